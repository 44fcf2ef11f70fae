// What is chosen and staged, before anything is sent. Pure: it reads a table (what the server's markup says, see read.js)
// and the words, and touches no document. The server judges every act again; this only helps to build one.

import { isWild, rankOf } from "../cards.js";
import { message, valueOf } from "../words.js";

export const MOST_WILDS = 3;
export const CANASTA = 7;

export class Staging {
  /** How many cards are chosen, from the front, by column. */
  chosen = new Map();
  /** Staged sets in the order in which they came: `{rank, cards}`. */
  sets = [];
  /** The sets as they were before each step of staging, the last one last. */
  #before = [];

  /** Cards of a column that are not staged, the front one last. */
  left(table, key) {
    const staged = this.sets.flatMap((set) => set.cards);
    return without(table.hand.get(key) ?? [], staged);
  }

  /** Every chosen card, column by column. */
  chosenCards(table) {
    return [...this.chosen].flatMap(([key, n]) => this.left(table, key).slice(-n));
  }

  /** One more of a column, or `all`; behind the last, none. */
  choose(table, key, all = false) {
    if (key === "3" && this.#redThree(table)) return;
    const left = this.left(table, key).length;
    const now = this.chosen.get(key) ?? 0;
    if (!left) return;
    const next = all ? (now === left ? 0 : left) : now >= left ? 0 : now + 1;
    if (next) this.chosen.set(key, next);
    else this.chosen.delete(key);
  }

  /** The red threes lie in front of the black ones: the first choice is one of them, the next goes on behind them. */
  #redThree(table) {
    if (!this.left(table, "R").length || this.chosen.has("3")) return false;
    if (!this.chosen.delete("R")) return Boolean(this.chosen.set("R", 1));
    return !this.left(table, "3").length;
  }

  /** Chooses and stages nothing any more; what was staged can be had back by `undo`. */
  clear() {
    if (this.sets.length) this.#remember();
    this.chosen.clear();
    this.sets = [];
  }

  /** What was staged is laid or belongs to another deal: no step of it can be undone. */
  forget() {
    this.sets = [];
    this.#before = [];
  }

  /** How many steps of staging can be undone, each by itself. */
  get steps() {
    return this.#before.length;
  }

