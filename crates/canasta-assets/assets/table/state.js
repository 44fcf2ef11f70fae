// The page's own state: the selected cards, the line above the hand, an open panel, a lost connection, an action under
// way. It is independent of the document and the server.

import { cardsIn } from "../cards.js";
import { plan } from "./plan.js";
import { Selection } from "./selection.js";

export class State {
  selection = new Selection();
  /** Text that replaces the server's line above the hand: `{ note }` or `{ refusal: { because, code } }`. */
  line = null;
  /** The open panel: `{ name }` and its content. */
  panel = null;
  /** Whether the deal is over and the page shows its table instead of its result. */
  looking = false;
  /** Whether the deal has just ended and its result hasn't been shown yet. */
  untold = false;
  /** Whether the result is being animated. */
  telling = false;
  /** `{ because }` while there is no connection, with the server's reason if there was one. */
  lost = null;
  /** The name of the button whose action is under way. */
  underWay = null;
  /**
   * The number of the first table that shows our action: `Infinity` until the action is answered, `null` if none is
   * under way.
   */
  #awaited = null;
  /** The last plan, and what it depends on. */
  #planned = { table: null, key: null, plan: null };

  constructor(table) {
    this.table = table;
  }

  /** What the selected cards make, and the buttons (see `plan`). `null` if the viewer has no hand to play. */
  get plan() {
    const { table, selection } = this;
    if (table.watching || !table.rules || table.phase === "over") return null;
    const key = JSON.stringify([[...selection.counts], selection.moves]);
    if (this.#planned.table !== table || this.#planned.key !== key)
      this.#planned = { table, key, plan: plan(table, selection.counts, selection.moves) };
    return this.#planned.plan;
  }

  /** Whether an action is under way: it has been sent, but isn't visible yet. */
  get busy() {
    return this.#awaited !== null;
  }

  /**
   * Takes the server's next table. Returns whether a card has `moved`, the deal has `ended`, and a new deal was
   * `dealt`.
   */
  update(table) {
    const old = this.table;
    const isNew = table.n !== old.n;
    const moved = isNew && (table.events !== old.events || table.deal !== old.deal);
    const ended = isNew && table.phase === "over" && old.phase !== "over";
    const dealt = isNew && table.deal !== old.deal;
    this.table = table;
    if (this.#awaited !== null && table.n >= this.#awaited) this.#awaited = null;
    // In a lesson, the next step replaces the last refusal.
    if (isNew && (this.line?.note || table.lesson)) this.line = null;
    if (this.panel?.n !== table.n) this.close("hint");
    if (ended) this.#endDeal();
    if (dealt) {
      this.selection.clear();
      this.looking = this.untold = this.telling = false;
    }
    this.selection.keepTo(table);
    return { moved, ended, dealt };
  }

  /** Forgets everything about the last player, because another one may be looking now. */
  forget() {
    this.selection.clear();
    this.line = this.panel = null;
    this.looking = this.untold = this.telling = false;
  }

  /** Shows the table with its last card first, before the result. */
  #endDeal() {
    this.selection.clear();
    this.line = null;
    this.close("rail", "why", "since");
    this.looking = this.untold = true;
  }

  /** Switches between the table and the result. The result is animated the first time. */
  look() {
    this.looking = !this.looking;
    this.telling = this.untold && !this.looking;
    if (!this.looking) this.untold = false;
  }

  note(text) {
    this.line = { note: text };
  }

  /** Shows a reason, and a link to its rule if it has a `code` that a chapter explains. */
  refuse({ because, code = null }) {
    this.line = { refusal: { because, code } };
  }

  clearLine() {
    this.line = null;
  }

  open(panel) {
    this.panel = panel;
  }

  /** Closes the open panel if it has one of these names. */
  close(...names) {
    if (names.includes(this.panel?.name)) this.panel = null;
  }

  /** Notes that the action of a button, or another request, has been sent. */
  sent(button = null) {
    this.underWay = button;
    this.#awaited = Infinity;
  }

  /** Notes that the server has applied our action, which its table `n` shows. */
  confirm(n, action = "") {
    this.selection.remove(cardsIn(action));
    this.close("why");
    this.#awaited = this.table.n >= n ? null : n;
  }

  /** Notes that the server has refused our action. */
  decline() {
    this.#awaited = null;
  }

  /** Notes that the connection is lost. Returns whether that is news. */
  lose(because) {
    if (this.lost && this.lost.because === because) return false;
    this.lost = { because };
    return true;
  }

  /** Notes that the connection is back. Returns whether that is news. */
  regain() {
    const wasLost = this.lost !== null;
    this.lost = null;
    return wasLost;
  }
}
