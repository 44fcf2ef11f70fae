// A deal is counted on the table when it is over: each hand that was left counts down beside its seat, then red threes and melds
// light up in turn, and their points rise to the total of their side. Any press ends it at once.

import { GLIDE, goneAfter, shownBox, sky, start } from "./motion/sky.js";
import { inPoints } from "./points.js";
import { shareOfTime } from "./tempo.js";

/** Milliseconds: when the hands have turned over, how long one counts down, how long what it came to is seen. */
const HANDS = { from: 400, for: 600, seen: 1000 };

/** Milliseconds: when the first meld lights up, between two of a side, the last one; how long one is lit, how long its points rise. */
const MELDS = { from: 900, step: 260, last: 2100, lit: 420, rise: 460 };

/** Counts what lies on the table. Labels of what has no place there are left out: the result has all of it. */
export function count(root) {
  const share = shareOfTime();
  for (const hand of root.querySelectorAll("#hand[data-points], .fan[data-points]")) countDown(hand, share);
  const sums = [...root.querySelectorAll("#result .run-up")].map(({ dataset }) => Number(dataset.points));
  const sides = [root.querySelector("#we"), ...root.querySelectorAll(".melds.they")];
  sides.forEach((side, place) =>
    countUp(side, totalOf(root, side, place), sides.length === 2 ? sums[place] : 0, share),
  );
}

/** Where the total of a side stands: at its melds where everybody plays alone, else in the corner. */
function totalOf(root, side, place) {
  const own = side.querySelector("h2 .points");
  return shownBox(own) ? own : root.querySelectorAll(".bar .score dd")[place];
}

/** What the cards cost that were left, where their number stands: nothing, five, ten … */
function countDown(hand, share) {
  const box = shownBox(hand.parentElement.querySelector(":scope > .count")) ?? shownBox(hand);
  if (!box) return;
  const label = put(box);
  const { points } = hand.dataset;
  const time = (HANDS.from + HANDS.for + HANDS.seen) * share;
  const at = (moment) => (moment * share) / time;
  const frames = [
    { opacity: 0 },
    { opacity: 0, offset: at(HANDS.from) },
    { opacity: 1, offset: at(HANDS.from + 80) },
    { opacity: 1, offset: 0.92 },
    { opacity: 0 },
  ];
  goneAfter(start(label, frames, { duration: time, fill: "both" }), label);
  run(HANDS.from * share, HANDS.for * share, (part) => (label.textContent = inPoints(points * part)));
}

/** A side's red threes and melds, one after the other; its total runs up with them. */
function countUp(side, total, sum, share) {
  const counted = [...side.querySelectorAll("[data-points]")].filter(shownBox);
  const goal = shownBox(total);
  if (!counted.length || !goal) return;
  const step = Math.min(MELDS.step, (MELDS.last - MELDS.from) / counted.length);
  counted.forEach((part, place) => {
    const delay = (MELDS.from + place * step) * share;
    light(part, delay, share);
    rise(part, goal, delay, share);
  });
  if (!sum) return;
  const whole = total.textContent;
  const after = Number(whole.replace("−", "-").replace(/[^\d-]/g, ""));
  const time = (counted.length * step + MELDS.rise) * share;
  run(MELDS.from * share, time, (part) => (total.textContent = part < 1 ? inPoints(after - sum * (1 - part)) : whole));
}

/** A ring of gold round what is counted. */
function light(part, delay, share) {
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
  goneAfter(
    start(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], {
      duration: MELDS.lit * share,
      delay,
      fill: "both",
    }),
    ring,
  );
}

/** Points go from where they lie to their side's total. */
function rise(part, goal, delay, share) {
  const label = put(part.getBoundingClientRect());
  label.textContent = inPoints(part.dataset.points);
  const from = label.getBoundingClientRect();
  const dx = goal.left + goal.width / 2 - (from.left + from.width / 2);
  const dy = goal.top + goal.height / 2 - (from.top + from.height / 2);
  const frames = [
    { opacity: 0, transform: "scale(.8)" },
    { opacity: 1, transform: "none", offset: 0.25 },
    { opacity: 1, transform: "none", offset: 0.45, easing: "ease-in" },
    { opacity: 0.2, transform: `translate(${dx}px, ${dy}px) scale(.7)` },
  ];
  goneAfter(
    start(label, frames, { duration: (MELDS.lit + MELDS.rise) * share, delay, easing: GLIDE, fill: "both" }),
    label,
  );
}

/** A label in the middle of a box. */
function put(box) {
  const label = document.createElement("b");
  label.className = "points-up";
  Object.assign(label.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` });
  sky().append(label);
  return label;
}

/** Calls `show(part)` in each frame of a time, from 0 to 1; with 1 at once when the sky is cleared, which ends all that moves. */
function run(delay, time, show) {
  const ticket = document.createElement("i");
  sky().append(ticket);
  const started = performance.now() + delay;
  show(0);
  const step = (now) => {
    const part = Math.min(1, (now - started) / time);
    if (!ticket.isConnected || part >= 1) {
      ticket.remove();
      return show(1);
    }
    if (part > 0) show(part);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
