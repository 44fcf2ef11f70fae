// Dialogs over a screen. Escape, the button and a press next to them close them.

import { message } from "../words.js";
import { h, icon } from "./markup.js";

/** Opens a dialog. It is removed when it closes. */
export function openDialog(title, className, ...children) {
  const close = () => dialog.close();
  const dialog = h(
    "dialog",
    { class: className, "aria-labelledby": "dialog-title", onclose: () => dialog.remove() },
    h(
      "div",
      { class: "dialog-top" },
      h("h2", { id: "dialog-title", tabindex: "-1", autofocus: true }, title),
      h("button", { type: "button", class: "iconbtn", "aria-label": message("close"), onclick: close }, icon("close")),
    ),
    ...children,
  );
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  // The address changes when another screen is shown.
  addEventListener("hashchange", close, { once: true });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
