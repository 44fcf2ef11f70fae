// Animates a new canasta. The meld lifts while its cards are squared up (which `fly.js` animates) and drops again. Then
// the band appears from the left, a gold ring around the meld, and the canasta's bonus rises.

import { element } from "../element.js";
import { formatPoints } from "../points.js";
import { timeScale } from "../tempo.js";
import { GLIDE, LAND, removeAfter, shownBox, sky, start } from "./sky.js";

const SQUARE_MS = 260;
const DROP_MS = 140;
const BAND_MS = 220;
const RING_MS = 500;
const BONUS_MS = 1400;

/** The IDs of all canastas on the table. */
export const canastas = (root) => new Set([...root.querySelectorAll(".meld:is(.natural, .mixed)")].map(({ id }) => id));

/** Seals all canastas that are new since `before`. */
export function seal(root, before) {
  const scale = timeScale();
  if (scale === 0) return;
  for (const id of canastas(root)) {
    if (before.has(id)) continue;
    const meld = root.querySelector(`#${id}`);
    const { bonuses } = JSON.parse(root.querySelector("#rules").innerHTML);
    const bonus = meld.classList.contains("natural") ? bonuses.natural : bonuses.mixed;
    sealOne(meld.querySelector(".spread"), bonus, scale);
  }
}

function sealOne(spread, bonus, scale) {
  const card = spread.querySelector(".card");
  const box = shownBox(card);
  if (!box) return;
  const rise = `translateY(${-0.08 * box.width}px)`;
  const squared = SQUARE_MS * scale;
  start(
    spread,
    [
      { transform: rise },
      { transform: rise, easing: LAND, offset: SQUARE_MS / (SQUARE_MS + DROP_MS) },
      { transform: "none" },
    ],
    (SQUARE_MS + DROP_MS) * scale,
  );
  const band = spread.querySelector(".band");
  const wipe = { duration: BAND_MS * scale, delay: squared + DROP_MS * scale, easing: GLIDE, fill: "backwards" };
  start(
    band,
    [
      { transform: "scaleX(0)", transformOrigin: "left" },
      { transform: "scaleX(1)", transformOrigin: "left" },
    ],
    wipe,
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
  const animation = start(
    ring,
    [
      { opacity: 0, transform: "scale(.96)" },
      { opacity: 1, transform: "scale(1.05)", offset: 0.35 },
      { opacity: 0, transform: "scale(1.3)" },
    ],
    { duration: RING_MS * scale, delay: squared + DROP_MS * scale, easing: "ease-out", fill: "both" },
  );
  removeAfter(animation, ring);
  raiseBonus(box, bonus, { duration: BONUS_MS * scale, delay: squared + DROP_MS * scale });
}

function raiseBonus(box, bonus, timing) {
  const gain = element("div", "gain", `+${formatPoints(bonus)}`);
  Object.assign(gain.style, { left: `${box.left + box.width / 2}px`, top: `${box.top}px` });
  sky().append(gain);
  const at = (y, opacity, offset) => ({ transform: `translate(-50%, ${y * box.height}px)`, opacity, offset });
  const animation = start(gain, [at(0, 0, 0), at(-0.15, 1, 0.2), at(-0.35, 1, 0.7), at(-0.5, 0, 1)], {
    ...timing,
    easing: GLIDE,
    fill: "both",
  });
  removeAfter(animation, gain);
}
