// The selected cards, and the wild cards that the player has moved.

import { isWild, rankOf } from "../cards.js";
import { RANKS, formGroups, held, problemOf } from "./groups.js";

/**
 * The number of selected cards of a column with `n` cards after another tap. The first tap selects one card, to discard
 * it. The second selects the rest, to meld them. Each further tap takes one back. Wild cards are selected one by one.
 */
export function afterTap(rank, n, selected) {
  if (isWild(rank)) return selected < n ? selected + 1 : 0;
  if (selected === 0) return 1;
  if (selected === 1) return n > 1 ? n : 0;
  return selected > 2 ? selected - 1 : 0;
}

/**
 * Moves a wild card from the group `from` to the next group or meld, from left to right, that stays valid. Returns the
 * new moves, or `null` if there is no such place.
 */
export function moveWild(table, selection, moves, wild, from) {
  const { groups } = formGroups(table, selection, moves);
  const isHome = (rank) =>
    rank === from || table.own.has(rank) || groups.some((one) => one.rank === rank && one.naturals);
  const homes = RANKS.filter(isHome);
  const at = homes.indexOf(from);
  for (const to of [...homes.slice(at + 1), ...homes.slice(0, at)]) {
    const moved = movedTo(table, selection, moves, wild, from, to);
    if (moved) return moved;
  }
  return null;
}

/** Moves a selected wild card, a two if possible, to one of the side's melds. Returns the new moves, or `null`. */
export function moveWildTo(table, selection, moves, to) {
  const { groups } = formGroups(table, selection, moves);
  for (const wild of ["2", "X"]) {
    for (const group of groups) {
      if (group.rank === to || !wildsOf(group, wild)) continue;
      const moved = movedTo(table, selection, moves, wild, group.rank, to);
      if (moved) return moved;
    }
  }
  return null;
}

const wildsOf = (group, wild) => (wild === "2" ? group?.twos : group?.jokers) ?? 0;

/** The moves after a wild card has gone to another group, or `null` if it has no room there or breaks a meld. */
function movedTo(table, selection, moves, wild, from, to) {
  const { groups } = formGroups(table, selection, moves);
  const countInvalid = (formed) => formed.groups.filter((group) => problemOf(table, group)).length;
  const isFromHere = (move) => move.wild === wild && move.to === from;
  const placed = groups.flatMap((group) =>
    ["2", "X"].flatMap((kind) => Array(wildsOf(group, kind)).fill({ wild: kind, to: group.rank })),
  );
  // First leave the other wild cards where they are, then let those that the player hasn't moved find new places.
  for (const list of [placed, moves]) {
    const at = list.findIndex(isFromHere);
    const next = [...list.filter((_, place) => place !== at), { wild, to }];
    const formed = formGroups(table, selection, next);
    const arrived =
      wildsOf(
        formed.groups.find(({ rank }) => rank === to),
        wild,
      ) > 0;
    if (arrived && !formed.left.length && countInvalid(formed) <= countInvalid({ groups })) return next;
  }
  return null;
}

export class Selection {
  /** The number of selected cards of each rank, counted from the front of the column. */
  #counts = new Map();
  #moves = [];

  get counts() {
    return this.#counts;
  }

  get moves() {
    return this.#moves;
  }

  get size() {
    return [...this.#counts.values()].reduce((sum, n) => sum + n, 0);
  }

  /** The selected cards. */
  cards(table) {
    return [...this.#counts].flatMap(([rank, n]) => table.hand.get(rank)?.slice(-n) ?? []);
  }

  /** Selects `n` cards of a rank. */
  set(rank, n) {
    if (n) this.#counts.set(rank, n);
    else this.#counts.delete(rank);
  }

  /** Selects these numbers of cards, as pairs of rank and number, and nothing else. */
  replace(counts, moves = []) {
    this.#counts = new Map(counts);
    this.#moves = moves;
  }

  clear() {
    this.replace([]);
  }

  /** Handles a tap on a column. With `all`, selects the whole column, or nothing if it was selected. */
  tap(table, rank, all = false) {
    const n = held(table, rank);
    const selected = this.#counts.get(rank) ?? 0;
    this.set(rank, all ? (selected === n ? 0 : n) : afterTap(rank, n, selected));
  }

  moveWild(table, wild, from) {
    return this.#move(moveWild(table, this.#counts, this.#moves, wild, from));
  }

  moveWildTo(table, to) {
    return this.#move(moveWildTo(table, this.#counts, this.#moves, to));
  }

  /** Returns whether a wild card has moved. */
  #move(moves) {
    if (moves) this.#moves = moves;
    return moves !== null;
  }

  /** Drops cards that are no longer in the hand, and moves of wild cards that are no longer selected. */
  keepTo(table) {
    for (const [rank, n] of this.#counts) this.set(rank, Math.min(n, held(table, rank)));
    const left = new Map(["2", "X"].map((wild) => [wild, this.#counts.get(wild) ?? 0]));
    this.#moves = this.#moves.filter(({ wild }) => {
      left.set(wild, left.get(wild) - 1);
      return left.get(wild) >= 0;
    });
  }

  /** Unselects the cards of an action that was played. Moves of wild cards end with it. */
  remove(cards) {
    for (const card of cards) {
      const rank = rankOf(card);
      if (this.#counts.has(rank)) this.set(rank, this.#counts.get(rank) - 1);
    }
    if (cards.length) this.#moves = [];
  }
}
