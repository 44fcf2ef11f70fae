// The entry of a deal without its looks: the questions and their order, the number that is being typed, counted cards, and
// which presses are ignored. Nothing is scored here.

import { cardsOf } from "./game.js";

/** A second press of the same key within this time after moving on was a trembling finger. */
const DOUBLE_PRESS_MS = 300;
/** Presses this close to each other hit the same place, even if another key is there now. */
const SAME_PLACE_PX = 30;
/** A press on the check this soon was meant for the keypad. */
const CHECK_PAUSE_MS = 400;
const MAX_DIGITS = 4;
const MAX_DIGIT = 9;

/** The question after all others. */
export const CHECK = "check";

const isSame = (a, b) => a.line === b.line && a.side === b.side && a.own === b.own;

/** Lines that `No melds` answers. */
const MELD_LINES = ["natural_canastas", "mixed_canastas", "melded"];

const sorted = (value) =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two entries have the same answers. */
export const isSameEntry = (a, b) =>
  JSON.stringify(a, (_, value) => sorted(value)) === JSON.stringify(b, (_, value) => sorted(value));

/** An entry without answers. */
export const emptyEntry = (sides, lines, dealer) => ({
  ...(dealer !== null && { dealer }),
  exact_deal: false,
  sides: Array.from({ length: sides }, () => ({
    concealed_canastas: 0,
    undeclared_red_threes: 0,
    black_threes: 0,
    ...(lines > 0 && { lines: Array(lines).fill(null) }),
  })),
});

export class Entry {
  /** The largest counts of each side, from the rules' last answer. */
  limits = [];
  /** Why the last press changed nothing: `{ reason, … }`, or `null`. */
  hint = null;
  /** The question that the last press has answered, or `null`. */
  answered = null;
  /** Whether cards are being counted: `{ tab, at, counts, typed, kinds, last }`. */
  counting = null;
  /** Whether the open cell is being typed. */
  isTyping = false;
  /** What has been typed, such as "40+25". */
  typed = "";

  #rules;
  #lines;
  #seats;
  #settings;
  #questions;
  #at = 0;
  /** A line that is only asked when its cell is touched, or `null`. */
  #extra = null;
  /** The question that the pad has moved on from, where + returns; its place. */
  #left = null;
  /** Points that have been questioned once. Next takes them the second time. */
  #questioned = null;
  #isConcealed = false;
  #hasNoMelds;
  #last = {};
  #movedAt = -Infinity;

  /**
   * `rules` describes the rules, `seats` are those of each side, `saved` is a snapshot. An entry that is complete begins with the
   * check.
   */
  constructor({ entry, rules, lines, seats, settings, saved = null }) {
    this.entry = structuredClone(entry);
    this.#rules = rules;
    this.#lines = lines;
    this.#seats = seats;
    this.#settings = settings;
    this.#hasNoMelds = seats.map(() => false);
    for (const side of this.entry.sides) {
      if (lines.length) side.lines = lines.map((_, own) => side.lines?.[own] ?? null);
    }
    this.#isConcealed = this.entry.going_out?.concealed ?? false;
    const sides = seats.map((_, side) => (side + settings.first) % seats.length);
    const asked = this.rows.filter(({ isAsked }) => isAsked);
    const ofSide = (side) => asked.map(({ line, own }) => ({ line, side, own }));
    this.#questions = [{ line: "going_out" }, ...sides.flatMap(ofSide), { line: CHECK }];
    this.#at = this.#nextUnanswered();
    if (saved) this.#restore(saved);
    else this.#count();
  }

  /** The rows of the sheet. Those that aren't asked in turn can be touched. */
  get rows() {
    const { fields } = this.#rules;
    const value = (field) => fields[field].value;
    const count = (line, isAsked = true) => ({ line, isAsked, isCount: true });
    const hasBlackThrees = value("black_three_bonus") || value("four_black_threes_bonus");
    const hasPenalty = value("declaring") === "by-hand" && value("undeclared_penalty") > 0;
    return [
      { line: "going_out" },
      count("natural_canastas"),
      count("mixed_canastas"),
      value("concealed_canasta_bonus") > 0 && count("concealed_canastas", false),
      count("red_threes"),
      hasPenalty && count("undeclared_red_threes", false),
      hasBlackThrees && count("black_threes", false),
      ...this.#lines.map((_, own) => ({ line: "own", own, isAsked: true, isCount: true })),
      { line: "melded", isAsked: true },
      { line: "in_hand", isAsked: true },
    ].filter(Boolean);
  }

