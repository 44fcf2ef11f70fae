// Cards that are selected or staged, before anything is sent. This module reads only the table (see read.js) and
// messages, never the document. The server checks every action.

import { isWild, rankOf } from "../cards.js";
import { message, valueOf } from "../words.js";

export const MOST_WILDS = 3;
export const CANASTA = 7;

export class Staging {
  /** For each column, the number of selected cards, counted from the front. */
  chosen = new Map();
  /** Staged sets as `{rank, cards}`, oldest first. */
  sets = [];
  /** The sets before each step, for `undo`. */
  #history = [];

  /** The cards of a column that aren't staged, front card last. */
  left(table, key) {
    const staged = this.sets.flatMap((set) => set.cards);
    return without(table.hand.get(key) ?? [], staged);
  }

  chosenCards(table) {
    return [...this.chosen].flatMap(([key, n]) => this.left(table, key).slice(-n));
  }

  /** Selects one more card of a column, or all of them if `all` is set. When all are selected, unselects them. */
  choose(table, key, all = false) {
    if (key === "3" && this.#selectRedThree(table)) return;
    const left = this.left(table, key).length;
    const now = this.chosen.get(key) ?? 0;
    if (!left) return;
    const next = all ? (now === left ? 0 : left) : now >= left ? 0 : now + 1;
    if (next) this.chosen.set(key, next);
    else this.chosen.delete(key);
  }

  /**
   * Handles the threes, where red ones are in front of black ones. The first press selects a red three; after that,
   * presses select black ones.
   */
  #selectRedThree(table) {
    if (!this.left(table, "R").length || this.chosen.has("3")) return false;
    if (!this.chosen.delete("R")) return Boolean(this.chosen.set("R", 1));
    return !this.left(table, "3").length;
  }

  /** Unselects and unstages everything. `undo` can bring staged sets back. */
  clear() {
    if (this.sets.length) this.#remember();
    this.chosen.clear();
    this.sets = [];
  }

  /** Drops all sets and the history, because the sets were melded or the deal is over. */
  forget() {
    this.sets = [];
    this.#history = [];
  }

  /** The number of steps that can be undone. */
  get steps() {
    return this.#history.length;
  }

