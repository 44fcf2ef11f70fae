// What moves at the table, in a script of its own that comes after the first card: without it every card is where it belongs.
// A press, or the next change of the table, lands all at once, so nothing waits for what flies.

import { fly, land, look, origins } from "./fly.js";
import { deal } from "./motion/deal.js";
import { canastas, seal } from "./motion/seal.js";
import { shownBox } from "./motion/sky.js";
import { sweepOf } from "./motion/sweep.js";

export { origins };

for (const press of ["pointerdown", "keydown"]) addEventListener(press, land, { capture: true });

/** Lands what flies and measures the table, before it changes. */
export function before(root) {
  land();
  return {
    cards: look(root),
    canastas: canastas(root),
    pile: shownBox(root.querySelector("#pile .heap > .card:last-child")),
    pileCards: Number(root.querySelector("#pile .num")?.textContent ?? 0),
  };
}

/** Starts what moves between `before` and now; `origins` says where cards come from that were hidden. */
export function after(root, before, origins) {
  fly(before.cards, look(root), origins, sweepOf(before.pile, before.pileCards));
  seal(root, before.canastas);
}

/** A deal was dealt: its cards come from the stock. */
export function dealt(root) {
  land();
  deal(root);
}
