// The sky: a layer over the whole page that cards fly in. Animations change only transforms and opacity.

import { back } from "../cards.js";

/** Slows down towards the end. */
export const GLIDE = "cubic-bezier(.2, .7, .2, 1)";
/** Overshoots slightly. */
export const LAND = "cubic-bezier(.3, 0, .2, 1.15)";

let running = [];

/** Starts an animation that `land` can end. */
export function start(element, frames, timing) {
  const animation = element.animate(frames, timing);
  running.push(animation);
  return animation;
}

/** Ends all animations at once, so that the next action doesn't wait for them. */
export function land() {
  const all = running;
  running = [];
  for (const animation of all) animation.cancel();
  document.getElementById("sky")?.replaceChildren();
}

export function sky() {
  let layer = document.getElementById("sky");
  if (!layer) {
    layer = document.createElement("div");
    layer.id = "sky";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/** An element's box, or `null` if it isn't shown. */
export function shownBox(element) {
  const box = element?.getBoundingClientRect();
  return box?.width > 0 && box.height > 0 ? box : null;
}

/** The width of a card in this box, which can be upright or turned. */
export const widthIn = (box) => Math.min(box.width, box.height / 1.4);

/** The transform that moves a ghost from its own box `home` to a different box. */
export function transformTo(box, home, { lift = 0, turn = 0 } = {}) {
  const dx = box.left + box.width / 2 - (home.left + home.width / 2);
  const dy = box.top + box.height / 2 - (home.top + home.height / 2) - lift;
  const size = widthIn(box) / widthIn(home);
  return `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${size})`;
}

/** Adds a picture to the sky, as wide as a card in this box. */
export function ghost(picture, box, { below = false } = {}) {
  const size = widthIn(box);
  const holder = document.createElement("div");
  holder.className = "ghost";
  holder.style.setProperty("--w", `${size}px`);
  holder.style.left = `${box.left + box.width / 2 - size / 2}px`;
  holder.style.top = `${box.top + box.height / 2 - size * 0.7}px`;
  holder.append(picture);
  if (below) sky().prepend(holder);
  else sky().append(holder);
  return holder;
}

/** Removes a ghost after an animation. */
export function removeAfter(animation, holder) {
  const remove = () => holder.remove();
  animation.finished.then(remove, remove);
}

/** Covers a ghost with a card back that turns over to the picture. */
export function turnOver(holder, picture, timing) {
  const cover = back();
  holder.append(cover);
  const linear = { ...timing, easing: "linear" };
  start(
    cover,
    [{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(0)" }],
    linear,
  );
  start(
    picture,
    [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }],
    linear,
  );
}

/** Hides an element until its card has arrived. */
export function hideFor(element, time) {
  start(element, [{ opacity: 0 }, { opacity: 0 }], time);
}
