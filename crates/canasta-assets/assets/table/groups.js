// Groups the selected cards into melds, additions to melds, and cards that aren't a meld yet. Wild cards go where the
// player has moved them, and otherwise where most players would put them.

import { message } from "../words.js";

/** Ranks that can be melded, in the order of the hand. */
export const RANKS = [..."AKQJT987654"];
export const CANASTA_SIZE = 7;
export const CANASTA_NATURALS = 4;
export const MELD_SIZE = 3;
export const MAX_WILDS = 3;

/** Where `cardValues` has the points of each rank. */
const VALUE_PLACES = new Map(
  ["X", "2", "A", "KQJT98", "7654", "3"].flatMap((ranks, place) => [...ranks].map((rank) => [rank, place])),
);

const NO_MELD = { naturals: 0, twos: 0, jokers: 0 };

export const sum = (list, of) => list.reduce((total, item) => total + of(item), 0);
/** The points for a card of this rank. */
export const valueOf = ({ rules }, rank) => rules.cardValues[VALUE_PLACES.get(rank)] ?? 0;
/** The number of cards of a rank in the hand. */
export const held = (table, rank) => table.hand.get(rank)?.length ?? 0;
/** The number of cards of a rank that came with the pile and can't be melded in this turn. */
export const taken = (table, rank) => table.taken.split(rank).length - 1;
/** The number of cards of a rank in the hand that can be melded in this turn. */
export const meldable = (table, rank) => held(table, rank) - taken(table, rank);
export const wilds = ({ twos, jokers }) => twos + jokers;
export const sizeOf = (meld) => meld.naturals + wilds(meld);
export const isCanasta = (meld) => sizeOf(meld) >= CANASTA_SIZE && meld.naturals >= CANASTA_NATURALS;
export const isNaturalCanasta = (meld) => isCanasta(meld) && wilds(meld) === 0;
export const countCanastas = (melds) => [...melds.values()].filter(isCanasta).length;

/**
 * Forms groups. `selection` has the number of selected cards of each rank. `moves` are the wild cards that the player
 * has moved, as `[{ wild: "2" | "X", to: rank }]`. Returns the `groups`, and `left`: the wild cards without a group.
 *
 * Wild cards are placed in this order, twos before jokers:
 * 1. where the player moved them;
 * 2. one in each selected pair, from the left; if the pile is taken, its rank comes first;
 * 3. in a selected group, otherwise in a meld on the table, if it has room and isn't a natural canasta;
 * 4. in a natural canasta if nothing else has room.
 *
 * Wild cards selected with a single card stay with it, because the player is still selecting.
 */
export function formGroups(table, selection, moves = []) {
  const selected = (rank) => Math.min(selection.get(rank) ?? 0, held(table, rank));
  const withPile = takesPile(table, selected);
  const groups = new Map();
  const group = (rank) => {
    if (!groups.has(rank)) groups.set(rank, { ...emptyGroup(table, rank), withPile });
    return groups.get(rank);
  };
  const order = withPile ? [table.topRank, ...RANKS.filter((rank) => rank !== table.topRank)] : RANKS;
  for (const rank of [...order, "3"]) if (selected(rank)) group(rank).naturals = selected(rank);
  if (withPile) group(table.topRank).top = true;
  const chosen = [...groups.values()];
  const left = [...Array(selected("2")).fill("2"), ...Array(selected("X")).fill("X")];
  const place = (target, wild) => {
    left.splice(left.indexOf(wild), 1);
    target[wild === "2" ? "twos" : "jokers"] += 1;
  };
  for (const { wild, to } of moves) {
    if (!left.includes(wild) || !(groups.has(to) || table.own.has(to)) || to === "3") continue;
    place(group(to), wild);
    if (to === table.topRank && canBeTaken(table) && table.own.has(to) && !table.frozen) group(to).top = true;
  }
  for (const pair of chosen) {
    const meld = joined(pair);
    if (left.length && meld.naturals === 2 && wilds(meld) === 0 && roomForWilds(table, pair) > 0) place(pair, left[0]);
  }
  while (left.length) {
    const home = homeForWild(table, groups, chosen, left.length);
    if (!home) break;
    place(group(home), left[0]);
  }
  return { groups: [...groups.values()].filter((one) => one.naturals || wilds(one)), left };
}

