// Places a hint: over the log if it is next to the table, otherwise on free felt. Loaded with the first hint.

/** A hint never covers these. */
const KEEP_CLEAR = "#stock, #pile, .meld, .reds, #hand .col, #own .actions .btn, #say, .bar > *";
/** It covers these only if there is no other room. What the preview says is in the log too. */
const TEXTS = ".melds h2, .seat :is(.who, .count)";
const KEPT_CLEAR = [`${KEEP_CLEAR}, ${TEXTS}, .words`, `${KEEP_CLEAR}, ${TEXTS}`, KEEP_CLEAR];

/** Parts of the table change size with the window, the settings and the selected cards. */
let watched = null;
const sizes = new ResizeObserver(placeHint);

export function placeHint() {
  const hint = document.querySelector("#hint");
  if (!hint) return (sizes.disconnect(), (watched = null));
  hint.classList.add("placed");
  if (watched !== hint) {
    watched = hint;
    for (const part of document.querySelectorAll("#table, #cloth, #own, #hand, #preview")) sizes.observe(part);
  }
  const style = { left: "", top: "", bottom: "", width: "", maxHeight: "" };
  hint.classList.remove("low", "wide");
  // If there is a log next to the table, the style sheet puts the hint over it.
  if (getComputedStyle(hint).position === "fixed") {
    const room = bestRoom(KEPT_CLEAR.map(freeRooms).find(({ length }) => length) ?? []);
    const low = room.height < 220;
    const width = Math.min(room.width, low || room.height < 240 ? 760 : 430) - 2 * MARGIN_PX;
    hint.classList.toggle("low", low);
    hint.classList.toggle("wide", width > 560);
    style.width = `${width}px`;
    style.left = `${room.left + (room.full ? (room.width - width) / 2 : MARGIN_PX)}px`;
    style.maxHeight = `${room.height - 2 * MARGIN_PX}px`;
    // Below the pile, the hint stays close to the hand, so that it doesn't hide the text next to the pile.
    if (room.under) style.bottom = `${innerHeight - room.bottom + MARGIN_PX}px`;
    else style.top = `${room.top + MARGIN_PX}px`;
  }
  Object.assign(hint.style, style);
}

/** Felt that stays visible around a hint, in pixels. */
const MARGIN_PX = 2;

/** The minimum room for a button and a sentence below it, in pixels. */
const MIN_WIDTH = 226;
const MIN_HEIGHT = 66;

/** All rectangles that can't be extended without covering one of these parts. */
function freeRooms(parts) {
  const visible = [...document.querySelectorAll(parts)].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = visible.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width && height);
  const rows = edges(
    0,
    innerHeight,
    boxes.flatMap(({ top, bottom }) => [top, bottom]),
  );
  const pile = document.querySelector("#pile")?.getBoundingClientRect().bottom ?? 0;
  const found = [];
  for (const [first, top] of rows.entries()) {
    for (const bottom of rows.slice(first + 1)) {
      if (bottom - top < MIN_HEIGHT) continue;
      const between = boxes.filter((box) => box.top < bottom - 0.5 && box.bottom > top + 0.5);
      // Look for gaps between the boxes in these rows.
      let left = 0;
      for (const box of [...between.sort((a, b) => a.left - b.left), { left: innerWidth, right: innerWidth }]) {
        const width = box.left - left;
        const [under, full] = [top >= pile - 1, width > innerWidth - 1];
        if (width >= MIN_WIDTH) found.push({ left, top, bottom, width, height: bottom - top, under, full });
        left = Math.max(left, box.right);
      }
    }
  }
  return found;
}

const edges = (first, last, more) =>
  [...new Set([first, last, ...more.filter((edge) => edge > first && edge < last)])].sort((a, b) => a - b);

/** The best room for a hint, preferably one between the pile and the hand. */
function bestRoom(rooms) {
  const rate = ({ width, height, under }) =>
    Math.min(width, 440) * Math.min(height, 360) * (under && height > 90 ? 1.6 : 1) * (width < 230 ? 0.6 : 1);
  const wholePage = {
    left: 0,
    top: 0,
    bottom: innerHeight,
    width: innerWidth,
    height: innerHeight,
    under: false,
    full: true,
  };
  return rooms.reduce((best, room) => (rate(room) > rate(best) ? room : best), rooms[0] ?? wholePage);
}
