// Places a hint: over the log if it is next to the table, otherwise on free felt. Loaded with the first hint.

/** A hint covers these only if its best play and its reason don't fit anywhere else. */
const KEEP_CLEAR = "#stock, #pile, .meld, .reds, #hand .col, #own .actions .btn, .bar > *";
/** It covers these only if there is no other room. What the preview says is in the log too. */
const TEXTS = ".melds h2, .seat :is(.who, .count)";
const KEPT_CLEAR = [
  `${KEEP_CLEAR}, ${TEXTS}, #say, .words`,
  `${KEEP_CLEAR}, ${TEXTS}, #say`,
  `${KEEP_CLEAR}, ${TEXTS}`,
  KEEP_CLEAR,
];

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
  hint.classList.remove("low", "wide");
  Object.assign(hint.style, { left: "", top: "", bottom: "", width: "", maxHeight: "" });
  // If there is a log next to the table, the style sheet puts the hint over it.
  if (getComputedStyle(hint).position !== "fixed") return;
  let least = { room: aboveHand(), missing: Infinity };
  for (const parts of KEPT_CLEAR) {
    const rooms = freeRooms(parts).map((room) => ({ room, missing: minHeight(hint, room) - room.height }));
    const fitting = rooms.filter(({ missing }) => missing <= 0).map(({ room }) => room);
    if (fitting.length) return put(hint, bestRoom(fitting));
    least = rooms.reduce((least, next) => (next.missing < least.missing ? next : least), least);
  }
  // No room is high enough. The hint grows upward from the one that comes closest.
  const { room } = least;
  const top = Math.max(0, room.bottom - minHeight(hint, room));
  put(hint, { ...room, top, height: room.bottom - top }, isLow(room));
}

const isLow = ({ height }) => height < 220;

function put(hint, room, low = isLow(room)) {
  const width = Math.min(room.width, low || room.height < 240 ? 760 : 430) - 2 * MARGIN_PX;
  hint.classList.toggle("low", low);
  hint.classList.toggle("wide", width > 560);
  Object.assign(hint.style, {
    width: `${width}px`,
    left: `${room.left + (room.full ? (room.width - width) / 2 : MARGIN_PX)}px`,
    maxHeight: `${room.height - 2 * MARGIN_PX}px`,
    // Below the pile, the hint stays close to the hand, so that it doesn't hide the text next to the pile.
    top: room.under ? "" : `${room.top + MARGIN_PX}px`,
    bottom: room.under ? `${innerHeight - room.bottom + MARGIN_PX}px` : "",
  });
  const text = hint.querySelector(".told");
  hint.classList.toggle("more", text.scrollHeight > text.clientHeight + 1);
}

/** The height, in pixels, that the best play and its reason need in a room this wide. */
function minHeight(hint, room) {
  put(hint, room);
  const text = hint.querySelector(".told");
  const bottoms = [...text.querySelectorAll(".reason, .option:first-child")].map(
    (part) => part.getBoundingClientRect().bottom + text.scrollTop,
  );
  return Math.max(0, ...bottoms) + FADE_PX + 2 * MARGIN_PX - hint.getBoundingClientRect().top;
}

/** If there is more to scroll to, the text fades out over this height. The style sheet uses the same number. */
const FADE_PX = 10;

/** Felt that stays visible around a hint, in pixels. */
const MARGIN_PX = 2;

/** The minimum room for a button and a sentence below it, in pixels. */
const MIN_WIDTH = 280;
const MIN_HEIGHT = 66;

/** The largest rectangles that cover none of these parts, above the lower edge of the pile or below it. */
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
  const contains = (outer, inner) =>
    outer !== inner &&
    outer.under === inner.under &&
    outer.left <= inner.left &&
    outer.left + outer.width >= inner.left + inner.width &&
    outer.top <= inner.top &&
    outer.bottom >= inner.bottom;
  return found.filter((room) => !found.some((other) => contains(other, room)));
}

const edges = (first, last, more) =>
  [...new Set([first, last, ...more.filter((edge) => edge > first && edge < last)])].sort((a, b) => a - b);

/** The best room for a hint, preferably one between the pile and the hand. */
function bestRoom(rooms) {
  const rate = ({ width, height, under }) =>
    Math.min(width, 440) * Math.min(height, 360) * (under && height > 90 ? 1.6 : 1);
  return rooms.reduce((best, room) => (rate(room) > rate(best) ? room : best), rooms[0]);
}

/** The part of the window above the hand and the buttons. */
function aboveHand() {
  const own = [...document.querySelectorAll("#hand .col, #own .actions .btn")];
  const bottom = Math.min(innerHeight, ...own.map((part) => part.getBoundingClientRect().top));
  return { left: 0, top: 0, bottom, width: innerWidth, height: MIN_HEIGHT, under: true, full: true };
}
