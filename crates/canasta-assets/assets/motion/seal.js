// A canasta: the spread rises a little and is squared up (`fly.js` moves its cards), drops, its band wipes in from the left, and
// a ring of gold runs round it once.

import { shareOfTime } from "../tempo.js";
import { GLIDE, LAND, goneAfter, shownBox, sky, start } from "./sky.js";

/** Milliseconds: squared up, dropped, the band, the ring. */
const SQUARE = 260;
const DROP = 140;
const BAND = 220;
const RING = 500;

/** The canastas that lie on the table, by the ids of their melds. */
export const canastas = (root) => new Set([...root.querySelectorAll(".meld:is(.natural, .mixed)")].map(({ id }) => id));

/** Seals the canastas that were none before. */
export function seal(root, before) {
  const share = shareOfTime();
  if (share === 0) return;
  for (const id of canastas(root)) {
    if (!before.has(id)) sealOne(root.querySelector(`#${id} .spread`), share);
  }
}

function sealOne(spread, share) {
  const card = spread.querySelector(".card");
  const box = shownBox(card);
  if (!box) return;
  const rise = `translateY(${-0.08 * box.width}px)`;
  const squared = SQUARE * share;
  start(
    spread,
    [{ transform: rise }, { transform: rise, easing: LAND, offset: SQUARE / (SQUARE + DROP) }, { transform: "none" }],
    (SQUARE + DROP) * share,
  );
  const band = spread.querySelector(".band");
  const wiped = { duration: BAND * share, delay: squared + DROP * share, easing: GLIDE, fill: "backwards" };
  start(
    band,
    [
      { transform: "scaleX(0)", transformOrigin: "left" },
      { transform: "scaleX(1)", transformOrigin: "left" },
    ],
    wiped,
  );
  const ring = document.createElement("div");
  ring.className = "ring";
  Object.assign(ring.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  sky().append(ring);
  const ends = start(
    ring,
    [
      { opacity: 0, transform: "scale(.96)" },
      { opacity: 1, transform: "scale(1.05)", offset: 0.35 },
      { opacity: 0, transform: "scale(1.3)" },
    ],
    { duration: RING * share, delay: squared + DROP * share, easing: "ease-out", fill: "both" },
  );
  goneAfter(ends, ring);
}
