// What the pseudo-language (docs/languages.md) shows on a page: a plain word did not come from the messages, and text that
// is cut, sticks out of its box or lies over other text had no room to grow.

import assert from "node:assert/strict";

import { axeFaults, none } from "./axe.mjs";
import { noComplaints } from "./browser.mjs";
import { layoutFaults } from "./layout.mjs";

/** The server speaks it. */
export const PSEUDO = { more: ["--pseudo-language"] };
/** The narrowest screen that everything must fit on. */
export const PHONE = { width: 360, height: 640, touch: true };

/** Parts whose text is not the program's: elements that are not read, each with the reason. */
const NOT_READ = [
  // The rules book is English: a chapter, its title in the head, and what is shown of it at the table. What the program adds
  // to a chapter is tested in canasta-pages, by the markup it is made from.
  ".chapter",
  "html:has(.chapter) title",
  "#why :is(h2, .short)",
  // Titles of the book's chapters, where the pages lead to them.
  ".chapters li > a",
  'html:has(.chapter) nav a[href^="/rules/"]',
  '#fields a[href^="/rules/"]',
  // The code by which others come, and the one for another device: letters to be typed.
  ".code",
  "#code",
  // A record as the file has it, and what a program prints.
  "textarea",
  "pre",
  // Data for the scripts; the messages among them are tested in canasta-pages.
  "template",
  "script",
  "style",
];

/** Texts that stay as they are in every language, each with the reason. */
const AS_IT_IS = [
  // People and bots. What stands in the place of a name that is forgotten is a message, and so not among them.
  ...["Bartholomew the Elev", "Anna 2", "Frank 2"],
  ...["Mary", "Otto", "Ida", "Lena", "Tom", "Max", "Bert", "Grigori", "Helen", "Frank"],
  ...["Ruth", "Anna", "Paul", "Ben", "Clara", "Hugo"],
  ...[
    "Alexandrina Victoria",
    "Bartholomew Fortescu",
    "Wilhelmina Murgatroy",
    "Constantine Papadopo",
    "Ferdinand Bartholdyi",
  ],
  // Rule sets, by what records call them.
  ...["Hoyle", "Lakin"],
  // Programs and systems.
  ...["Samsung Internet", "Firefox", "Chrome", "Android", "Linux"],
];

/** Runs in the page; the plain words that are read or read out, each with what stands around it. */
function words({ notRead, asItIs }) {
  const found = [];
  // Addresses, names of files, numbers in hexadecimal digits, cards as records write them, and how a record's lines begin.
  const foreign = [
    /https?:\/\/\S+/g,
    /\S+\.canasta\b/g,
    /\b[0-9a-f]{4}( [0-9a-f]{4})+\b/g,
    /\b[0-9a-f]{32,}\b/g,
    /\b(?:[2-9TJQKA][SHDC]|X[RB])\b/g,
    /“[A-Z][a-z]+:”/g,
  ];
  const look = (where, text) => {
    let own = foreign.reduce((text, one) => text.replace(one, ""), text);
    for (const kept of asItIs) own = own.replaceAll(kept, "");
    const plain = own.match(/[A-Za-z]{2,}/g);
    if (plain)
      found.push(`${plain.slice(0, 8).join(" ")} (${where}: “${text.replace(/\s+/g, " ").trim().slice(0, 100)}”)`);
  };
  // Attributes that people read or hear, here or after a script has put them where they do; and any that holds a sentence.
  const spoken = [
    "aria-label",
    "aria-description",
    "aria-roledescription",
    "aria-valuetext",
    "alt",
    "label",
    "placeholder",
    "title",
  ];
  const data = ["around", "because", "done", "failed", "last-said", "nudge", "saved", "says", "t", "told", "text"].map(
    (name) => `data-${name}`,
  );
  const lists = ["data-changed", "data-faulty", "data-fit", "data-idle"];
  const sentence = ({ name, value }) =>
    name.startsWith("data-") && !lists.includes(name) && /[A-Za-z]{3,} [a-z]{2,}/.test(value);
  const typed = (element) => element.matches("input:is([type=submit], [type=button], [readonly])");
  const skipped = (element) => element.closest(notRead) !== null;
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (skipped(element)) continue;
    if (node === element) {
      for (const one of element.attributes) {
        // The panel is called by the title of the chapter that it shows.
        if (element.id === "why") continue;
        if (spoken.includes(one.name) || data.includes(one.name) || sentence(one))
          look(`${element.localName} ${one.name}`, one.value);
      }
      if (typed(element)) look(`${element.localName} value`, element.value);
    } else if (element.localName === "noscript") {
      look("noscript", new DOMParser().parseFromString(node.data, "text/html").body.textContent);
    } else look(element.localName, node.data);
  }
  return found;
}

