// What the eye would notice on a table: something over something else, off the screen, or too small to read.

/** Runs in the page; gives sentences, none when all is well. */
function look({ scrolls, width }) {
  const faults = [];
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const name = (element) =>
    element.getAttribute("aria-label") ||
    element.textContent.replace(/\s+/g, " ").trim().slice(0, 40) ||
    element.className;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const box = (element) => element.getBoundingClientRect();
  const over = (a, b, slack) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const pairs = (list, slack) => {
    for (const [place, one] of list.entries()) {
      for (const other of list.slice(place + 1)) {
        if (over(box(one), box(other), slack)) faults.push(`“${name(one)}” and “${name(other)}” overlap`);
      }
    }
  };

  const page = document.documentElement;
  if (page.scrollWidth > view.width) faults.push(`the page is ${page.scrollWidth} wide on a screen of ${view.width}`);
  const playing = document.querySelector(".table:not(.over:not([data-look]))");
  if (playing && page.scrollHeight > view.height)
    faults.push(`the page is ${page.scrollHeight} high on a screen of ${view.height}`);
  const cloth = document.querySelector("#cloth");
  if (playing && cloth && !scrolls && cloth.scrollHeight > cloth.clientHeight + 1) {
    faults.push(`the felt scrolls: ${cloth.scrollHeight} px where there are ${cloth.clientHeight}`);
  }
  // Cards use the room there is.
  const card = document.querySelector("#hand .col .card");
  if (card && playing && box(card).width < width - 0.5)
    faults.push(`a card in the hand is ${box(card).width.toFixed(1)} px wide; ${width} are wanted`);

  // Over the end of a deal or of a game the table stays in sight; headline, sums and what comes next are in view at once.
  const result = all("#result")[0];
  if (result) {
    if (box(result).top < 24) faults.push("the result leaves nothing of the table in sight");
    for (const element of all("#result h1, #result .sum .run-up, #result .final b, #result .go .btn")) {
      const { left, right, top, bottom } = box(element);
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const whole = left >= -0.5 && top >= 0 && right <= view.width + 0.5 && bottom <= view.height + 0.5;
      if (!whole || !(element.contains(seen) || seen?.contains(element)))
        faults.push(`“${name(element)}” is not in view at the end (${[left, top, right, bottom].map(Math.round)})`);
    }
  }

  const actions = all("#own .actions .btn");
  const columns = all("#hand .col");
  const bar = all(".bar .name, .bar .score > div, .bar nav > *");
  for (const element of scrolls ? [...actions, ...bar] : [...actions, ...columns, ...bar]) {
    const { left, right, top, bottom } = box(element);
    if (left < -0.5 || top < -0.5 || right > view.width + 0.5 || bottom > view.height + 0.5) {
      faults.push(`“${name(element)}” is not wholly on the screen (${[left, top, right, bottom].map(Math.round)})`);
    }
  }
  pairs(acts, 1);
  // Columns may lie over one another: each keeps its index, and 44 px for the finger; the last of a row is whole.
  const places = columns.map(box);
  for (const [place, one] of places.entries()) {
    const next = places[place + 1];
    const seen = next && Math.abs(next.top - one.top) < one.height / 2 ? next.left - one.left : one.width;
    if (seen < 43.5) faults.push(`“${name(columns[place])}” shows only ${seen.toFixed(1)} px`);
  }
  pairs(all(".meld"), 1);
  pairs(all(".seat"), 1);
  // Of melds that are not there yet only the caption takes room.
  pairs(all(".melds:not(.none), .melds.none h2, .centre > *, .drawn-seats"), 1);
  pairs(all(".melds h2 > *"), 1);
  pairs(all(".score > div, .bar > :not(.score)"), 1);
  // What is written in a plate or a table's cell stays in it.
  for (const element of all(
    ".seat .who b, .seat .who small, .sheet :is(th, td), .result :is(th, td), .counted :is(th, td), .final div > *",
  )) {
    const whole = element.closest(".seat, .panel, .pad, .rail");
    const range = document.createRange();
    range.selectNodeContents(element);
    const clipped = getComputedStyle(element).overflow !== "visible" || element.querySelector(".name");
    if (!clipped && whole && range.getBoundingClientRect().right > box(whole).right + 1)
      faults.push(`“${name(element)}” sticks out`);
  }
  // In English no usual word of a plate is broken in two; the pseudo-language's may be.
  for (const element of document.documentElement.lang === "en" ? all(".seat .who small") : []) {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    if (!/\s/.test(element.innerText.trim()) && lines.size > 1) faults.push(`“${element.innerText}” is broken in two`);
  }
  const cells = all(".sheet :is(th, td), .result :is(th, td), .counted :is(th, td)").filter(
    (cell) => cell.scrollWidth > cell.clientWidth + 1,
  );
  for (const cell of cells) if (!cell.querySelector(".name")) faults.push(`“${name(cell)}” is wider than its cell`);
  // Numbers side by side stay apart, or they read as one.
  const written = (cell) => {
    // The text itself: a line of its own in the cell is as wide as the cell, whatever is written in it.
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
      if (gap < 4) faults.push(`“${name(cell)}” and “${name(next)}” are only ${gap.toFixed(1)} px apart`);
    }
  }
  for (const part of all("#stock, #pile, .meld, .seat")) {
    for (const column of columns)
      if (over(seen(part), box(column), 1)) faults.push(`“${name(part)}” lies over “${name(column)}”`);
  }
  for (const act of acts) {
    for (const column of scrolls ? [] : columns) {
      if (over(box(act), box(column), 1)) faults.push(`“${name(act)}” and “${name(column)}” overlap`);
    }
  }

  // The cloth scrolls where there is too little room: what is scrolled away lies over nothing.
  function seen(part) {
    const { left, right, top, bottom } = box(part);
    const cloth = box(document.querySelector("#cloth"));
    return { left, right, top: Math.max(top, cloth.top), bottom: Math.min(bottom, cloth.bottom) };
  }

  const small = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (!text || !shown(parent) || parent.closest(".sr, script, template, noscript")) continue;
    const { width, height } = box(parent);
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (width > 1 && height > 1 && size < 13.99)
      small.set(`${parent.tagName}.${parent.className} “${text.slice(0, 30)}”`, size);
  }
  for (const [where, size] of small) faults.push(`${where} is ${size} px high; the least is 14`);

  // Text that is cut: a button narrower than its words. A long name may end in an ellipsis, a short one may not.
  const ends = ({ textOverflow, webkitLineClamp }) => textOverflow === "ellipsis" || webkitLineClamp !== "none";
  // Brackets that the pseudo-language puts around a name are no part of it.
  const framed = document.documentElement.lang === "en-XA";
  const mayEnd = (element) =>
    ends(getComputedStyle(element)) &&
    (element.textContent.trim().length > 8 || (framed && element.querySelector("bdi")));
  for (const element of all(
    ".btn, .seat .who b, .seat .who small, #say, .tag, .melds h2, .melds h2 span, .melds h2 small, .score dt, .sheet th, .result th, .name",
  )) {
    if (getComputedStyle(element).clipPath !== "none" || mayEnd(element)) continue;
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflow !== "visible") {
      faults.push(`“${name(element)}” is cut`);
    }
  }
  return faults;
}

/**
 * The faults of a table's layout.
 * @param options `scrolls`: the felt may scroll; `width`: the least width of a card in the hand
 */
export const layoutFaults = (page, { scrolls = false, width = 0 } = {}) => page.evaluate(look, { scrolls, width });

/** Runs in the page: waits for the frame that has this size, and until that frame's layout and its resize observers are done. */
async function frame({ width, height }) {
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((begun) => requestAnimationFrame(begun));
    if (innerWidth === width && innerHeight === height) break;
  }
  const { port1, port2 } = new MessageChannel();
  const done = new Promise((after) => (port1.onmessage = after));
  port2.postMessage("the frame is over");
  await done;
}

/** Waits until a change of size has taken effect. A second frame would wait for the pixels of the first one, which no test needs. */
export const drawn = (page) => page.evaluate(frame, page.viewportSize());

/** Sets the size of the cards: `normal`, `large` or `xxl`. */
export const setCards = (page, cards) =>
  page.evaluate((cards) => {
    if (cards === "normal") delete document.documentElement.dataset.cards;
    else document.documentElement.dataset.cards = cards;
  }, cards);
