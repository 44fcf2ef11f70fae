// The buttons of the four acts: ready, or not now and why.

import { rankOf } from "../cards.js";
import { message } from "../words.js";
import { whyNot } from "./ready.js";

/** Puts into a copy of the server's markup what is chosen and staged does to the buttons. */
export function showButtons(root, { staging, table, busy, underWay }) {
  for (const [name, reason] of Object.entries(whyNot(table, staging)))
    showReady(root.querySelector(`#action-${name}`), reason);
  const cards = staging.chosenCards(table);
  const label = root.querySelector("#action-discard .label");
  const discards = cards.length === 1 && rankOf(cards[0]) !== "R";
  label.textContent = discards ? message("discard-the", { rank: rankOf(cards[0]) }) : message("discard");
  if (busy)
    for (const act of root.querySelectorAll("[id^='action-'], #say button")) showBusy(act, act.id === `action-${underWay}`);
}

/** While an act waits for its answer no other can be sent, and none looks as if it could. */
function showBusy(act, isUnderWay) {
  act.setAttribute("aria-busy", "true");
  if (isUnderWay) return;
  act.classList.remove("main");
  act.setAttribute("aria-disabled", "true");
}

/** `reason` is why it is not ready, or null. */
function showReady(act, reason) {
  act.classList.toggle("main", reason === null);
  if (reason === null) {
    act.removeAttribute("aria-disabled");
    delete act.dataset.because;
    return;
  }
  act.setAttribute("aria-disabled", "true");
  Object.assign(act.dataset, reason);
}

/** What a button offers: whether it is `ready`, its `act`, and `because`, `rule` and `code` where it is not; nothing without it. */
export function offerOf(button) {
  return button && { ...button.dataset, ready: !button.hasAttribute("aria-disabled") };
}
