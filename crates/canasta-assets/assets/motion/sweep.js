// The pile is taken: its top card goes to its meld, the heap lifts and fans, flies as one arc to the player who takes it, and
// opens into the hand. A large one is a moment: the felt darkens a little while it flies.

import { back, face } from "../cards.js";
import { shareOfTime } from "../tempo.js";
import { GLIDE, at, ghost, goneAfter, hold, shownBox, sky, start, widthIn } from "./sky.js";

/** Milliseconds: the top card has gone, the heap fans, and flies; between two cards, and all of those. */
const TOP = 260;
const FAN = 200;
const ARC = 420;
const STEP = 30;
const OPENING = 360;

/** Backs that are drawn at most of a pile that another player takes, and how many cards make it a moment. */
const BACKS = 12;
const MOMENT = 10;

/** How a pile of so many cards, which lay in `box`, is taken; null where it does not travel. */
export function sweepOf(box, cards) {
  const share = shareOfTime();
  if (share === 0 || !box || cards < 2) return null;
  return {
    /** Into the viewer's hand: `{card, box, pic}` of each card. */
    own(fresh) {
      if (fresh.length) dim(cards, share);
      fresh.forEach(({ card, box: goal, pic }, place) => {
        const delay = swept(face(card), place, fresh.length, box, goal, share, { fadeOut: !pic });
        if (pic) hold(pic, delay + (FAN + ARC) * share);
      });
    },
    /** To another player's seat; answers whether it is seen. */
    other(zone) {
      const seat = document.getElementById(zone);
      const goal = shownBox(seat?.querySelector(".fan")) ?? shownBox(seat);
      if (!goal) return false;
      dim(cards, share);
      const drawn = Math.min(cards - 1, BACKS);
      for (let place = 0; place < drawn; place += 1) swept(back(), place, drawn, box, goal, share, { fadeOut: true });
      // The fan opens as they come; the first of its cards were there before.
      const backs = [...seat.querySelectorAll(".fan .card")].slice(-drawn);
      backs.forEach((card, place) => {
        const delay = (TOP + FAN + ARC + Math.min(STEP, OPENING / drawn) * place) * share;
        start(card, [{ opacity: 0 }, { opacity: 1 }], { duration: 100 * share, delay, fill: "backwards" });
      });
      return true;
    },
  };
}

/** One card of the heap on its way; answers when it leaves. */
function swept(picture, place, count, from, to, share, { fadeOut }) {
  const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
  const size = Math.max(20, Math.min(widthIn(to), widthIn(from) * 1.4));
  const home = { left: x - size / 2, top: y - size * 0.7, width: size, height: size * 1.4 };
  const holder = ghost(picture, home);
  const off = place - (count - 1) / 2;
  const wide = widthIn(from);
  const spread = {
    left: from.left + off * wide * Math.min(0.12, 1.6 / count),
    top: from.top,
    width: from.width,
    height: from.height,
  };
  const between = (side) => (spread[side] + home[side]) / 2;
  const middle = { left: between("left"), top: between("top"), width: between("width"), height: between("height") };
  const turn = off * Math.min(2.5, 30 / count);
  const fanned = FAN / (FAN + ARC);
  const frames = [
    { transform: at(from, home), easing: GLIDE },
    { transform: at(spread, home, { turn, lift: wide * 0.1 }), offset: fanned, easing: "ease-in" },
    { transform: at(middle, home, { turn: turn / 2, lift: wide * 0.5 }), offset: (1 + fanned) / 2, easing: "ease-out" },
    { transform: at(home, home) },
  ];
  const delay = (TOP + Math.min(STEP, OPENING / count) * place) * share;
  const timing = { duration: (FAN + ARC) * share, delay, fill: "both" };
  const flight = start(holder, frames, timing);
  if (fadeOut) start(holder, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], timing);
  goneAfter(flight, holder);
  return delay;
}

function dim(cards, share) {
  if (cards < MOMENT) return;
  const dusk = document.createElement("div");
  dusk.className = "dusk";
  sky().prepend(dusk);
  goneAfter(
    start(
      dusk,
      [{ opacity: 0 }, { opacity: 0.12, offset: 0.3 }, { opacity: 0.12, offset: 0.7 }, { opacity: 0 }],
      (TOP + FAN + ARC + OPENING) * share,
    ),
    dusk,
  );
}
