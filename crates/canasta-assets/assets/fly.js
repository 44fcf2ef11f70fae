// Animates cards from their old to their new places (FLIP: measure, change the page, animate from the old place).
// Face-up cards are identified by their face and zone. Previously hidden cards start from a zone that the page names,
// such as the stock.

import { back, face } from "./cards.js";
import {
  GLIDE,
  LAND,
  ghost,
  hideFor,
  land,
  removeAfter,
  shownBox,
  start,
  transformTo,
  turnOver,
  widthIn,
} from "./motion/sky.js";
import { timeScale } from "./tempo.js";

/**
 * Times in milliseconds. `other` is for a card drawn by another player, `square` for a card that joins a squared-up
 * stack. The cards of one action start `step` apart, and all of them arrive within `max`.
 */
const TIMES = { fly: 260, draw: 320, other: 280, discard: 300, step: 55, max: 700, square: 180 };
const FADE_MS = 120;

export { land };

/** The times at the player's tempo, or `null` if animations are off. */
function scaledTimes() {
  const scale = timeScale();
  return scale === 0 ? null : Object.fromEntries(Object.entries(TIMES).map(([name, time]) => [name, time * scale]));
}

/** All face-up cards on the page: `{card, zone, box, pic}`. A card under others gets the box of its zone. */
export function openCards(root) {
  const found = [];
  for (const zone of root.querySelectorAll("[data-cards]")) {
    const cards = zone.dataset.cards.split(" ").filter(Boolean);
    if (!cards.length) continue;
    const home = shownBox(zone);
    if (!home) continue;
    const pics = [...zone.querySelectorAll("svg[data-c]")].map((pic) => ({ pic, box: pic.getBoundingClientRect() }));
    const drawn = pics.filter(({ box }) => box.width > 0);
    const top = drawn.at(-1);
    for (const card of cards) {
      const place = drawn.findIndex(({ pic }) => pic.dataset.c === card);
      const own = place < 0 ? null : drawn.splice(place, 1)[0];
      found.push({ card, zone: zone.id, box: own?.box ?? top?.box ?? home, pic: own?.pic ?? null });
    }
  }
  return found;
}

/**
 * Where cards come from, according to the markup. `of(zone)` gives the box that new cards in a zone come from, and
 * whether they were hidden. `flights` lists the moves of hidden cards as `[from, to]`.
 */
export function origins({ handFrom, from, flights = "" }, isHand) {
  return {
    of(zone) {
      const hand = isHand(zone);
      const box = boxOf(hand ? handFrom : from);
      return { box, hidden: hand && handFrom === "stock", swept: hand && handFrom === "pile" };
    },
    flights: flights
      .split(" ")
      .filter(Boolean)
      .map((flight) => flight.split(">")),
  };
}

/** The box of a card in a zone. At a seat, that is a card in the middle of the fan, if one is shown. */
function boxOf(id) {
  const zone = document.getElementById(id);
  const fan = [...(zone?.querySelectorAll(".fan .card") ?? [])];
  return shownBox(fan[fan.length >> 1]) ?? shownBox(zone);
}

/** Animates the difference between two results of `openCards`. `sweep` animates the cards of the pile. */
export function fly(before, after, origins, sweep = null) {
  const times = scaledTimes();
  const { same, moved, fresh, gone } = match(before, after);
  if (!times) return fade([...moved.map(([, to]) => to), ...fresh]);
  for (const [from, to] of same) settle(from, to, times);
  let all = [
    ...moved.map(([from, to]) => ({ to, box: from.box, hidden: false })),
    ...fresh.map((to) => ({ to, ...origins.of(to.zone) })),
  ].filter(({ box }) => box);
  if (sweep) {
    sweep.own(all.filter(({ swept }) => swept).map(({ to }) => to));
    all = all.filter(({ swept }) => !swept);
  }
  const step = all.length > 1 ? Math.min(times.step, (times.max - times.fly) / (all.length - 1)) : 0;
  all.forEach(({ to, box, hidden }, place) => launch(to, box, hidden, times, place * step));
  if (all.some(({ to }) => to.zone === "pile"))
    cover(
      gone.find((from) => from.zone === "pile"),
      times.discard,
    );
  for (const [from, to] of origins.flights) {
    if (!(sweep && from === "pile" && sweep.other(to))) launchHidden(from, to, times.other);
  }
}