  /** The open question: `{ line, side, own }`. */
  get now() {
    return this.#extra ?? this.#questions[this.#at];
  }

  get isChecking() {
    return this.now.line === CHECK;
  }

  get isFirst() {
    return this.#at === 0 && !this.#extra;
  }

  /** Whether the open question asks for points. */
  get asksPoints() {
    return ["melded", "in_hand"].includes(this.now.line);
  }

  get asksCount() {
    return this.now.side !== undefined && !this.asksPoints;
  }

  get isConcealed() {
    return this.#isConcealed;
  }

  /** Whether each player plays alone. */
  get isAlone() {
    return this.#seats[0].length === 1;
  }

  /** The side of the player who went out; `null` if nobody did, or if it hasn't been entered. */
  get sideOut() {
    const { seat } = this.entry.going_out ?? {};
    return seat === undefined ? null : this.#seats.findIndex((seats) => seats.includes(seat));
  }

  /** Whether it has been said that the side has no melds. */
  hasNoMelds = (side) => this.#hasNoMelds[side];

  /** Seats of a side whose players have cards left. */
  holders = (side) => this.#seats[side].filter((seat) => seat !== this.entry.going_out?.seat);

  /** The number in a cell; `null` if it hasn't been entered. */
  value({ line, side, own }) {
    const about = this.entry.sides[side];
    return (line === "own" ? about.lines[own] : about[line]) ?? null;
  }

  /** The largest count for a question. */
  max({ line, side }) {
    return Math.min(MAX_DIGIT, this.limits[side]?.[line] ?? MAX_DIGIT);
  }

  /** What has been typed, as a number; `null` if nothing has. */
  get typedNumber() {
    const parts = this.typed.split("+").filter((part) => part !== "");
    return this.isTyping && parts.length ? parts.reduce((sum, part) => sum + Number(part), 0) : null;
  }