const emptyGroup = (table, rank) => ({ ...NO_MELD, rank, top: false, own: table.own.get(rank) ?? NO_MELD });

/** The group of the pile's top card if it is added to a meld on the table without a card from the hand. */
export const topAlone = (table) => ({ ...emptyGroup(table, table.topRank), top: true, withPile: true });

export const isNew = ({ own }) => sizeOf(own) === 0;

/** Whether some cards could take the pile now. */
export const canBeTaken = (table) =>
  table.drawing && RANKS.includes(table.topRank) && !table.cannotMeld && !isComplete(table);

/** Whether the side has a canasta of the upcard's rank that can't take the pile. */
export const isComplete = ({ rules, own, topRank }) => !rules.takeOntoCanasta && isCanasta(own.get(topRank) ?? NO_MELD);

/** Whether a natural card and a wild card take the pile if it isn't frozen. */
export const takesWithWild = ({ rules, melded }) => rules.takeWithWild && (melded || rules.wildsInInitialMeld);

/** Whether the selected cards of the upcard's rank take the pile. */
function takesPile(table, selected) {
  if (!canBeTaken(table) || !selected(table.topRank)) return false;
  if (selected(table.topRank) >= 2) return true;
  if (table.frozen) return false;
  return table.own.has(table.topRank) || (takesWithWild(table) && selected("2") + selected("X") > 0);
}

/** The meld that a group makes together with the cards on the table. */
export const joined = ({ own, naturals, twos, jokers, top }) => ({
  naturals: own.naturals + naturals + Number(top),
  twos: own.twos + twos,
  jokers: own.jokers + jokers,
});

function roomForWilds(table, group) {
  if (group.rank === "3" || mustStayNatural(table, group.own)) return 0;
  const meld = joined(group);
  // A single card needs another one anyway.
  const limits = [maxWilds(table.rules, Math.max(meld.naturals, 2))];
  if (naturalsMustOutnumber(table, group)) limits.push(meld.naturals - 1);
  return Math.min(...limits) - wilds(meld);
}

/** The maximum number of wild cards in a meld with this number of natural cards. */
export function maxWilds({ outnumber, naturalsForWilds }, naturals) {
  const needsMore = (needs, place) => naturals < needs || (!outnumber && naturals <= place);
  const max = naturalsForWilds.findIndex(needsMore);
  return max < 0 ? MAX_WILDS : max;
}

/** Whether a meld on the table is a natural canasta that can't take wild cards. */
export const mustStayNatural = ({ rules }, own) => !rules.wildsOnNaturalCanasta && isNaturalCanasta(own);

/** Some rules want this for an initial meld with the pile. */
const naturalsMustOutnumber = (table, group) => table.rules.pileOutnumbers && !table.melded && group.withPile;

/** The rank whose group or meld gets the next wild card, or `null` if none has room. */
function homeForWild(table, groups, chosen, waiting) {
  const melds = [...table.own.keys()]
    .filter((rank) => rank !== "3")
    .map((rank) => groups.get(rank) ?? emptyGroup(table, rank));
  const naturals = (group) => joined(group).naturals;
  const hasRoom = (list) => list.filter((group) => roomForWilds(table, group) > 0);
  const spared = (list) => hasRoom(list).filter((group) => !isNaturalCanasta(joined(group)));
  const pairs = chosen.filter((group) => naturals(group) >= 2);
  const singles = pairs.length ? [] : chosen.filter((group) => naturals(group) === 1);
  const lists = [spared(pairs), hasRoom(singles), spared(melds), hasRoom(pairs), hasRoom(melds)];
  const found = lists.find((list) => list.length);
  return found ? first(found, (group) => preference(group, waiting)).rank : null;
}

/** Larger numbers are preferred: a canasta within reach, no canasta yet, wild cards already, the longest meld. */
function preference(group, waiting) {
  const meld = joined(group);
  const size = sizeOf(meld);
  const isOpen = size < CANASTA_SIZE;
  const inReach = isOpen && meld.naturals >= CANASTA_NATURALS && size + waiting >= CANASTA_SIZE;
  return [inReach, isOpen, wilds(meld) > 0, size].map(Number);
}