  #remember() {
    this.#before.push(this.sets.map((set) => ({ ...set, cards: [...set.cards] })));
  }

  /** Undoes the last step of staging, or of taking back. Sets from before the page was loaded again go back one by one. */
  undo(table) {
    this.sets = this.#before.pop() ?? this.sets.slice(0, -1);
    this.keepTo(table);
  }

  /** Forgets what is no longer in the hand. */
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

  /** Cards were sent and are gone: they are not chosen any more. */
  spent(cards) {
    for (const card of cards) this.chosen.delete(rankOf(card));
  }

  /**
   * Brings cards to the strip, onto the set of `key` or, without it, the set their rank tells. Wild cards go along with
   * the one rank among them. Answers the name of a word if it cannot be told where they go, else nothing.
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
      // Wild cards alone join the only set there is; else it has to be said.
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
    this.spent(cards);
    // A card that was staged already lies there once.
    this.keepTo(table);
    return undefined;
  }

  /** Stages several sets in one step, for which there must be cards. */
  stageAll(table, sets) {
    const steps = this.steps;
    for (const { rank, cards } of sets) this.stage(table, cards, rank);
    this.#before.splice(steps + 1);
  }

  #put(key, cards) {
    const set = this.sets.find((other) => other.rank === key);
    if (set) set.cards.push(...cards);
    else this.sets.push({ rank: key, cards: [...cards] });
  }

  /** Takes a set back to the hand, without a name the last one. */
  takeBack(key = this.sets.at(-1)?.rank) {
    this.#remember();
    this.sets = this.sets.filter((set) => set.rank !== key);
  }

  /** What a set is worth, and what it lacks to be a meld: `{points, lacks, says}`. The last two say it by the function that
   * is handed to them, `message` or `messageNodes`; `lacks` is nothing where the set is a meld. */
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

  /** What all sets make together. */
  sum(table) {
    const judged = this.sets.map((set) => this.judge(table, set));
    const melds = judged.filter(({ lacks }) => !lacks);
    const withPile = melds.some((meld) => meld.withPile);
    const points = melds.reduce((sum, meld) => sum + meld.points, withPile ? valueOf(table.topRank) : 0);
    return { points, withPile, whole: melds.length === judged.length };
  }

  /** What the strip says of all sets: sentences, said as those of `judge` are. `90 needed, 75 staged.` */
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

  /** The same as text. */
  text(table) {
    return message("staging", {
      says: this.says(table)
        .map((sentence) => sentence(message))
        .join(" "),
    });
  }

  /** Cards that would be left in the hand. */
  handLeft(table) {
    return [...table.hand.keys()].flatMap((key) => this.left(table, key));
  }

  /** Why what is staged cannot be laid, as `{because, rule, code}`; nothing if it can. */
  whyNotLay(table) {
    if (table.phase === "draw") return { because: message("draw-first"), rule: "turn", code: "not-now" };
    return this.#whyNotWhole(table);
  }

  #whyNotWhole(table) {
    if (!this.sets.length) return { because: message("nothing-staged"), rule: "melds" };
    const short = this.sets.find((set) => this.judge(table, set).lacks);
    if (short) return { because: message("short-set", { rank: short.rank }), rule: "melds", code: "meld-too-small" };
    const { points } = this.sum(table);
    // A hand that goes out concealed needs no minimum; whether it does, the server judges.
    if (!table.opened && points < table.minimum && this.handLeft(table).length > 1) {
      return {
        because: message("below", { needs: table.minimum, makes: points }),
        rule: "opening",
        code: "below-minimum",
      };
    }
    return undefined;
  }

  /** Whether a card is chosen whose discard lays down first what is staged. A lesson takes one step after the other. */
  goesWithDiscard(table) {
    return this.chosenCards(table).length === 1 && this.couldLay(table) && !table.lesson;
  }

  /** Whether something is staged that can be laid down. */
  couldLay(table) {
    return this.sets.length > 0 && !this.whyNotLay(table);
  }

  /** The set that would take the pile. */
  pileSet(table) {
    return this.sets.find((set) => set.rank === table.topRank);
  }

  /** Whether what is staged could take the pile as it stands. */
  couldTake(table) {
    const set = this.pileSet(table);
    if (table.phase !== "draw" || (this.sets.length && this.#whyNotWhole(table))) return false;
    const naturals = set?.cards.filter((card) => !isWild(card)).length ?? 0;
    if (naturals >= 2) return true;
    if (table.frozen) return false;
    return table.own.has(table.topRank) || (table.withWild && naturals === 1 && set.cards.length > 1);
  }

  /** The act that lays what is staged. */
  layAct() {
    return `meld ${this.sets.map(group).join(" / ")}`;
  }

  /** The act that takes the pile with what is staged. */
  takeAct(table) {
    const set = this.pileSet(table);
    const others = this.sets.filter((other) => other !== set).map(group);
    return [["take", ...(set?.cards ?? [])].join(" "), ...others].join(" / ");
  }
}

/** A set as an act names it; the rank in front where no natural card tells it. */
function group(set) {
  const cards = set.cards.join(" ");
  return set.cards.every(isWild) ? `${set.rank}: ${cards}` : cards;
}

/** Says what is missing to a meld of so many natural and wild cards; null if nothing is. */
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

/** Says what a set is worth and is: `30 3 aces`, `40 2 kings, 1 wild`, `10 onto sevens`, `70 a canasta`. */
function says(set, points, size, isNew, own) {
  const before = own.naturals + own.wilds;
  if (size >= CANASTA && before < CANASTA) return (say) => say("set-canasta", { points });
  if (!isNew) return (say) => say("set-onto", { points, rank: set.rank });
  const wilds = set.cards.filter(isWild).length;
  return (say) => say("set-cards", { points, naturals: set.cards.length - wilds, rank: set.rank, wilds });
}

/** `cards` without the ones of `taken`, each once. */
function without(cards, taken) {
  const away = [...taken];
  return cards.filter((card) => {
    const at = away.indexOf(card);
    if (at < 0) return true;
    away.splice(at, 1);
    return false;
  });
}

/** Those of `wanted` that are in `hand`, which loses them. */
function takeFrom(hand, wanted) {
  return wanted.filter((card) => {
    const at = hand.indexOf(card);
    if (at < 0) return false;
    hand.splice(at, 1);
    return true;
  });
}
