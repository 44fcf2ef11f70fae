// The two buttons of a turn.

import { element } from "../element.js";
import { message } from "../words.js";

const KEYS = { draw: "D", take: "T", meld: "M", discard: "X", declare: "M" };

/** Shows the plan's buttons in a copy of the server's markup, unless the viewer has to answer a question. */
export function showButtons(root, { plan, busy, underWay }) {
  const actions = root.querySelector("#own .actions");
  const isAnswering = actions.querySelector("#action-yes") !== null;
  if (plan && !isAnswering) actions.replaceChildren(...plan.buttons.map(actionButton));
  if (!busy) return;
  for (const button of root.querySelectorAll("[id^='action-']")) showBusy(button, button.id === `action-${underWay}`);
}

function actionButton({ name, label, detail, state, action, select }) {
  const text = element("span", "label", label);
  const key = element("kbd", "", KEYS[name]);
  key.setAttribute("aria-hidden", "true");
  const button = element("button", `btn ${{ must: "main", can: "can", cannot: "" }[state]}`.trim(), text, " ", key);
  button.type = "button";
  button.id = `action-${name}`;
  Object.assign(button.dataset, { do: "press", name });
  if (!action && !select) button.setAttribute("aria-disabled", "true");
  if (!detail) return button;
  const small = element("small", "", detail);
  small.id = `detail-${name}`;
  button.setAttribute("aria-describedby", small.id);
  button.append(small);
  return button;
}

/** While an action is waiting for its answer, only its own button stands out. */
function showBusy(button, isUnderWay) {
  button.setAttribute("aria-busy", "true");
  button.classList.toggle("sent", isUnderWay);
  if (isUnderWay) return;
  button.classList.remove("main", "can");
  button.setAttribute("aria-disabled", "true");
}