/** Runs in the page; what is cut, sticks out or overlaps, one line a fault. */
function room() {
  const faults = new Set();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.add(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`);
  const brief = (text) => text.replace(/\s+/g, " ").trim().slice(0, 50);
  const called = (element) =>
    `${element.localName}${element.id ? `#${element.id}` : ""}${[...element.classList].map((name) => `.${name}`).join("")}`;
  const clips = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) {
      const {
        overflowX,
        overflowY,
        textOverflow,
        webkitLineClamp,
        position,
        backgroundColor,
        borderTopWidth,
        borderLeftWidth,
        display,
        clipPath,
      } = getComputedStyle(element);
      const edged =
        backgroundColor !== "rgba(0, 0, 0, 0)" ||
        (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0);
      const ends = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      const boxed = edged && display !== "inline";
      styles.set(element, {
        overflowX,
        overflowY,
        ends,
        position,
        boxed,
        clipPath,
        box: element.getBoundingClientRect(),
      });
    }
    return styles.get(element);
  };
  const outwards = function* (element) {
    for (let outer = element; outer && outer !== root; outer = outer.parentElement) yield outer;
  };
  // What is only read out is clipped away.
  // What is inert lies under the result of a deal and is only seen.
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[inert]") &&
    ![...outwards(element)].some((outer) => style(outer).clipPath.startsWith("inset(50%"));

  /** Looks at one line of text from its element outwards; gives the part of it that is to be seen without scrolling. */
  const seen = (element, text, rect) => {
    let { left, right, top, bottom } = rect;
    let [boxed, sideways] = [false, false];
    for (const outer of outwards(element)) {
      const { box, ...about } = style(outer);
      const wide = !sideways && (right > box.right + 1 || left < box.left - 1);
      // Letters are higher than a line that is set close.
      const high = bottom > box.bottom + 3 || top < box.top - 3;
      if ((wide && clips(about.overflowX)) || (high && clips(about.overflowY))) {
        // A name has no bound; it ends in an ellipsis and is read out whole.
        const name = about.ends && outer.querySelector("bdi");
        if (!name) faults.add(`“${brief(text)}” is cut by ${called(outer)}`);
        return null;
      }
      if (about.boxed && !boxed && (wide || (high && !scrolls(about.overflowY))))
        faults.add(`“${brief(text)}” sticks out of ${called(outer)}`);
      boxed ||= about.boxed;
      if (wide && scrolls(about.overflowX)) {
        sideways = true;
        // Without a stop for the keyboard there is no way to what is scrolled away.
        if (outer.tabIndex < 0) faults.add(`${called(outer)} scrolls sideways: “${brief(outer.textContent)}”`);
      }
      if (about.overflowX !== "visible" || about.overflowY !== "visible") {
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      if (about.position === "fixed") break;
    }
    if (left < -1 || right > root.clientWidth + 1) faults.add(`“${brief(text)}” is not on the screen`);
    return left < right && top < bottom ? { left, right, top, bottom } : null;
  };

  /** What lies over the rest of the page, or stays while it scrolls. */
  // What opens or is said over the table is on paper, and hides for a while what lies under it.
  const layer = (element) =>
    [...outwards(element)].find(
      (outer) =>
        ["fixed", "sticky"].includes(style(outer).position) ||
        outer.matches("dialog, aside, .join-strip, .stage.open, .said, .say.refused, .say.asked, .say.noted"),
    ) ?? document.body;
  const lines = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeType === Node.TEXT_NODE ? node.data : node.dataset.t;
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!text?.trim() || element.closest("script, style, template, noscript, svg, select") || !shown(element)) continue;
    if (node !== element) range.selectNodeContents(node);
    for (const rect of node === element ? [element.getBoundingClientRect()] : range.getClientRects()) {
      if (rect.width <= 1 || rect.height <= 1) continue;
      const part = seen(element, text, rect);
      // Cards lie in fans, over one another. The dealer's mark is one letter, which the pseudo-language makes four.
      if (part && !element.closest(".col, .card, .stack, .dealer"))
        lines.push({ element, text, part, layer: layer(element) });
    }
  }
  // Cards, pictures and fields must not be pushed out either.
  for (const element of document.querySelectorAll("svg, input, select, textarea, button")) {
    const rect = element.getBoundingClientRect();
    // Backs of cards, of which there may be more than fit, say nothing; the other hands come in over the edge of the table.
    if (rect.width > 1 && rect.height > 1 && !element.closest(".backs, .fan") && shown(element))
      seen(element.parentElement, called(element), rect);
  }
  // What a list of choices shows is cut without a box of its own.
  const pen = document.createElement("canvas").getContext("2d");
  for (const list of document.querySelectorAll("select")) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const text = list.selectedOptions[0]?.text ?? "";
    pen.font = font;
    const free = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (shown(list) && pen.measureText(text).width > free) faults.add(`“${brief(text)}” is cut by ${called(list)}`);
  }
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue;
      const wide = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
      const high = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
      if (wide > 2 && high > 5) faults.add(`“${brief(one.text)}” and “${brief(other.text)}” overlap`);
    }
  }
  return [...faults];
}

/** Plain words on the page, one line each. */
export const plainWords = (page) => page.evaluate(words, { notRead: NOT_READ.join(), asItIs: AS_IT_IS });

/** What has no room on the page, one line each. */
export const cramped = (page) => page.evaluate(room);

/** Rules of axe-core that cannot hold here: brackets and doubled letters make a button's word another one in its name. */
const WITHOUT = ["label-content-name-mismatch"];

/** Fails with one line a fault: plain words, what has no room, what axe-core finds, and a table's faults of layout. */
export async function looked(page, where, { table = false } = {}) {
  assert.equal(await page.locator("html").getAttribute("lang"), "en-XA", where);
  const faults = [...(await plainWords(page)).map((word) => `plain: ${word}`), ...(await cramped(page))];
  if (table) faults.push(...(await layoutFaults(page)));
  if (faults.length) assert.fail(`${where}:\n${faults.join("\n")}`);
  none(await axeFaults(page, { without: WITHOUT }), where);
  noComplaints(page);
}

/** The same with everything open that opens. */
export async function lookedThrough(page, where) {
  await page.locator("main details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
  await looked(page, where);
}
