// Helpers that create the pad's elements.

import { message } from "../words.js";

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "path", "line", "rect", "circle", "polyline", "text", "g", "use"]);

/**
 * Creates an element: `h("button", { type: "button", class: "btn", onclick }, "Start")`. Functions become listeners. Attributes
 * that are `null` or `false` are left out, as are children.
 */
export function h(tag, attributes = {}, ...children) {
  const created = SVG_TAGS.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") created.addEventListener(name.slice(2), value);
    else created.setAttribute(name, value === true ? "" : value);
  }
  created.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return created;
}

const PATHS = {
  back: "M15 5l-7 7 7 7",
  turn: "M4 9a8 8 0 0 1 14-3l2 2M20 4v4h-4M20 15a8 8 0 0 1-14 3l-2-2M4 20v-4h4",
  share: "M12 15V4M8 8l4-4 4 4M5 12v7h14v-7",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
};

export const icon = (name) =>
  h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: PATHS[name] }));

/** The bar at the top: a link back, the title, and buttons. */
export const topBar = (title, { back = "#table", backLabel = message("heading"), end = [] } = {}) =>
  h(
    "header",
    { class: "top" },
    back && h("a", { class: "link", href: back }, icon("back"), h("span", {}, backLabel)),
    h("h1", { tabindex: "-1" }, title),
    ...end,
  );

/** Names, isolated because some are written from right to left. */
export const name = (text) => h("bdi", {}, text);

/** Tells people who use a screen reader what has happened. */
export function announce(text) {
  const status = document.getElementById("announcement");
  // The same text twice in a row is only read if it changes in between.
  status.textContent = "";
  setTimeout(() => (status.textContent = text), 50);
}

/** A place for something wide, which scrolls with a finger or with the keyboard. */
export const scroller = (label, ...children) =>
  h("div", { class: "scroll", role: "group", tabindex: "0", "aria-label": label }, ...children);
