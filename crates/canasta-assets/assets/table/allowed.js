// The rules for the actions that the selected cards make. An action is allowed only if the turn can still end after it.
// The server checks every action again.

import { message } from "../words.js";
import {
  CANASTA_NATURALS,
  CANASTA_SIZE,
  MAX_WILDS,
  MELD_SIZE,
  RANKS,
  countCanastas,
  held,
  isCanasta,
  isNew,
  joined,
  pointsOf,
  problemOf,
  sizeOf,
  sum,
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
  const hand = handAfter(table, groups, withPile);
  const left = total(hand);
  const makes = sum(groups, pointsOf);
  const isBelow = !table.melded && makes < table.minimum;
  const below = () =>
    refuse(
      "below-minimum",
      message("short-points", { n: table.minimum - makes }),
      message("below", { needs: table.minimum, makes }),
    );
  const blackThrees = groups.some(({ rank }) => rank === "3");
  const melds = meldsWith(table, groups);
  const { permission } = table;
  if (left >= 2 || hand.has("R")) {
    if (blackThrees) return refuse("threes-not-melded", message("short-only-out"), message("black-threes-not-yet"));
    if (isBelow) return below();
  }
  if (left >= 2) {
    if (permission === "yes" && !hand.has(UNKNOWN) && !canGoOut(table, melds, hand)) return mustGoOut(hand);
    return allow({ left });
  }
  if (hand.has("R")) {
    if (permission === "yes") return mustGoOut(hand);
    return table.stock === 0 ? allow({ left }) : endsWithUnknownCard(table, melds, { left });
  }
  const out = goesOut(table, melds, hand);
  if (isBelow && (withPile || !out.ok)) return below();
  if (permission === "no") return partnerSaidNo();
  return out.ok ? allow({ left, out: left === 0, isConcealed: left === 0 && isConcealed(table, groups) }) : out;
}

const partnerSaidNo = () => refuse("partner-said-no", message("short-partner-no"), message("partner-no"));

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
  if (table.permission === "no") return partnerSaidNo();
  return countCanastas(melds) >= table.rules.canastas ? allow(result) : mustKeepCard(table, melds);
}

/** Whether a hand of at most one card can go out. */
function goesOut(table, melds, hand) {
  const has = countCanastas(melds);
  const needs = table.rules.canastas;
  const [card] = [...hand.keys()];
  if (card === undefined) return has >= needs ? allow() : noCanasta(table, melds, "no-canasta");
  if (card === UNKNOWN || (has >= needs && card !== "R")) return allow();
  const isWildCard = card === "2" || card === "X";
  const completes = ([rank, meld]) =>
    sizeOf(meld) + 1 === CANASTA_SIZE && (isWildCard ? meld.naturals >= CANASTA_NATURALS : rank === card);
  return has + 1 >= needs && [...melds].some(completes) ? allow() : mustKeepCard(table, melds);
}

/** Whether all cards can be melded, or all but one to discard. Needed after the partner has said yes. */
function canGoOut(table, melds, hand) {
  if (hand.has("R")) return false;
  const ranks = RANKS.filter((rank) => melds.has(rank) || hand.has(rank));
  const wildCards = (hand.get("2") ?? 0) + (hand.get("X") ?? 0);
  // Black threes can be a meld of three or four, or the discard.
  const spares = { 0: [1], 1: [0], 3: [1], 4: [1, 0] }[hand.get("3") ?? 0] ?? [];
  const search = (at, waiting, spare, has) => {
    if (at === ranks.length) return has >= table.rules.canastas && waiting <= spare;
    const old = melds.get(ranks[at]) ?? { naturals: 0, twos: 0, jokers: 0 };
    const n = hand.get(ranks[at]) ?? 0;
    for (let kept = 0; kept <= Math.min(spare, n); kept += 1) {
      const naturals = old.naturals + n - kept;
      const room = Math.min(MAX_WILDS, table.rules.outnumber ? MAX_WILDS : naturals) - wilds(old);
      for (let used = 0; used <= Math.max(0, Math.min(room, waiting)); used += 1) {
        const size = naturals + wilds(old) + used;
        if (size && (size < MELD_SIZE || naturals < 2)) continue;
        const made = !isCanasta(old) && size >= CANASTA_SIZE && naturals >= CANASTA_NATURALS;
        if (search(at + 1, waiting - used, spare - kept, has + Number(made))) return true;
      }
    }
    return false;
  };
  return spares.some((spare) => search(0, wildCards, spare, countCanastas(melds)));
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
  if (table.pileSize === 1 && total(handAfter(table, [], false)) === 1 && !table.rules.oneForOne)
    return refuse("one-card-hand", message("short-one-card"), message("one-card-hand"));
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
  if (table.own.has(rank) || (naturals === 1 && wilds(group) > 0 && table.rules.takeWithWild)) return allow();
  const wild = table.rules.takeWithWild;
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
  return out.ok && table.permission === "no" ? partnerSaidNo() : out;
}

/** Whether a card can be discarded after these groups are melded. `out` says whether the player goes out. */
export function checkDiscard(table, rank, groups = []) {
  if (rank === "R") return refuse("cannot-discard", message("short-never-discarded"), message("red-three-kept"));
  const hand = handAfter(table, groups, false);
  if (total(hand) > 1) return table.permission === "yes" ? mustGoOut(hand) : allow({ out: false });
  if (table.permission === "no") return partnerSaidNo();
  const melds = meldsWith(table, groups);
  if (countCanastas(melds) >= table.rules.canastas) return allow({ out: true });
  return noCanasta(table, melds, "last-card");
}
