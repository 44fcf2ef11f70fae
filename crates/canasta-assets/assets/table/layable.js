// What *Lay down* stages for a player who has staged nothing: by a plain rule that players can foresee, not by search. All
// natural cards that can be laid; and where they do not reach the minimum, the fewest wild cards that do. Pure.

import { isWild, rankOf } from "../cards.js";
import { valueOf } from "../words.js";
import { CANASTA, MOST_WILDS } from "./staging.js";

const MELD = 3;

/** Sets as `Staging` has them, `{ rank, cards }`; none where nothing can be laid, or the minimum cannot be reached. */
export function layable(table) {
  if (!table.mine || table.phase !== "play" || !table.hints) return [];
  const groups = [...table.hand]
    .filter(([rank, cards]) => !isWild(cards[0]) && rank !== "R" && rank !== "3")
    .map(([rank, cards]) => ({ rank, cards: [...cards] }));
  const whole = groups.filter(({ rank, cards }) => cards.length >= MELD || table.own.has(rank));
  const sets = table.opened
    ? whole
    : opening(
        table,
        whole,
        groups.filter(({ cards }) => cards.length === MELD - 1),
      );
  return keeping(table, sets);
}

const points = (cards) => cards.reduce((sum, card) => sum + valueOf(rankOf(card)), 0);
const worth = (sets) => sets.reduce((sum, { cards }) => sum + points(cards), 0);
const byPoints = (one, other) => points(other.cards) - points(one.cards);

/** The most sets that are offered beside those that are staged: one row of the strip. */
const OFFERED = 3;

/** Sets that each can be staged by one press, beside those that are staged already: the dearest first. */
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
    .slice(0, Math.max(1, OFFERED - staging.sets.length));
}

/** The sets that reach the minimum with the fewest wild cards: each makes a pair a meld, as long as there are pairs. */
function opening(table, whole, pairs) {
  const sets = whole.map(({ rank, cards }) => ({ rank, cards: [...cards] }));
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

/** Without the cheapest sets, where too few cards would be left: one to discard, and one more where the hand cannot go out. */
function keeping(table, sets) {
  const kept = keep(table);
  const inHand = [...table.hand.values()].flat().length;
  const staged = [...sets].sort(byPoints);
  const size = () => staged.reduce((sum, { cards }) => sum + cards.length, 0);
  while (staged.length && inHand - size() < kept) staged.pop();
  return table.opened || worth(staged) >= table.minimum ? sets.filter((set) => staged.includes(set)) : [];
}

/** How many cards must be left. */
function keep(table) {
  const canastas = [...table.own.values()].filter(({ naturals, wilds }) => naturals + wilds >= CANASTA).length;
  return canastas >= table.canastas ? 1 : 2;
}
