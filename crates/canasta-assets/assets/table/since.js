// What has happened since the viewer's last turn: captions at the plates, and the panel, in short or step by step.

import { cardsIn, face } from "../cards.js";
import { element } from "../element.js";
import { message } from "../words.js";

/** What a plate must not reach: the corners of the table, the lines over the melds, other plates. */
const NEIGHBOURS = ".bar .score, .bar nav, .melds h2, .seats .who, .words .look-through";

/**
 * A caption is put more briefly where its plate has no room for it; on the narrowest it stands in the place of the name. Where there
 * is no room at all it is left to the log.
 */
export function fitCaptions(root = document) {
  for (const caption of root.querySelectorAll(".seats .act")) {
    const { classList } = caption;
    classList.remove("short", "alone", "left-out");
    const plate = caption.closest(".who");
    const others = [...root.querySelectorAll(NEIGHBOURS)].filter((other) => other !== plate).map((other) => other.getBoundingClientRect());
    const words = linesOf(root.querySelector(".words"));
    for (const shorter of ["short", "alone"]) if (!fits(caption, plate, [...others, ...words])) classList.add(shorter);
    classList.toggle("left-out", !isClear(plate, words));
  }
}

/** The boxes of the lines of a text, which are narrower than its element. */
function linesOf(element) {
  if (!element) return [];
  const range = document.createRange();
  const boxes = (node) => (node.nodeType === Node.TEXT_NODE ? (range.selectNodeContents(node), [...range.getClientRects()]) : [...node.childNodes].flatMap(boxes));
  return boxes(element);
}

function fits(caption, plate, others) {
  const lines = caption.clientHeight / Number.parseFloat(getComputedStyle(caption).lineHeight);
  if (caption.scrollWidth > caption.clientWidth + 1 || lines > 2.4) return false;
  return isClear(plate, others);
}

/** Whether an element lies over none of some boxes. */
function isClear(element, boxes) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return boxes.every((box) => Math.min(right, box.right) - Math.max(left, box.left) <= 1 || Math.min(bottom, box.bottom) - Math.max(top, box.top) <= 1);
}

/** Puts the step that is looked at into a copy of the server's markup; without one the panel is in short. */
export function showSince(root, panel) {
  const steps = [...root.querySelectorAll("#since .steps > li")];
  if (!steps.length) return;
  // The table may have gone on, and the list be another one.
  if (panel.at >= steps.length) panel.at = steps.length - 1;
  const { at = -1 } = panel;
  const turns = root.querySelector("#since .turns");
  turns.hidden = at >= 0;
  // Under them the log says whose turn it is.
  const lines = [...root.querySelectorAll("#log > li")].slice(0, -1);
  turns.replaceChildren(...lines.slice(lines.length - Number(turns.dataset.lines)).map((line) => line.cloneNode(true)));
  steps.forEach((step, place) => {
    step.hidden = place !== at;
    const run = element("div", "run", ...cardsIn(step.dataset.faces ?? "").map((card) => face(card)));
    run.setAttribute("aria-hidden", "true");
    const count = element("small", "");
    count.textContent = message("since-at", { at: place + 1, of: steps.length });
    step.replaceChildren(element("p", "", ...step.childNodes), run, count);
  });
  const on = root.querySelector("#since-on");
  root.querySelector("#since-back").hidden = at < 0;
  if (at < 0) return;
  on.textContent = on.dataset.on;
  on.hidden = at === steps.length - 1;
  root.querySelector(`#seat-${steps[at].dataset.seat}`)?.classList.add("shown");
}
