// The rules for the actions that the selected cards make. An action is allowed only if the turn can still end after it.
// The server checks every action again.

import { message } from "../words.js";
import {
  CANASTA_NATURALS,
  CANASTA_SIZE,
  MELD_SIZE,
  RANKS,
  countCanastas,
  held,
  isCanasta,
  isComplete,
  isNew,
  joined,
  maxWilds,
  meldable,
  mustStayNatural,
  pointsOfAll,
  problemOf,
  sizeOf,
  sum,
  taken,
  takesWithWild,
  topAlone,
  wilds,
} from "./groups.js";

const allow = (more) => ({ ok: true, ...more });
/** A refusal: its `code`, a few words for a button, and the reason. */
export const refuse = (code, short, because) => ({ ok: false, code, short, because });

/** Stands for the cards of the pile that the player doesn't see. */
const UNKNOWN = "?";

/** The side's melds with these groups. */
const meldsWith = (table, groups) => new Map([...table.own, ...groups.map((group) => [group.rank, joined(group)])]);

/** The number of cards per rank that stay in the hand after these groups are melded. */
function handAfter(table, groups, withPile) {
  const hand = new Map([...table.hand].map(([rank, cards]) => [rank, cards.length]));
  const remove = (rank, n) => n && hand.set(rank, hand.get(rank) - n);
  for (const { rank, naturals, twos, jokers } of groups) {
    remove(rank, naturals);
    remove("2", twos);
    remove("X", jokers);
  }
  if (withPile) hand.set(UNKNOWN, table.pileSize - 1 - table.pileRedThrees);
  return new Map([...hand].filter(([, n]) => n > 0));
}

const total = (hand) => sum([...hand.values()], (n) => n);

/**
 * Whether these groups, each of them a valid meld, can be melded. If so, `left` is the number of cards that stay in the
 * hand, and `out` says whether the player goes out by this action.
 */
export function checkMeld(table, groups, withPile = false) {
  if (table.cannotMeld) return firstRound();
  const hand = handAfter(table, groups, withPile);
  const takenWild = takenWildProblem(table, groups);
  if (takenWild) return takenWild;
  const left = total(hand);
  const initial = initialMeldProblem(table, groups);
  const blackThrees = groups.some(({ rank }) => rank === "3");
  const melds = meldsWith(table, groups);
  const { permission } = table;
  if (left >= 2 || hand.has("R")) {
    if (blackThrees) return refuse("threes-not-melded", message("short-only-out"), message("black-threes-not-yet"));
    if (initial) return initial;
  }
  if (left >= 2) {
    return permission === "yes" && !canGoOut(table, melds, hand) ? mustGoOut(hand) : allow({ left });
  }
  if (hand.has("R")) {
    if (permission === "yes") return mustGoOut(hand);
    return table.stock === 0 ? allow({ left }) : endsWithUnknownCard(table, melds, { left });
  }
  const out = goesOut(table, melds, hand);
  if (initial && (withPile || !out.ok)) return initial;
  if (permission !== "no" && !out.ok) return out;
  return (
    partnerProblem(table) ?? allow({ left, out: left === 0, isConcealed: left === 0 && isConcealed(table, groups) })
  );
}

/** The refusal of any meld in a turn without melds. */
export const firstRound = () => refuse("first-round", message("short-first-round"), message("first-round"));

/** The refusal of wild cards that came with the pile in this turn, or `null` if none are used. */
function takenWildProblem(table, groups) {
  const used = { 2: sum(groups, ({ twos }) => twos), X: sum(groups, ({ jokers }) => jokers) };
  const kind = Object.keys(used).find((rank) => used[rank] > meldable(table, rank));
  if (!kind) return null;
  const n = used[kind] - meldable(table, kind);
  return refuse("taken-this-turn", message("short-taken", { n }), message("taken", { kind }));
}

/** Why these groups can't be an initial meld, or `null` if they can. Concealed hands that go out always can. */
export function initialMeldProblem(table, groups) {
  if (table.melded) return null;
  if (!table.rules.wildsInInitialMeld && groups.some(wilds))
    return refuse("wild-in-initial-meld", message("short-no-wilds"), message("wild-in-initial-meld"));
  const needs = table.minimum;
  const makes = pointsOfAll(table, groups);
  if (makes >= needs) return null;
  return refuse("below-minimum", message("short-points", { n: needs - makes }), message("below", { needs, makes }));
}

