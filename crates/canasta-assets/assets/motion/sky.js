// The layer in which cards fly, over the whole page, and what is under way in it. Only transforms and opacity change.

import { back } from "../cards.js";

/** Slows down towards the end; and lands with a breath. */
export const GLIDE = "cubic-bezier(.2, .7, .2, 1)";
export const LAND = "cubic-bezier(.3, 0, .2, 1.15)";

/** Animations under way. */
let running = [];

/** Starts an animation that ends when everything lands. */
export function start(element, frames, timing) {
  const animation = element.animate(frames, timing);
  running.push(animation);
  return animation;
}

/** Ends all flights at once: the next act does not wait for them. */
export function land() {
  const all = running;
  running = [];
  for (const animation of all) animation.cancel();
  document.getElementById("sky")?.replaceChildren();
}

/** A layer over the whole page that takes no clicks. */
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

/** The box of an element that is shown, else null. */
export function shownBox(element) {
  const box = element?.getBoundingClientRect();
  return box?.width > 0 && box.height > 0 ? box : null;
}

/** The width of a card that lies in a box: its shorter side. */
export const widthIn = (box) => Math.min(box.width, box.height / 1.4);

/** A transform that shows a ghost at a box, where `home` is the box in which it stands. */
export function at(box, home, { lift = 0, turn = 0 } = {}) {
  const dx = box.left + box.width / 2 - (home.left + home.width / 2);
  const dy = box.top + box.height / 2 - (home.top + home.height / 2) - lift;
  const size = widthIn(box) / widthIn(home);
  return `translate(${dx}px, ${dy}px) rotate(${turn}deg) scale(${size})`;
}

/** A ghost that stands in a box: a picture as wide as a card there. */
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

/** Takes a ghost away when an animation is over. */
export function goneAfter(animation, holder) {
  const gone = () => holder.remove();
  animation.finished.then(gone, gone);
}

/** A back that shows the picture in a ghost half way. */
export function turnOver(holder, picture, timing) {
  const cover = back();
  holder.append(cover);
  const even = { ...timing, easing: "linear" };
  start(cover, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(0)" }], even);
  start(
    picture,
    [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "scaleX(1)" }],
    even,
  );
}

/** Keeps an element out of sight until what flies to it has landed. */
export function hold(element, time) {
  start(element, [{ opacity: 0 }, { opacity: 0 }], time);
}
