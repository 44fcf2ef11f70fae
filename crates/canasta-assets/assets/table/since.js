// What has happened since the viewer's last turn: captions at the plates, and the panel, in short or step by step.

/** What a plate must not reach: the corners of the table, the lines over the melds, other plates. */
const NEIGHBOURS = ".bar .score, .bar nav, .melds h2, .seats .who, .words .look-through";

/**
 * A caption is put more briefly where its plate has no room for it; on the narrowest it stands in the place of the name. Where there
 * is no room at all it is left to the log.
 */
export function fitCaptions(root = document) {
  for (const caption of root.querySelectorAll(".seats .act")) {
    const { classList, dataset } = caption;
    classList.remove("alone", "left-out");
    caption.textContent = dataset.full ??= caption.textContent;
    const plate = caption.closest(".who");
    const others = [...root.querySelectorAll(NEIGHBOURS)].filter((other) => other !== plate).map((other) => other.getBoundingClientRect());
    const words = linesOf(root.querySelector(".words"));
    if (!fits(caption, plate, [...others, ...words])) caption.textContent = dataset.brief;
    if (!fits(caption, plate, [...others, ...words])) classList.add("alone");
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

/** The panel with the step that is looked at, or in short; the plate of the player who did it is marked in a copy of the markup. */
export function showSince(root, { content, at }) {
  const panel = root.appendChild(content.cloneNode(true));
  const steps = [...panel.querySelectorAll(".steps > li")];
  if (at < 0) return;
  panel.querySelector(".turns").hidden = true;
  panel.querySelector("#since-back").hidden = false;
  steps[at].hidden = false;
  const on = panel.querySelector("#since-on");
  on.textContent = on.dataset.on;
  on.hidden = at === steps.length - 1;
  root.querySelector(`#seat-${steps[at].dataset.seat}`)?.classList.add("shown");
}
