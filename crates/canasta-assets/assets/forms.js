// What is done around a game (sit, begin, pause …) are plain forms. With this script they go in the background, and a
// refusal is told on the page; what they change comes over the live connection.

import { withRetry } from "./retry.js";
import { message } from "./words.js";

const PATIENCE = 8_000;

/** Where the next game is gathered: an answer may say where to go. */
const TABLE = /^\/table\/[\w-]+$/;

/** Sends forms of class `do`; `show(sentence)` shows why one was refused, and is called with an empty sentence when one was granted. */
export function forms(show) {
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest("form.do");
    if (!form) return;
    event.preventDefault();
    const button = event.submitter ?? form.querySelector("button");
    if (button?.getAttribute("aria-busy") === "true") return;
    button?.setAttribute("aria-busy", "true");
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    show(await post(form.getAttribute("action"), fields, undefined, show));
    button?.removeAttribute("aria-busy");
  });
}

/** Posts it; answers the sentence of a refusal, or an empty one. `onWait(sentence)` says why it takes longer. */
export async function post(path, body, type = "application/x-www-form-urlencoded;charset=UTF-8", onWait = () => {}) {
  try {
    const send = () =>
      fetch(path, {
        method: "POST",
        headers: { accept: "application/json", "content-type": type },
        body,
        signal: AbortSignal.timeout(PATIENCE),
      });
    const response = await withRetry(send, onWait);
    const answer = await response.json().catch(() => ({}));
    if (response.ok && TABLE.test(answer.go)) location.assign(answer.go);
    if (response.ok) return "";
    return answer.because ?? message("not-done");
  } catch {
    return message("not-done");
  }
}
