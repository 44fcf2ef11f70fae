// What the program selects for the player: whole columns, the fewest wild cards, then the fewest jokers, then the least
// above the minimum. It's a simple rule that players can predict.

import { arrange, isAllowed } from "./arrange.js";
import { MAX_WILDS, MELD_SIZE, RANKS, canBeTaken, meldable, sum, valueOf } from "./groups.js";

/** More selections than this aren't tried. */
const MAX_SELECTIONS = 600;
/** Arrangements of the wild cards per selection. */
const MAX_ARRANGEMENTS = 40;

/** Whether a selection takes the pile or, after the draw, can be melded. */
function passes(table, selection) {
  const formed = arrange(table, selection, [], MAX_ARRANGEMENTS);
  return (table.drawing || formed.groups.length > 0) && isAllowed(table, formed);
}

/**
 * The smallest selection that takes the pile and includes the selected cards, or `null`. Tries two natural cards first,
 * then one and a wild card. If this is below the minimum, adds melds.
 */
export function completeTake(table, selection) {
  if (!canBeTaken(table) || selection.has("R")) return null;
  const top = table.topRank;
  const selected = selection.get(top) ?? 0;
  const inHand = meldable(table, top);
  const starts = [selection];
  // Before the initial meld, more cards of the rank can help.
  for (let n = Math.max(2, selected + 1); n <= Math.min(inHand, table.melded ? 2 : inHand); n += 1)
    starts.push(new Map(selection).set(top, n));
  if (inHand && !selection.has("2") && !selection.has("X")) {
    for (const wild of ["2", "X"])
      if (meldable(table, wild)) starts.push(new Map(selection).set(top, Math.max(1, selected)).set(wild, 1));
  }
  const found = starts.find((start) => passes(table, start));
  if (found || table.melded) return found ?? null;
  for (const start of starts) {
    const more = reachMinimum(table, start);
    if (more) return more;
  }
  return null;
}

/** The cards to meld that *Meld* selects if nothing is selected, or `null`. */
export function suggestMeld(table) {
  if (table.cannotMeld) return null;
  if (!table.melded) return reachMinimum(table, new Map());
  const points = (rank) => meldable(table, rank) * valueOf(table, rank);
  const fits = (rank) => meldable(table, rank) >= (table.own.has(rank) ? 1 : MELD_SIZE);
  const ranks = RANKS.filter(fits).sort((a, b) => points(b) - points(a));
  for (; ranks.length; ranks.pop()) {
    const selection = new Map(ranks.map((rank) => [rank, meldable(table, rank)]));
    if (passes(table, selection)) return selection;
  }
  return null;
}

/** The cheapest selection that contains `start`, reaches the minimum and is allowed. `null` if there is none. */
function reachMinimum(table, start) {
  const selected = (rank) => start.get(rank) ?? 0;
  const base =
    sum([...start], ([rank, n]) => n * valueOf(table, rank)) + (table.drawing ? valueOf(table, table.topRank) : 0);
  const ranks = RANKS.filter((rank) => !selected(rank) && meldable(table, rank) >= 2);
  const inHand = (wild) => (table.rules.wildsInInitialMeld ? meldable(table, wild) - selected(wild) : 0);
  const spare = { twos: inHand("2"), jokers: inHand("X") };
  const plans = wholeColumns(table, ranks, spare).filter(({ points }) => base + points >= table.minimum);
  plans.sort((a, b) => a.cost.reduce((order, cost, place) => order || cost - b.cost[place], 0));
  const withCards = (columns, twos, jokers) =>
    withMore(start, [...columns, ["2", selected("2") + twos], ["X", selected("X") + jokers]]);
  for (const { columns, twos, jokers } of plans.slice(0, MAX_SELECTIONS)) {
    const selection = withCards(columns, twos, jokers);
    if (passes(table, selection)) return selection;
  }
  return plans.length ? partOfColumns(table, ranks, spare, base, withCards) : null;
}

/** All ways to meld whole columns: one wild card or more for each pair, and up to three others. */
function wholeColumns(table, ranks, spare) {
  const found = [];
  for (let mask = 0; mask < 1 << ranks.length; mask += 1) {
    const columns = ranks.filter((_, place) => mask & (1 << place)).map((rank) => [rank, meldable(table, rank)]);
    const pairs = columns.filter(([, n]) => n === 2).length;
    const naturals = sum(columns, ([rank, n]) => n * valueOf(table, rank));
    for (let n = pairs; n <= Math.min(spare.twos + spare.jokers, pairs + MAX_WILDS); n += 1) {
      for (let jokers = Math.max(0, n - spare.twos); jokers <= Math.min(n, spare.jokers); jokers += 1) {
        const points = naturals + (n - jokers) * valueOf(table, "2") + jokers * valueOf(table, "X");
        found.push({ columns, twos: n - jokers, jokers, points, cost: [n, jokers, points, columns.length] });
      }
    }
  }
  return found;
}

const withMore = (start, more) => new Map([...start, ...more.filter(([, n]) => n > 0)]);

/** The first allowed selection with parts of columns, because whole ones would leave too few cards. */
function partOfColumns(table, ranks, spare, base, withCards) {
  let tried = 0;
  const search = (place, columns, points) => {
    if (tried >= MAX_SELECTIONS) return null;
    if (place < ranks.length) {
      const rank = ranks[place];
      for (let n = meldable(table, rank); n >= 0; n -= 1) {
        const found = n === 1 ? null : search(place + 1, [...columns, [rank, n]], points + n * valueOf(table, rank));
        if (found) return found;
      }
      return null;
    }
    for (let n = 0; n <= spare.twos + spare.jokers; n += 1) {
      const jokers = Math.max(0, n - spare.twos);
      if (points + (n - jokers) * valueOf(table, "2") + jokers * valueOf(table, "X") < table.minimum) continue;
      tried += 1;
      const selection = withCards(columns, n - jokers, jokers);
      if (passes(table, selection)) return selection;
    }
    return null;
  };
  return search(0, [], base);
}
