// The four action buttons: whether they are ready and, if not, why.

import { rankOf } from "../cards.js";
import { message } from "../words.js";
import { whyNot } from "./ready.js";

/** Updates the buttons in a copy of the server's markup. */
export function showButtons(root, { staging, table, busy, underWay }) {
  for (const [name, reason] of Object.entries(whyNot(table, staging)))
    showReady(root.querySelector(`#action-${name}`), reason);
  const cards = staging.chosenCards(table);
  const label = root.querySelector("#action-discard .label");
  const discards = cards.length === 1 && rankOf(cards[0]) !== "R";
  label.textContent = discards ? message("discard-the", { rank: rankOf(cards[0]) }) : message("discard");
  if (busy)
    for (const button of root.querySelectorAll("[id^='action-'], #say button"))
      showBusy(button, button.id === `action-${underWay}`);
}

/** While an action is waiting for its answer, no button looks ready. */
function showBusy(button, isUnderWay) {
  button.setAttribute("aria-busy", "true");
  if (isUnderWay) return;
  button.classList.remove("main");
  button.setAttribute("aria-disabled", "true");
}

/** `reason` is `null` if the button is ready. */
function showReady(button, reason) {
  button.classList.toggle("main", reason === null);
  if (reason === null) {
    button.removeAttribute("aria-disabled");
    delete button.dataset.because;
    return;
  }
  button.setAttribute("aria-disabled", "true");
  Object.assign(button.dataset, reason);
}

/** The data of a button: whether it is `ready` and its `action`, or `because`, `rule` and `code` if it isn't ready. */
export function offerOf(button) {
  return button && { ...button.dataset, ready: !button.hasAttribute("aria-disabled") };
}
