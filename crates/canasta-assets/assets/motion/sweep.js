// Animates taking the pile. The upcard goes to its meld; then the other cards lift, fan out and fly to the player in an
// arc. If the pile is large, the felt darkens a little.

import { back, face } from "../cards.js";
import { timeScale } from "../tempo.js";
import { GLIDE, ghost, hideFor, removeAfter, shownBox, sky, start, transformTo, widthIn } from "./sky.js";

const UPCARD_MS = 260;
const FAN_MS = 200;
const ARC_MS = 420;
const STEP_MS = 30;
/** The last card leaves at most this long after the first. */
const MAX_STEPS_MS = 360;

/** Maximum number of backs drawn for another player's pile. */
const MAX_BACKS = 12;
/** A pile is large from this number of cards on. */
const LARGE_PILE = 10;

/** The animation for a pile of this many cards in `box`, or `null` if animations are off. */
export function sweepOf(box, cards) {
  const scale = timeScale();
  if (scale === 0 || !box || cards < 2) return null;
  return {
    /** Moves the pile to the viewer's hand. */
    own(fresh) {
      if (fresh.length) darkenFelt(cards, scale);
      fresh.forEach(({ card, box: goal, pic }, place) => {
        const delay = sweepCard(face(card), place, fresh.length, box, goal, scale, { fadeOut: !pic });
        if (pic) hideFor(pic, delay + (FAN_MS + ARC_MS) * scale);
      });
    },
    /** Moves the pile to another player's seat. Returns `false` if the seat isn't shown. */
    other(zone) {
      const seat = document.getElementById(zone);
      const goal = shownBox(seat?.querySelector(".fan")) ?? shownBox(seat);
      if (!goal) return false;
      darkenFelt(cards, scale);
      const drawn = Math.min(cards - 1, MAX_BACKS);
      for (let place = 0; place < drawn; place += 1)
        sweepCard(back(), place, drawn, box, goal, scale, { fadeOut: true });
      // The last cards of the fan appear when the moving cards arrive.
      const backs = [...seat.querySelectorAll(".fan .card")].slice(-drawn);
      backs.forEach((card, place) => {
        const delay = (UPCARD_MS + FAN_MS + ARC_MS + Math.min(STEP_MS, MAX_STEPS_MS / drawn) * place) * scale;
        start(card, [{ opacity: 0 }, { opacity: 1 }], { duration: 100 * scale, delay, fill: "backwards" });
      });
      return true;
    },
  };
}

/** Animates one card. Returns the delay before it starts. */
function sweepCard(picture, place, count, from, to, scale, { fadeOut }) {
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  const size = Math.max(20, Math.min(widthIn(to), widthIn(from) * 1.4));
  const home = { left: x - size / 2, top: y - size * 0.7, width: size, height: size * 1.4 };
  const holder = ghost(picture, home);
  const offset = place - (count - 1) / 2;
  const cardWidth = widthIn(from);
  const spread = {
    left: from.left + offset * cardWidth * Math.min(0.12, 1.6 / count),
    top: from.top,
    width: from.width,
    height: from.height,
  };
  const between = (side) => (spread[side] + home[side]) / 2;
  const middle = { left: between("left"), top: between("top"), width: between("width"), height: between("height") };
  const turn = offset * Math.min(2.5, 30 / count);
  const fanned = FAN_MS / (FAN_MS + ARC_MS);
  const frames = [
    { transform: transformTo(from, home), easing: GLIDE },
    { transform: transformTo(spread, home, { turn, lift: cardWidth * 0.1 }), offset: fanned, easing: "ease-in" },
    {
      transform: transformTo(middle, home, { turn: turn / 2, lift: cardWidth * 0.5 }),
      offset: (1 + fanned) / 2,
      easing: "ease-out",
    },
    { transform: transformTo(home, home) },
  ];
  const delay = (UPCARD_MS + Math.min(STEP_MS, MAX_STEPS_MS / count) * place) * scale;
  const timing = { duration: (FAN_MS + ARC_MS) * scale, delay, fill: "both" };
  const flight = start(holder, frames, timing);
  if (fadeOut) start(holder, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], timing);
  removeAfter(flight, holder);
  return delay;
}

function darkenFelt(cards, scale) {
  if (cards < LARGE_PILE) return;
  const dusk = document.createElement("div");
  dusk.className = "dusk";
  sky().prepend(dusk);
  removeAfter(
    start(
      dusk,
      [{ opacity: 0 }, { opacity: 0.12, offset: 0.3 }, { opacity: 0.12, offset: 0.7 }, { opacity: 0 }],
      (UPCARD_MS + FAN_MS + ARC_MS + MAX_STEPS_MS) * scale,
    ),
    dusk,
  );
}
