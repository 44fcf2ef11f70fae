// What the selected cards do: the groups for the preview, the line above the hand, and the two buttons with their
// labels, states and actions. A press sends a button's `action`, or selects the cards in its `select`, so that the
// player sees them first, or explains `because`.

import { message } from "../words.js";
import { checkDeclare, checkDiscard, checkMeld, checkTake, firstRound, initialMeldProblem, refuse } from "./allowed.js";
import { arrange, spareOf } from "./arrange.js";
import {
  CANASTA_NATURALS,
  CANASTA_SIZE,
  RANKS,
  canBeTaken,
  formGroups,
  held,
  isCanasta,
  isNaturalCanasta,
  isNew,
  joined,
  nameOf,
  pointsOf,
  pointsOfAll,
  problemOf,
  sizeOf,
  sum,
  takesWithWild,
  wilds,
} from "./groups.js";
import { completeTake, suggestMeld } from "./suggest.js";

/**
 * Everything the page shows about a selection. A button is `{ name, label, detail, state }` with `action`, `select` or
 * `because`. Its state is `must` (the only thing to do, or the only thing that the selected cards are for), `can` or
 * `cannot`. The line is `null` if nothing is selected. Its `tone` is `ask`, `good`, `short` or `warn`.
 */
export function plan(table, counts, moves = []) {
  const selection = new Map(
    [...counts].map(([rank, n]) => [rank, Math.min(n, held(table, rank))]).filter(([, n]) => n),
  );
  const formed = arrange(table, selection, moves);
  const groups = formed.groups.map((group) => describe(table, group));
  const spare = selection.has("R") ? null : spareOf(table, formed);
  for (const group of groups) if (group.rank === spare) group.says = message("to-discard");
  const melds = groups.filter(({ problem }) => !problem);
  const state = {
    table,
    selection,
    groups,
    melds,
    spare,
    left: formed.left,
    size: sum([...selection.values()], (n) => n),
  };
  const isDeclaring = selection.has("R") && table.rules.byHand;
  const buttons = [
    table.playing || isDeclaring ? meldButton(state) : drawButton(state),
    table.playing ? discardButton(state) : takeButton(state),
  ];
  if (table.drawing || table.playing) emphasize(state, buttons);
  else for (const button of buttons) wait(button, table);
  return { groups, spare, left: formed.left, buttons, ...lineOf(state, buttons) };
}

/** A group with what the preview shows of it. */
function describe(table, group) {
  const meld = joined(group);
  const problem = problemOf(table, group);
  const wasCanasta = isCanasta(group.own);
  const isMade = isCanasta(meld) && !wasCanasta;
  const isNatural = isNaturalCanasta(meld);
  const { bonuses } = table.rules;
  const whole = isMade && isNew(group) ? bonuses.wholeCanasta : 0;
  const bonus = isMade ? (isNatural ? bonuses.natural : bonuses.mixed) + whole : 0;
  // Wild cards turn a natural canasta, on the table or among these cards, into a mixed one.
  const naturals = group.own.naturals + group.naturals + Number(group.top);
  const spoils = wilds(group) > 0 && (wasCanasta ? wilds(group.own) === 0 : naturals >= CANASTA_SIZE);
  const says = () => {
    if (problem) return problem.short;
    if (spoils) return message("spoils", { from: bonuses.natural, to: bonuses.mixed });
    if (isMade) return message("makes-canasta", { natural: isNatural, points: bonus });
    return isNew(group) ? "" : message("makes", { n: sizeOf(meld) });
  };
  return {
    ...group,
    name: nameOf(group),
    points: pointsOf(table, group),
    problem,
    canasta: isMade,
    isNatural,
    bonus,
    spoils,
    says: says(),
  };
}

/** Takes cards from the front of the columns, each card once. */
export function cardTaker(table) {
  const taken = new Map();
  return (rank, n) => {
    const cards = table.hand.get(rank) ?? [];
    const end = cards.length - (taken.get(rank) ?? 0);
    taken.set(rank, (taken.get(rank) ?? 0) + n);
    return cards.slice(end - n, end);
  };
}

const cardsOf = (group, take) => [
  ...take(group.rank, group.naturals),
  ...take("2", group.twos),
  ...take("X", group.jokers),
];

