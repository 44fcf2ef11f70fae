// Checks pages in the pseudo-language (docs/languages.md). Plain words don't come from the messages; text that is cut,
// sticks out or overlaps had no room to grow.

import assert from "node:assert/strict";

import { axeProblems, assertNone } from "./axe.mjs";
import { assertNoComplaints } from "./browser.mjs";
import { layoutProblems } from "./layout.mjs";

/** Options for a server in the pseudo-language. */
export const PSEUDO = { more: ["--pseudo-language"] };
/** The narrowest supported screen. */
export const PHONE = { width: 360, height: 640, touch: true };

/** Elements whose text isn't checked, and why. */
const NOT_READ = [
  // The rules book is always in English. canasta-pages tests whatever the program adds to a chapter.
  ".chapter",
  "html:has(.chapter) title",
  "#why :is(h2, .short)",
  // Titles of chapters, in links to the book.
  ".chapters li > a",
  'html:has(.chapter) nav a[href^="/rules/"]',
  '#fields a[href^="/rules/"]',
  // Names of languages, in these languages.
  ".languages [lang]",
  "#lang [lang]",
  // Codes of tables and devices.
  ".code",
  "#code",
  // Records and the output of programs.
  "textarea",
  "pre",
  // Data for scripts, whose messages canasta-pages tests.
  "template",
  "script",
  "style",
];

/** Texts that are the same in all languages, and why. */
const AS_IT_IS = [
  // Names of people and bots.
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
  // Names of rule sets in records.
  ...["Hoyle", "Lakin", "Wahhi"],
  // Names of programs and systems.
  ...["Samsung Internet", "Firefox", "Chrome", "Android", "Linux"],
];

/** Runs in the page. Finds plain words that can be seen or heard, with their context. */
function findPlainWords({ notRead, asItIs }) {
  const found = [];
  // URLs, file names, hexadecimal numbers, cards in record notation, and names of record lines.
  const foreign = [
    /https?:\/\/\S+/g,
    /\S+\.canasta\b/g,
    /\b[0-9a-f]{4}( [0-9a-f]{4})+\b/g,
    /\b[0-9a-f]{32,}\b/g,
    /\b(?:[2-9TJQKA][SHDC]|X[RB])\b/g,
    /“[A-Z][a-z]+:”/g,
  ];
  const check = (where, text) => {
    let rest = foreign.reduce((text, pattern) => text.replace(pattern, ""), text);
    for (const fixed of asItIs) rest = rest.replaceAll(fixed, "");
    const plain = rest.match(/[A-Za-z]{2,}/g);
    if (plain)
      found.push(`${plain.slice(0, 8).join(" ")} (${where}: “${text.replace(/\s+/g, " ").trim().slice(0, 100)}”)`);
  };
  // Attributes that can be seen or heard, perhaps only after a script has used them, and any other attribute with a
  // sentence.
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
      for (const attribute of element.attributes) {
        // The panel is named after the title of a chapter.
        if (element.id === "why") continue;
        if (spoken.includes(attribute.name) || data.includes(attribute.name) || sentence(attribute))
          check(`${element.localName} ${attribute.name}`, attribute.value);
      }
      if (typed(element)) check(`${element.localName} value`, element.value);
    } else if (element.localName === "noscript") {
      check("noscript", new DOMParser().parseFromString(node.data, "text/html").body.textContent);
    } else check(element.localName, node.data);
  }
  return found;
}

