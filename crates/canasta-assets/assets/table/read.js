// What the server's markup says of the table, as data: all that staging, acts and the lesson need to know of it.

import { rankOf } from "../cards.js";

/** Reads `#table`, before anything of the page's own is put into it. */
export function read(root) {
  const { dataset } = root;
  return {
    id: dataset.table,
    n: Number(dataset.n),
    deal: dataset.deal,
    phase: dataset.phase,
    mine: "mine" in dataset,
    opened: "opened" in dataset,
    frozen: "frozen" in dataset,
    outnumber: "outnumber" in dataset,
    withWild: "withWild" in dataset,
    byHand: "byHand" in dataset,
    watching: "watching" in dataset,
    paused: "paused" in dataset,
    minimum: Number(dataset.minimum),
    canastas: Number(dataset.canastas),
    /** Whether the viewer is given hints. */
    hints: root.querySelector("#ask-hint") !== null,
    topRank: dataset.topRank ?? null,
    hand: handOf(root),
    own: meldsOf(root),
    lesson: root.querySelector("#lesson") !== null,
    /** What the lesson says to a player who wants to do something else first. */
    nudge: root.querySelector("#lesson")?.dataset.nudge,
    /** How much has happened in the deal. */
    events: dataset.events,
    /** What goes on around the cards, how much was said, and the last of it. */
    around: dataset.around,
    said: Number(dataset.said),
    lastSaid: dataset.lastSaid,
  };
}

/** The hand by rank, in the order of the columns. Threes share a column; the red ones are another rank all the same. */
function handOf(root) {
  const hand = new Map();
  for (const column of root.querySelectorAll(".col")) {
    for (const card of column.dataset.cards.split(" "))
      hand.set(rankOf(card), [...(hand.get(rankOf(card)) ?? []), card]);
  }
  return hand;
}

/** The melds of the viewer's side: how many natural and wild cards each has. */
function meldsOf(root) {
  const melds = [...root.querySelectorAll(".melds.we .meld")];
  return new Map(
    melds.map(({ dataset }) => [dataset.rank, { naturals: Number(dataset.naturals), wilds: Number(dataset.wilds) }]),
  );
}