/** A group as written in actions. If all cards are wild, the rank comes first. */
function written(group, take) {
  const cards = cardsOf(group, take).join(" ");
  return group.naturals ? cards : `${group.rank}: ${cards}`;
}

const meldAction = (table, groups, take = cardTaker(table)) =>
  `meld ${groups.map((group) => written(group, take)).join(" / ")}`;

function takeAction(table, groups) {
  const take = cardTaker(table);
  const group = groups.find(({ rank }) => rank === table.topRank);
  const cards = group ? cardsOf(group, take) : [];
  const others = groups.filter((other) => other !== group).map((other) => written(other, take));
  return [["take", ...cards].join(" "), ...others].join(" / ");
}

// Buttons

const offer = (name, label, more) => ({ name, label, detail: "", state: "can", ...more });
const block = (name, label, { code, short, because }) => ({
  name,
  label,
  detail: short,
  state: "cannot",
  code,
  because,
});

function drawButton({ table }) {
  if (table.stock > 0) {
    const n = Math.min(table.rules.draws, table.stock);
    return offer("draw", message("draw", { n }), { action: "draw" });
  }
  const label = message("pass");
  const { topRank: top } = table;
  const fits = table.rules.mustTake && RANKS.includes(top) && table.own.has(top) && !table.frozen;
  // After a yes, only the server knows whether the player could still go out with the pile.
  if (fits && table.permission !== "yes" && checkTake(table, []).ok)
    return block("draw", label, refuse("must-take-pile", message("short-take-pile"), message("must-take", { top })));
  return offer("draw", label, { action: "pass", detail: message("stock-empty") });
}

function takeButton(state) {
  const { table, selection, groups, melds, spare, left } = state;
  const { topRank: top } = table;
  const label = message("take", { n: table.pileSize });
  const isClean = !left.length && (groups.length === melds.length || spare !== null);
  const verdict = selection.has("R")
    ? refuse("threes-not-melded", message("short-not-red"), message("red-three"))
    : checkTake(table, melds);
  const group = melds.find(({ rank }) => rank === top);
  if (verdict.ok && isClean) {
    const makes = pointsOfAll(table, melds);
    const detail = () => {
      if (!table.melded) return message("of-minimum", { makes, needs: table.minimum });
      return group?.naturals ? withCards(group) : message("onto-meld", { rank: top });
    };
    return offer("take", label, { detail: detail(), action: takeAction(table, melds), isAsked: group !== undefined });
  }
  const more = completeTake(table, selection);
  if (more) return completedTake(state, label, more);
  if (!selection.size && !table.melded && holdsMatch(table)) {
    const needs = table.minimum;
    const because = message("cards-below", { needs });
    return block("take", label, refuse("below-minimum", message("short-minimum", { needs }), because));
  }
  if (isClean || !selection.size || !verdict.ok) return block("take", label, verdict);
  return block("take", label, groups.find(({ problem }) => problem)?.problem ?? noRoom(table, left));
}

/** Whether the hand has cards that would take the pile if their side had melded. */
function holdsMatch(table) {
  const n = canBeTaken(table) ? held(table, table.topRank) : 0;
  const hasWild = held(table, "2") + held(table, "X") > 0;
  return n >= 2 || (n === 1 && hasWild && takesWithWild(table) && !table.frozen);
}

const withCards = (group) => message("with-cards", { cards: nameOf({ ...group, top: false }) });

/** Takes the pile with `more` cards than are selected. Shows them first, unless all are natural cards of its rank. */
function completedTake({ table, selection, melds }, label, more) {
  const { topRank: top } = table;
  const { groups } = formGroups(table, more);
  const group = groups.find(({ rank }) => rank === top);
  const others = groups.filter(({ rank }) => rank !== top);
  const isPlain = group && !wilds(group) && others.length === melds.filter(({ rank }) => rank !== top).length;
  const added = [...more].map(([rank, n]) => [rank, n - (selection.get(rank) ?? 0)]).filter(([, n]) => n > 0);
  const detail = () => {
    if (selection.size)
      return message("adds-cards", { cards: added.map(([rank, n]) => message("cards-and", { n, rank })).join(" + ") });
    if (!others.length) return withCards(group);
    return message("with-cards-and-more", { cards: message("cards", { n: group?.naturals ?? 0, rank: top }) });
  };
  return offer("take", label, {
    detail: detail(),
    ...(isPlain ? { action: takeAction(table, groups) } : { select: more }),
  });
}