  #remember() {
    this.#history.push(this.sets.map((set) => ({ ...set, cards: [...set.cards] })));
  }

  /** Undoes the last step. For sets that were staged before a reload, takes back one set at a time. */
  undo(table) {
    this.sets = this.#history.pop() ?? this.sets.slice(0, -1);
    this.keepTo(table);
  }

  /** Drops cards that are no longer in the hand. */
  keepTo(table) {
    const hand = [...table.hand.values()].flat();
    this.sets = this.sets
      .map((set) => ({ ...set, cards: takeFrom(hand, set.cards) }))
      .filter((set) => set.cards.length);
    for (const [key, n] of this.chosen) {
      const left = this.left(table, key).length;
      if (!left) this.chosen.delete(key);
      else if (n > left) this.chosen.set(key, left);
    }
  }

  /** Unselects the ranks of these cards. */
  unselect(cards) {
    for (const card of cards) this.chosen.delete(rankOf(card));
  }

  /**
   * Stages cards in the set `key` or, if there is no key, in the set of their rank. Wild cards join the only rank among
   * the cards. If this isn't possible, returns the name of a message.
   */
  stage(table, cards, key = null) {
    const naturals = cards.filter((card) => !isWild(card));
    const wilds = cards.filter(isWild);
    const ranks = [...new Set(naturals.map(rankOf))];
    if (ranks.includes("R")) return "red-three";
    if (key && ranks.some((other) => other !== key)) return "not-that-meld";
    if (wilds.length && ranks.length > 1) return "mixed-chosen";
    let home = key ?? ranks[0] ?? null;
    if (!home && wilds.length) {
      // If all cards are wild, they join the only set.
      if (this.sets.length !== 1) return "wilds-where";
      home = this.sets[0].rank;
    }
    this.#remember();
    for (const natural of ranks)
      this.#put(
        natural,
        naturals.filter((card) => rankOf(card) === natural),
      );
    if (wilds.length) this.#put(home, wilds);
    this.unselect(cards);
    // Make sure that no card is staged twice.
    this.keepTo(table);
    return undefined;
  }

  /** Stages several sets in a single step. Their cards must be in the hand. */
  stageAll(table, sets) {
    const steps = this.steps;
    for (const { rank, cards } of sets) this.stage(table, cards, rank);
    this.#history.splice(steps + 1);
  }

  #put(key, cards) {
    const set = this.sets.find((other) => other.rank === key);
    if (set) set.cards.push(...cards);
    else this.sets.push({ rank: key, cards: [...cards] });
  }

  /** Takes a set back into the hand, by default the last one. */
  takeBack(key = this.sets.at(-1)?.rank) {
    this.#remember();
    this.sets = this.sets.filter((set) => set.rank !== key);
  }

  /**
   * A set's points, and what it lacks to be a meld: `lacks` is `null` if the set is a meld already. `lacks` and `says`
   * are functions that take `message` or `messageNodes`.
   */
  judge(table, set) {
    const own = table.own.get(set.rank) ?? { naturals: 0, wilds: 0 };
    const withPile = table.phase === "draw" && set.rank === table.topRank;
    const wilds = own.wilds + set.cards.filter(isWild).length;
    const naturals = own.naturals + set.cards.filter((card) => !isWild(card)).length + (withPile ? 1 : 0);
    const points = set.cards.reduce((sum, card) => sum + valueOf(rankOf(card)), 0);
    const size = naturals + wilds;
    const isNew = own.naturals + own.wilds === 0;
    return {
      points,
      size,
      withPile,
      lacks: lacks(table, set.rank, naturals, wilds),
      says: says(set, points, size, isNew, own),
    };
  }

  /** The points of all sets together. */
  sum(table) {
    const judged = this.sets.map((set) => this.judge(table, set));
    const melds = judged.filter(({ lacks }) => !lacks);
    const withPile = melds.some((meld) => meld.withPile);
    const points = melds.reduce((sum, meld) => sum + meld.points, withPile ? valueOf(table.topRank) : 0);
    return { points, withPile, whole: melds.length === judged.length };
  }

  /**
   * The sentences in the strip about all sets, such as `90 needed, 75 staged.`, as functions like those from `judge`.
   */
  says(table) {
    const { points: staged, withPile: pile, whole } = this.sum(table);
    const needed = table.minimum;
    const sentences = [
      (say) => (table.opened ? say("staged", { staged, pile }) : say("needed", { needed, staged, pile })),
    ];
    if (this.goesWithDiscard(table)) sentences[0] = (say) => say("goes-with-discard", { staged });
    const left = this.handLeft(table);
    if (table.phase === "play" && whole && left.length === 1) {
      sentences.push((say) => say("then-discard", { rank: rankOf(left[0]) }));
    }
    return sentences;
  }

  /** The sentences in the strip as text. */
  text(table) {
    return message("staging", {
      says: this.says(table)
        .map((sentence) => sentence(message))
        .join(" "),
    });
  }

  /** The cards in the hand that aren't staged. */
  handLeft(table) {
    return [...table.hand.keys()].flatMap((key) => this.left(table, key));
  }

  /** Why the staged sets can't be melded, as `{because, rule, code}`, or `undefined` if they can. */
  whyNotLay(table) {
    if (table.phase === "draw") return { because: message("draw-first"), rule: "turn", code: "not-now" };
    return this.#whyNotWhole(table);
  }

  #whyNotWhole(table) {
    if (!this.sets.length) return { because: message("nothing-staged"), rule: "melds" };
    const short = this.sets.find((set) => this.judge(table, set).lacks);
    if (short) return { because: message("short-set", { rank: short.rank }), rule: "melds", code: "meld-too-small" };
    const { points } = this.sum(table);
    // Going out concealed doesn't need the minimum. The server checks whether this is the case.
    if (!table.opened && points < table.minimum && this.handLeft(table).length > 1) {
      return {
        because: message("below", { needs: table.minimum, makes: points }),
        rule: "opening",
        code: "below-minimum",
      };
    }
    return undefined;
  }

  /** Whether a discard melds the staged sets first. The lesson takes one step at a time, so not there. */
  goesWithDiscard(table) {
    return this.chosenCards(table).length === 1 && this.couldLay(table) && !table.lesson;
  }

  couldLay(table) {
    return this.sets.length > 0 && !this.whyNotLay(table);
  }

  pileSet(table) {
    return this.sets.find((set) => set.rank === table.topRank);
  }

  /** Whether the staged sets could be used to take the pile. */
  couldTake(table) {
    const set = this.pileSet(table);
    if (table.phase !== "draw" || (this.sets.length && this.#whyNotWhole(table))) return false;
    const naturals = set?.cards.filter((card) => !isWild(card)).length ?? 0;
    if (naturals >= 2) return true;
    if (table.frozen) return false;
    return table.own.has(table.topRank) || (table.withWild && naturals === 1 && set.cards.length > 1);
  }

  /** The action that melds the staged sets. */
  meldAction() {
    return `meld ${this.sets.map(group).join(" / ")}`;
  }

  /** The action that takes the pile with the staged sets. */
  takeAction(table) {
    const set = this.pileSet(table);
    const others = this.sets.filter((other) => other !== set).map(group);
    return [["take", ...(set?.cards ?? [])].join(" "), ...others].join(" / ");
  }
}

/** A set as written in actions. If all cards are wild, the rank comes first. */
function group(set) {
  const cards = set.cards.join(" ");
  return set.cards.every(isWild) ? `${set.rank}: ${cards}` : cards;
}

/** What a meld with this many cards lacks, or `null` if it is complete. */
function lacks(table, key, naturals, wilds) {
  if (key === "3") {
    if (wilds) return (say) => say("set-no-wilds");
    return naturals < 3 ? (say) => say("set-more-to-go-out", { n: 3 - naturals }) : null;
  }
  if (wilds > MOST_WILDS) return (say) => say("set-too-many-wilds", { n: wilds - MOST_WILDS });
  const needed = Math.max(2 - naturals, table.outnumber ? 0 : wilds - naturals);
  if (needed > 0 && wilds) return (say) => say("set-more-naturals", { n: needed, rank: key });
  if (needed > 0) return (say) => say("set-more-one-wild", { n: 3 - naturals });
  if (naturals + wilds < 3) return (say) => say("set-more-or-wild", { n: 3 - naturals - wilds });
  return null;
}

/** Describes a set: `30 3 aces`, `40 2 kings, 1 wild`, `10 onto sevens`, `70 a canasta`. */
function says(set, points, size, isNew, own) {
  const before = own.naturals + own.wilds;
  if (size >= CANASTA && before < CANASTA) return (say) => say("set-canasta", { points });
  if (!isNew) return (say) => say("set-onto", { points, rank: set.rank });
  const wilds = set.cards.filter(isWild).length;
  return (say) => say("set-cards", { points, naturals: set.cards.length - wilds, rank: set.rank, wilds });
}

/** `cards` without those in `taken`, each removed once. */
function without(cards, taken) {
  const remaining = [...taken];
  return cards.filter((card) => {
    const at = remaining.indexOf(card);
    if (at < 0) return true;
    remaining.splice(at, 1);
    return false;
  });
}

/** Removes the wanted cards from a hand. Returns those that were found. */
function takeFrom(hand, wanted) {
  return wanted.filter((card) => {
    const at = hand.indexOf(card);
    if (at < 0) return false;
    hand.splice(at, 1);
    return true;
  });
}
