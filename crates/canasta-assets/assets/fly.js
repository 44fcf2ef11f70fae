// Cards fly: measure before the page changes, change it, then start every card where it was (FLIP). A card is known only
// by its face and its zone, as it lies open; a hidden card has neither. What was hidden starts from a zone that the
// page names: a seat, the stock, the pile.

import { back, face } from "./cards.js";

const CALM = { fly: 260, step: 40, most: 600, square: 200 };
const EASING = "cubic-bezier(.2, .7, .2, 1)";
const FADE = 120;

/** Animations under way, and the ghosts that fly. */
let running = [];

/** A layer over the whole page that takes no clicks. */
function sky() {
  let layer = document.getElementById("sky");
  if (!layer) {
    layer = document.createElement("div");
    layer.id = "sky";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** How long what moves takes, as a part of its usual time; 0 where nothing travels. */
export function shareOfTime() {
  const chosen = document.documentElement.dataset.animation;
  if (chosen === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return chosen === "quick" ? 0.5 : 1;
}

/** How cards move: null if they do not travel. */
function tempo() {
  const part = shareOfTime();
  return part === 0 ? null : { fly: CALM.fly * part, step: CALM.step * part, most: CALM.most * part, square: CALM.square * part };
}

/** Ends all flights at once: the next act does not wait for them. */
export function land() {
  for (const animation of running) animation.cancel();
  running = [];
  document.getElementById("sky")?.replaceChildren();
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
      const at = drawn.findIndex(({ pic }) => pic.dataset.c === card);
      const found = at < 0 ? null : drawn.splice(at, 1)[0];
      seen.push({ card, zone: zone.id, box: found?.box ?? top?.box ?? home, pic: found?.pic ?? null });
    }
  }
  return seen;
}

/** The box of an element that is shown, else null. */
function shownBox(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : null;
}

/**
 * Where cards come from, as the markup says it. `of(zone)` is the box from which cards that were hidden come to a zone, and
 * whether they turn over on the way; `flights` are hidden cards that moved, as `[from, to]`.
 */
export function origins({ handFrom, from, flights = "" }, isHand) {
  return {
    of(zone) {
      const hand = isHand(zone);
      const box = document.getElementById(hand ? handFrom : from)?.getBoundingClientRect();
      return { box: box?.width ? box : null, hidden: hand && handFrom === "stock" };
    },
    flights: flights.split(" ").filter(Boolean).map((flight) => flight.split(">")),
  };
}

/** Starts the flights between two looks; `origins` says where new cards come from. */
export function fly(before, after, origins) {
  const pace = tempo();
  const { same, moved, fresh, gone } = match(before, after);
  if (!pace) return fade([...moved.map(([, to]) => to), ...fresh]);
  for (const [from, to] of same) settle(from, to, pace);
  const all = [
    ...moved.map(([from, to]) => ({ to, box: from.box, hidden: false })),
    ...fresh.map((to) => ({ to, ...origins.of(to.zone) })),
  ].filter(({ box }) => box);
  const step = all.length > 1 ? Math.min(pace.step, (pace.most - pace.fly) / (all.length - 1)) : 0;
  all.forEach(({ to, box, hidden }, place) => launch(to, box, hidden, pace.fly, place * step));
  if (all.some(({ to }) => to.zone === "pile")) cover(gone.find((from) => from.zone === "pile"), pace.fly);
  for (const [from, to] of origins.flights) launchHidden(from, to, pace.fly);
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
    if (pic) running.push(pic.animate([{ opacity: 0 }, { opacity: 1 }], FADE));
  }
}

/** A card that stayed in its zone slides to its new place; one that was squared up joins its pile. */
function settle(from, to, pace) {
  if (to.pic) {
    const dx = from.box.left - to.box.left;
    const dy = from.box.top - to.box.top;
    if (!from.pic || (Math.abs(dx) < 2 && Math.abs(dy) < 9)) return;
    const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }];
    running.push(to.pic.animate(frames, { duration: pace.fly, easing: EASING, composite: "add" }));
  } else if (from.pic) {
    ghost(face(from.card), from.box, to.box, { duration: pace.square, fadeOut: true });
  }
}

/** A card flies from a box to its place, turning over on the way if it was hidden. */
function launch(to, box, hidden, duration, delay) {
  const turned = to.pic?.matches(".cross, .turned");
  const flight = ghost(face(to.card), box, to.box, { duration, delay, hidden, turned, fadeOut: !to.pic });
  if (to.pic) hold(to.pic, duration + delay);
  const band = to.pic?.parentElement.querySelector(".band");
  if (band) hold(band, duration + delay);
  return flight;
}

/** Keeps an element out of sight until what flies to it has landed. */
function hold(element, time) {
  running.push(element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: time }));
}

/** A hidden card moves from zone to zone: a back, and no more. */
function launchHidden(from, to, duration) {
  const [start, end] = [from, to].map((id) => document.getElementById(id)).map((zone) => zone && shownBox(zone));
  if (start && end) ghost(back(), start, end, { duration, fadeOut: true });
}

/** The card that lay on top stays to be seen until the new one covers it. */
function cover(under, duration) {
  if (under?.pic) ghost(face(under.card), under.box, under.box, { duration, below: true });
}

/** Puts a picture into the sky and moves it from box to box; cards are as wide as their shorter side. */
function ghost(picture, from, to, { duration, delay = 0, hidden = false, turned = false, fadeOut = false, below = false }) {
  const width = Math.max(20, Math.min(to.width, to.height / 1.4, 110) || 40);
  const size = turned ? Math.min(to.width / 1.4, to.height) : width;
  const startSize = Math.min(from.width, from.height / 1.4, 110) || size;
  const holder = document.createElement("div");
  holder.className = "ghost";
  holder.style.setProperty("--w", `${size}px`);
  holder.style.left = `${to.left + to.width / 2 - size / 2}px`;
  holder.style.top = `${to.top + to.height / 2 - size * 0.7}px`;
  holder.append(picture);
  below ? sky().prepend(holder) : sky().append(holder);
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const end = turned ? "rotate(-90deg)" : "rotate(0)";
  const timing = { duration, delay, easing: EASING, fill: "both" };
  const frames = [{ transform: `translate(${dx}px, ${dy}px) scale(${startSize / size})` }, { transform: `translate(0, 0) scale(1) ${end}` }];
  const flight = holder.animate(frames, timing);
  if (fadeOut) running.push(holder.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], timing));
  if (hidden) turnOver(holder, picture, timing);
  flight.finished.then(() => holder.remove(), () => holder.remove());
  running.push(flight);
  return flight;
}

/** A back that shows the face half way. */
function turnOver(holder, picture, timing) {
  const cover = back();
  holder.append(cover);
  const even = { ...timing, easing: "linear" };
  running.push(cover.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(0)" }], even));
  running.push(picture.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }], even));
}
