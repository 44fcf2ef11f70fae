// Sends the plain forms around a game (sit down, start, pause …) in the background. The page shows refusals; changes
// arrive over the live connection.

import { withRetry } from "./retry.js";
import { message } from "./words.js";

const REQUEST_TIMEOUT_MS = 8_000;

/** An answer may redirect only to a table, such as the next waiting room. */
const TABLE_PATH = /^\/table\/[\w-]+$/;

/**
 * Sends forms of class `do` in the background. Calls `show(sentence)` with the reason for a refusal, or with an empty
 * string after success.
 */
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

/** Returns the reason for a refusal, or an empty string. Calls `onWait(sentence)` with the reason for a delay. */
export async function post(path, body, type = "application/x-www-form-urlencoded;charset=UTF-8", onWait = () => {}) {
  try {
    const send = () =>
      fetch(path, {
        method: "POST",
        headers: { accept: "application/json", "content-type": type },
        body,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
    const response = await withRetry(send, onWait);
    const answer = await response.json().catch(() => ({}));
    if (response.ok && TABLE_PATH.test(answer.go)) location.assign(answer.go);
    if (response.ok) return "";
    return answer.because ?? message("not-done");
  } catch {
    return message("not-done");
  }
}