/** The item with the largest keys, compared from left to right. Among equal ones, the first. */
function first(list, keys) {
  const isLarger = (some, others) => {
    const at = some.findIndex((key, place) => key !== others[place]);
    return at >= 0 && some[at] > others[at];
  };
  return list.reduce((best, next) => (isLarger(keys(next), keys(best)) ? next : best));
}

/** The points of a group's cards, including the pile's top card. */
export const pointsOf = (table, group) =>
  (group.naturals + Number(group.top)) * valueOf(table, group.rank) +
  group.twos * valueOf(table, "2") +
  group.jokers * valueOf(table, "X");

/** The points of several groups. */
export const pointsOfAll = (table, groups) => sum(groups, (group) => pointsOf(table, group));

/**
 * Why a group isn't a valid meld, or `null` if it is: the refusal's `code` and reason (`because`), a few words
 * (`short`), and whether the group is a `single` card.
 */
export function problemOf(table, group) {
  const { rank } = group;
  const meld = joined(group);
  const { naturals } = meld;
  const refuse = (code, short, because, single = false) => ({ code, short, because, single });
  const excessTaken = group.naturals - meldable(table, rank);
  if (excessTaken > 0) {
    const isSingle = group.naturals + wilds(group) === 1;
    return refuse(
      "taken-this-turn",
      message("short-taken", { n: excessTaken }),
      message("taken", { kind: rank }),
      isSingle,
    );
  }
  if (rank === "3") {
    if (naturals >= MELD_SIZE) return null;
    const short = message("short-to-go-out", { n: MELD_SIZE - naturals });
    return refuse("threes-not-melded", short, message("black-threes"), naturals === 1);
  }
  if (naturals < 2 && !wilds(meld))
    return refuse("meld-too-small", message("short-three-cards"), message("one-card-meld", { rank }), true);
  if (naturals < 2)
    return refuse("too-few-naturals", message("short-natural", { rank }), message("few-naturals", { rank }));
  const excess = (limit) => message("short-too-many-wilds", { n: wilds(meld) - limit });
  if (wilds(meld) > MAX_WILDS)
    return refuse("too-many-wilds", excess(MAX_WILDS), message("too-many-wilds", { rank, wilds: wilds(meld) }));
  if (naturalsMustOutnumber(table, group) && wilds(meld) >= naturals) {
    const because = message("naturals-outnumber", { rank, naturals, wilds: wilds(meld) });
    return refuse("wilds-outnumber-naturals", excess(naturals - 1), because);
  }
  if (!table.rules.outnumber && wilds(meld) > naturals) {
    const because = message("wilds-outnumber", { rank, naturals, wilds: wilds(meld) });
    return refuse("wilds-outnumber-naturals", excess(naturals), because);
  }
  const max = maxWilds(table.rules, naturals);
  if (wilds(meld) > max) {
    const needs = Math.max(...table.rules.naturalsForWilds.slice(0, wilds(meld)));
    const because = message("wilds-need-naturals", { rank, naturals, wilds: wilds(meld), needs });
    return refuse("too-many-wilds", excess(max), because);
  }
  if (wilds(group) && mustStayNatural(table, group.own))
    return refuse("natural-canasta", message("short-stays-natural"), message("wild-on-natural-canasta", { rank }));
  if (sizeOf(meld) < MELD_SIZE)
    return refuse("meld-too-small", message("short-one-or-wild"), message("pair-meld", { rank }));
  return null;
}

/** A group in words: `3 jacks + joker`, `two on your kings`, `2 queens + the pile’s queen`. */
export function nameOf(group) {
  const { rank, naturals, twos, jokers, top } = group;
  const isAlone = !wilds(group) && !top;
  const parts = [
    naturals && message(isAlone ? "cards" : "cards-and", { n: naturals, rank }),
    twos && message("cards-and", { n: twos, rank: "2" }),
    jokers && message("cards-and", { n: jokers, rank: "X" }),
    top && message("top-card", { rank }),
  ];
  const cards = parts.filter(Boolean).join(" + ");
  return naturals || top ? cards : message("wilds-onto", { cards, rank });
}
