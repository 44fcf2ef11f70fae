// Connects clicks, drags (`drag.js`) and keys to `actions.js` and `turn.js`.

import { byId } from "../element.js";
import { message } from "../words.js";
import { highlightPlay } from "./hint.js";
import { keyboard } from "./keys.js";
import { handOrder, reordered, saveOrder } from "./order.js";

/** Adds all listeners. `actions` holds the handlers by name. */
export function listen(page, turn, panels, actions) {
  clicks(page, actions);
  pointing(page, panels);
  // The settings have reset the hand to the usual order.
  document.addEventListener("usual-order", () => page.draw());
  keyboard(keys(page, turn, panels, actions));
}

/**
 * A second press on the same button within this time is ignored, because fingers often press twice by mistake. So is a
 * press where the last one was if the buttons have changed within this time.
 */
const DOUBLE_PRESS_MS = 500;
/** Double presses are ignored only here. They count everywhere else, for example on columns. */
const SINGLE_PRESS = ".actions button, .btn.small, #say button, .stock, .pile, .result-page button";

function clicks(page, actions) {
  const last = { id: null, slot: -1, at: -Infinity };
  document.addEventListener("click", (event) => {
    const target = event.target.closest?.("[data-do]");
    if (!target || target.getAttribute("aria-busy") === "true") return;
    const slot = [...document.querySelectorAll("#own .actions button")].indexOf(target);
    const isRepeated = target.id === last.id && event.timeStamp - last.at < DOUBLE_PRESS_MS;
    const hasChanged = slot >= 0 && slot === last.slot && event.timeStamp - page.buttonsChangedAt < DOUBLE_PRESS_MS;
    Object.assign(last, { id: target.id, slot, at: event.timeStamp });
    if ((isRepeated || hasChanged) && event.detail && target.matches(SINGLE_PRESS)) return;
    // With the script, links don't open a page.
    if (target.tagName === "A") event.preventDefault();
    actions[target.dataset.do]?.(target, event);
    // A refused press had no effect, so the button can be pressed again at once.
    if (page.state.line?.refusal) last.id = null;
  });
}

/** Highlights the hint's play that is under the pointer or has the focus. */
function pointing(page, panels) {
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, (event) => {
      const play = event.target.closest?.(".option");
      if (play || panels.isOpen("hint")) highlightPlay(play, page.state.table);
    });
  }
}

/** Moves a column within the hand, saves the order, and keeps the focus on the column. */
function moveColumn(page, { id, dataset: { rank } }, place) {
  const held = [...document.querySelectorAll(".col")].map((column) => column.dataset.rank);
  saveOrder(reordered(handOrder(), held, rank, place));
  page.stopAt(id);
  page.draw();
  byId(id)?.focus({ preventScroll: true });
  page.speak(message("column-moved", { rank, place: place + 1, columns: held.length }));
}

/** The handlers of drags. */
export const drags = (page, turn) => ({
  move: (column, place) => moveColumn(page, column, place),
  grab: (column) => turn.pickedUp(column.dataset.rank),
  all: (column) => turn.choose(column.dataset.rank, true),
  swipe: (cards) => turn.dropOnPile(cards),
  stock: () => turn.press("draw"),
  drop(cards, { dataset }) {
    if (dataset.do === "pile") turn.dropOnPile(cards);
    else turn.dropOnMelds(cards, dataset.rank);
  },
});

const keys = (page, turn, panels, actions) => ({
  press(name) {
    const shown = name === "meld" && byId("action-declare") ? "declare" : name;
    if (byId(`action-${shown}`)) byId(`action-${shown}`).click();
    else if (name === "declare") turn.declare();
    else turn.press(name);
  },
  /** Red threes are chosen with the key for threes too. */
  choose(key, all) {
    const rank = key === "3" && !byId("col-3") ? "R" : key;
    const id = `col-${rank}`;
    if (!byId(id)) return;
    page.stopAt(id);
    turn.choose(rank, all);
    byId(id)?.focus({ preventScroll: true });
  },
  focus(column) {
    page.stopAt(column.id);
    for (const other of document.querySelectorAll(".col")) other.tabIndex = other === column ? 0 : -1;
    column.focus({ preventScroll: true });
  },
  move: (column, place) => moveColumn(page, column, place),
  enter: () => turn.pressHighlighted(),
  moveWild: () => turn.moveAnyWild(),
  clear: () => panels.close() || turn.clear(),
  ask: () => (byId("action-ask") ? byId("action-ask").click() : turn.send("ask")),
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
    else actions.rail();
    page.note(totals.length && `${totals.join(", ")}.`);
  },
  keys: actions.keys,
});
