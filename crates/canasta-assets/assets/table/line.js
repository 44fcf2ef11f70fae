// The line above the hand: whose turn it is, and then what the selected cards make, or a problem.

import { element } from "../element.js";
import { chapterOf, message, messageNodes } from "../words.js";

/** Updates the line in a copy of the server's markup. */
export function showLine(root, { plan, table, line, lost }) {
  const say = root.querySelector("#say");
  // The line isn't visible under the result of a deal.
  const error = root.querySelector("#fault");
  if (error && line?.refusal) error.textContent = sentence(line.refusal.because);
  if (lost) return replace(say, connectionLost(lost));
  if (line?.refusal) return replace(say, refused(say, table, line.refusal));
  if (line?.note) return showText(say, table, line.note, "note");
  if (plan?.line) showText(say, table, plan.line, plan.tone);
}

function connectionLost({ because }) {
  return element("p", "say lost", element("span", "", ...(because ? [because] : messageNodes("lost"))));
}

/** A refusal with a link to its rule. */
function refused(say, table, { because, code }) {
  const line = element("p", "say refused", element("span", "", ...lead(say, table), strong(sentence(because))));
  line.setAttribute("role", "alert");
  const rule = chapterOf(code);
  if (!rule) return line;
  const why = element("a", "", message("why"));
  why.href = `/rules/${rule}`;
  why.id = "why-link";
  Object.assign(why.dataset, { do: "why", rule, code });
  line.append(why);
  return line;
}

/** Replaces what the line says after whose turn it is. */
function showText(say, table, text, tone = "") {
  // A question of the partner, or a pause, stays.
  if (say.matches(".banner")) return;
  if (tone) say.classList.add(tone);
  say.firstElementChild.replaceChildren(...lead(say, table), strong(text));
}

/** “Your turn.”, or the server's whole line during another player's turn. */
function lead(say, { mine }) {
  const own = say.firstElementChild;
  const nodes = mine ? [own.querySelector("b")?.cloneNode(true)] : [...own.cloneNode(true).childNodes];
  return nodes.some(Boolean) ? [element("span", "lead", ...nodes.filter(Boolean)), " "] : [];
}

/** The tick after a reached minimum has a colour of its own. */
function strong(text) {
  const [before, after] = text.split("✓");
  return after === undefined
    ? element("strong", "", text)
    : element("strong", "", before, element("i", "", "✓"), after);
}

const sentence = (text) => {
  const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
};

function replace(say, line) {
  line.id = "say";
  say.replaceWith(line);
}
