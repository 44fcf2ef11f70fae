// Decides which of the four actions are ready, and why the others aren't. All functions are pure. The server checks
// every action.

import { rankOf } from "../cards.js";
import { message } from "../words.js";
import { layable } from "./layable.js";

export const notYourTurn = (table) => ({
  because: message(table.paused ? "paused" : "not-turn"),
  rule: "turn",
  code: "not-now",
});

/**
 * For each action, the reason why it isn't ready, as `{ because, rule, code }`, or `null` if it is ready. If an action
 * is missing or its reason is empty, the server's markup applies.
 */
export function whyNot(table, staging) {
  if (!table.mine) {
    const reason = notYourTurn(table);
    return { draw: reason, take: reason, lay: reason, discard: reason };
  }
  const reasons = { lay: whyNotLay(table, staging), discard: whyNotDiscard(table, staging.chosenCards(table)) };
  if (table.phase === "draw" && staging.sets.length) reasons.take = staging.couldTake(table) ? null : {};
  return reasons;
}

function whyNotLay(table, staging) {
  if (!staging.sets.length && !staging.chosenCards(table).length && layable(table).length) return null;
  return staging.whyNotLay(table) ?? (table.phase === "play" ? null : {});
}

function whyNotDiscard(table, chosen) {
  if (chosen.some((card) => rankOf(card) === "R"))
    return { because: message("red-three-kept"), rule: "threes", code: "cannot-discard" };
  if (table.phase === "draw") return { because: message("draw-first"), rule: "turn", code: "not-now" };
  if (table.phase === "play" && chosen.length === 1) return null;
  return { because: message("choose-one"), rule: "turn" };
}
