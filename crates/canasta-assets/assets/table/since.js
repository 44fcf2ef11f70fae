// What has happened since the viewer's last turn: captions at the plates, and the panel, in short or step by step.

/** What a plate must not reach: the corners of the table, the lines over the melds, other plates. */
const NEIGHBOURS = ".bar .score, .bar nav, .melds h2, .seats .who, .words .look-through";

/** Captions that have not changed look in a copy of the markup as they look on the page. */
export function keepCaptions(copy) {
  for (const caption of copy.querySelectorAll(".seats .action")) {
    const shown = document.querySelector(`#${caption.closest(".seat").id} .action`);
    if (shown?.dataset.full !== caption.textContent) continue;
    caption.dataset.full = shown.dataset.full;
    caption.className = shown.className;
    caption.textContent = shown.textContent;
  }
}

/**
 * A caption is put more briefly where its plate has no room for it; on the narrowest it stands in the place of the name. Where there
 * is no room at all it is left to the log. Those that were fitted already stay as they are, unless the window has changed (`all`).
 */
export function fitCaptions(root, { all = false } = {}) {
  const captions = [...root.querySelectorAll(".seats .action")].filter(({ dataset }) => all || !dataset.full);
  if (!captions.length) return;
  for (const caption of captions) {
    caption.textContent = caption.dataset.full ??= caption.textContent;
    caption.classList.remove("alone", "left-out");
  }
  // What is measured is measured for all of them at once: each change costs a layout of the page.
  const tooLong = captions.filter(doesNotFit(root));
  for (const caption of tooLong) caption.textContent = caption.dataset.brief;
  const stillTooLong = tooLong.filter(doesNotFit(root));
  for (const caption of stillTooLong) caption.classList.add("alone");
  const words = linesOf(root.querySelector(".words"));
  for (const caption of stillTooLong.filter((caption) => !isClear(plateOf(caption), words)))
    caption.classList.add("left-out");
}

const plateOf = (caption) => caption.closest(".who");

/** Whether a caption, as the page is now, is cut off, too high, or makes its plate reach what it must not. */
function doesNotFit(root) {
  const others = [...root.querySelectorAll(NEIGHBOURS)].map((other) => [other, other.getBoundingClientRect()]);
  const words = linesOf(root.querySelector(".words"));
  return (caption) => {
    const plate = plateOf(caption);
    const boxes = others.filter(([other]) => other !== plate).map(([, box]) => box);
    return !fits(caption, plate, [...boxes, ...words]);
  };
}

/** The boxes of the lines of a text, which are narrower than its element. */
function linesOf(element) {
  if (!element) return [];
  const range = document.createRange();
  const boxes = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? (range.selectNodeContents(node), [...range.getClientRects()])
      : [...node.childNodes].flatMap(boxes);
  return boxes(element);
}

function fits(caption, plate, others) {
  const lines = caption.clientHeight / Number.parseFloat(getComputedStyle(caption).lineHeight);
  if (caption.scrollWidth > caption.clientWidth || lines > 2.4) return false;
  return isClear(plate, others);
}

/** Whether an element lies over none of some boxes. */
function isClear(element, boxes) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return boxes.every(
    (box) =>
      Math.min(right, box.right) - Math.max(left, box.left) <= 1 ||
      Math.min(bottom, box.bottom) - Math.max(top, box.top) <= 1,
  );
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
