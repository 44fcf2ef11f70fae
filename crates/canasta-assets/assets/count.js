// The animation that counts a finished deal on the table. First it shows the points of each remaining hand at its seat.
// Then red threes and melds light up one after another, and their points fly to their side's total. Any press skips it.

import { GLIDE, removeAfter, shownBox, sky, start } from "./motion/sky.js";
import { formatPoints } from "./points.js";
import { timeScale } from "./tempo.js";

/** Times in milliseconds. By `from`, the hands have turned over. The total then stays visible for `seen`. */
const HANDS = { from: 400, for: 600, seen: 1000 };

/**
 * Times in milliseconds. The first meld lights up at `from`, the last at `last` or before; a side's melds are `step`
 * apart.
 */
const MELDS = { from: 900, step: 260, last: 2100, lit: 420, rise: 460 };

/** Starts the animation. Points that have no place on the table appear only in the result. */
export function count(root) {
  const scale = timeScale();
  for (const hand of root.querySelectorAll("#hand[data-points], .fan[data-points]")) countDown(hand, scale);
  const sums = [...root.querySelectorAll("#result .run-up")].map(({ dataset }) => Number(dataset.points));
  const sides = [root.querySelector("#we"), ...root.querySelectorAll(".melds.they")];
  sides.forEach((side, place) =>
    countUp(side, totalOf(root, side, place), sides.length === 2 ? sums[place] : 0, scale),
  );
}

/** The element that shows a side's total: at its melds if everyone plays alone, otherwise in the corner. */
function totalOf(root, side, place) {
  const own = side.querySelector("h2 .points");
  return shownBox(own) ? own : root.querySelectorAll(".bar .score dd")[place];
}

/** Shows the points that a hand loses in place of its card count. */
function countDown(hand, scale) {
  const box = shownBox(hand.parentElement.querySelector(":scope > .count")) ?? shownBox(hand);
  if (!box) return;
  const label = addLabel(box);
  const { points } = hand.dataset;
  const time = (HANDS.from + HANDS.for + HANDS.seen) * scale;
  const offset = (ms) => (ms * scale) / time;
  const frames = [
    { opacity: 0 },
    { opacity: 0, offset: offset(HANDS.from) },
    { opacity: 1, offset: offset(HANDS.from + 80) },
    { opacity: 1, offset: 0.92 },
    { opacity: 0 },
  ];
  removeAfter(start(label, frames, { duration: time, fill: "both" }), label);
  animateValue(HANDS.from * scale, HANDS.for * scale, (part) => (label.textContent = formatPoints(points * part)));
}

/** Lights up a side's red threes and melds, and counts up its total. */
function countUp(side, total, sum, scale) {
  const counted = [...side.querySelectorAll("[data-points]")].filter(shownBox);
  const goal = shownBox(total);
  if (!counted.length || !goal) return;
  const step = Math.min(MELDS.step, (MELDS.last - MELDS.from) / counted.length);
  counted.forEach((part, place) => {
    const delay = (MELDS.from + place * step) * scale;
    highlight(part, delay, scale);
    flyPoints(part, goal, delay, scale);
  });
  if (!sum) return;
  const finalText = total.textContent;
  const finalPoints = Number(finalText.replace("−", "-").replace(/[^\d-]/g, ""));
  const time = (counted.length * step + MELDS.rise) * scale;
  animateValue(
    MELDS.from * scale,
    time,
    (part) => (total.textContent = part < 1 ? formatPoints(finalPoints - sum * (1 - part)) : finalText),
  );
}

/** Draws a gold ring around an element. */
function highlight(part, delay, scale) {
  const box =
    (shownBox(part.querySelector(".card")) && part.querySelector(".spread"))?.getBoundingClientRect() ??
    part.getBoundingClientRect();
  const ring = document.createElement("div");
  ring.className = "ring";
  Object.assign(ring.style, {
    left: `${box.left - 3}px`,
    top: `${box.top - 3}px`,
    width: `${box.width + 6}px`,
    height: `${box.height + 6}px`,
  });
  sky().append(ring);
  removeAfter(
    start(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], {
      duration: MELDS.lit * scale,
      delay,
      fill: "both",
    }),
    ring,
  );
}

/** Moves the points of a meld to its side's total. */
function flyPoints(part, goal, delay, scale) {
  const label = addLabel(part.getBoundingClientRect());
  label.textContent = formatPoints(part.dataset.points);
  const from = label.getBoundingClientRect();
  const dx = goal.left + goal.width / 2 - (from.left + from.width / 2);
  const dy = goal.top + goal.height / 2 - (from.top + from.height / 2);
  const frames = [
    { opacity: 0, transform: "scale(.8)" },
    { opacity: 1, transform: "none", offset: 0.25 },
    { opacity: 1, transform: "none", offset: 0.45, easing: "ease-in" },
    { opacity: 0.2, transform: `translate(${dx}px, ${dy}px) scale(.7)` },
  ];
  removeAfter(
    start(label, frames, { duration: (MELDS.lit + MELDS.rise) * scale, delay, easing: GLIDE, fill: "both" }),
    label,
  );
}

/** Adds a label in the middle of a box. */
function addLabel(box) {
  const label = document.createElement("b");
  label.className = "points-up";
  Object.assign(label.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` });
  sky().append(label);
  return label;
}

/**
 * Calls `show(part)` in each frame, with `part` going from 0 to 1. Clearing the sky ends all animations, including this
 * one, with a final `show(1)`.
 */
function animateValue(delay, time, show) {
  const marker = document.createElement("i");
  sky().append(marker);
  const started = performance.now() + delay;
  show(0);
  const step = (now) => {
    const part = Math.min(1, (now - started) / time);
    if (!marker.isConnected || part >= 1) {
      marker.remove();
      return show(1);
    }
    if (part > 0) show(part);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
