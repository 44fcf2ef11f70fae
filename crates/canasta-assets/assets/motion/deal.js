// Deals cards from the stock to each seat in turn. Then the viewer's columns turn over from left to right.

import { back } from "../cards.js";
import { timeScale } from "../tempo.js";
import { GLIDE, ghost, hideFor, removeAfter, shownBox, start, transformTo } from "./sky.js";

const FLY_MS = 240;
const STEP_MS = 30;
/** The last card leaves the stock by this time. */
const MAX_DEAL_MS = 850;
const HALF_TURN_MS = 80;
/** The last column starts to turn over by this time. */
const MAX_TURNS_MS = 300;
const FADE_MS = 120;

/** Animates the deal, or fades the cards in if animations are off. */
export function deal(root) {
  const scale = timeScale();
  const columns = [...root.querySelectorAll("#hand .col")];
  const fans = [...root.querySelectorAll(".seats .seat")].map(placesOf);
  const stock = shownBox(root.querySelector("#stock .card"));
  if (scale === 0 || !stock) {
    for (const part of root.querySelectorAll("#hand, .seats .fan"))
      start(part, [{ opacity: 0 }, { opacity: 1 }], FADE_MS);
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
  const step = Math.min(STEP_MS, MAX_DEAL_MS / order.length) * scale;
  const landed = (order.length - 1) * step + FLY_MS * scale;
  const turns = new Map(
    columns.map((column, place) => [column, landed + (place * MAX_TURNS_MS * scale) / columns.length]),
  );
  order.forEach((card, place) => {
    const timing = { duration: FLY_MS * scale, delay: place * step, easing: GLIDE, fill: "both" };
    if (card.column) toColumn(card, stock, timing, turns.get(card.column), HALF_TURN_MS * scale);
    else toFan(card, stock, timing);
  });
  for (const [column, time] of turns) turnUp(column, time, HALF_TURN_MS * scale);
}

/** The places for a seat's cards: in its fan, or on its plate if no fan is shown. */
function placesOf(seat) {
  const fan = seat.querySelector(".fan");
  const cards = [...fan.children];
  const upsideDown = getComputedStyle(fan).rotate === "180deg";
  if (shownBox(fan)) return cards.map((card) => ({ card, box: card.getBoundingClientRect(), upsideDown }));
  const box = shownBox(seat.querySelector(".who"));
  return box ? cards.map(() => ({ card: null, box })) : [];
}

/** Moves a card to a fan. The card itself is animated; only a seat without a visible fan needs a ghost. */
function toFan({ card, box, upsideDown }, stock, timing) {
  if (!card) {
    const holder = ghost(back(), stock);
    removeAfter(
      start(
        holder,
        [
          { transform: "none", opacity: 1 },
          { transform: transformTo(box, stock), opacity: 0 },
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

/** Moves a card back to a column. It is removed when the column turns over. */
function toColumn({ box }, stock, timing, turnsAt, half) {
  const picture = back();
  const holder = ghost(picture, box);
  start(holder, [{ transform: transformTo(stock, box) }, { transform: "none" }], timing);
  removeAfter(
    start(picture, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
      duration: half,
      delay: turnsAt,
      fill: "both",
    }),
    holder,
  );
}

function turnUp(column, time, half) {
  hideFor(column, time + half);
  start(column, [{ transform: "scaleX(0)" }, { transform: "none" }], {
    duration: half,
    delay: time + half,
    fill: "backwards",
  });
}