/** Matches cards by face: first with cards in the same zone, then with cards in other zones. */
function match(before, after) {
  const left = [...before];
  const pick = (test) => {
    const index = left.findIndex(test);
    return index < 0 ? null : left.splice(index, 1)[0];
  };
  const same = [];
  const moved = [];
  const rest = [];
  for (const to of after) {
    const from = pick(({ card, zone }) => card === to.card && zone === to.zone);
    if (from) same.push([from, to]);
    else rest.push(to);
  }
  const fresh = rest.filter((to) => {
    const from = pick(({ card }) => card === to.card);
    if (from) moved.push([from, to]);
    return !from;
  });
  return { same, moved, fresh, gone: left };
}

/** Fades in new cards, for reduced motion. */
function fade(cards) {
  for (const { pic } of cards) {
    if (pic) start(pic, [{ opacity: 0 }, { opacity: 1 }], FADE_MS);
  }
}

/** Slides a card within its zone, or onto its squared-up stack. */
function settle(from, to, times) {
  if (to.pic) {
    const dx = from.box.left - to.box.left;
    const dy = from.box.top - to.box.top;
    if (!from.pic || (Math.abs(dx) < 2 && Math.abs(dy) < 9)) return;
    const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }];
    start(to.pic, frames, { duration: times.fly, easing: GLIDE, composite: "add" });
  } else if (from.pic) {
    travel(face(from.card), from.box, to.box, { duration: times.square, fadeOut: true });
  }
}

/** Moves a card from a box to its place. A hidden card turns over while it moves. */
function launch(to, box, hidden, times, delay) {
  const turned = to.pic?.matches(".cross, .turned");
  const onPile = to.zone === "pile";
  const duration = hidden ? times.draw : onPile ? times.discard : times.fly;
  travel(face(to.card), box, to.box, {
    duration,
    delay,
    hidden,
    turned,
    fadeOut: !to.pic,
    easing: onPile ? LAND : GLIDE,
  });
  if (to.pic) hideFor(to.pic, duration + delay);
  const band = to.pic?.parentElement.querySelector(".band");
  if (band) hideFor(band, duration + delay);
}

/** Moves a face-down card between two zones. */
function launchHidden(from, to, duration) {
  const [source, goal] = [from, to].map(boxOf);
  if (source && goal) travel(back(), source, goal, { duration, fadeOut: true });
}

/** Keeps the old upcard visible until the new one covers it. */
function cover(under, duration) {
  if (under?.pic) travel(face(under.card), under.box, under.box, { duration, below: true });
}

/** A limit for seats and plates, which are larger than cards. */
const MAX_CARD_WIDTH = 190;

function travel(
  picture,
  from,
  to,
  { duration, delay = 0, hidden = false, turned = false, fadeOut = false, below = false, easing = GLIDE },
) {
  const size = turned ? Math.min(to.width / 1.4, to.height) : Math.max(20, Math.min(widthIn(to), MAX_CARD_WIDTH));
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  const home = { left: x - size / 2, top: y - size * 0.7, width: size, height: size * 1.4 };
  const holder = ghost(picture, home, { below });
  const timing = { duration, delay, easing, fill: "both" };
  const flight = start(
    holder,
    [{ transform: transformTo(from, home) }, { transform: transformTo(home, home, { turn: turned ? -90 : 0 }) }],
    timing,
  );
  if (fadeOut) start(holder, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], timing);
  if (hidden) turnOver(holder, picture, timing);
  removeAfter(flight, holder);
}
