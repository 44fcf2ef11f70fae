// A player's turn: selecting, staging and sending, independent of the page and the input device. Only one action can be
// under way, and it counts only once the server has confirmed it.

import { groupsIn, isWild, rankOf, rankOfGroup } from "../cards.js";
import { message } from "../words.js";
import { layable, offers } from "./layable.js";
import { notYourTurn } from "./ready.js";

/** The rules behind the messages that `Staging.stage` returns. */
const STAGING_RULES = {
  "red-three": { rule: "threes", code: "threes-not-melded" },
  "not-that-meld": { rule: "melds", code: "mixed-ranks" },
  "mixed-chosen": { rule: "melds", code: "mixed-ranks" },
  "wilds-where": { rule: "melds", code: "which-meld" },
};

/** Whether every card is of this rank or wild. */
const fits = (cards, key) => cards.length > 0 && cards.every((card) => isWild(card) || rankOf(card) === key);

export class Turn {
  #page;
  #live;
  /** The card to discard after the staged sets are melded, and its deal. */
  #pendingDiscard = null;

  /** `page` shows the turn; `live` sends its actions. */
  constructor(page, live) {
    this.#page = page;
    this.#live = live;
  }

  get #table() {
    return this.#page.state.table;
  }

  get #staging() {
    return this.#page.state.staging;
  }

  get chosen() {
    return this.#staging.chosenCards(this.#table);
  }

  // Selecting and staging

  /** Selects one more card of a column, or all of them. */
  choose(key, all = false) {
    this.#change(() => this.#staging.choose(this.#table, key, all));
  }

  /**
   * The cards that a drag from this column moves: all selected cards if some are in this column, otherwise its front
   * card.
   */
  pickedUp(key) {
    const { chosen } = this.#staging;
    if (chosen.has(key) || (key === "3" && chosen.has("R"))) return this.chosen;
    return this.#staging.left(this.#table, key).slice(-1);
  }

  /** Stages cards, in the set of rank `key` if it is given. */
  stage(cards, key = null) {
    if (!cards.length) return;
    const problem = this.#staging.stage(this.#table, cards, key);
    if (problem) return this.#page.refuse({ because: message(problem), ...STAGING_RULES[problem] });
    this.#change();
    this.#page.speak(this.#staging.text(this.#table));
  }

  stageChosen() {
    this.stage(this.chosen);
  }

  /**
   * Adds the selected cards to the pressed set if they fit, or stages them separately. If none are selected, takes the
   * set back.
   */
  pressSet(key) {
    const cards = this.chosen;
    if (cards.length) return this.stage(cards, fits(cards, key) ? key : null);
    this.takeBack(key);
  }

  takeBack(key) {
    this.#change(() => this.#staging.takeBack(key));
  }

  undo() {
    this.#change(() => this.#staging.undo(this.#table));
    this.#page.speak(this.#staging.text(this.#table));
  }

  /** Stages an offered set. */
  takeUp(key) {
    const set = offers(this.#table, this.#staging).find(({ rank }) => rank === key);
    if (set && !this.#page.state.busy) this.#stageAll([set]);
  }

  clear() {
    this.#change(() => this.#staging.clear());
  }

  /** Changes the selected or staged cards, then clears the line and redraws. */
  #change(change = () => {}) {
    this.#page.state.clearLine();
    change();
    this.#page.draw();
  }

  // Actions

  draw() {
    const offer = this.#page.offer("action-draw");
    if (offer) this.#sendIfReady(offer, () => offer.action);
  }

  /**
   * Melds the staged sets. If nothing is selected or staged, stages what can be melded, so that the player can confirm
   * it.
   */
  lay() {
    if (!this.#page.state.busy && !this.#staging.sets.length && !this.chosen.length) {
      const sets = layable(this.#table);
      if (sets.length) return this.#stageAll(sets);
    }
    this.#sendIfReady(this.#page.offer("action-lay"), () => this.#staging.meldAction());
  }

  #stageAll(sets) {
    this.#change(() => this.#staging.stageAll(this.#table, sets));
    this.#page.speak(this.#staging.text(this.#table));
  }

  discard() {
    const offer = this.#page.offer("action-discard");
    if (!offer.ready) return this.refuse(offer);
    this.#discard(this.chosen[0]);
  }

  /** Discards a card. The discard ends the turn, so the staged sets are melded first. */
  #discard(card) {
    const table = this.#table;
    const staging = this.#staging;
    if (this.#page.state.busy) return;
    if (!staging.couldLay(table)) return this.send(`discard ${card}`);
    if (table.lesson) return this.#page.refuse({ because: message("meld-first") });
    this.#pendingDiscard = { card, deal: table.deal };
    this.send(staging.meldAction());
  }

  /** Sends the discard that follows a meld, unless the table has changed in some other way. */
  followUp() {
    const table = this.#table;
    const pending = this.#pendingDiscard;
    if (!pending || this.#page.state.busy) return;
    this.#pendingDiscard = null;
    const isHeld = [...table.hand.values()].flat().includes(pending.card);
    if (isHeld && table.mine && table.phase === "play" && table.deal === pending.deal)
      this.send(`discard ${pending.card}`);
  }

  /** Cancels the pending discard, because the meld before it was refused. */
  cancelFollowUp() {
    this.#pendingDiscard = null;
  }

  /**
   * Takes the pile with the staged sets. If nothing is staged and natural cards of the upcard's rank are enough, takes
   * it at once. If other cards are needed, stages them first, so that the player sees them.
   */
  take() {
    const table = this.#table;
    const staging = this.#staging;
    const offer = this.#page.offer("action-take");
    if (!table.mine || table.phase !== "draw") return this.refuse(offer);
    if (staging.pileSet(table) || (staging.sets.length && table.own.has(table.topRank)))
      return this.send(staging.takeAction(table));
    if (!offer.ready && !staging.sets.length) return this.refuse(offer);
    const groups = groupsIn(offer.action ?? "");
    const isPlain = groups.length <= 1 && !groups.flat().some(isWild);
    if (offer.ready && isPlain && !staging.sets.length) return this.send(offer.action);
    if (groups.length) return this.#stageForPile(groups);
    this.send(staging.sets.length ? staging.takeAction(table) : "take");
  }

  /** Stages the cards needed for taking the pile. Pressing the same button again then takes it. */
  #stageForPile(groups) {
    const table = this.#table;
    const staging = this.#staging;
    const problems = groups.map((cards) => staging.stage(table, cards, rankOfGroup(cards)));
    if (problems.some(Boolean) || !staging.couldTake(table)) {
      this.#page.draw();
      const offer = this.#page.offer("action-take");
      return offer.ready ? undefined : this.refuse(offer);
    }
    const sets = staging.sets.map((set) => message("staged-set", { n: set.cards.length, rank: set.rank }));
    // In a lesson, the panel already says so.
    if (table.lesson) return this.#page.draw();
    this.#page.note(message("staged-for-pile", { sets: sets.join(", ") }));
  }

  dropOnPile(cards) {
    const table = this.#table;
    if (table.phase === "draw") {
      if (fits(cards, table.topRank)) return this.stage(cards, table.topRank);
      return this.#page.refuse(
        table.mine ? { ...notYourTurn(table), because: message("draw-first") } : notYourTurn(table),
      );
    }
    if (cards.length !== 1) return this.#page.refuse({ because: message("choose-one"), rule: "turn" });
    if (!table.mine) return this.#page.refuse(notYourTurn(table));
    this.#discard(cards[0]);
  }

  next() {
    if (!this.#page.state.busy) this.#post("next");
  }

  /** Sends an action, unless another one is under way. */
  send(action) {
    const { state } = this.#page;
    if (state.busy) return;
    if (!state.table.mine) return this.#page.refuse(notYourTurn(state.table));
    state.clearLine();
    this.#post("act", action);
  }

  #sendIfReady(offer, buildAction) {
    if (!offer.ready) return this.refuse(offer);
    this.send(buildAction());
  }

  #post(what, action) {
    this.#page.state.sent(action);
    this.#live.send(what, this.#table.n, action);
    this.#page.draw();
  }

  /** Shows why a button isn't ready, using the button's data. */
  refuse({ because, rule, code }) {
    // While an action is under way, no button is ready. A second press needs no explanation.
    if (this.#page.state.busy) return;
    // In a lesson, say what to do first, unless a rule of the game forbids the action.
    const { nudge } = this.#table;
    if (nudge && (code ?? "not-now") === "not-now") return this.#page.refuse({ because: nudge, code: "not-yet" });
    this.#page.refuse({ because: because ?? notYourTurn(this.#table).because, rule, code });
  }
}
