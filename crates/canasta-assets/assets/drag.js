// Dragging with pointer events, for mouse, pen and touch. The ghost is a child of <body>, so a morph doesn't remove it.
// Cards drop onto the element under the pointer.

import { back, face, rankOf } from "./cards.js";
import { placeAmong } from "./table/order.js";

/** A press that moves farther than this becomes a drag. */
const DRAG_THRESHOLD_PX = 6;
/**
 * An upward swipe has at least this speed in pixels per millisecond, takes at most this time, and covers at least this
 * distance.
 */
const SWIPE = { minSpeed: 0.8, maxMs: 300, minPx: 40 };
/** A press longer than this selects all cards of a column. */
const LONG_PRESS_MS = 450;
const DROP_TARGETS = '[data-do="pile"], [data-do="meld"], .melds.we';

export function dragging(table) {
  let press = null;

  document.addEventListener("pointerdown", (event) => {
    const column = event.target.closest?.(".col, .stock");
    if (!column || event.button !== 0 || press) return;
    const { pointerId, clientX: x, clientY: y, timeStamp: at } = event;
    press = { id: column.id, pointerId, x, y, at, ghost: null, cards: [], track: [] };
    if (column.matches(".stock")) return;
    const thisPress = press;
    const selectAll = () => {
      if (press !== thisPress || press.ghost) return;
      table.all(document.getElementById(press.id) ?? column);
      press = null;
      swallowClick();
    };
    // Browsers report moves once per frame, and on a busy device a frame can take longer than a long press. Wait for
    // the next frame: by then, all earlier moves have been reported.
    press.timer = setTimeout(() => requestAnimationFrame(selectAll), LONG_PRESS_MS);
  });

  document.addEventListener("pointermove", (event) => {
    if (!press || event.pointerId !== press.pointerId) return;
    if (!press.ghost) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < DRAG_THRESHOLD_PX) return;
      const column = document.getElementById(press.id);
      const isStock = column?.matches(".stock");
      press.cards = column && !isStock ? table.grab(column) : [];
      if (!press.cards.length && !isStock) return stop();
      clearTimeout(press.timer);
      press.ghost = createGhost(isStock ? [back()] : press.cards.slice(-5).map((card) => face(card)), column);
      document.documentElement.classList.add("dragging");
    }
    press.ghost.style.left = `${event.clientX}px`;
    press.ghost.style.top = `${event.clientY}px`;
    press.track = [...press.track.slice(-9), { y: event.clientY, at: event.timeStamp }];
    const place = press.cards.length ? placeAt(event) : ownAt(event);
    markTarget(place);
    markGap(place ? null : gapAt(event, press));
  });

  document.addEventListener("pointerup", (event) => {
    if (!press || event.pointerId !== press.pointerId) return;
    const { ghost, cards } = press;
    const place = ghost && cards.length ? placeAt(event) : null;
    const isOwnSide = ghost && !cards.length && ownAt(event);
    const swiped = ghost && cards.length === 1 && isSwipe(press, event);
    const gap = ghost && !place && !swiped ? gapAt(event, press) : null;
    stop();
    if (!ghost) return;
    swallowClick();
    if (isOwnSide) table.stock();
    else if (swiped) table.swipe(cards);
    else if (place) table.drop(cards, place);
    else if (gap) table.move(gap.column, gap.place);
  });

  document.addEventListener("pointercancel", () => press && stop());
  document.addEventListener("contextmenu", (event) => event.target.closest?.(".col") && event.preventDefault());
  document.addEventListener("dragstart", (event) => event.target.closest?.(".col") && event.preventDefault());

  function stop() {
    clearTimeout(press.timer);
    press.ghost?.remove();
    press = null;
    markTarget(null);
    markGap(null);
    document.documentElement.classList.remove("dragging");
  }
}

/** Whether a finger swiped the card upwards. Dropping a card is different: the finger stops first. */
function isSwipe({ x, y, at, track }, { pointerType, clientX, clientY, timeStamp }) {
  const up = y - clientY;
  if (pointerType === "mouse" || timeStamp - at > SWIPE.maxMs || up < SWIPE.minPx || Math.abs(clientX - x) > up / 2)
    return false;
  const from = track.find((point) => timeStamp - point.at < 60);
  return from !== undefined && from.y - clientY >= SWIPE.minSpeed * Math.max(timeStamp - from.at, 1);
}

/** The viewer's own part of the table, if the pointer is over it. */
const ownAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".own") ?? null;

/** Creates a ghost that shows the dragged cards under the pointer. */
function createGhost(pictures, column) {
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--w", getComputedStyle(column).getPropertyValue("--w"));
  ghost.append(...pictures);
  document.body.append(ghost);
  return ghost;
}

function placeAt(event) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest(DROP_TARGETS);
    if (place && !place.closest(".they")) return place;
  }
  return null;
}

/**
 * The place in the hand where a column would drop, or `null` if it is already there or cards of other columns are
 * dragged too.
 */
function gapAt({ clientX: x, clientY: y }, { id, cards }) {
  const hand = document.getElementById("hand");
  const { left, right, top, bottom } = hand.getBoundingClientRect();
  const column = document.getElementById(id);
  const isSingleColumn = cards.length && column && cards.every((card) => rankOf(card) === column.dataset.rank);
  if (!isSingleColumn || x < left || x > right || y < top || y > bottom) return null;
  const columns = [...hand.children];
  const others = columns.filter((other) => other !== column);
  const place = placeAmong(
    others.map((other) => other.getBoundingClientRect()),
    { x, y },
  );
  return place === columns.indexOf(column) ? null : { column, place, others };
}

/** Shows the gap where a dragged column would go. */
function markGap(gap) {
  const before = gap?.others[gap.place];
  const after = gap && !before ? gap.others.at(-1) : null;
  for (const column of document.querySelectorAll(".col")) {
    column.classList.toggle("gap-before", column === before);
    column.classList.toggle("gap-behind", column === after);
  }
}

function markTarget(place) {
  for (const marked of document.querySelectorAll(".drop")) if (marked !== place) marked.classList.remove("drop");
  place?.classList.add("drop");
}

/** Ignores the click event that belongs to this press. */
function swallowClick() {
  const swallow = (event) => {
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const click = { capture: true, once: true };
  document.addEventListener("click", swallow, click);
  document.addEventListener("pointerdown", () => document.removeEventListener("click", swallow, click), click);
}
