// The line above the hand. Problems take precedence over the server's text.

import { element } from "../element.js";
import { message, messageNodes } from "../words.js";

/** Updates the line in a copy of the server's markup. */
export function showLine(root, { staging, table, line, lost }) {
  const say = root.querySelector("#say");
  // The line isn't visible under the result of a deal.
  const error = root.querySelector("#fault");
  if (error && line?.refusal) error.textContent = line.refusal.because;
  if (lost) return replace(say, connectionLost(lost));
  if (line?.refusal) return replace(say, refused(line.refusal));
  if (line?.note) return showNote(say, line.note);
  if (staging.chosen.has("R") && !say.matches(".asked")) {
    say.firstElementChild.replaceChildren(message(table.byHand ? "red-three-by-hand" : "red-three-itself"));
  }
}

function connectionLost({ because }) {
  return element("p", "say lost", element("span", "", ...(because ? [because] : messageNodes("lost"))));
}

/** A refusal with a link to its rule. */
function refused({ because, rule, code }) {
  const title = element("b", "", code === "not-yet" ? message("not-yet") : message("not-possible"));
  const line = element("div", "say refused", element("span", "", title, ` ${because}`));
  line.setAttribute("role", "alert");
  if (!rule) return line;
  const why = element("a", "", message("why"));
  why.href = `/rules/${rule}`;
  why.id = "why-link";
  Object.assign(why.dataset, { do: "why", rule, ...(code && { code }) });
  line.append(why);
  return line;
}

/** Adds a note below a question, which keeps its buttons. Any other text is replaced. */
function showNote(say, note) {
  say.classList.add("noted");
  if (say.matches(".asked")) say.firstElementChild.append(element("small", "", note));
  else say.firstElementChild.replaceChildren(note);
}

function replace(say, line) {
  line.id = "say";
  say.replaceWith(line);
}
