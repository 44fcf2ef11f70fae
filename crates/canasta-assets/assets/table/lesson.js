// The lesson. Shows the learner's next move towards the current step's action: a sentence in the panel, and highlights
// on what to press. The server checks every action.

import { groupsIn, rankOf, rankOfGroup } from "../cards.js";
import { message } from "../words.js";

/** Adds the next move to a copy of the server's markup. */
export function showLesson(root, { staging, table, busy }) {
  const panel = root.querySelector("#lesson");
  if (!panel?.dataset.wanted) return;
  const move = busy ? { says: "", at: [] } : nextMove(table, staging, panel.dataset.wanted.split(";"), root);
  panel.querySelector("#lesson-how").textContent = move.says;
  for (const button of root.querySelectorAll("#own .actions .btn")) {
    button.classList.toggle("main", move.at.includes(button.id) && !button.hasAttribute("aria-disabled"));
  }
  // Emphasize the strip only if it comes next.
  root.querySelector("#strip-hint")?.classList.toggle("later", !move.at.includes("strip"));
  for (const id of move.at) root.querySelector(`#${id}`)?.classList.add("hinted");
}

/** The next move: a sentence, and the IDs of the elements to press. */
function nextMove(table, staging, wanted, root) {
  const [action] = wanted;
  const [verb] = action.split(" ");
  if (verb === "draw") return { says: message("lesson-draw"), at: ["action-draw"] };
  if (verb === "discard") return discard(table, staging, wanted, root);
  const groups = groupsIn(action);
  return verb === "take" ? take(table, staging, groups) : lay(table, staging, groups);
}

function discard(table, staging, wanted, root) {
  const ranks = wanted.map((action) => rankOf(action.split(" ")[1]));
  if (staging.sets.length) return clear();
  const unwanted = [...staging.chosen].find(([key, n]) => !ranks.includes(key) || n > 1 || staging.chosen.size > 1);
  if (unwanted)
    return ranks.includes(unwanted[0]) && staging.chosen.size === 1 ? tooMany(unwanted[0], 1) : back(unwanted[0]);
  if (!staging.chosen.size) {
    const [key, other] = ranks;
    const says = other ? message("lesson-tap-or", { rank: key, other }) : message("lesson-tap", { rank: key });
    return { says, at: ranks.map(column) };
  }
  const button = root.querySelector("#action-discard .label").textContent;
  return { says: message("lesson-discard", { button }), at: ["action-discard"] };
}

function take(table, staging, groups) {
  const press = { says: message("lesson-take"), at: ["action-take"] };
  if (!groups.length || (!staging.sets.length && !staging.chosen.size)) return press;
  // Cards for taking the pile are staged under the upcard's rank.
  const move = build(staging, groups, table.topRank);
  return move ?? { says: message("lesson-take-again"), at: ["action-take"] };
}

function lay(table, staging, groups) {
  return build(staging, groups) ?? { says: message("lesson-meld"), at: ["action-lay"] };
}

/** The next move towards these sets, or `null` once they are staged. */
function build(staging, groups, top = null) {
  const goals = groups.map((cards) => ({ key: top ?? rankOfGroup(cards), need: countByRank(cards) }));
  for (const set of staging.sets) {
    const goal = goals.find(({ key }) => key === set.rank);
    const staged = countByRank(set.cards);
    if (!goal || [...staged].some(([key, n]) => n > (goal.need.get(key) ?? 0))) return clear();
    goal.need = new Map([...goal.need].map(([key, n]) => [key, n - (staged.get(key) ?? 0)]));
  }
  const open = goals.filter(({ need }) => [...need.values()].some((n) => n > 0));
  if (!open.length) return staging.chosen.size ? back([...staging.chosen.keys()][0]) : null;
  const chosen = [...staging.chosen];
  // If cards for several sets are selected, continue with the first of these sets.
  const goal = open.find(({ need }) => chosen.some(([key]) => need.get(key) > 0)) ?? open[0];
  const other = chosen.find(([key]) => !open.some(({ need }) => need.get(key) > 0));
  if (other) return back(other[0]);
  for (const [key, n] of chosen) {
    const needed = Math.max(...open.map(({ need }) => need.get(key) ?? 0));
    if (n > needed) return tooMany(key, needed);
  }
  for (const [key, n] of goal.need) {
    if (n > (staging.chosen.get(key) ?? 0)) return tap(key, n);
  }
  return { says: message("lesson-strip"), at: ["strip"] };
}

function tap(key, n) {
  const says = n === 1 ? message("lesson-tap", { rank: key }) : message("lesson-tap-more", { rank: key, n });
  return { says, at: [column(key)] };
}

const tooMany = (key, n) => ({ says: message("lesson-too-many", { rank: key, n }), at: [column(key)] });
const back = (key) => ({ says: message("lesson-other", { rank: key }), at: [column(key)] });
const clear = () => ({ says: message("lesson-clear"), at: ["clear"] });
const column = (key) => `col-${key}`;

/** The number of cards per rank. */
function countByRank(cards) {
  const counts = new Map();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  return counts;
}
