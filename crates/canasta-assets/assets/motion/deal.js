// A deal: from the stock to every seat in turn, the viewer's own cards into their columns, which then turn over from left to
// right.

import { back } from "../cards.js";
import { shareOfTime } from "../tempo.js";
import { GLIDE, at, ghost, goneAfter, hold, shownBox, start } from "./sky.js";

/** Milliseconds: one card's flight, between two cards, until the last leaves the stock; half of a card's turn, all turns. */
const FLY = 240;
const STEP = 30;
const LEAVING = 850;
const HALF = 80;
const TURNING = 300;
const FADE = 120;

/** Deals what lies on the table. Where nothing travels the cards appear. */
export function deal(root) {
  const share = shareOfTime();
  const columns = [...root.querySelectorAll("#hand .col")];
  const fans = [...root.querySelectorAll(".seats .seat")].map(places);
  const stock = shownBox(root.querySelector("#stock .card"));
  if (share === 0 || !stock) {
    for (const part of root.querySelectorAll("#hand, .seats .fan")) start(part, [{ opacity: 0 }, { opacity: 1 }], FADE);
    return;
  }
  const own = columns.flatMap((column) =>
    [...column.querySelectorAll("svg[data-c]")].map((pic) => ({ column, pic, box: pic.getBoundingClientRect() })),
  );
  const rounds = Math.max(own.length, ...fans.map((fan) => fan.length));
  const order = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const hand of [...fans, own]) if (hand[round]) order.push(hand[round]);
  }
  const step = Math.min(STEP, LEAVING / order.length) * share;
  const landed = (order.length - 1) * step + FLY * share;
  const turns = new Map(columns.map((column, place) => [column, landed + (place * TURNING * share) / columns.length]));
  order.forEach((card, place) => {
    const timing = { duration: FLY * share, delay: place * step, easing: GLIDE, fill: "both" };
    if (card.column) toColumn(card, stock, timing, turns.get(card.column), HALF * share);
    else toFan(card, stock, timing);
  });
  for (const [column, time] of turns) turnUp(column, time, HALF * share);
}

/** The places to which a seat's cards go: its fan, or its plate where no fan is shown. */
function places(seat) {
  const fan = seat.querySelector(".fan");
  const cards = [...fan.children];
  const upsideDown = getComputedStyle(fan).rotate === "180deg";
  if (shownBox(fan)) return cards.map((card) => ({ card, box: card.getBoundingClientRect(), upsideDown }));
  const box = shownBox(seat.querySelector(".who"));
  return box ? cards.map(() => ({ card: null, box })) : [];
}

/** A back of a fan comes from the stock itself: it needs no ghost. */
function toFan({ card, box, upsideDown }, stock, timing) {
  if (!card) {
    const holder = ghost(back(), stock);
    goneAfter(
      start(
        holder,
        [
          { transform: "none", opacity: 1 },
          { transform: at(box, stock), opacity: 0 },
        ],
        timing,
      ),
      holder,
    );
    return;
  }
  const sign = upsideDown ? -1 : 1;
  const dx = sign * (stock.left + stock.width / 2 - (box.left + box.width / 2));
  const dy = sign * (stock.top + stock.height / 2 - (box.top + box.height / 2));
  start(card, [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], timing);
}

/** A back goes to a column, lies there, and goes when the column turns over. */
function toColumn({ box }, stock, timing, turnsAt, half) {
  const picture = back();
  const holder = ghost(picture, box);
  start(holder, [{ transform: at(stock, box) }, { transform: "none" }], timing);
  goneAfter(
    start(picture, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
      duration: half,
      delay: turnsAt,
      fill: "both",
    }),
    holder,
  );
}

function turnUp(column, time, half) {
  hold(column, time + half);
  start(column, [{ transform: "scaleX(0)" }, { transform: "none" }], {
    duration: half,
    delay: time + half,
    fill: "backwards",
  });
}
