// Handlers for buttons and links, by their name in `data-do`. Each gets the element and the event.

import { byId, element } from "../element.js";
import { post } from "../forms.js";
import { message } from "../words.js";
import { selectionOf } from "./hint.js";
import { fetchLaterSheet } from "./page.js";
import { fetchPart } from "./part.js";
import { isAnimated, tellResult } from "./telling.js";

export const actionsOf = (page, turn, panels, path) => ({
  ...ofHand(page, turn),
  ...ofTurn(page, turn),
  ...ofTable(page, turn),
  ...ofPanels(page, turn, panels),
  async phrase({ dataset }) {
    if (panels.isOpen("chat")) panels.close();
    const because = await post(`${path}/say`, JSON.stringify({ say: dataset.say }), "application/json", (sentence) =>
      page.note(sentence),
    );
    if (because) page.refuse({ because });
  },
});

const ofHand = (page, turn) => ({
  column(button, event) {
    page.stopAt(button.id);
    turn.choose(button.dataset.rank, event.shiftKey);
  },
  wild: ({ dataset }) => turn.moveWild(dataset.wild, dataset.rank),
  clear: () => turn.clear(),
  /** Moves a selected wild card to a meld of the viewer's side, or says the meld's name. */
  meld(button) {
    if (button.closest(".we") && turn.moveWildTo(button.dataset.rank)) return;
    page.note(`${button.getAttribute("aria-label")}.`);
  },
});

const ofTurn = (page, turn) => ({
  press: ({ dataset }) => turn.press(dataset.name),
  send: ({ dataset }) => turn.send(dataset.action),
  next: (button) => button.hasAttribute("aria-disabled") || turn.next(),
  stock: () => page.state.table.watching || turn.press("draw"),
});

const ofTable = (page) => ({
  /** Switches between a deal's result and its table. */
  look() {
    page.state.look();
    if (page.state.telling && !isAnimated()) page.state.telling = false;
    page.draw();
    tellResult(page);
    byId(page.state.looking ? "cloth" : "result")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  },
  async menu() {
    fetchLaterSheet();
    if (!byId("menu")) await fetchMenu(page);
    const { commitment } = byId("table").dataset;
    byId("menu-fair-deal").hidden = !commitment;
    byId("menu-concede").hidden = !byId("concede");
    if (!byId("menu").open) byId("menu").showModal();
  },
  keys: () => openSheet(page, "/keys"),
  /** Shows the main part of the page that a link leads to in a dialog. */
  sheet: (link) => openSheet(page, link.pathname + link.search),
  async settings(link) {
    await openSheet(page, link.pathname + link.search);
    // If this script can't be loaded, the form has a button to save.
    await import("/settings.js").then(
      ({ updateOrderReset }) => updateOrderReset(),
      () => {},
    );
  },
});

/** Dialogs by the path of the page that they show. */
const sheets = new Map();

async function openSheet(page, path) {
  if (!sheets.has(path)) {
    await fetchLaterSheet();
    const content = await fetchPart("sheet", (sentence) => page.note(sentence), path).catch(() => null);
    if (!content) return page.note(message("sheet-missing"));
    // A second press could have added it already.
    if (!sheets.has(path)) sheets.set(path, sheetDialog(path, content));
  }
  byId("menu")?.close();
  if (!sheets.get(path).open) sheets.get(path).showModal();
}

/** Creates the dialog. Its id is the name of the page. */
function sheetDialog(path, content) {
  content.removeAttribute("id");
  const cross = element("button", "iconbtn", "×");
  cross.setAttribute("aria-label", message("close-sheet"));
  const close = element("form", "", cross);
  close.method = "dialog";
  const title = content.dataset.title;
  const dialog = element(
    "dialog",
    "sheet-dialog",
    element("div", "row head", element("h2", "", title), close),
    content,
  );
  dialog.closedBy = "any";
  dialog.id = /\w+/.exec(path)[0];
  dialog.setAttribute("aria-label", title);
  document.body.append(dialog);
  return dialog;
}

/** Adds the menu to a page that was loaded before the first deal and has none yet. */
async function fetchMenu(page) {
  const menu = await fetchPart("menu", (sentence) => page.note(sentence));
  // A second press could have added it already.
  if (byId("menu")) return;
  document.body.append(menu);
  page.device?.menuAdded();
}

/** Whether the log is always visible next to the table. */
const isLogVisible = () => matchMedia("(min-width: 1280px) and (min-aspect-ratio: 1/1)").matches;

const ofPanels = (page, turn, panels) => ({
  rail() {
    byId("menu")?.close();
    panels.toggle("rail");
  },
  async since() {
    byId("menu")?.close();
    // Before the viewer's first turn, or without a connection, show the log instead.
    if (byId("open-since") && (await panels.since())) return;
    if (byId("rail") && !isLogVisible()) panels.toggle("rail");
  },
  "since-step": ({ dataset }) => panels.step(Number(dataset.by)),
  "look-through": () => byId("through") && panels.toggle("through"),
  /** Takes the pile, discards the selected card, or explains how the pile can be taken. */
  pile() {
    const { table, selection } = page.state;
    if (table.drawing) turn.press("take");
    else if (table.playing && selection.size) turn.press("discard");
    else panels.aboutPile();
  },
  chat: () => (byId("chat") ? panels.toggle("chat") : page.note(message("nothing-to-say"))),
  people() {
    byId("menu")?.close();
    if (byId("people")) panels.toggle("people");
  },
  concede() {
    byId("menu")?.close();
    if (byId("concede")) panels.toggle("concede");
  },
  why: (link) => panels.explain(link.dataset.rule, link.dataset.code),
  "close-why": () => panels.close(),
  hint(button) {
    if (panels.isOpen("hint")) return panels.close();
    if (button.hasAttribute("aria-disabled")) return turn.refuse({ because: button.dataset.because });
    panels.askHint();
  },
  /** Selects the cards of one of the hint's plays. */
  "show-turn"(button) {
    const { state } = page;
    const { counts, moves, buttonId } = selectionOf(button.closest(".option"), state.table);
    // Close a hint over the felt, but leave one next to the table open.
    if (getComputedStyle(byId("hint")).position === "fixed") state.close("hint");
    turn.select(counts, moves);
    byId(buttonId)?.focus({ preventScroll: true });
  },
});
