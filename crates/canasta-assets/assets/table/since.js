// Events since the viewer's last turn: captions on the plates, and a recap panel with a short version and single steps.

/** Things that plates must not overlap. */
const NEIGHBOURS = ".bar .score, .bar nav, .melds h2, .seats .who, .words .look-through";

/** In a copy of the markup, gives captions that haven't changed the form in which they are shown now. */
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
 * Shortens captions that are too long for their plates. On the narrowest plates, a caption replaces the name or is left
 * out. Captions that were fitted before change only with `all`, which is for changes of the window.
 */
export function fitCaptions(root, { all = false } = {}) {
  const captions = [...root.querySelectorAll(".seats .action")].filter(({ dataset }) => all || !dataset.full);
  if (!captions.length) return;
  for (const caption of captions) {
    caption.textContent = caption.dataset.full ??= caption.textContent;
    caption.classList.remove("alone", "left-out");
  }
  // Measure all captions first, because each change forces a new layout.
  const tooLong = captions.filter(doesNotFit(root));
  for (const caption of tooLong) caption.textContent = caption.dataset.brief;
  const stillTooLong = tooLong.filter(doesNotFit(root));
  for (const caption of stillTooLong) caption.classList.add("alone");
  const words = linesOf(root.querySelector(".words"));
  for (const caption of stillTooLong.filter((caption) => !isClear(plateOf(caption), words)))
    caption.classList.add("left-out");
}

const plateOf = (caption) => caption.closest(".who");

/** Whether a caption is cut off, too high, or makes its plate overlap something. */
function doesNotFit(root) {
  const others = [...root.querySelectorAll(NEIGHBOURS)].map((other) => [other, other.getBoundingClientRect()]);
  const words = linesOf(root.querySelector(".words"));
  return (caption) => {
    const plate = plateOf(caption);
    const boxes = others.filter(([other]) => other !== plate).map(([, box]) => box);
    return !fits(caption, plate, [...boxes, ...words]);
  };
}

/** The boxes of the lines of text. They are narrower than the element. */
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

/** Whether an element overlaps none of the boxes. */
function isClear(element, boxes) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return boxes.every(
    (box) =>
      Math.min(right, box.right) - Math.max(left, box.left) <= 1 ||
      Math.min(bottom, box.bottom) - Math.max(top, box.top) <= 1,
  );
}

/** Adds the panel to a copy of the markup, and marks the player who acts in the current step. */
export function showSince(root, { content, at }) {
  const panel = root.appendChild(content.cloneNode(true));
  const steps = [...panel.querySelectorAll(".steps > li")];
  if (at < 0) return;
  panel.querySelector(".turns").hidden = true;
  panel.querySelector("#since-back").hidden = false;
  steps[at].hidden = false;
  const next = panel.querySelector("#since-on");
  next.textContent = next.dataset.on;
  next.hidden = at === steps.length - 1;
  root.querySelector(`#seat-${steps[at].dataset.seat}`)?.classList.add("shown");
}
