// Reads the table's markup from the server as data, for staging, actions and the lesson.

import { rankOf } from "../cards.js";

/** Reads `#table` as the server sent it. */
export function readTable(root) {
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
    hints: root.querySelector("#ask-hint") !== null,
    topRank: dataset.topRank ?? null,
    hand: handOf(root),
    own: meldsOf(root),
    lesson: root.querySelector("#lesson") !== null,
    /** What the lesson tells a player who tries something else. */
    nudge: root.querySelector("#lesson")?.dataset.nudge,
    /** The number of events in this deal. */
    events: dataset.events,
    /** News that isn't about cards, the number of chat messages, and the last message. */
    around: dataset.around,
    said: Number(dataset.said),
    lastSaid: dataset.lastSaid,
  };
}

/** The hand by rank, in column order. Red and black threes share a column, but have separate ranks here. */
function handOf(root) {
  const hand = new Map();
  for (const column of root.querySelectorAll(".col")) {
    for (const card of column.dataset.cards.split(" "))
      hand.set(rankOf(card), [...(hand.get(rankOf(card)) ?? []), card]);
  }
  return hand;
}

/** The melds of the viewer's side by rank. */
function meldsOf(root) {
  const melds = [...root.querySelectorAll(".melds.we .meld")];
  return new Map(
    melds.map(({ dataset }) => [dataset.rank, { naturals: Number(dataset.naturals), wilds: Number(dataset.wilds) }]),
  );
}
