// The sets that *Meld* stages if nothing is staged: all natural cards that can be melded, and the fewest wild cards
// that reach the minimum. It's a simple rule that players can predict, without any search. All functions are pure.

import { isWild, rankOf } from "../cards.js";
import { valueOf } from "../words.js";
import { CANASTA, MOST_WILDS } from "./staging.js";

const MIN_MELD_SIZE = 3;

/** Sets as in `Staging`: `{ rank, cards }`. Empty if nothing can be melded. */
export function layable(table) {
  if (!table.mine || table.phase !== "play" || !table.hints) return [];
  const groups = [...table.hand]
    .filter(([rank, cards]) => !isWild(cards[0]) && rank !== "R" && rank !== "3")
    .map(([rank, cards]) => ({ rank, cards: [...cards] }));
  const melds = groups.filter(({ rank, cards }) => cards.length >= MIN_MELD_SIZE || table.own.has(rank));
  const sets = table.opened
    ? melds
    : initialMeld(
        table,
        melds,
        groups.filter(({ cards }) => cards.length === MIN_MELD_SIZE - 1),
      );
  return keeping(table, sets);
}

const points = (cards) => cards.reduce((sum, card) => sum + valueOf(rankOf(card)), 0);
const worth = (sets) => sets.reduce((sum, { cards }) => sum + points(cards), 0);
const byPoints = (one, other) => points(other.cards) - points(one.cards);

/** This many sets, staged or offered, fit in one row of the strip. */
const MAX_SETS = 3;

/**
 * Sets that can each be staged with one press, in addition to those already staged. Sets with the most points come
 * first.
 */
export function offers(table, staging) {
  if (table.lesson || staging.chosen.size) return [];
  const left = staging.handLeft(table);
  const fits = ({ rank, cards }) =>
    cards.every((card) => left.includes(card)) &&
    left.length - cards.length >= keep(table) &&
    !staging.sets.some((set) => set.rank === rank);
  return layable(table)
    .filter(fits)
    .sort(byPoints)
    .slice(0, Math.max(1, MAX_SETS - staging.sets.length));
}

/** The sets that reach the minimum with the fewest wild cards. Wild cards go to pairs first. */
function initialMeld(table, melds, pairs) {
  const sets = melds.map(({ rank, cards }) => ({ rank, cards: [...cards] }));
  const left = [...pairs].sort(byPoints);
  const wilds = [...(table.hand.get("X") ?? []), ...(table.hand.get("2") ?? [])];
  while (worth(sets) < table.minimum && wilds.length) {
    const wild = wilds.shift();
    const pair = left.shift();
    const home = pair ? { rank: pair.rank, cards: [...pair.cards] } : sets.find((set) => hasRoom(table, set));
    if (!home) return [];
    home.cards.push(wild);
    if (pair) sets.push(home);
  }
  return worth(sets) < table.minimum ? [] : sets;
}

function hasRoom(table, { cards }) {
  const wilds = cards.filter(isWild).length;
  return wilds < MOST_WILDS && (table.outnumber || wilds < cards.length - wilds);
}

/** Drops sets, fewest points first, until enough cards stay in the hand. */
function keeping(table, sets) {
  const minLeft = keep(table);
  const inHand = [...table.hand.values()].flat().length;
  const staged = [...sets].sort(byPoints);
  const size = () => staged.reduce((sum, { cards }) => sum + cards.length, 0);
  while (staged.length && inHand - size() < minLeft) staged.pop();
  return table.opened || worth(staged) >= table.minimum ? sets.filter((set) => staged.includes(set)) : [];
}

/** The number of cards that must stay in the hand: one to discard, and another if the side can't go out. */
function keep(table) {
  const canastas = [...table.own.values()].filter(({ naturals, wilds }) => naturals + wilds >= CANASTA).length;
  return canastas >= table.canastas ? 1 : 2;
}
