// The short text of a rule: fetched from its chapter, shown beside the table or over the cloth; never over the hand.

import { button, element } from "../element.js";
import { withRetry } from "../retry.js";
import { message } from "../words.js";

const PATIENCE = 8_000;

/** The panel's contents: `{ rule, title, text }`. `onWait(sentence)` says why it takes longer. Fails without an answer. */
export async function shortText(rule, code, onWait) {
  const answer = await withRetry(() => fetch(`/rules/${rule}`, { signal: AbortSignal.timeout(PATIENCE) }), onWait);
  if (!answer.ok) throw new Error(String(answer.status));
  const chapter = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part =
    chapter.querySelector(`[data-refusal~="${CSS.escape(code ?? "")}"]`) ?? chapter.querySelector("[data-short]");
  const title = (part.querySelector("h2") ?? chapter.querySelector("h1")).textContent;
  const text = element("div", "short", ...[...part.childNodes].filter((node) => node.nodeName !== "H2"));
  return { rule, title, text };
}

/** The panel. */
export function whyPanel({ rule, title, text }) {
  const close = button("iconbtn close", "close-why", "×");
  close.setAttribute("aria-label", message("close-why"));
  close.id = "close-why";
  const whole = element("a", "", message("whole-chapter"));
  whole.href = `/rules/${rule}`;
  whole.target = "_blank";
  const panel = element("aside", "why", close, element("h2", "", title), text.cloneNode(true), element("p", "", whole));
  panel.id = "why";
  panel.setAttribute("aria-label", title);
  panel.tabIndex = -1;
  return panel;
}