/** Why a wild card has no group. */
function noRoom(table, [wild]) {
  const rank = wild;
  if (table.rules.pileOutnumbers && !table.melded && table.drawing)
    return refuse("which-meld", message("short-no-room"), message("no-room-with-pile", { rank }));
  const { outnumber, naturalsForWilds, wildsOnNaturalCanasta } = table.rules;
  if (!wildsOnNaturalCanasta || naturalsForWilds.some((needs) => needs > 2))
    return refuse("which-meld", message("short-no-room"), message("no-room", { rank }));
  const because = message(outnumber ? "no-room-for-wild" : "no-room-outnumber", { rank });
  return refuse("which-meld", message("short-no-room"), because);
}

function meldButton(state) {
  const { table, selection, groups, melds, spare, left } = state;
  if (table.rules.byHand && held(table, "R") && (selection.has("R") || !selection.size)) return declareButton(table);
  const label = message("meld");
  if (table.cannotMeld) return block("meld", label, firstRound());
  if (!selection.size) {
    const nothing = block(
      "meld",
      label,
      refuse("nothing-selected", message("short-select"), message("nothing-selected")),
    );
    const found = table.hints && table.playing ? suggestMeld(table) : null;
    return found ? { ...nothing, select: found } : nothing;
  }
  if (left.length) return block("meld", label, noRoom(table, left));
  const problems = groups.filter(({ problem, rank }) => problem && rank !== spare).map(({ problem }) => problem);
  if (problems.length > 1 && problems.every(({ single }) => single))
    return block("meld", label, refuse("mixed-ranks", message("short-not-meld"), message("one-rank")));
  if (problems.length) return block("meld", label, problems[0]);
  const points = pointsOfAll(table, melds);
  const verdict = checkMeld(table, melds);
  if (!verdict.ok) return block("meld", message("meld-points", { points }), verdict);
  const made = melds.filter(({ canasta }) => canasta);
  const spoils = melds.some((group) => group.spoils);
  const { bonuses } = table.rules;
  const detail = () => {
    if (verdict.isConcealed) return message("concealed", { points: bonuses.concealed });
    if (verdict.out) return message("bonus", { points: bonuses.goingOut });
    if (made.length > 1) return message("canastas", { n: made.length });
    if (made.length) return message("canasta", { natural: made[0].isNatural });
    return spoils ? message("becomes", { from: bonuses.natural, to: bonuses.mixed }) : "";
  };
  return offer("meld", message(verdict.out ? "meld-out" : "meld-points", { points }), {
    detail: detail(),
    action: meldAction(table, melds),
    isAsked: true,
  });
}

function declareButton(table) {
  const n = held(table, "R");
  const label = message("declare", { n });
  const verdict = checkDeclare(table);
  if (!verdict.ok) return block("declare", label, verdict);
  const action = `declare ${table.hand.get("R").at(-1)}`;
  return offer("declare", label, {
    detail: message("declare-detail", { points: table.rules.bonuses.redThree }),
    action,
    isAsked: true,
  });
}

function discardButton({ table, selection, melds, spare, size }) {
  if (spare !== null) {
    const first = checkMeld(table, melds);
    const verdict = first.ok ? checkDiscard(table, spare, melds) : first;
    const label = discardLabel(spare, verdict);
    if (!verdict.ok) return block("discard", label, verdict);
    const take = cardTaker(table);
    const action = meldAction(table, melds, take);
    const detail = message("melds-first", { points: pointsOfAll(table, melds) });
    return offer("discard", label, {
      detail,
      action,
      then: `discard ${take(spare, 1)[0]}`,
      isAsked: true,
      out: verdict.out,
    });
  }
  if (size !== 1) {
    const names = size ? ["short-one-only", "one-only"] : ["short-one", "choose-one"];
    return block("discard", message("discard"), refuse("choose-one", ...names.map((name) => message(name))));
  }
  const [rank] = selection.keys();
  const verdict = checkDiscard(table, rank);
  const label = discardLabel(rank, verdict);
  if (!verdict.ok) return block("discard", label, verdict);
  const action = `discard ${table.hand.get(rank).at(-1)}`;
  return offer("discard", label, {
    detail: discardDetail(table, rank, verdict),
    action,
    isAsked: true,
    out: verdict.out,
  });
}

