// What the page shows beyond the server's markup: chosen cards, the staging strip, what a button would do, a refusal, a
// note. It is put into a copy of the markup before that is morphed into the page, so there is one way to draw.

import { face, index, rankOf } from "./cards.js";
import { dressHint } from "./hint.js";
import { dressLesson } from "./lesson.js";
import { message, messageNodes } from "./words.js";

/** Cards that are drawn at most in a column: the front one and four edges. */
const DRAWN = 5;

/** What the markup says of the table, for the staging. */
export function read(root) {
  const data = root.dataset;
  const hand = new Map();
  for (const column of root.querySelectorAll(".col")) {
    // Threes share a column; the red ones are another kind all the same.
    for (const card of column.dataset.cards.split(" ")) hand.set(rankOf(card), [...(hand.get(rankOf(card)) ?? []), card]);
  }
  const own = new Map();
  for (const meld of root.querySelectorAll(".melds.we .meld")) {
    own.set(meld.dataset.rank, { naturals: Number(meld.dataset.naturals), wilds: Number(meld.dataset.wilds) });
  }
  return {
    hand,
    own,
    n: Number(data.n),
    deal: data.deal,
    phase: data.phase,
    mine: "mine" in data,
    opened: "opened" in data,
    frozen: "frozen" in data,
    outnumber: "outnumber" in data,
    withWild: "withWild" in data,
    byHand: "byHand" in data,
    watching: "watching" in data,
    paused: "paused" in data,
    minimum: Number(data.minimum),
    topRank: data.topRank ?? null,
  };
}

/** Puts everything into a copy of the server's markup. */
export function dress(root, table, state) {
  if (!table.watching) dressOwn(root, table, state);
  dressSay(root, state, table);
  // The result stands in the place of the line.
  const fault = root.querySelector("#fault");
  if (fault && state.refusal) fault.textContent = state.refusal.because;
  dressLesson(root, table, state);
  if (state.look) root.dataset.look = "";
  if (state.rail) root.dataset.rail = "";
  for (const panel of ["through", "talk", "people"]) {
    if (state[panel] && root.querySelector(`#${panel}`)) root.dataset[panel] = "";
  }
  if (state.why) root.append(whyPanel(state.why));
  dressHint(root, state.hint);
}

/** The viewer's side of the table. */
function dressOwn(root, table, state) {
  const { staging } = state;
  for (const column of root.querySelectorAll(".col")) dressColumn(column, staging, table);
  rove(root, state);
  const cards = staging.handLeft(table).length;
  const label = staging.sets.length ? message("cards-not-staged", { cards }) : message("hand", { cards });
  root.querySelector("#hand").setAttribute("aria-label", label);
  dressStrip(root.querySelector("#strip"), staging, table);
  if (table.phase !== "over") dressActs(root, staging, table, state);
}

function dressColumn(column, staging, table) {
  const key = column.dataset.rank;
  const { cards, chosen } = lying(key, staging, table);
  if (!cards.length) return column.remove();
  const drawn = cards.slice(-DRAWN);
  column.dataset.cards = cards.join(" ");
  const parts = drawn.map((card, place) => face(card, place >= drawn.length - chosen ? "up" : ""));
  if (cards.length > 1) {
    const count = document.createElement("b");
    count.className = "n";
    count.dataset.t = chosen ? `${chosen}/${cards.length}` : `×${cards.length}`;
    parts.push(count);
  }
  column.replaceChildren(...parts);
  column.setAttribute("aria-label", columnLabel(key, cards, chosen));
  column.setAttribute("aria-pressed", String(chosen > 0));
}

/** A column's cards, the front one last, and how many of the front ones are chosen. Of the threes, those that are chosen
 * lie in front, else the red ones. */
function lying(key, staging, table) {
  const cards = staging.left(table, key);
  const chosen = Math.min(staging.chosen.get(key) ?? 0, cards.length);
  const red = key === "3" ? staging.left(table, "R") : [];
  if (!red.length) return { cards, chosen };
  if (chosen) return { cards: [...red, ...cards], chosen };
  return { cards: [...cards, ...red], chosen: Math.min(staging.chosen.get("R") ?? 0, red.length) };
}

