// Where a hint lies: over the log where there is one beside the table, else where the felt is free; never over the stock, the
// pile, a meld, the hand, a button or a question. Fetched with the first hint.

/** What a hint never lies over. */
const KEPT_CLEAR =
  "#stock, #pile, .meld, .reds, #hand .col, #own .actions .btn, .stage.open, #say:is(.asked, .refused, .noted), .bar > *";

/** What lies on the table changes its size with the window, with settings and with what is staged. */
let watched = null;
const sizes = new ResizeObserver(place);

/** Puts the hint, if there is one, where there is room for it. */
export function place() {
  const hint = document.querySelector("#hint");
  if (!hint) return (sizes.disconnect(), (watched = null));
  hint.classList.add("placed");
  if (watched !== hint) {
    watched = hint;
    for (const part of document.querySelectorAll("#table, #cloth, #own, #hand, #strip")) sizes.observe(part);
  }
  const style = { left: "", top: "", bottom: "", width: "", maxHeight: "" };
  hint.classList.remove("low", "wide");
  // Beside the table the style sheet puts it over the log.
  if (getComputedStyle(hint).position === "fixed") {
    const room = best(rooms());
    const low = room.height < 150;
    const width = Math.min(room.width, low || room.height < 240 ? 760 : 430) - 2 * EDGE;
    hint.classList.toggle("low", low);
    hint.classList.toggle("wide", width > 560);
    style.width = `${width}px`;
    style.left = `${room.left + (room.full ? (room.width - width) / 2 : EDGE)}px`;
    style.maxHeight = `${room.height - 2 * EDGE}px`;
    // Under the pile it lies close to the hand, so that the words beside the pile can be read.
    if (room.under) style.bottom = `${innerHeight - room.bottom + EDGE}px`;
    else style.top = `${room.top + EDGE}px`;
  }
  Object.assign(hint.style, style);
}

/** Felt that is left to be seen around a hint. */
const EDGE = 4;

/** The least room that a sentence and a button need. */
const [LEAST_WIDTH, LEAST_HEIGHT] = [150, 44];

/** All places without a card or a button in them that cannot be made greater. */
function rooms() {
  const shown = [...document.querySelectorAll(KEPT_CLEAR)].filter((part) =>
    part.checkVisibility({ visibilityProperty: true }),
  );
  const boxes = shown.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width && height);
  const rows = edges(
    0,
    innerHeight,
    boxes.flatMap(({ top, bottom }) => [top, bottom]),
  );
  const pile = document.querySelector("#pile")?.getBoundingClientRect().bottom ?? 0;
  const found = [];
  for (const [first, top] of rows.entries()) {
    for (const bottom of rows.slice(first + 1)) {
      if (bottom - top < LEAST_HEIGHT) continue;
      const between = boxes.filter((box) => box.top < bottom - 0.5 && box.bottom > top + 0.5);
      // What lies between these lines leaves gaps.
      let left = 0;
      for (const box of [...between.sort((a, b) => a.left - b.left), { left: innerWidth, right: innerWidth }]) {
        const width = box.left - left;
        const [under, full] = [top >= pile - 1, width > innerWidth - 1];
        if (width >= LEAST_WIDTH) found.push({ left, top, bottom, width, height: bottom - top, under, full });
        left = Math.max(left, box.right);
      }
    }
  }
  return found;
}

const edges = (first, last, more) =>
  [...new Set([first, last, ...more.filter((edge) => edge > first && edge < last)])].sort((a, b) => a - b);

/** The best place: room for what a hint says, preferably between the pile and the hand. */
function best(rooms) {
  const worth = ({ width, height, under }) =>
    Math.min(width, 440) * Math.min(height, 360) * (under && height > 90 ? 1.6 : 1) * (width < 230 ? 0.6 : 1);
  const none = {
    left: 0,
    top: 0,
    bottom: innerHeight,
    width: innerWidth,
    height: innerHeight,
    under: false,
    full: true,
  };
  return rooms.reduce((best, room) => (worth(room) > worth(best) ? room : best), rooms[0] ?? none);
}
