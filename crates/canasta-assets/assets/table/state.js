// What the page shows besides what the server sent: cards that are chosen and staged, a sentence in the line above the hand,
// an open panel, a lost connection, an act under way. Each method is something that happens. Nothing here touches the
// document or the server.

import { cardsIn } from "../cards.js";
import { Staging } from "./staging.js";

export class State {
  staging = new Staging();
  /** What the line above the hand says instead of the server's words: `{ note }`, or `{ refusal: { because, rule, code } }`. */
  line = null;
  /** The panel that is open beside the table: `{ name }` and what that panel shows. */
  panel = null;
  /** The deal is over, and its table is looked at instead of its result. */
  looking = false;
  /** The deal has ended before the player's eyes and its result was not shown yet: it is told step by step. */
  untold = false;
  /** The result is being told. */
  telling = false;
  /** While there is no connection: `{ because }`, with the server's reason where it gave one. */
  lost = null;
  /** The act that was sent last, by the name of its button. */
  underWay = null;
  /** The number of the table that shows what our act did; infinite until the act is answered. */
  #awaited = null;

  /** `table` is what the server's markup says (`read`); `sets` were staged before the page was loaded again. */
  constructor(table, sets = []) {
    this.table = table;
    this.staging.sets = sets;
    this.staging.keepTo(table);
  }

  /** Whether an act is under way: sent, and not yet to be seen. */
  get busy() {
    return this.#awaited !== null;
  }

  /**
   * The server sent the table as it is now. Answers what is new: whether a card `moved`, whether the deal has `ended`,
   * whether another was `dealt`.
   */
  arrived(table) {
    const old = this.table;
    const news = table.n !== old.n;
    const moved = news && (table.events !== old.events || table.deal !== old.deal);
    const ended = news && table.phase === "over" && old.phase !== "over";
    const dealt = news && table.deal !== old.deal;
    this.table = table;
    if (this.#awaited !== null && table.n >= this.#awaited) this.#awaited = null;
    // In a lesson the next step stands where the last refusal did.
    if (news && (this.line?.note || table.lesson)) this.line = null;
    if (this.panel?.n !== table.n) this.close("hint");
    if (ended) this.#endDeal();
    if (dealt) {
      this.#forget();
      this.looking = this.untold = this.telling = false;
    }
    this.staging.keepTo(table);
    return { moved, ended, dealt };
  }

  /** The deal has ended before the player's eyes: its last card is seen before the result is. */
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

  /** The table instead of the result, or the result again; it is told the first time. */
  look() {
    this.looking = !this.looking;
    this.telling = this.untold && !this.looking;
    if (!this.looking) this.untold = false;
  }

  /** Something to know that is no refusal. */
  note(text) {
    this.line = { note: text };
  }

  /** Why something is not done, as a sentence, with the chapter of the rules and the code of the rule where there are any. */
  refuse({ because, rule = null, code = null }) {
    this.line = { refusal: { because: because.endsWith(".") ? because : `${because}.`, rule, code } };
  }

  /** The player does something else: what the line said has been read. */
  clearLine() {
    this.line = null;
  }

  /** Opens a panel instead of the one that is open. */
  open(panel) {
    this.panel = panel;
  }

  /** Closes the open panel if it is one of these. */
  close(...names) {
    if (names.includes(this.panel?.name)) this.panel = null;
  }

  /** An act was sent, or with nothing a request that is no act. */
  sent(act = "") {
    const [word] = act.split(" ");
    this.underWay = word === "meld" ? "lay" : word;
    this.#awaited = Infinity;
  }

  /** The server did our act, and its table `n` shows it. The cards are gone from the hand. */
  answered(n, act = "") {
    this.staging.spent(cardsIn(act));
    // All sets went with it; the same face may be in the hand once more and would stay staged.
    if (/^(meld|take)\b/.test(act)) this.staging.forget();
    this.close("why");
    this.#awaited = this.table.n >= n ? null : n;
  }

  /** The server did not do our act. */
  declined() {
    this.#awaited = null;
  }

  /** The connection is lost. Answers whether that is news. */
  lose(because) {
    if (this.lost && this.lost.because === because) return false;
    this.lost = { because };
    return true;
  }

  /** The connection is back. Answers whether that is news. */
  regain() {
    const news = this.lost !== null;
    this.lost = null;
    return news;
  }
}
