// Finds layout problems of a table: overlaps, elements off the screen, and text that is too small.

/** Runs in the page. Returns a sentence for each problem. */
function findProblems({ scrolls, width }) {
  const problems = [];
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const name = (element) =>
    element.getAttribute("aria-label") ||
    element.textContent.replace(/\s+/g, " ").trim().slice(0, 40) ||
    element.className;
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isVisible);
  const box = (element) => element.getBoundingClientRect();
  const over = (a, b, slack) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const pairs = (list, slack) => {
    for (const [place, first] of list.entries()) {
      for (const other of list.slice(place + 1)) {
        if (over(box(first), box(other), slack)) problems.push(`“${name(first)}” and “${name(other)}” overlap`);
      }
    }
  };

  const page = document.documentElement;
  if (page.scrollWidth > view.width) problems.push(`the page is ${page.scrollWidth} wide on a screen of ${view.width}`);
  const playing = document.querySelector(".table:not(.over:not([data-look]))");
  if (playing && page.scrollHeight > view.height)
    problems.push(`the page is ${page.scrollHeight} high on a screen of ${view.height}`);
  const cloth = document.querySelector("#cloth");
  if (playing && cloth && !scrolls && cloth.scrollHeight > cloth.clientHeight + 1) {
    problems.push(`the felt scrolls: ${cloth.scrollHeight} px in ${cloth.clientHeight} px`);
  }
  // Cards must use the available space.
  const card = document.querySelector("#hand .col .card");
  if (card && playing && box(card).width < width - 0.5)
    problems.push(`a card in the hand is ${box(card).width.toFixed(1)} px wide, expected ${width}`);

  // Except in large windows, the table must be visible above a result. The headline, sums and buttons must be in view
  // without scrolling. A replayed deal has its sums in the comparison.
  const result = all("#result")[0];
  if (result) {
    const isPage = matchMedia("(min-width: 1000px) and (min-height: 620px) and (min-aspect-ratio: 1/1)").matches;
    if (!isPage && box(result).top < 24) problems.push("the result hides the whole table");
    const sums = "#result .brought:first-child .sum .run-up, #result .then-and-now .sum td, #result .final b";
    for (const element of all(`#result h1, ${sums}, #result .go .btn`)) {
      const { left, right, top, bottom } = box(element);
      const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isWhole = left >= -0.5 && top >= 0 && right <= view.width + 0.5 && bottom <= view.height + 0.5;
      if (!isWhole || !(element.contains(topElement) || topElement?.contains(element)))
        problems.push(`“${name(element)}” is not in view at the end (${[left, top, right, bottom].map(Math.round)})`);
    }
  }

  const actions = all("#own .actions .btn");
  const columns = all("#hand .col");
  // In landscape, the largest cards sink below the edge, but only so far that the rank and suit stay in view.
  const sinks = page.dataset.cards === "xxl" && view.width > view.height;
  const sunk = sinks && card ? 0.2 * box(card).height : 0;
  const bar = all(".bar .name, .bar .score > div, .bar nav > *");
  for (const element of scrolls ? [...actions, ...bar] : [...actions, ...columns, ...bar]) {
    const { left, right, top, bottom } = box(element);
    const below = columns.includes(element) ? sunk : 0;
    if (left < -0.5 || top < -0.5 || right > view.width + 0.5 || bottom > view.height + below + 0.5) {
      problems.push(`“${name(element)}” is partly off the screen (${[left, top, right, bottom].map(Math.round)})`);
    }
  }
  pairs(actions, 1);
  // Columns may overlap, but at least 44 px of each must be visible, and the last one in a row must be uncovered.
  const places = columns.map(box);
  for (const [place, column] of places.entries()) {
    const next = places[place + 1];
    const visibleWidth =
      next && Math.abs(next.top - column.top) < column.height / 2 ? next.left - column.left : column.width;
    if (visibleWidth < 43.5) problems.push(`“${name(columns[place])}” shows only ${visibleWidth.toFixed(1)} px`);
  }
  // The number of cards in a column is in view, and doesn't reach the columns over this one.
  for (const [place, column] of columns.entries()) {
    const count = column.querySelector(".n");
    if (!count) continue;
    if (!scrolls && box(count).bottom > view.height) problems.push(`the count of “${name(column)}” is off the screen`);
    for (const other of columns.slice(place + 1))
      if (over(box(count), box(other), 2)) problems.push(`the count of “${name(column)}” covers “${name(other)}”`);
  }
  pairs(all(".meld"), 1);
  pairs(all(".seat"), 1);
  // If a side has no melds, only its caption takes up space.
  pairs(all(".melds:not(.none), .melds.none h2, .centre > *, .drawn-seats"), 1);
  pairs(all(".melds h2 > *"), 1);
  pairs(all(".score > div, .bar > :not(.score)"), 1);
  // The bar with labels covers no player, except in the pseudo-language or with very large text.
  const rem = Number.parseFloat(getComputedStyle(page).fontSize);
  const hasLabels = page.lang === "en" && view.width >= Math.max(1280, 75 * rem);
  for (const part of hasLabels ? all(".bar .score, .bar nav") : []) {
    for (const plate of all(".seat :is(.who, .count, .dealer)"))
      if (over(box(part), box(plate), 1)) problems.push(`the bar covers “${name(plate)}”`);
  }
  // Text must stay inside its plate or table cell.
  for (const element of all(
    ".seat .who b, .seat .who small, .sheet :is(th, td), .result :is(th, td), .counted :is(th, td), .final div > *",
  )) {
    const container = element.closest(".seat, .panel, .pad, .rail");
    const range = document.createRange();
    range.selectNodeContents(element);
    const clipped = getComputedStyle(element).overflow !== "visible" || element.querySelector(".name");
    if (!clipped && container && range.getBoundingClientRect().right > box(container).right + 1)
      problems.push(`“${name(element)}” sticks out`);
  }
  // Words on plates must not break, except in the pseudo-language.
  for (const element of document.documentElement.lang === "en" ? all(".seat .who small") : []) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    if (!/\s/.test(element.innerText.trim()) && lines.size > 1)
      problems.push(`“${element.innerText}” is broken in two`);
  }
  const cells = all(".sheet :is(th, td), .result :is(th, td), .counted :is(th, td)").filter(
    (cell) => cell.scrollWidth > cell.clientWidth + 1,
  );
  for (const cell of cells) if (!cell.querySelector(".name")) problems.push(`“${name(cell)}” is wider than its cell`);
  // Adjacent numbers need some space between them.
  const written = (cell) => {
    // Measure the text itself, because a block element is as wide as its cell.
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    let [left, right] = [Infinity, -Infinity];
    while (texts.nextNode()) {
      if (!texts.currentNode.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects())
        [left, right] = [Math.min(left, rect.left), Math.max(right, rect.right)];
    }
    return { left, right };
  };
  for (const row of all(".sheet tr, .result tr, .counted tr")) {
    const cells = [...row.cells].filter((cell) => cell.textContent.trim() && !cell.querySelector(".name"));
    for (const [place, cell] of cells.entries()) {
      const next = cells[place + 1];
      if (!next) continue;
      const gap = written(next).left - written(cell).right;
      if (gap < 4) problems.push(`“${name(cell)}” and “${name(next)}” are only ${gap.toFixed(1)} px apart`);
    }
  }
  for (const part of all("#stock, #pile, .meld, .seat")) {
    for (const column of columns)
      if (over(visibleBox(part), box(column), 1)) problems.push(`“${name(part)}” covers “${name(column)}”`);
  }
  for (const action of actions) {
    for (const column of scrolls ? [] : columns) {
      if (over(box(action), box(column), 1)) problems.push(`“${name(action)}” and “${name(column)}” overlap`);
    }
  }

  // Clips an element to the felt, which can scroll.
  function visibleBox(part) {
    const { left, right, top, bottom } = box(part);
    const cloth = box(document.querySelector("#cloth"));
    return { left, right, top: Math.max(top, cloth.top), bottom: Math.min(bottom, cloth.bottom) };
  }

  const small = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (!text || !isVisible(parent) || parent.closest(".sr, script, template, noscript")) continue;
    const { width, height } = box(parent);
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (width > 1 && height > 1 && size < 13.99)
      small.set(`${parent.tagName}.${parent.className} “${text.slice(0, 30)}”`, size);
  }
  for (const [where, size] of small) problems.push(`${where} is ${size} px high; the minimum is 14`);

  // Only long names may end in an ellipsis.
  const ends = ({ textOverflow, webkitLineClamp }) => textOverflow === "ellipsis" || webkitLineClamp !== "none";
  // In the pseudo-language, names have brackets around them.
  const framed = document.documentElement.lang === "en-XA";
  const mayEnd = (element) =>
    ends(getComputedStyle(element)) &&
    (element.textContent.trim().length > 8 || (framed && element.querySelector("bdi")));
  for (const element of all(
    ".btn, .seat .who b, .seat .who small, #say, .tag, .melds h2, .melds h2 span, .melds h2 small, .score dt, .sheet th, .result th, .name",
  )) {
    if (getComputedStyle(element).clipPath !== "none" || mayEnd(element)) continue;
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== "visible") {
      problems.push(`“${name(element)}” is cut`);
    }
  }
  return problems;
}

/** `scrolls` allows the felt to scroll. `width` is the minimum width of a card in the hand. */
export const layoutProblems = (page, { scrolls = false, width = 0 } = {}) =>
  page.evaluate(findProblems, { scrolls, width });

/** Runs in the page. Waits for a frame of this size, including layout and resize observers. */
async function frame({ width, height }) {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((begun) => requestAnimationFrame(begun));
    if (innerWidth === width && innerHeight === height) break;
  }
  const { port1, port2 } = new MessageChannel();
  const finished = new Promise((after) => (port1.onmessage = after));
  port2.postMessage("the frame is over");
  await finished;
}

/** Waits until the page has adapted to its new size. */
export const waitForLayout = (page) => page.evaluate(frame, page.viewportSize());

/** Sets the size of the cards: `normal`, `large` or `xxl`. */
export const setCardSize = (page, cards) =>
  page.evaluate((cards) => {
    if (cards === "normal") delete document.documentElement.dataset.cards;
    else document.documentElement.dataset.cards = cards;
  }, cards);