/** Why the partner keeps the player from going out, or `null`. */
function partnerProblem({ permission, rules }) {
  if (permission === "no") return refuse("partner-said-no", message("short-partner-no"), message("partner-no"));
  if (permission === null && rules.mustAsk) return refuse("must-ask", message("short-must-ask"), message("must-ask"));
  return null;
}

function mustGoOut(hand) {
  const threes = hand.get("R") ?? 0;
  if (threes) return refuse("must-go-out", message("short-declare-first"), message("must-declare", { threes }));
  return refuse("must-go-out", message("short-must-go-out"), message("must-go-out"));
}

const canastasOf = (table, melds) => ({ needs: table.rules.canastas, has: countCanastas(melds) });

function mustKeepCard(table, melds) {
  const { needs, has } = canastasOf(table, melds);
  return refuse("must-keep-card", message("short-keep-two"), message("must-keep-card", { needs, has }));
}

const noCanasta = (table, melds, because) => {
  const canastas = canastasOf(table, melds);
  return refuse("no-canasta", message("short-needs-canasta", { n: canastas.needs }), message(because, canastas));
};

/** Whether a turn can end if its last card is still to be drawn: the player must be able to discard it. */
function endsWithUnknownCard(table, melds, result) {
  if (table.permission !== "no" && countCanastas(melds) < table.rules.canastas) return mustKeepCard(table, melds);
  return partnerProblem(table) ?? allow(result);
}

/** Whether a hand of at most one card can go out. */
function goesOut(table, melds, hand) {
  const has = countCanastas(melds);
  const needs = table.rules.canastas;
  const [card] = [...hand.keys()];
  if (card === undefined) return has >= needs ? allow() : noCanasta(table, melds, "no-canasta");
  if (has >= needs && card !== "R") return allow();
  if (card === UNKNOWN) return table.rules.meldsFromPile ? allow() : mustKeepCard(table, melds);
  const isWildCard = card === "2" || card === "X";
  const hasRoom = (meld) => meld.naturals >= CANASTA_NATURALS && wilds(meld) < maxWilds(table.rules, meld.naturals);
  const completes = ([rank, meld]) => sizeOf(meld) + 1 === CANASTA_SIZE && (isWildCard ? hasRoom(meld) : rank === card);
  const canMeld = !table.cannotMeld && !taken(table, card);
  return canMeld && has + 1 >= needs && [...melds].some(completes) ? allow() : mustKeepCard(table, melds);
}

/**
 * Whether all cards can be melded, or all but one to discard. Needed after the partner has said yes. Unknown cards are
 * assumed to fit if they can be melded.
 */
function canGoOut(table, melds, hand) {
  if (hand.has("R")) return false;
  if (hand.has(UNKNOWN) && table.rules.meldsFromPile) return true;
  const fixed = hand.get(UNKNOWN) ?? table.taken.length;
  if (fixed > 1) return false;
  if (fixed === 1) {
    const rank = hand.has(UNKNOWN) ? UNKNOWN : table.taken;
    return canMeldAll(table, melds, new Map(hand).set(rank, hand.get(rank) - 1), 0);
  }
  return canMeldAll(table, melds, hand, 1);
}

/** Whether all cards can be melded, except for this number of `spares`. */
function canMeldAll(table, melds, hand, spares) {
  const ranks = RANKS.filter((rank) => melds.has(rank) || hand.has(rank));
  const wildCards = (hand.get("2") ?? 0) + (hand.get("X") ?? 0);
  // Black threes can be a meld of three or four, or the discard.
  const blackThrees = { 0: [0], 1: [1], 3: [0], 4: [0, 1] }[hand.get("3") ?? 0] ?? [];
  const search = (at, waiting, spare, has) => {
    if (at === ranks.length) return has >= table.rules.canastas && waiting <= spare;
    const old = melds.get(ranks[at]) ?? { naturals: 0, twos: 0, jokers: 0 };
    const n = hand.get(ranks[at]) ?? 0;
    for (let kept = 0; kept <= Math.min(spare, n); kept += 1) {
      const naturals = old.naturals + n - kept;
      const room = mustStayNatural(table, old) ? 0 : maxWilds(table.rules, naturals) - wilds(old);
      for (let used = 0; used <= Math.max(0, Math.min(room, waiting)); used += 1) {
        const size = naturals + wilds(old) + used;
        if (size && (size < MELD_SIZE || naturals < 2)) continue;
        const made = !isCanasta(old) && size >= CANASTA_SIZE && naturals >= CANASTA_NATURALS;
        if (search(at + 1, waiting - used, spare - kept, has + Number(made))) return true;
      }
    }
    return false;
  };
  return blackThrees.some((n) => n <= spares && search(0, wildCards, spares - n, countCanastas(melds)));
}

