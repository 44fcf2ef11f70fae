// What the page's buttons and links do: one action for each name in `data-do`, called with the element and the event.

import { byId } from "../element.js";
import { post } from "../forms.js";
import { message } from "../words.js";
import { bring } from "./hint.js";
import { fetchPart } from "./part.js";
import { tell, travels } from "./telling.js";

/** The actions by their names. */
export const actions = (page, turn, panels, path) => ({
  ...ofHand(page, turn),
  ...ofTurn(page, turn),
  ...ofTable(page, turn),
  ...ofPanels(page, turn, panels),
  /** Says a phrase to the others. */
  async phrase({ dataset }) {
    if (panels.isOpen("chat")) panels.close();
    const because = await post(`${path}/say`, JSON.stringify({ say: dataset.say }), "application/json", (sentence) =>
      page.note(sentence),
    );
    if (because) page.refuse({ because });
  },
});

/** The hand and the staging strip. */
const ofHand = (page, turn) => ({
  column(button, event) {
    page.stopAt(button.id);
    turn.choose(button.dataset.rank, event.shiftKey);
  },
  strip: () => turn.stageChosen(),
  set: (button) => turn.pressSet(button.dataset.rank),
  offer: (button) => turn.takeUp(button.dataset.rank),
  undo: () => turn.undo(),
  clear: () => turn.clear(),
  /** A meld of either side: chosen cards go onto the viewer's own, without any it says what it is. */
  meld(button) {
    if (!turn.chosen.length) return page.note(`${button.getAttribute("aria-label")}.`);
    if (!button.closest(".we"))
      return page.refuse({ because: message("their-meld"), rule: "melds", code: "no-such-meld" });
    turn.stage(turn.chosen, button.dataset.rank);
  },
});

/** The acts of a turn. */
const ofTurn = (page, turn) => ({
  draw: () => turn.draw(),
  take: () => turn.take(),
  lay: () => turn.lay(),
  discard: () => turn.discard(),
  send: (button) => turn.send(button.dataset.action),
  next: (button) => button.hasAttribute("aria-disabled") || turn.next(),
  stock: () => page.state.table.watching || turn.draw(),
});

/** The table as a whole. */
const ofTable = (page) => ({
  /** The table instead of the result of its deal, or the result again. */
  look() {
    page.state.look();
    if (page.state.telling && !travels()) page.state.telling = false;
    page.draw();
    tell(page);
    byId(page.state.looking ? "cloth" : "result")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  },
  async menu() {
    if (!byId("menu")) await fetchMenu(page);
    const { commitment } = byId("table").dataset;
    byId("menu-commitment").hidden = !commitment;
    byId("menu-commitment").querySelector("code").textContent = commitment?.slice(0, 16).match(/.{4}/g).join(" ") ?? "";
    // The settings in it act at once as soon as their script has come; without it their own button saves them.
    await import("/settings.js").then(
      ({ showOwnOrder }) => showOwnOrder(),
      () => {},
    );
    if (!byId("menu").open) byId("menu").showModal();
  },
  keys() {
    byId("menu")?.close();
    byId("keys").showModal();
  },
});

/** A page that saw the cards being shuffled has no menu yet: it is that of the game, which had not been dealt. */
async function fetchMenu(page) {
  const menu = await fetchPart("menu", (sentence) => page.note(sentence));
  // A second press while it was fetched has brought it already.
  if (byId("menu")) return;
  document.body.append(menu);
  page.device?.menuCame();
}

/** Whether the log lies beside the table anyway. */
const isBesideTable = () => matchMedia("(min-width: 1280px) and (min-aspect-ratio: 1/1)").matches;

/** What opens beside the table. */
const ofPanels = (page, turn, panels) => ({
  rail() {
    byId("menu")?.close();
    panels.toggle("rail");
  },
  async since() {
    byId("menu")?.close();
    // Before the viewer's first turn, and without a line, the log tells all there is.
    if (byId("open-since") && (await panels.since())) return;
    if (byId("rail") && !isBesideTable()) panels.toggle("rail");
  },
  "since-step": ({ dataset }) => panels.step(Number(dataset.by)),
  "look-through": () => byId("through") && panels.toggle("through"),
  /** With one card chosen that is the discard. */
  pile() {
    const { table } = page.state;
    if (table.mine && table.phase === "play" && turn.chosen.length === 1) return turn.discard();
    panels.aboutPile();
  },
  chat: () => (byId("chat") ? panels.toggle("chat") : page.note(message("nothing-to-say"))),
  people() {
    byId("menu")?.close();
    if (byId("people")) panels.toggle("people");
  },
  why: (link) => panels.explain(link.dataset.rule, link.dataset.code),
  "close-why": () => panels.close(),
  hint(button) {
    if (panels.isOpen("hint")) return panels.close();
    if (button.hasAttribute("aria-disabled")) return turn.refuse(page.offer(button.id));
    panels.askHint();
  },
  /** Chooses and stages what a turn of the hint needs. */
  "show-turn"(button) {
    const { state } = page;
    state.clearLine();
    const act = bring(button.closest(".option"), state.table, state.staging);
    // Over the felt the hint makes room for what was brought; beside the table it stays.
    if (getComputedStyle(byId("hint")).position === "fixed") state.close("hint");
    page.draw();
    const goal = byId(act);
    page.note(message("hint-press", { button: goal?.querySelector(".label")?.textContent ?? goal?.textContent ?? "" }));
    byId(act)?.focus({ preventScroll: true });
  },
});