  /** Whether + does something. */
  get canAdd() {
    if (!this.isTyping && this.#left !== null) return true;
    return this.asksPoints && (this.isTyping || Boolean(this.value(this.now)));
  }

  /** Whether + belongs on the keypad. */
  get hasPlus() {
    return this.asksPoints || this.#left !== null;
  }

  /** The entry for the checks: the open cell is judged when it is left. */
  get judged() {
    const { line, side } = this.now;
    if (side === undefined || line === "own") return this.entry;
    const isOpen = (other) => other === side;
    const blank = this.rows.find((row) => row.line === line).isAsked ? undefined : 0;
    const sides = this.entry.sides.map((about, other) => (isOpen(other) ? { ...about, [line]: blank } : about));
    return { ...this.entry, sides };
  }

  /** The entry for the points so far: red threes count when it is known whether there are melds. */
  get counted() {
    const sides = this.entry.sides.map((about, side) => (this.isUnsure(side) ? { ...about, red_threes: 0 } : about));
    return { ...this.entry, sides };
  }

  isUnsure(side) {
    const { natural_canastas, mixed_canastas, melded } = this.entry.sides[side];
    return !natural_canastas && !mixed_canastas && melded === undefined;
  }

  /** Whether there is something to count for a side. */
  hasBegun(side) {
    return this.sideOut === side || this.entry.sides[side].natural_canastas !== undefined;
  }

  /** Whether a side has no open questions. */
  isComplete = (side) => this.#questions.every((question) => question.side !== side || !this.#isOpen(question));

  /** The cards of the open count, and their points. */
  get tally() {
    if (!this.counting) return { cards: 0, points: 0 };
    const { tab, counts, kinds } = this.counting;
    const { cards } = this.#rules;
    const all =
      tab === "value"
        ? counts.map((count, i) => [count ?? 0, cards[i].value])
        : cards.flatMap(({ value, kinds: of }) => of.map((kind) => [kinds[kind] ?? 0, value]));
    return {
      cards: all.reduce((sum, [count]) => sum + count, 0),
      points: all.reduce((sum, [count, value]) => sum + count * value, 0),
    };
  }

  maxOfKind = cardsOf;

  /** The rest of the draft. */
  get snapshot() {
    const { now, typed, isTyping, counting } = this;
    return { now, typed, isTyping, counting, isConcealed: this.#isConcealed, noMelds: this.#hasNoMelds };
  }

  #restore({ now, typed, isTyping, counting, isConcealed, noMelds }) {
    this.#isConcealed = isConcealed;
    this.#hasNoMelds = noMelds;
    // The check can have been followed by new questions, such as a new line of the table.
    if (now.line === CHECK) return;
    const at = this.#questions.findIndex((question) => isSame(question, now));
    if (at >= 0) this.#at = at;
    else if (this.rows.some(({ line, own }) => line === now.line && own === now.own)) this.#extra = now;
    else return;
    Object.assign(this, { typed, isTyping, counting });
  }

  // Presses ----------------------------------------------------------------------------------------------------------

  /**
   * Handles a press and returns whether it was taken: `{ key }`, `{ out }`, `{ flag }`, `{ go }`, `{ step, by }`, `{ tab }`,
   * `{ group }`, `{ kind }`. `time` is in milliseconds; `place` is where the screen was pressed, if it was.
   */
  press(action, time, place = null) {
    this.hint = null;
    this.answered = null;
    if (this.#isDouble(action, time, place)) {
      this.hint = { reason: "double" };
      return false;
    }
    this.#last = { action: JSON.stringify(action), place };
    const before = this.#at;
    const { key, out, flag, go, step, by, tab, group, kind } = action;
    if (key !== undefined) this.#key(key, time);
    else if (out !== undefined) this.#goingOut(out, time);
    else if (flag !== undefined) this.#toggle(flag);
    else if (go !== undefined) this.#touch(go);
    else if (step !== undefined) this.#step(step, by);
    else if (tab !== undefined) this.counting.tab = tab;
    else if (group !== undefined) Object.assign(this.counting, { at: group, typed: "" });
    else if (kind !== undefined) this.#countCard(kind);
    if (this.isChecking && this.#at !== before) this.#movedAt = time;
    return true;
  }

  /** Whether a press on the check came too soon. */
  isTooSoon = (time) => time - this.#movedAt < CHECK_PAUSE_MS;

  #isDouble(action, time, place) {
    if (!this.#settings.ignoreDoublePresses || time - this.#movedAt >= DOUBLE_PRESS_MS) return false;
    const last = this.#last;
    const isNear = place && last.place && Math.hypot(place.x - last.place.x, place.y - last.place.y) < SAME_PLACE_PX;
    return isNear || JSON.stringify(action) === last.action;
  }

  #key(key, time) {
    if (this.counting) return this.#countKey(key, time);
    if (this.now.side === undefined) {
      if (key === "back") this.#back();
      return;
    }
    if (key === "+" && !this.isTyping && this.#left !== null) return this.#addMore();
    this.#left = null;
    switch (key) {
      case "next":
        return this.#next(time);
      case "back":
        return this.#back();
      case "delete":
        return this.#delete();
      case "none":
        return this.#noMelds(time);
      case "count":
        return this.#count(true);
      case "+":
        return this.#plus();
      default:
        return this.#digit(key, time);
    }
  }

  #digit(digit, time) {
    if (this.asksCount) {
      const max = this.max(this.now);
      if (Number(digit) > max) {
        this.hint = { reason: "at_most", max };
        return;
      }
      this.typed = digit;
      this.isTyping = true;
      return this.#next(time);
    }
    if (this.typed.replace(/.*\+/, "").length >= MAX_DIGITS) return;
    this.typed = this.isTyping ? this.typed + digit : digit;
    this.isTyping = true;
    this.#store();
    if (this.#settings.movesOn && !this.typed.includes("+") && this.#isFull(Number(this.typed))) {
      const from = this.#extra ? null : this.#at;
      this.#next(time);
      if (this.answered) this.#left = from;
    }
  }

  /** Whether no further digit can make points that the packs can hold. */
  #isFull = (points) => points === 0 || points * 10 > this.#rules.packs;

  /** Returns to the number before, because there is more to add to it. */
  #addMore() {
    this.#at = this.#left;
    this.#left = null;
    this.#extra = null;
    this.counting = null;
    this.typed = `${this.value(this.now)}+`;
    this.isTyping = true;
  }

