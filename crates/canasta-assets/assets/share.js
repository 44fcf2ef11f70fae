// Buttons that copy a link or share it through the device's own dialog.

import { message, readWords } from "./words.js";

/** Shows the buttons that this browser supports. */
export function showButtons(root = document) {
  for (const part of root.querySelectorAll(".for-script[hidden]")) part.hidden = false;
  if (!navigator.share) return;
  for (const button of root.querySelectorAll("[data-share][hidden]")) button.hidden = false;
}

function showStatus(button, text) {
  const status = button.closest(".row").parentElement.querySelector("[role=status]");
  if (status) status.textContent = text;
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    // `navigator.clipboard` needs https or localhost.
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand("copy")) throw new Error("refused");
    showStatus(button, message("copied"));
  } catch {
    showStatus(button, message("not-copied"));
  }
}

async function share(button) {
  const { share: url, text } = button.dataset;
  try {
    await navigator.share(text.includes(url) ? { text } : { text, url });
  } catch {
    // The visitor closed the dialog.
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-copy], [data-share]");
  if (button) button.dataset.copy ? copy(button) : share(button);
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("input[readonly]")) event.target.select();
});

if (!document.getElementById("table")) {
  readWords();
  showButtons();
}
