// Dragging by pointer events, the same for mouse, pen and touch. The ghost lies on <body>, outside of what the morph
// replaces; what lies under the pointer says where it is dropped.

import { back, face, rankOf } from "../cards.js";
import { placeAmong } from "./order.js";

/** Pixels before a press becomes a drag. */
const START = 6;
/** A finger that leaves the screen this fast, in pixels a millisecond, upwards and within this time, has swiped. */
const SWIPE = { speed: 0.8, within: 300, far: 40 };
/** Milliseconds before a press means all cards of a column. */
const LONG = 450;
const PLACES = '[data-do="pile"], [data-do="meld"], [data-do="set"], [data-do="strip"], .melds.we, .stage';

export function dragging(table) {
  let press = null;

  document.addEventListener("pointerdown", (event) => {
    const column = event.target.closest?.(".col, .stock");
    if (!column || event.button !== 0 || press) return;
    const { pointerId, clientX: x, clientY: y, timeStamp: at } = event;
    press = { id: column.id, pointerId, x, y, at, ghost: null, cards: [], track: [] };
    if (column.matches(".stock")) return;
    const own = press;
    const held = () => {
      if (press !== own || press.ghost) return;
      table.all(document.getElementById(press.id) ?? column);
      press = null;
      swallowClick();
    };
    // A browser reports moves once a frame, and on a busy device a frame can take longer than a long press: a move that was
    // made by now is reported before the next frame is drawn.
    press.timer = setTimeout(() => requestAnimationFrame(held), LONG);
  });

  document.addEventListener("pointermove", (event) => {
    if (!press || event.pointerId !== press.pointerId) return;
    if (!press.ghost) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < START) return;
      const column = document.getElementById(press.id);
      const stock = column?.matches(".stock");
      press.cards = column && !stock ? table.grab(column) : [];
      if (!press.cards.length && !stock) return stop();
      clearTimeout(press.timer);
      press.ghost = lift(stock ? [back()] : press.cards.slice(-5).map((card) => face(card)), column);
      // From here on the pointer belongs to the drag, wherever it goes.
      document.documentElement.classList.add("dragging");
    }
    press.ghost.style.left = `${event.clientX}px`;
    press.ghost.style.top = `${event.clientY}px`;
    press.track = [...press.track.slice(-9), { y: event.clientY, at: event.timeStamp }];
    const place = press.cards.length ? placeAt(event) : ownAt(event);
    mark(place);
    markGap(place ? null : gapAt(event, press));
  });

  document.addEventListener("pointerup", (event) => {
    if (!press || event.pointerId !== press.pointerId) return;
    const { ghost, cards } = press;
    const place = ghost && cards.length ? placeAt(event) : null;
    const own = ghost && !cards.length && ownAt(event);
    const swiped = ghost && cards.length === 1 && isSwipe(press, event);
    const gap = ghost && !place && !swiped ? gapAt(event, press) : null;
    stop();
    if (!ghost) return;
    swallowClick();
    if (own) table.stock();
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
    mark(null);
    markGap(null);
    document.documentElement.classList.remove("dragging");
  }
}

/** Whether a finger threw the card upwards; a card that is dropped somewhere has stopped there first. */
function isSwipe({ x, y, at, track }, { pointerType, clientX, clientY, timeStamp }) {
  const up = y - clientY;
  if (pointerType === "mouse" || timeStamp - at > SWIPE.within || up < SWIPE.far || Math.abs(clientX - x) > up / 2)
    return false;
  const from = track.find((one) => timeStamp - one.at < 60);
  return from !== undefined && from.y - clientY >= SWIPE.speed * Math.max(timeStamp - from.at, 1);
}

/** The viewer's own side of the table, if the pointer is over it. */
const ownAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".own") ?? null;

/** What lies under the pointer, of pictures. */
function lift(pictures, column) {
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
    const place = element.closest(PLACES);
    if (place && !place.closest(".they")) return place;
  }
  return null;
}

/** Where in the hand a column would lie that is dropped there; nothing if it lies there already, or is not alone. */
function gapAt({ clientX: x, clientY: y }, { id, cards }) {
  const hand = document.getElementById("hand");
  const { left, right, top, bottom } = hand.getBoundingClientRect();
  const column = document.getElementById(id);
  const alone = cards.length && column && cards.every((card) => rankOf(card).replace("R", "3") === column.dataset.rank);
  if (!alone || x < left || x > right || y < top || y > bottom) return null;
  const columns = [...hand.children];
  const others = columns.filter((other) => other !== column);
  const place = placeAmong(
    others.map((other) => other.getBoundingClientRect()),
    { x, y },
  );
  return place === columns.indexOf(column) ? null : { column, place, others };
}

/** Shows the gap in which a column would lie. */
function markGap(gap) {
  const before = gap?.others[gap.place];
  const behind = gap && !before ? gap.others.at(-1) : null;
  for (const column of document.querySelectorAll(".col")) {
    column.classList.toggle("gap-before", column === before);
    column.classList.toggle("gap-behind", column === behind);
  }
}

function mark(place) {
  for (const marked of document.querySelectorAll(".drop")) if (marked !== place) marked.classList.remove("drop");
  place?.classList.add("drop");
}

/** The click that the browser makes of the same press means nothing; the next press, or a key's click, does. */
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