/** Runs in the page. Finds text that is cut, sticks out or overlaps. */
function findTextProblems() {
  const problems = new Set();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    problems.add(`the page is ${root.scrollWidth} wide on a screen of ${root.clientWidth}`);
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
  // Text for screen readers only is clipped, and inert parts are covered by the result of a deal.
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[inert]") &&
    ![...outwards(element)].some((outer) => style(outer).clipPath.startsWith("inset(50%"));

  /** Checks a line of text against its ancestors. Returns the part that is visible without scrolling. */
  const visiblePart = (element, text, rect) => {
    let { left, right, top, bottom } = rect;
    let [boxed, sideways] = [false, false];
    for (const outer of outwards(element)) {
      const { box, ...outerStyle } = style(outer);
      const wide = !sideways && (right > box.right + 1 || left < box.left - 1);
      // Letters can be taller than a tight line.
      const high = bottom > box.bottom + 3 || top < box.top - 3;
      if ((wide && clips(outerStyle.overflowX)) || (high && clips(outerStyle.overflowY))) {
        // Names may end in an ellipsis, because screen readers still get the full name.
        const name = outerStyle.ends && outer.querySelector("bdi");
        if (!name) problems.add(`“${brief(text)}” is cut by ${called(outer)}`);
        return null;
      }
      // The dealer's mark is a single letter, but has four in the pseudo-language.
      if (outer.matches(".dealer")) return null;
      if (outerStyle.boxed && !boxed && (wide || (high && !scrolls(outerStyle.overflowY))))
        problems.add(`“${brief(text)}” sticks out of ${called(outer)}`);
      boxed ||= outerStyle.boxed;
      if (wide && scrolls(outerStyle.overflowX)) {
        sideways = true;
        // With the keyboard, only elements with a tab stop can be scrolled.
        if (outer.tabIndex < 0) problems.add(`${called(outer)} scrolls sideways: “${brief(outer.textContent)}”`);
      }
      if (outerStyle.overflowX !== "visible" || outerStyle.overflowY !== "visible") {
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      if (outerStyle.position === "fixed") break;
    }
    if (left < -1 || right > root.clientWidth + 1) problems.add(`“${brief(text)}” is not on the screen`);
    return left < right && top < bottom ? { left, right, top, bottom } : null;
  };

  /** An element's layer. Panels and fixed parts may cover the rest of the page. */
  const layer = (element) =>
    [...outwards(element)].find(
      (outer) =>
        ["fixed", "sticky"].includes(style(outer).position) ||
        outer.matches("dialog, aside, .join-strip, .said, .say.banner"),
    ) ?? document.body;
  const lines = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.nodeType === Node.TEXT_NODE ? node.data : node.dataset.t;
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!text?.trim() || element.closest("script, style, template, noscript, svg, select") || !isVisible(element))
      continue;
    if (node !== element) range.selectNodeContents(node);
    for (const rect of node === element ? [element.getBoundingClientRect()] : range.getClientRects()) {
      if (rect.width <= 1 || rect.height <= 1) continue;
      const part = visiblePart(element, text, rect);
      // Cards overlap in fans.
      if (part && !element.closest(".col, .card, .stack")) lines.push({ element, text, part, layer: layer(element) });
    }
  }
  // Cards, images and fields must not stick out either.
  for (const element of document.querySelectorAll("svg, input, select, textarea, button")) {
    const rect = element.getBoundingClientRect();
    // Card backs and other players' hands may extend beyond the edge.
    if (rect.width > 1 && rect.height > 1 && !element.closest(".backs, .fan") && isVisible(element))
      visiblePart(element.parentElement, called(element), rect);
  }
  // The text of a select element has no box of its own, so measure it.
  const pen = document.createElement("canvas").getContext("2d");
  for (const list of document.querySelectorAll("select")) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const text = list.selectedOptions[0]?.text ?? "";
    pen.font = font;
    const free = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (isVisible(list) && pen.measureText(text).width > free)
      problems.add(`“${brief(text)}” is cut by ${called(list)}`);
  }
  // A name in a heading is part of its text, whose lines are tight.
  const isInline = (inner, outer) => outer.contains(inner) && getComputedStyle(inner).display === "inline";
  for (const [place, first] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (first.layer !== other.layer || first.element === other.element) continue;
      if (isInline(first.element, other.element) || isInline(other.element, first.element)) continue;
      const wide = Math.min(first.part.right, other.part.right) - Math.max(first.part.left, other.part.left);
      const high = Math.min(first.part.bottom, other.part.bottom) - Math.max(first.part.top, other.part.top);
      if (wide > 2 && high > 5) problems.add(`“${brief(first.text)}” and “${brief(other.text)}” overlap`);
    }
  }
  return [...problems];
}

/** Plain words, one line each. */
const plainWords = (page) => page.evaluate(findPlainWords, { notRead: NOT_READ.join(), asItIs: AS_IT_IS });

/** Text without enough room, one line each. */
export const textProblems = (page) => page.evaluate(findTextProblems);

/**
 * Rules of axe-core that can't hold in the pseudo-language: its brackets and doubled letters make a button's text
 * differ from its name.
 */
const EXCLUDED_RULES = ["label-content-name-mismatch"];

/**
 * Fails with one line per problem: plain words, text without room, axe-core's findings and, with `table`, the table's
 * layout.
 */
export async function checkPseudo(page, where, { table = false } = {}) {
  assert.equal(await page.locator("html").getAttribute("lang"), "en-XA", where);
  const problems = [...(await plainWords(page)).map((word) => `plain: ${word}`), ...(await textProblems(page))];
  if (table) problems.push(...(await layoutProblems(page)));
  if (problems.length) assert.fail(`${where}:\n${problems.join("\n")}`);
  assertNone(await axeProblems(page, { without: EXCLUDED_RULES }), where);
  assertNoComplaints(page);
}

/** Like `checkPseudo`, with all details expanded. */
export async function checkPseudoUnfolded(page, where) {
  await page.locator("main details").evaluateAll((all) => all.forEach((details) => (details.open = true)));
  await checkPseudo(page, where);
}
