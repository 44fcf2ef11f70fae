// A player's turn: selecting cards and pressing buttons, independent of the page and the input device. Only one action
// can be under way, and it counts only once the server has confirmed it.

import { isWild, rankOf } from "../cards.js";
import { message } from "../words.js";

export class Turn {
  #page;
  #live;
  /** The discard that follows a meld, and its deal. */
  #pendingDiscard = null;

  /** `page` shows the turn; `live` sends its actions. */
  constructor(page, live) {
    this.#page = page;
    this.#live = live;
  }

  get #state() {
    return this.#page.state;
  }

  get #table() {
    return this.#state.table;
  }

  get #selection() {
    return this.#state.selection;
  }

  // Selecting

  /** Handles a tap on a column. With `all`, selects the whole column. */
  choose(rank, all = false) {
    this.#change(() => this.#selection.tap(this.#table, rank, all));
  }

  /** Moves a selected wild card from a group to the next group or meld. */
  moveWild(wild, from) {
    if (this.#selection.moveWild(this.#table, wild, from)) this.#change();
    else this.#page.speak(message("cannot-move"));
  }

  /** Moves a selected wild card to one of the side's melds. Returns whether that was possible. */
  moveWildTo(rank) {
    const hasMoved = this.#selection.moveWildTo(this.#table, rank);
    if (hasMoved) this.#change();
    return hasMoved;
  }

  /** Moves the first selected wild card that has somewhere else to go. */
  moveAnyWild() {
    for (const { rank, twos, jokers } of this.#state.plan?.groups ?? []) {
      for (const [wild, n] of Object.entries({ 2: twos, X: jokers }))
        if (n && this.#selection.moveWild(this.#table, wild, rank)) return this.#change();
    }
    this.#page.speak(message("cannot-move"));
  }

  /** Selects these numbers of cards and nothing else. */
  select(counts, moves = []) {
    this.#change(() => this.#selection.replace(counts, moves));
  }

  clear() {
    this.#change(() => this.#selection.clear());
  }

  /** Changes the selection, clears the line, redraws, and says what the selection makes. */
  #change(change = () => {}) {
    this.#state.clearLine();
    change();
    this.#page.draw();
    this.#page.speakSelection();
  }

  // Dragging

  /** The cards that a drag from this column moves: the selection if it includes the column, otherwise its front card. */
  pickedUp(rank) {
    if (this.#selection.counts.has(rank)) return this.#selection.cards(this.#table);
    return this.#table.hand.get(rank)?.slice(-1) ?? [];
  }

  /**
   * Takes the pile with the cards, or discards the card. A card that isn't selected joins the selection if the button can
   * then be pressed, so that selected melds go first. Otherwise, it is selected alone.
   */
  dropOnPile(cards) {
    const name = this.#table.drawing ? "take" : "discard";
    if (!this.#addDropped(cards, name)) this.#selectDropped(cards);
    this.press(name);
  }

  /** Returns whether the card was added. */
  #addDropped([card], name) {
    const rank = card && rankOf(card);
    if (!card || this.#selection.counts.has(rank)) return false;
    this.#selection.set(rank, 1);
    const isReady = this.#state.plan?.buttons.some((button) => button.name === name && button.action);
    if (!isReady) this.#selection.set(rank, 0);
    return isReady;
  }

  /** Melds the cards. A wild card goes to the meld it was dropped on. */
  dropOnMelds(cards, rank = null) {
    this.#selectDropped(cards);
    if (rank && cards.some(isWild)) this.#selection.moveWildTo(this.#table, rank);
    if (this.#table.playing) this.press("meld");
    else this.#change();
  }

  #selectDropped(cards) {
    const [card] = cards;
    if (card && !this.#selection.counts.has(rankOf(card))) this.#selection.replace([[rankOf(card), 1]]);
  }

  // Actions

  /**
   * Presses one of the two buttons. It sends its action, selects cards, so that the player sees them before the next
   * press, or says why it can't be pressed.
   */
  press(name) {
    if (this.#state.busy) return;
    const button = this.#state.plan?.buttons.find((other) => other.name === name);
    if (!button) return this.#refuseElsewhere();
    if (button.select) return this.select(button.select);
    if (!button.action) return this.refuse(button);
    if (button.then) this.#pendingDiscard = { action: button.then, deal: this.#table.deal };
    this.send(button.action, name);
  }

  /** Explains why a button of the other half of the turn can't be pressed. */
  #refuseElsewhere() {
    const { drawing, playing } = this.#table;
    if (drawing) this.refuse({ because: message("draw-first"), code: "not-now" });
    else if (playing) this.refuse({ because: message("already-drew"), code: "not-now" });
  }

  /** Declares a red three. */
  declare() {
    if (this.#table.mine && this.#table.hand.has("R") && !this.#selection.counts.has("R")) this.select([["R", 1]]);
    this.press("declare");
  }

  /** Presses the highlighted button, if there is one. Returns whether there was. */
  pressHighlighted() {
    const button = this.#state.plan?.buttons.find(({ state }) => state === "must");
    if (button) this.press(button.name);
    return button !== undefined;
  }

  /** Sends the discard that follows a meld, unless the table has changed in some other way. */
  followUp() {
    const table = this.#table;
    const pending = this.#pendingDiscard;
    if (!pending || this.#state.busy) return;
    this.#pendingDiscard = null;
    const isHeld = [...table.hand.values()].flat().includes(pending.action.split(" ")[1]);
    if (isHeld && table.playing && table.deal === pending.deal) this.send(pending.action, "discard");
  }

  /** Cancels the pending discard, because the meld before it was refused. */
  cancelFollowUp() {
    this.#pendingDiscard = null;
  }

  next() {
    if (!this.#state.busy) this.#post("next");
  }

  /** Sends the action of a button, unless another one is under way. */
  send(action, name = action) {
    if (this.#state.busy) return;
    if (!this.#table.mine)
      return this.refuse({ because: message(this.#table.paused ? "paused" : "not-turn"), code: "not-now" });
    this.#state.clearLine();
    this.#post("act", action, name);
  }

  #post(what, action, name) {
    this.#state.sent(name);
    this.#live.send(what, this.#table.n, action);
    this.#page.draw();
  }

  /** Shows why something can't be done. In a lesson, says what to do instead, unless a rule forbids the action. */
  refuse({ because, code }) {
    if (this.#state.busy) return;
    const { nudge } = this.#table;
    const isOutOfTurn = (code ?? "not-now") === "not-now" || code === "nothing-selected" || code === "choose-one";
    this.#page.refuse(nudge && isOutOfTurn ? { because: nudge } : { because, code });
  }
}
