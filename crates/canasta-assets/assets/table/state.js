// The page's own state: selected and staged cards, the line above the hand, an open panel, a lost connection, an action under
// way. It doesn't touch the document or the server.

import { cardsIn } from "../cards.js";
import { Staging } from "./staging.js";

export class State {
  staging = new Staging();
  /** Replaces the server's line above the hand: `{ note }` or `{ refusal: { because, rule, code } }`. */
  line = null;
  /** The open panel: `{ name }` and its contents. */
  panel = null;
  /** The deal is over, and the page shows its table instead of the result. */
  looking = false;
  /** The deal has just ended, and its result was not shown yet. */
  untold = false;
  /** The result is being animated. */
  telling = false;
  /** `{ because }` while there is no connection, with the server's reason if it gave one. */
  lost = null;
  /** The last action, by the name of its button. */
  underWay = null;
  /** The number of the table that shows our action. Infinite until the action is answered, `null` if none is under way. */
  #awaited = null;

  /** `sets` were staged before a reload. */
  constructor(table, sets = []) {
    this.table = table;
    this.staging.sets = sets;
    this.staging.keepTo(table);
  }

  /** Whether an action is under way: sent, but not yet shown. */
  get busy() {
    return this.#awaited !== null;
  }

  /** Takes the server's table. Returns whether a card `moved`, the deal has `ended`, or another was `dealt`. */
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
      this.#forget();
      this.looking = this.untold = this.telling = false;
    }
    this.staging.keepTo(table);
    return { moved, ended, dealt };
  }

  /** Shows the table, with its last card, before the result. */
  #endDeal() {
    this.#forget();
    this.line = null;
    this.close("rail", "why", "since");
    this.looking = this.untold = true;
  }

  #forget() {
    this.staging.clear();
    this.staging.forget();
  }

  /** Switches between table and result. The result is animated the first time. */
  look() {
    this.looking = !this.looking;
    this.telling = this.untold && !this.looking;
    if (!this.looking) this.untold = false;
  }

  note(text) {
    this.line = { note: text };
  }

  /** Shows a reason, with the chapter and code of the rule if there is one. */
  refuse({ because, rule = null, code = null }) {
    this.line = { refusal: { because: because.endsWith(".") ? because : `${because}.`, rule, code } };
  }

  clearLine() {
    this.line = null;
  }

  open(panel) {
    this.panel = panel;
  }

  /** Closes the open panel if it is one of these. */
  close(...names) {
    if (names.includes(this.panel?.name)) this.panel = null;
  }

  /** Notes that an action was sent, or another request. */
  sent(action = "") {
    const [verb] = action.split(" ");
    this.underWay = verb === "meld" ? "lay" : verb;
    this.#awaited = Infinity;
  }

  /** The server has applied our action, and its table `n` shows it. */
  confirm(n, action = "") {
    this.staging.unselect(cardsIn(action));
    // The hand may hold the same cards from the second pack, so the sets are dropped here.
    if (/^(meld|take)\b/.test(action)) this.staging.forget();
    this.close("why");
    this.#awaited = this.table.n >= n ? null : n;
  }

  /** The server has refused our action. */
  decline() {
    this.#awaited = null;
  }

  /** The connection is lost. Returns whether that is news. */
  lose(because) {
    if (this.lost && this.lost.because === because) return false;
    this.lost = { because };
    return true;
  }

  /** The connection is back. Returns whether that is news. */
  regain() {
    const wasLost = this.lost !== null;
    this.lost = null;
    return wasLost;
  }
}
