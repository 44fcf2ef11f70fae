// Short explanations of rules, loaded from the chapters of the rules book.

import { button, element } from "../element.js";
import { withRetry } from "../retry.js";
import { message } from "../words.js";

const REQUEST_TIMEOUT_MS = 8_000;

/**
 * The panel's content: `{ rule, title, text, lang }`. Calls `onWait(sentence)` with the reason for a delay. Throws if
 * there is no answer.
 */
export async function shortText(rule, code, onWait) {
  const answer = await withRetry(
    () => fetch(`/rules/${rule}`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }),
    onWait,
  );
  if (!answer.ok) throw new Error(String(answer.status));
  const chapter = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part =
    chapter.querySelector(`[data-refusal~="${CSS.escape(code ?? "")}"]`) ?? chapter.querySelector("[data-short]");
  const title = (part.querySelector("h2") ?? chapter.querySelector("h1")).textContent;
  const text = element("div", "short", ...[...part.childNodes].filter((node) => node.nodeName !== "H2"));
  // Chapters that aren't translated are in English.
  const { lang } = part.closest("[lang]");
  return { rule, title, text, lang };
}

export function whyPanel({ rule, title, text, lang }) {
  const close = button("iconbtn close", "close-why", "×");
  close.setAttribute("aria-label", message("close-why"));
  close.id = "close-why";
  const link = element("a", "", message("whole-chapter"));
  link.href = `/rules/${rule}`;
  link.target = "_blank";
  const quoted = [element("h2", "", title), text.cloneNode(true)];
  for (const part of quoted) part.lang = lang;
  const panel = element("aside", "why", close, ...quoted, element("p", "", link));
  panel.id = "why";
  panel.setAttribute("aria-label", title);
  panel.tabIndex = -1;
  return panel;
}
