// The page's own state: selected and staged cards, the line above the hand, an open panel, a lost connection, an action
// under way. It is independent of the document and the server.

import { cardsIn } from "../cards.js";
import { Staging } from "./staging.js";

export class State {
  staging = new Staging();
  /** Text that replaces the server's line above the hand: `{ note }` or `{ refusal: { because, rule, code } }`. */
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
  /** The last action, named after its button. */
  underWay = null;
  /**
   * The number of the first table that shows our action: `Infinity` until the action is answered, `null` if none is
   * under way.
   */
  #awaited = null;

  /** `sets` are those staged before a reload. */
  constructor(table, sets = []) {
    this.table = table;
    this.staging.sets = sets;
    this.staging.keepTo(table);
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
      this.#forget();
      this.looking = this.untold = this.telling = false;
    }
    this.staging.keepTo(table);
    return { moved, ended, dealt };
  }

  /** Shows the table with its last card first, before the result. */
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

  /** Switches between the table and the result. The result is animated the first time. */
  look() {
    this.looking = !this.looking;
    this.telling = this.untold && !this.looking;
    if (!this.looking) this.untold = false;
  }

  note(text) {
    this.line = { note: text };
  }

  /** Shows a reason, with the chapter and code of its rule if there is one. */
  refuse({ because, rule = null, code = null }) {
    this.line = { refusal: { because: because.endsWith(".") ? because : `${because}.`, rule, code } };
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

  /** Notes that an action or other request has been sent. */
  sent(action = "") {
    const [verb] = action.split(" ");
    this.underWay = verb === "meld" ? "lay" : verb;
    this.#awaited = Infinity;
  }

  /** Notes that the server has applied our action, which its table `n` shows. */
  confirm(n, action = "") {
    this.staging.unselect(cardsIn(action));
    // The hand can contain the same cards from the second pack, so the sets must be dropped here.
    if (/^(meld|take)\b/.test(action)) this.staging.forget();
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
