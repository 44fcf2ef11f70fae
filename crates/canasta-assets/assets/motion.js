// The table's animations, loaded after the first card. The table works without them. Any press and any change of the
// table end them all, so that nothing waits for an animation.

import { fly, land, openCards, origins } from "./fly.js";
import { deal } from "./motion/deal.js";
import { canastas, seal } from "./motion/seal.js";
import { shownBox } from "./motion/sky.js";
import { sweepOf } from "./motion/sweep.js";

export { origins };

for (const press of ["pointerdown", "keydown"]) addEventListener(press, land, { capture: true });

/** Ends all animations and measures the table before it changes. */
export function before(root) {
  land();
  return {
    cards: openCards(root),
    canastas: canastas(root),
    pile: shownBox(root.querySelector("#pile .heap > .card:last-child")),
    pileCards: Number(root.querySelector("#pile .num")?.textContent ?? 0),
  };
}

/** Animates what has changed since `before`. `origins` says where hidden cards come from. */
export function after(root, before, origins) {
  fly(before.cards, openCards(root), origins, sweepOf(before.pile, before.pileCards));
  seal(root, before.canastas);
}

/** Animates dealing the cards from the stock. */
export function dealt(root) {
  land();
  deal(root);
}
