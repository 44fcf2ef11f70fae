// The lesson: highlights what to press next towards the current step's action. The server checks every action.

import { cardsIn, rankOf } from "../cards.js";

/** Adds the highlights to a copy of the server's markup. */
export function showLesson(root, { plan, selection, busy }) {
  const wanted = root.querySelector("#lesson")?.dataset.wanted;
  if (!wanted || busy || !plan) return;
  for (const id of targets(plan, selection.counts, wanted.split(";")))
    root.querySelector(`#${id}`)?.classList.add("hinted");
}

/** The IDs of the elements to press next. `wanted` are the actions that continue the lesson. */
function targets({ buttons }, selected, wanted) {
  const [verb] = wanted[0].split(" ");
  const goals = wanted.map((action) => countByRank(cardsIn(action)));
  const isReady = buttons.some(({ name, action }) => name === verb && action);
  if (verb === "draw" || (verb === "take" && isReady) || !goals[0].size) return [`action-${verb}`];
  // Cards that no goal needs are unselected first.
  const extra = [...selected.keys()].filter((rank) =>
    goals.every((goal) => selected.get(rank) > (goal.get(rank) ?? 0)),
  );
  if (extra.length) return extra.map(columnId);
  if (goals.some((goal) => [...goal].every(([rank, n]) => selected.get(rank) === n))) return [`action-${verb}`];
  const missing = (goal) => [...goal.keys()].filter((rank) => (selected.get(rank) ?? 0) < goal.get(rank));
  return verb === "discard" ? goals.flatMap(missing).map(columnId) : missing(goals[0]).slice(0, 1).map(columnId);
}

const columnId = (rank) => `col-${rank}`;

function countByRank(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  return counts;
}