  #plus() {
    if (!this.asksPoints) return;
    if (/\d$/.test(this.typed)) this.typed += "+";
    else if (!this.isTyping && this.value(this.now)) {
      this.typed = `${this.value(this.now)}+`;
      this.isTyping = true;
    }
    this.#store();
  }

  #delete() {
    this.typed = this.isTyping ? this.typed.slice(0, -1) : "";
    this.isTyping = true;
    this.#store();
  }

  #noMelds(time) {
    const { side } = this.now;
    Object.assign(this.entry.sides[side], {
      natural_canastas: 0,
      mixed_canastas: 0,
      concealed_canastas: 0,
      melded: 0,
    });
    this.#hasNoMelds[side] = true;
    this.#begin();
    this.#at = this.#questions.findIndex((question) => question.side === side && question.line === "red_threes");
    this.#extra = null;
    this.#movedAt = time;
  }

  #goingOut(seat, time) {
    const before = this.sideOut;
    this.entry.going_out = seat === null ? "nobody" : { seat, concealed: this.#isConcealed };
    if (seat === null) this.#isConcealed = false;
    if (this.isAlone && before !== this.sideOut) {
      // A lone player who went out has no cards left, so there is nothing to ask.
      if (before !== null && this.entry.sides[before].in_hand === 0) delete this.entry.sides[before].in_hand;
      if (this.sideOut !== null) this.entry.sides[this.sideOut].in_hand = 0;
    }
    this.#moveOn(time);
  }

  #toggle(flag) {
    const { entry } = this;
    if (flag === "exact_deal") entry.exact_deal = !entry.exact_deal;
    else {
      this.#isConcealed = !this.#isConcealed;
      if (this.sideOut !== null) entry.going_out.concealed = this.#isConcealed;
    }
  }

  /** Opens a cell. */
  #touch(question) {
    this.#store();
    this.#begin();
    this.#left = null;
    if (MELD_LINES.includes(question.line)) this.#hasNoMelds[question.side] = false;
    const at = this.#questions.findIndex((other) => isSame(other, question));
    this.#extra = at < 0 ? question : null;
    if (at >= 0) this.#at = at;
  }

  /** Changes a count by − or +, without opening its cell. */
  #step(question, by) {
    const value = Math.min(this.max(question), Math.max(0, (this.value(question) ?? 0) + by));
    this.#set(question, value);
    this.#hasNoMelds[question.side] = false;
    this.answered = question;
    if (isSame(this.now, question)) this.#begin();
  }

  #next(time) {
    this.#store();
    const question = this.now;
    if (this.value(question) === null) {
      this.hint = { reason: this.asksPoints ? "points_first" : "count_first" };
      return;
    }
    // Said at once, while the cards are still on the table. A second Next takes it all the same.
    const typed = this.typedNumber;
    if (this.asksPoints && typed !== null && this.#questioned !== typed) {
      const { packs, step } = this.#rules;
      const reason = typed > packs ? "more_than_packs" : step > 1 && typed % step !== 0 ? "no_such_points" : null;
      if (reason) {
        this.#questioned = typed;
        this.hint = { reason, packs, step };
        return;
      }
    }
    this.answered = question;
    this.#moveOn(time);
  }

  /** Opens the next question that nobody has answered. Nothing counts as 0 until it has been asked. */
  #moveOn(time) {
    this.#begin();
    this.#extra = null;
    this.#left = null;
    this.#at = this.#nextUnanswered(this.#at);
    this.#movedAt = time;
    this.#count();
  }

  #nextUnanswered(after = -1) {
    const later = this.#questions.findIndex((question, at) => at > after && this.#isOpen(question));
    const first = later >= 0 ? later : this.#questions.findIndex((question) => this.#isOpen(question));
    return first >= 0 ? first : this.#questions.length - 1;
  }

  #back() {
    this.#store();
    this.#begin();
    this.#left = null;
    if (this.#extra) {
      this.#extra = null;
      return;
    }
    if (this.#at === 0) return;
    do this.#at -= 1;
    while (this.#at > 0 && (this.#isFixed(this.now) || this.#isSkipped(this.now)));
  }

  #begin() {
    this.typed = "";
    this.isTyping = false;
    this.counting = null;
    this.#questioned = null;
  }

  #store() {
    if (this.isTyping && this.now.side !== undefined) this.#set(this.now, this.typedNumber);
  }

  #set({ line, side, own }, value) {
    const about = this.entry.sides[side];
    const row = this.rows.find((row) => row.line === line);
    if (line === "own") about.lines[own] = value;
    else if (value !== null) about[line] = value;
    else if (row.isAsked) delete about[line];
    else about[line] = 0;
  }

  #isOpen(question) {
    if (question.line === CHECK) return false;
    if (question.line === "going_out") return this.entry.going_out === undefined;
    return this.value(question) === null && !this.#isFixed(question);
  }

  #isFixed = ({ line, side }) => line === "in_hand" && this.isAlone && this.sideOut === side;
  #isSkipped = ({ line, side }) => this.#hasNoMelds[side] && MELD_LINES.includes(line);

  // Counting ---------------------------------------------------------------------------------------------------------

  /** Begins to count cards, if the player has asked for it now, or always wants to. */
  #count(isAsked = false) {
    const { points } = this.#settings;
    if (!this.asksPoints || (!isAsked && (points === "total" || this.value(this.now) !== null))) return;
    this.counting = {
      tab: points === "cards" ? "cards" : "value",
      at: 0,
      counts: this.#rules.cards.map(() => null),
      typed: "",
      kinds: {},
      last: null,
    };
  }

  #countKey(key, time) {
    const { counting } = this;
    const isFirst = counting.tab === "cards" || counting.at === 0;
    if (key === "+" && this.#left !== null) return this.#addMore();
    this.#left = null;
    if (key === "count") this.counting = null;
    else if (key === "back" && isFirst) {
      this.counting = null;
      if (this.#settings.points !== "total") this.#back();
    } else if (key === "next" && (counting.tab === "cards" || counting.at === counting.counts.length - 1))
      this.#useTally(time);
    else if (counting.tab === "cards") {
      if (key === "delete" && counting.last) {
        counting.kinds[counting.last] -= 1;
        counting.last = null;
      }
    } else if (key === "back") Object.assign(counting, { at: counting.at - 1, typed: "" });
    else if (key === "delete") this.#countDigits("");
    else if (key === "next") Object.assign(counting, { at: counting.at + 1, typed: "" });
    else if (/^\d$/.test(key)) this.#countDigit(key, time);
  }

  #countDigit(digit, time) {
    const { counting } = this;
    const max = this.#rules.cards[counting.at].count;
    const count = Number(counting.typed + digit);
    if (count > max) {
      this.hint = { reason: "at_most", max };
      return;
    }
    this.#countDigits(counting.typed + digit);
    if (!this.#settings.movesOn || (count !== 0 && count * 10 <= max)) return;
    this.#movedAt = time;
    if (counting.at === counting.counts.length - 1) this.#useTally(time);
    else Object.assign(counting, { at: counting.at + 1, typed: "" });
  }

  #countDigits(typed) {
    this.counting.typed = typed;
    this.counting.counts[this.counting.at] = typed === "" ? null : Number(typed);
  }

  #countCard(kind) {
    const { kinds } = this.counting;
    const max = cardsOf(kind);
    if ((kinds[kind] ?? 0) >= max) {
      this.hint = { reason: "at_most", max };
      return;
    }
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    this.counting.last = kind;
  }

  /** Enters the points of the counted cards. */
  #useTally(time) {
    const { tab, counts, kinds } = this.counting;
    const isEmpty = tab === "value" ? counts.every((count) => count === null) : !Object.keys(kinds).length;
    if (isEmpty) {
      this.hint = { reason: "count_first" };
      return;
    }
    this.typed = String(this.tally.points);
    this.counting = null;
    this.isTyping = true;
    this.#next(time);
  }
}