/** Whether the player goes out concealed. The server decides about the score. */
function isConcealed(table, groups) {
  if (table.hadMelded || table.permission === "no") return false;
  return (
    groups.some((group) => isNew(group) && isCanasta(joined(group))) &&
    (table.rules.concealedMayAdd || groups.every(isNew))
  );
}

/** Whether these groups, each of them a valid meld, take the pile. */
export function checkTake(table, groups) {
  const top = table.topRank;
  if (top === null) return refuse("pile-empty", message("short-no-pile"), message("pile-empty"));
  if (!RANKS.includes(top))
    return refuse("pile-top-blocked", message("short-on-top", { top }), message("pile-blocked", { top }));
  if (table.cannotMeld) return firstRound();
  if (table.pileSize === 1 && total(handAfter(table, [], false)) === 1 && !table.rules.oneForOne)
    return refuse("one-card-hand", message("short-one-card"), message("one-card-hand"));
  if (isComplete(table))
    return refuse("canasta-complete", message("short-complete"), message("complete", { rank: top }));
  const group = groups.find(({ rank }) => rank === top);
  const match = checkMatch(table, group);
  if (!match.ok) return match;
  const all = groups.map((other) => ({ ...other, top: other.rank === top, withPile: true }));
  if (!group) all.push(topAlone(table));
  const problem = all.map((other) => problemOf(table, other)).find(Boolean);
  return problem ? { ok: false, ...problem } : checkMeld(table, all, true);
}

/** Whether the cards of the upcard's rank are enough. */
function checkMatch(table, group) {
  const rank = table.topRank;
  const naturals = group?.naturals ?? 0;
  if (naturals >= 2) return allow();
  const n = held(table, rank);
  if (table.frozen) {
    const because = message(table.frozen === "unmelded" ? "frozen-unmelded" : "frozen", { rank, held: n });
    return refuse("pile-frozen", message("short-two-of", { rank }), because);
  }
  const wild = takesWithWild(table);
  if (table.own.has(rank) || (naturals === 1 && wilds(group) > 0 && wild)) return allow();
  const short = message(wild && n ? "short-one-and-wild" : "short-two-of", { rank });
  return refuse("pile-needs-match", short, message("needs-match", { top: rank, held: n, wild }));
}

/** Whether a red three can be declared: not if the card drawn for it couldn't be kept or discarded. */
export function checkDeclare(table) {
  const hand = handAfter(table, [], false);
  const left = total(hand) - 1 + Number(table.stock > 0);
  if (table.drawing || left >= 2) return allow();
  const rest = new Map([...hand].map(([rank, n]) => [rank, n - Number(rank === "R")]).filter(([, n]) => n > 0));
  const [card] = [...rest.keys()];
  if (table.stock === 0 && (card === undefined || card === "R")) return allow();
  if (card === undefined) return endsWithUnknownCard(table, table.own);
  const out = goesOut(table, table.own, rest);
  return (out.ok && partnerProblem(table)) || out;
}

/** Whether a card can be discarded after these groups are melded. `out` says whether the player goes out. */
export function checkDiscard(table, rank, groups = []) {
  if (rank === "R") return refuse("cannot-discard", message("short-never-discarded"), message("red-three-kept"));
  const hand = handAfter(table, groups, false);
  if (total(hand) > 1) return table.permission === "yes" ? mustGoOut(hand) : allow({ out: false });
  const melds = meldsWith(table, groups);
  if (table.permission !== "no" && countCanastas(melds) < table.rules.canastas)
    return noCanasta(table, melds, "last-card");
  return partnerProblem(table) ?? allow({ out: true });
}
