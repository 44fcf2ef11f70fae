// A player's turn: choosing, staging and sending. It knows neither how the table looks nor by which click, key or drag a
// player says what they want. Choosing and staging send nothing; one act is under way at a time; nothing has happened
// until the server says so.

import { groupsIn, isWild, rankOf, rankOfGroup } from "../cards.js";
import { message } from "../words.js";
import { layable, offers } from "./layable.js";
import { notYourTurn } from "./ready.js";

/** What cannot be staged, and where the rules tell it: the chapter, the refusal that its section is about. */
const NOT_STAGED = {
  "red-three": { rule: "threes", code: "threes-not-melded" },
  "not-that-meld": { rule: "melds", code: "mixed-ranks" },
  "mixed-chosen": { rule: "melds", code: "mixed-ranks" },
  "wilds-where": { rule: "melds", code: "which-meld" },
};

/** Whether cards could go onto the set or meld of a rank: of that rank, or wild. */
const fits = (cards, key) => cards.length > 0 && cards.every((card) => isWild(card) || rankOf(card) === key);

export class Turn {
  #page;
  #live;
  /** The card that is discarded as soon as what is staged is laid down, with its deal. */
  #last = null;

  /** `page` shows what comes of it, `live` sends acts. */
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

  /** Every chosen card. */
  get chosen() {
    return this.#staging.chosenCards(this.#table);
  }

  // Choosing and staging

  /** Chooses one more card of a column, or all of them. */
  choose(key, all = false) {
    this.#change(() => this.#staging.choose(this.#table, key, all));
  }

  /** The cards that come along from a column: the chosen ones if some of its own are, else its front card. */
  pickedUp(key) {
    const { chosen } = this.#staging;
    if (chosen.has(key) || (key === "3" && chosen.has("R"))) return this.chosen;
    return this.#staging.left(this.#table, key).slice(-1);
  }

  /** Brings cards to the strip, onto the set of a rank where one is named. */
  stage(cards, key = null) {
    if (!cards.length) return;
    const fault = this.#staging.stage(this.#table, cards, key);
    if (fault) return this.#page.refuse({ because: message(fault), ...NOT_STAGED[fault] });
    this.#change();
    this.#page.speak(this.#staging.text(this.#table));
  }

  stageChosen() {
    this.stage(this.chosen);
  }

  /** A set was pressed: chosen cards that fit go there, others become sets of their own; without any it goes back. */
  pressSet(key) {
    const cards = this.chosen;
    if (cards.length) return this.stage(cards, fits(cards, key) ? key : null);
    this.takeBack(key);
  }

  /** Takes a set back to the hand. */
  takeBack(key) {
    this.#change(() => this.#staging.takeBack(key));
  }

  /** Undoes the last step of staging. */
  undo() {
    this.#change(() => this.#staging.undo(this.#table));
    this.#page.speak(this.#staging.text(this.#table));
  }