const discardLabel = (rank, { out }) => message(out ? "discard-out" : "discard-card", { rank });

function discardDetail(table, rank, { out }) {
  const { bonuses, blackThreeFreezes, byHand } = table.rules;
  if (out) return message("bonus", { points: bonuses.goingOut });
  if (byHand && held(table, "R")) return message("red-three-penalty", { points: bonuses.undeclared });
  if (rank === "2" || rank === "X" || (rank === "3" && blackThreeFreezes)) return message("freezes");
  return rank === "3" ? message("blocks") : "";
}

/** While others play, cards can be selected, but nothing can be pressed. */
function wait(button, { paused }) {
  const because = paused ? message("paused") : message("not-turn");
  Object.assign(button, { state: "cannot", detail: "", code: "not-now", because });
  delete button.action;
  delete button.select;
}

/** At most one button becomes `must`. */
function emphasize({ selection }, buttons) {
  const open = buttons.filter(({ state }) => state === "can");
  const asked = open.filter(({ isAsked }) => isAsked);
  if (open.length === 1) open[0].state = "must";
  else if (asked.length === 1 && (selection.size || asked[0].name === "declare")) asked[0].state = "must";
}

// The line above the hand

function lineOf(state, buttons) {
  const { table, selection, groups, melds, spare, left, size } = state;
  const [first, second] = buttons;
  if (!selection.size) return { line: null, tone: "ask" };
  if (selection.has("R"))
    return { line: message(table.rules.byHand ? "red-three-by-hand" : "red-three-itself"), tone: "ask" };
  if (table.cannotMeld)
    return { line: sentence(firstRound().because), tone: table.playing && size === 1 ? "ask" : "short" };
  if (left.length && !(table.playing && second.state !== "cannot"))
    return { line: sentence(noRoom(table, left).because), tone: "short" };
  const spoilt = melds.find(({ spoils }) => spoils);
  if (spoilt) return { line: capital(message("line", { cards: spoilt.name, says: spoilt.says })), tone: "warn" };
  if (table.playing && size === 1) return oneCardLine(groups[0], first, second);
  const cards = groups
    .filter(({ rank }) => rank !== spare)
    .map(({ name }) => name)
    .join(", ");
  const problem = groups.find((group) => group.problem && group.rank !== spare)?.problem;
  if (problem) {
    const says = table.playing ? first.detail : problem.short;
    return { line: capital(message("line", { cards, says })), tone: "short" };
  }
  return meldLine(state, buttons, capital(cards));
}

/** The line for groups that are all valid melds. */
function meldLine({ table, melds, spare }, [first, second], cards) {
  const makes = pointsOfAll(table, melds);
  const needs = table.minimum;
  const isTaking = table.drawing && second.state === "must";
  const isBlocked = table.playing && first.state === "cannot";
  const isBelow = !table.melded && makes < needs;
  const problem = isBlocked ? first : table.playing ? null : initialMeldProblem(table, melds);
  if (problem?.code === "below-minimum")
    return { line: message("line-below", { cards, makes, needs, short: needs - makes }), tone: "short" };
  if (problem) return { line: sentence(problem.because), tone: "short" };
  const args = { cards, makes, needs };
  const line = message(table.melded ? "line-makes" : isBelow ? "line-concealed" : "line-minimum", args);
  const next = () => {
    if (table.drawing && !isTaking) return message("next-draw");
    return spare === null ? "" : message("next-discard", { rank: spare });
  };
  return { line: [line, next()].filter(Boolean).join("; "), tone: "good" };
}

/** What one selected card can do. */
function oneCardLine(group, first, second) {
  const canMeld = first.state !== "cannot";
  const canDiscard = second.state !== "cannot";
  if (canMeld && canDiscard) return { line: message("meld-or-discard", { rank: group.rank }), tone: "good" };
  if (canMeld)
    return { line: capital(message("line-makes", { cards: group.name, makes: group.points })), tone: "good" };
  if (!canDiscard) return { line: sentence(second.because), tone: "short" };
  return { line: message(second.out ? "discard-and-out" : "discard-or-more"), tone: "good" };
}

/** A reason as a sentence. */
const sentence = (because) => `${capital(because)}.`;
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
