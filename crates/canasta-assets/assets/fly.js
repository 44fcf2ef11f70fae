// Cards fly: measure before the page changes, change it, then start every card where it was (FLIP). A card is known only
// by its face and its zone, as it lies open; a hidden card has neither. What was hidden starts from a zone that the
// page names: a seat, the stock, the pile.

import { back, face } from "./cards.js";
import {
  GLIDE,
  LAND,
  at,
  ghost,
  goneAfter,
  hold,
  land,
  shownBox,
  sky,
  start,
  turnOver,
  widthIn,
} from "./motion/sky.js";
import { shareOfTime } from "./tempo.js";

/** Milliseconds: a card that moves, is drawn by the viewer, by another player, is discarded; between two cards of one act, all of
 * them; a stack that is squared up. */
const TIMES = { fly: 260, draw: 320, other: 280, discard: 300, step: 55, most: 700, square: 180 };
const FADE = 120;

export { land };

/** How cards move: null if they do not travel. */
function tempo() {
  const part = shareOfTime();
  return part === 0 ? null : Object.fromEntries(Object.entries(TIMES).map(([name, time]) => [name, time * part]));
}

/** Every open card that the page shows: `{card, zone, box, pic}`. Cards under others have their zone's box. */
export function look(root) {
  const seen = [];
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
      const found = place < 0 ? null : drawn.splice(place, 1)[0];
      seen.push({ card, zone: zone.id, box: found?.box ?? top?.box ?? home, pic: found?.pic ?? null });
    }
  }
  return seen;
}

/**
 * Where cards come from, as the markup says it. `of(zone)` is the box from which cards that were hidden come to a zone, and
 * whether they turn over on the way; `flights` are hidden cards that moved, as `[from, to]`.
 */
export function origins({ handFrom, from, flights = "" }, isHand) {
  return {
    of(zone) {
      const hand = isHand(zone);
      const box = shownBox(document.getElementById(hand ? handFrom : from));
      return { box, hidden: hand && handFrom === "stock", swept: hand && handFrom === "pile" };
    },
    flights: flights
      .split(" ")
      .filter(Boolean)
      .map((flight) => flight.split(">")),
  };
}

/** Starts the flights between two looks; `origins` says where new cards come from. `sweep` is how cards come from the pile. */
export function fly(before, after, origins, sweep = null) {
  const pace = tempo();
  const { same, moved, fresh, gone } = match(before, after);
  if (!pace) return fade([...moved.map(([, to]) => to), ...fresh]);
  for (const [from, to] of same) settle(from, to, pace);
  let all = [
    ...moved.map(([from, to]) => ({ to, box: from.box, hidden: false })),
    ...fresh.map((to) => ({ to, ...origins.of(to.zone) })),
  ].filter(({ box }) => box);
  if (sweep) {
    sweep.own(all.filter(({ swept }) => swept).map(({ to }) => to));
    all = all.filter(({ swept }) => !swept);
  }
  const step = all.length > 1 ? Math.min(pace.step, (pace.most - pace.fly) / (all.length - 1)) : 0;
  all.forEach(({ to, box, hidden }, place) => launch(to, box, hidden, pace, place * step));
  if (all.some(({ to }) => to.zone === "pile"))
    cover(
      gone.find((from) => from.zone === "pile"),
      pace.discard,
    );
  for (const [from, to] of origins.flights) {
    if (!(sweep && from === "pile" && sweep.other(to))) launchHidden(from, to, pace.other);
  }
}

/** Pairs cards by face: first those that stayed in their zone, then those that changed it. */
function match(before, after) {
  const left = [...before];
  const pick = (test) => {
    const at = left.findIndex(test);
    return at < 0 ? null : left.splice(at, 1)[0];
  };
  const same = [];
  const moved = [];
  const rest = [];
  for (const to of after) {
    const from = pick((one) => one.card === to.card && one.zone === to.zone);
    if (from) same.push([from, to]);
    else rest.push(to);
  }
  const fresh = rest.filter((to) => {
    const from = pick((one) => one.card === to.card);
    if (from) moved.push([from, to]);
    return !from;
  });
  return { same, moved, fresh, gone: left };
}

/** Under reduced motion: what is new appears within a moment. */
function fade(cards) {
  for (const { pic } of cards) {
    if (pic) start(pic, [{ opacity: 0 }, { opacity: 1 }], FADE);
  }
}

/** A card that stayed in its zone slides to its new place; one that was squared up joins its stack. */
function settle(from, to, pace) {
  if (to.pic) {
    const dx = from.box.left - to.box.left;
    const dy = from.box.top - to.box.top;
    if (!from.pic || (Math.abs(dx) < 2 && Math.abs(dy) < 9)) return;
    const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }];
    start(to.pic, frames, { duration: pace.fly, easing: GLIDE, composite: "add" });
  } else if (from.pic) {
    travel(face(from.card), from.box, to.box, { duration: pace.square, fadeOut: true });
  }
}

/** A card flies from a box to its place, turning over on the way if it was hidden. */
function launch(to, box, hidden, pace, delay) {
  const turned = to.pic?.matches(".cross, .turned");
  const onPile = to.zone === "pile";
  const duration = hidden ? pace.draw : onPile ? pace.discard : pace.fly;
  travel(face(to.card), box, to.box, {
    duration,
    delay,
    hidden,
    turned,
    fadeOut: !to.pic,
    easing: onPile ? LAND : GLIDE,
  });
  if (to.pic) hold(to.pic, duration + delay);
  const band = to.pic?.parentElement.querySelector(".band");
  if (band) hold(band, duration + delay);
}

/** A hidden card moves from zone to zone: a back, and no more. */
function launchHidden(from, to, duration) {
  const [source, goal] = [from, to].map((id) => shownBox(document.getElementById(id)));
  if (source && goal) travel(back(), source, goal, { duration, fadeOut: true });
}

/** The card that lay on top stays to be seen until the new one covers it. */
function cover(under, duration) {
  if (under?.pic) travel(face(under.card), under.box, under.box, { duration, below: true });
}

/** The largest card that flies; what flies to a place that is larger (a seat, a plate) is no larger than a card. */
const WIDEST = 190;

/** Moves a picture from box to box. */
function travel(
  picture,
  from,
  to,
  { duration, delay = 0, hidden = false, turned = false, fadeOut = false, below = false, easing = GLIDE },
) {
  const size = turned ? Math.min(to.width / 1.4, to.height) : Math.max(20, Math.min(widthIn(to), WIDEST));
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  const home = { left: x - size / 2, top: y - size * 0.7, width: size, height: size * 1.4 };
  const holder = ghost(picture, home, { below });
  const timing = { duration, delay, easing, fill: "both" };
  const flight = start(
    holder,
    [{ transform: at(from, home) }, { transform: at(home, home, { turn: turned ? -90 : 0 }) }],
    timing,
  );
  if (fadeOut) start(holder, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], timing);
  if (hidden) turnOver(holder, picture, timing);
  goneAfter(flight, holder);
}
