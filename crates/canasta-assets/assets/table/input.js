// Input: clicks, drags and keys become actions (`actions.js`) and parts of a turn (`turn.js`).

import { byId } from "../element.js";
import { message } from "../words.js";
import { dragging } from "./drag.js";
import { mark } from "./hint.js";
import { keyboard } from "./keys.js";
import { keepOrder, moved, order } from "./order.js";

/** Listens from now on; `acts` are the actions by their names. */
export function listen(page, turn, panels, acts) {
  clicks(page, acts);
  pointing(page, panels);
  // The settings give the hand its usual order back.
  document.addEventListener("usual-order", () => page.draw());
  dragging(drags(page, turn));
  keyboard(keys(page, turn, panels, acts));
}

/** Milliseconds in which a second press of the same button means nothing: fingers double it. */
const DOUBLE = 400;
/** What acts, or gives an answer; a column may be pressed as fast as one likes. */
const ACTS = ".actions button, #say button, .stock, .pile, .result-page button";

function clicks(page, acts) {
  const last = { id: null, at: -Infinity };
  document.addEventListener("click", (event) => {
    const target = event.target.closest?.("[data-do]");
    if (!target || target.getAttribute("aria-busy") === "true") return;
    const again = target.id === last.id && event.timeStamp - last.at < DOUBLE;
    Object.assign(last, { id: target.id, at: event.timeStamp });
    if (again && event.detail && target.matches(ACTS)) return;
    // Without script a link of ours leads where it says.
    if (target.tagName === "A") event.preventDefault();
    acts[target.dataset.do]?.(target, event);
    // What was refused did nothing: it may be pressed again at once.
    if (page.state.line?.refusal) last.id = null;
  });
}

/** Pointing at a turn of the hint, by mouse or by keyboard, marks what it needs. */
function pointing(page, panels) {
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const turn = event.target.closest?.(".option");
      if (turn || panels.isOpen("hint")) mark(turn, page.state.table);
    });
  }
}

/** A column gets another place in the hand, which is kept; the focus goes along. */
function move(page, { id, dataset: { rank } }, place) {
  const held = [...document.querySelectorAll(".col")].map((column) => column.dataset.rank);
  keepOrder(moved(order(), held, rank, place));
  page.stopAt(id);
  page.draw();
  byId(id)?.focus({ preventScroll: true });
  page.speak(message("column-moved", { rank, place: place + 1, columns: held.length }));
}

const drags = (page, turn) => ({
  move: (column, place) => move(page, column, place),
  grab: (column) => turn.pickedUp(column.dataset.rank),
  all: (column) => turn.choose(column.dataset.rank, true),
  /** A card was swiped upwards, off the hand. */
  swipe: (cards) => turn.dropOnPile(cards),
  stock: () => turn.draw(),
  drop(cards, { dataset }) {
    if (dataset.do === "pile") return turn.dropOnPile(cards);
    turn.stage(cards, dataset.do === "meld" || dataset.do === "set" ? dataset.rank : null);
  },
});

const keys = (page, turn, panels, acts) => ({
  press: (id) => byId(id)?.click(),
  choose(key, all) {
    const id = `col-${key}`;
    if (!byId(id)) return;
    page.stopAt(id);
    turn.choose(key, all);
    byId(id)?.focus();
  },
  focus(column) {
    page.stopAt(column.id);
    for (const other of document.querySelectorAll(".col")) other.tabIndex = other === column ? 0 : -1;
    column.focus();
  },
  move: (column, place) => move(page, column, place),
  bring() {
    const { chosen } = turn;
    turn.stage(chosen);
    return chosen.length > 0;
  },
  undo: () => turn.undo(),
  clear: () => panels.close() || turn.clear(),
  ask: () => (byId("say-ask") ? byId("say-ask").click() : turn.send("ask")),
  /** Lays down a red three by hand. */
  red: () => (byId("say-declare") ? byId("say-declare").click() : page.note(message("no-red-three"))),
  hint: () => (byId("ask-hint") ? byId("ask-hint").click() : page.note(message("hint-none"))),
  pile: () => panels.aboutPile(),
  others() {
    page.note([...document.querySelectorAll(".seat")].map((seat) => `${seat.getAttribute("aria-label")}.`).join(" "));
  },
  score() {
    const totals = [...document.querySelectorAll(".score div")].map((side) =>
      [...side.children].map((part) => part.textContent).join(" "),
    );
    if (matchMedia("(min-width: 1280px)").matches) byId("rail")?.focus({ preventScroll: true });
    else acts.rail();
    page.note(totals.length && `${totals.join(", ")}.`);
  },
  keys: acts.keys,
});