function columnLabel(key, lying, chosen) {
  const red = lying.filter((card) => rankOf(card) === "R").length;
  const [cards, black] = [lying.length, lying.length - red];
  if (red && black) return chosen ? message("threes-chosen", { red, black, chosen }) : message("threes", { red, black });
  const rank = red ? "R" : key;
  return chosen ? message("column-chosen", { rank, cards, chosen }) : message("column", { rank, cards });
}

/** One tab stop for the hand. When its column is gone, the one that took its place. */
function rove(root, state) {
  const columns = [...root.querySelectorAll(".col")];
  const at = columns.findIndex((column) => column.id === state.stop);
  state.stopAt = at >= 0 ? at : Math.max(0, Math.min(state.stopAt, columns.length - 1));
  state.stop = columns[state.stopAt]?.id ?? null;
  columns.forEach((column, place) => {
    column.tabIndex = place === state.stopAt ? 0 : -1;
  });
}

function element(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function button(className, act, ...children) {
  const made = element("button", className, ...children);
  made.type = "button";
  made.dataset.do = act;
  return made;
}

function dressStrip(strip, staging, table) {
  if (!staging.sets.length) {
    if ([...staging.chosen.keys()].some((key) => key !== "R") && table.phase !== "over") {
      const hint = button("hint", "strip", message("hint-chosen"));
      hint.id = "strip-hint";
      strip.replaceChildren(hint);
    }
    return;
  }
  const sets = element("div", "sets", ...staging.sets.map((set) => stagedSet(set, staging.judge(table, set))));
  const { nodes, text, part } = sum(staging, table);
  const said = element("p", "sum num", ...nodes);
  if (part !== null) {
    const meter = element("span", "meter", document.createElement("i"));
    meter.setAttribute("aria-hidden", "true");
    // The width is set after the morph (see `fill`): the content policy allows no style in markup.
    meter.dataset.part = String(part);
    said.append(meter);
  }
  const clear = button("btn", "clear", message("clear"));
  clear.id = "clear";
  strip.replaceChildren(sets, said, clear);
  strip.setAttribute("aria-label", message("staging", { says: text }));
}

function stagedSet(set, judged) {
  const { lacks, says } = judged;
  const told = lacks ?? says;
  const run = element("span", "run", ...set.cards.map((card) => face(card)));
  const chip = element("span", "chip", index(set.rank));
  const text = element("span", "", ...told(messageNodes));
  const made = button(lacks ? "set short" : "set", "set", run, chip, text);
  made.id = `set-${set.rank}`;
  made.dataset.rank = set.rank;
  made.dataset.cards = set.cards.join(" ");
  made.setAttribute("aria-label", message("take-back", { rank: set.rank, cards: set.cards.length, says: told(message) }));
  return made;
}

/** `90 needed, 75 staged.` as nodes and as text; how full the meter is, if there is a minimum to meet. */
function sum(staging, table) {
  const { points: staged, withPile: pile } = staging.sum(table);
  const left = staging.handLeft(table);
  const whole = staging.sets.every((set) => !staging.judge(table, set).lacks);
  const sentences = [(say) => (table.opened ? say("staged", { staged, pile }) : say("needed", { needed: table.minimum, staged, pile }))];
  if (table.phase === "play" && whole && left.length === 1) {
    sentences.push((say) => say("then-discard", { rank: rankOf(left[0]) }));
  }
  const nodes = sentences.flatMap((sentence, place) => (place ? [" ", ...sentence(messageNodes)] : sentence(messageNodes)));
  const text = sentences.map((sentence) => sentence(message)).join(" ");
  const part = table.opened ? null : Math.min(1, staged / table.minimum);
  return { nodes, text, part };
}

/** Sets the meters' widths; a value set by script is what the content policy allows. */
export function fill(root) {
  for (const meter of root.querySelectorAll(".meter[data-part]")) {
    meter.firstElementChild.style.width = `${Math.round(Number(meter.dataset.part) * 100)}%`;
  }
}

/** The four acts: ready, or not now and why. */
function dressActs(root, staging, table, state) {
  const ready = (name, yes, { because = null, rule = null, code = null } = {}) => {
    const act = root.querySelector(`#act-${name}`);
    act.classList.toggle("main", yes);
    if (yes) act.removeAttribute("aria-disabled");
    else act.setAttribute("aria-disabled", "true");
    if (because) act.dataset.because = because;
    if (rule) act.dataset.rule = rule;
    if (code) act.dataset.code = code;
    if (yes) delete act.dataset.because;
    if (state.busy) act.setAttribute("aria-busy", "true");
    return act;
  };
  if (!table.mine) {
    for (const name of ["draw", "take", "lay", "discard"]) ready(name, false, { because: message(table.paused ? "paused" : "not-turn"), rule: "turn", code: "not-now" });
  } else {
    const take = root.querySelector("#act-take");
    const pileSet = staging.pileSet(table);
    const offered = !take.hasAttribute("aria-disabled");
    if (table.phase === "draw" && (pileSet || staging.sets.length)) {
      const could = staging.couldTake(table);
      ready("take", could || (offered && !pileSet && !staging.sets.length));
    }
    const whyNot = staging.whyNotLay(table);
    ready("lay", !whyNot && table.phase === "play", whyNot);
    const cards = staging.chosenCards(table);
    const one = table.phase === "play" && cards.length === 1;
    if (cards.some((card) => rankOf(card) === "R")) ready("discard", false, { because: message("red-three-kept"), rule: "threes", code: "cannot-discard" });
    else if (table.phase === "draw") ready("discard", false, { because: message("draw-first"), rule: "turn", code: "not-now" });
    else ready("discard", one, { because: message("choose-one"), rule: "turn" });
  }
  const cards = staging.chosenCards(table);
  const label = root.querySelector("#act-discard .label");
  label.textContent = cards.length === 1 && rankOf(cards[0]) !== "R" ? message("discard-the", { rank: rankOf(cards[0]) }) : message("discard");
  if (state.busy) for (const prompt of root.querySelectorAll("#say button")) prompt.setAttribute("aria-busy", "true");
}

/** The line above the hand: what went wrong comes before what the server says. */
function dressSay(root, state, table) {
  const say = root.querySelector("#say");
  if (state.lost) {
    const told = state.because ? [state.because] : messageNodes("lost");
    const line = element("p", "say lost", element("span", "", ...told));
    return replaceSay(say, line);
  }
  if (state.refusal) {
    const { because, rule, code } = state.refusal;
    const line = element("div", "say refused", element("span", "", element("b", "", code === "not-yet" ? message("not-yet") : message("not-possible")), ` ${because}`));
    line.setAttribute("role", "alert");
    if (rule) {
      const why = element("a", "", message("why"));
      why.href = `/rules/${rule}`;
      why.id = "why-link";
      why.dataset.do = "why";
      why.dataset.rule = rule;
      if (code) why.dataset.code = code;
      line.append(why);
    }
    return replaceSay(say, line);
  }
  if (!state.note && state.staging.chosen.has("R") && !say.matches(".asked")) {
    return say.firstElementChild.replaceChildren(message(table.byHand ? "red-three-by-hand" : "red-three-itself"));
  }
  if (!state.note) return;
  say.classList.add("noted");
  // A question stays with its buttons; the note stands under it.
  if (say.matches(".asked")) say.firstElementChild.append(element("small", "", state.note));
  else say.firstElementChild.replaceChildren(state.note);
}

function replaceSay(say, line) {
  line.id = "say";
  say.replaceWith(line);
}

/** The short text of a rule, beside the table or over the cloth; never over the hand. */
function whyPanel({ rule, title, text }) {
  const close = button("iconbtn close", "close-why", "×");
  close.setAttribute("aria-label", message("close-why"));
  close.id = "close-why";
  const whole = element("a", "", message("whole-chapter"));
  whole.href = `/rules/${rule}`;
  whole.target = "_blank";
  const panel = element("aside", "why", close, element("h2", "", title), text.cloneNode(true), element("p", "", whole));
  panel.id = "why";
  panel.setAttribute("aria-label", title);
  panel.tabIndex = -1;
  return panel;
}