  /** Stages the set of a rank that is offered. */
  takeUp(key) {
    const set = offers(this.#table, this.#staging).find(({ rank }) => rank === key);
    if (set && !this.#page.state.busy) this.#stageAll([set]);
  }

  /** Chooses and stages nothing any more. */
  clear() {
    this.#change(() => this.#staging.clear());
  }

  /** Changes what is chosen or staged, and shows it: what the line said has been read. */
  #change(change = () => {}) {
    this.#page.state.clearLine();
    change();
    this.#page.draw();
  }

  // Acting

  draw() {
    const offer = this.#page.offer("action-draw");
    if (offer) this.#sendIfReady(offer, () => offer.act);
  }

  /** Lays down what is staged. Before anything is staged or chosen it stages what can be laid, for the player to confirm. */
  lay() {
    if (!this.#page.state.busy && !this.#staging.sets.length && !this.chosen.length) {
      const sets = layable(this.#table);
      if (sets.length) return this.#stageAll(sets);
    }
    this.#sendIfReady(this.#page.offer("action-lay"), () => this.#staging.layAct());
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

  /** Discards a card. What is staged is laid down first: it would be lost with the turn. */
  #discard(card) {
    const [table, staging] = [this.#table, this.#staging];
    if (this.#page.state.busy) return;
    if (!staging.couldLay(table)) return this.send(`discard ${card}`);
    if (table.lesson) return this.#page.refuse({ because: message("meld-first") });
    this.#last = { card, deal: table.deal };
    this.send(staging.layAct());
  }

  /** The table has gone on: the second act of a discard that lays down first, unless something came between. */
  goOn() {
    const [table, last] = [this.#table, this.#last];
    if (!last || this.#page.state.busy) return;
    this.#last = null;
    const held = [...table.hand.values()].flat().includes(last.card);
    if (held && table.mine && table.phase === "play" && table.deal === last.deal) this.send(`discard ${last.card}`);
  }

  /** An act was refused: what was to follow it does not. */
  giveUp() {
    this.#last = null;
  }

  /**
   * Takes the pile with what is staged. With nothing staged it is taken at once where natural cards of its rank do it; where it takes
   * other cards as well, they are staged first, to be seen.
   */
  take() {
    const [table, staging] = [this.#table, this.#staging];
    const offer = this.#page.offer("action-take");
    if (!table.mine || table.phase !== "draw") return this.refuse(offer);
    if (staging.pileSet(table) || (staging.sets.length && table.own.has(table.topRank)))
      return this.send(staging.takeAct(table));
    if (!offer.ready && !staging.sets.length) return this.refuse(offer);
    const groups = groupsIn(offer.act ?? "");
    const plain = groups.length <= 1 && !groups.flat().some(isWild);
    if (offer.ready && plain && !staging.sets.length) return this.send(offer.act);
    if (groups.length) return this.#stageForPile(groups);
    this.send(staging.sets.length ? staging.takeAct(table) : "take");
  }

  /** Stages what would take the pile and says so; the same button then does it. */
  #stageForPile(groups) {
    const [table, staging] = [this.#table, this.#staging];
    const faults = groups.map((cards) => staging.stage(table, cards, rankOfGroup(cards)));
    if (faults.some(Boolean) || !staging.couldTake(table)) {
      this.#page.draw();
      const offer = this.#page.offer("action-take");
      return offer.ready ? undefined : this.refuse(offer);
    }
    const sets = staging.sets.map((set) => message("staged-set", { n: set.cards.length, rank: set.rank }));
    // A lesson's panel says so itself.
    if (table.lesson) return this.#page.draw();
    this.#page.note(message("staged-for-pile", { sets: sets.join(", ") }));
  }

  /** Cards were dropped on the pile. */
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

  /** Is ready for the next deal. */
  next() {
    if (!this.#page.state.busy) this.#post("next");
  }

  /** Sends an act, unless one is under way. */
  send(act) {
    const { state } = this.#page;
    if (state.busy) return;
    if (!state.table.mine) return this.#page.refuse(notYourTurn(state.table));
    state.clearLine();
    this.#post("act", act);
  }

  #sendIfReady(offer, act) {
    if (!offer.ready) return this.refuse(offer);
    this.send(act());
  }

  #post(what, act) {
    this.#page.state.sent(act);
    this.#live.send(what, this.#table.n, act);
    this.#page.draw();
  }

  /** Says why a button is not ready; `offer` is what the page knows of it. */
  refuse({ because, rule, code }) {
    // While an act is under way no button is ready: a second press is no second act, and nothing to be told of.
    if (this.#page.state.busy) return;
    // In a lesson: what to do first, unless a rule of the game has something to say.
    const { nudge } = this.#table;
    if (nudge && (code ?? "not-now") === "not-now") return this.#page.refuse({ because: nudge, code: "not-yet" });
    this.#page.refuse({ because: because ?? notYourTurn(this.#table).because, rule, code });
  }
}
