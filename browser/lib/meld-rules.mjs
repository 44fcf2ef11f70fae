// Compares what the buttons offer and refuse with the rules: random positions and selections are put to the program's
// referee.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

import { cardsIn, isWild, rankOf } from "../../crates/canasta-assets/assets/cards.js";
import { RANKS, maxWilds } from "../../crates/canasta-assets/assets/table/groups.js";
import { plan } from "../../crates/canasta-assets/assets/table/plan.js";
import { rankOfMeld, rulesOf, tableOf } from "./meld.mjs";

const PACK = [...[..."23456789TJQKA"].flatMap((rank) => [..."SHDC"].map((suit) => rank + suit)), "XR", "XB"];
const RULE_SETS = ["hoyle", "classic", "lakin", "pack", "wahhi"];
/** Selections with more arrangements of the wild cards than this aren't tried in all of them. */
const MAX_ARRANGEMENTS = 300;

/** A random source. */
export class Random {
  constructor(seed) {
    this.seed = seed;
  }

  next() {
    this.seed = (this.seed * 1664525 + 1013904223) >>> 0;
    return this.seed / 2 ** 32;
  }

  between(from, to) {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  oneOf(list) {
    return list[this.between(0, list.length - 1)];
  }

  shuffle(list) {
    return list
      .map((item) => [this.next(), item])
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  }
}

/** Random house rules, in half of the positions. */
function randomHouse(random) {
  const house = {};
  if (random.next() < 0.5) return house;
  const set = (name, value) => random.next() < 0.35 && (house[name] = value);
  set("must_ask", true);
  set(
    "naturals_for_wilds",
    [0, 1, 2].map(() => random.between(2, 6)),
  );
  set(
    "card_values",
    [80, 40, 40, 20, 15, 10].map((max) => random.between(0, max)),
  );
  set("wilds_on_natural_canasta", false);
  set("wilds_in_initial_meld", false);
  set("take_onto_canasta", false);
  set("melds_from_pile", false);
  set("melds_in_first_round", false);
  return house;
}

/** A random position in the middle of a deal. Often, something can be melded or the pile can be taken. */
function randomPosition(random) {
  const rules = random.oneOf(RULE_SETS);
  const house = randomHouse(random);
  const players = random.oneOf([4, 4, 4, 2, 3, 5, 6]);
  const deck = random.shuffle([...PACK, ...PACK]);
  const draw = (fits) => {
    const at = deck.findIndex(fits);
    return at < 0 ? null : deck.splice(at, 1)[0];
  };
  const melds = [];
  for (const rank of random.shuffle(RANKS).slice(0, random.next() < 0.35 ? 0 : random.between(1, 5))) {
    const naturals = random.between(2, 7);
    const limit = (count) => maxWilds(rulesOf({ rules, house }), count);
    const wilds = Math.min(random.between(naturals < 3 ? 1 : 0, 3), limit(naturals));
    const cards = [
      ...Array.from({ length: naturals }, () => draw((card) => card[0] === rank)),
      ...Array.from({ length: wilds }, () => draw(isWild)),
    ].filter(Boolean);
    const wildCount = cards.filter(isWild).length;
    const naturalCount = cards.length - wildCount;
    const isMeld = cards.length >= 3 && naturalCount >= 2 && wildCount <= limit(naturalCount);
    if (isMeld) melds.push(cards.join(" "));
    else deck.push(...cards);
  }
  const some = random.shuffle(RANKS).slice(0, random.between(2, 6));
  const size = random.oneOf([1, 2, 2, 3, 4, 5, 6, 8, 11, 12, 15]);
  const hand = [];
  while (hand.length < size) {
    const dice = random.next();
    const fits = () => {
      if (dice < 0.2) return isWild;
      if (dice < 0.75) return ([rank]) => some.includes(rank);
      if (dice < 0.82) return (card) => rankOf(card) === "3";
      if (dice < 0.84 && rules === "lakin") return (card) => rankOf(card) === "R";
      return (card) => rankOf(card) !== "R";
    };
    const card = draw(fits());
    if (card) hand.push(card);
  }
  const pile = randomPile(random, draw, some, melds);
  const stock = random.oneOf([40, 40, 40, 0, 5]);
  // The referee fills the other hands, with up to 15 cards each.
  if (deck.length < stock + (players - 1) * 15) return randomPosition(random);
  const phase = random.oneOf(["draw", "play", "play"]);
  const mayHaveTaken = house.melds_from_pile === false && phase === "play" && melds.length > 0;
  const kinds = hand.map(rankOf).filter((rank) => rank !== "R");
  return {
    rules,
    house,
    firstTurn: house.melds_in_first_round === false && random.next() < 0.4,
    taken: mayHaveTaken
      ? random
          .shuffle(kinds)
          .slice(0, random.oneOf([0, 1, 1, 2, 4]))
          .join("")
      : "",
    players,
    phase,
    score: random.oneOf([-20, 0, 0, 0, 1500, 3200]),
    hand: hand.join(" "),
    melds,
    pile: pile.join(" "),
    stock,
    rest: deck
      .filter((card) => rankOf(card) !== "R")
      .slice(0, stock)
      .join(" "),
    permission: random.next() < 0.2 && players === 4 ? random.oneOf(["yes", "no"]) : null,
    hints: true,
  };
}

/** A pile whose top card often fits the hand or a meld. */
function randomPile(random, draw, some, melds) {
  const pile = [];
  const height = random.oneOf([0, 1, 1, 2, 3, 5, 9]);
  for (let n = 1; n <= height; n += 1) {
    const isTop = n === height;
    const fitsTop = ([rank]) => some.includes(rank) || melds.some((meld) => meld.includes(rank));
    const isLikely = isTop && random.next() < 0.85;
    const card = draw((found) => {
      if (rankOf(found) === "R") return false;
      return isLikely ? fitsTop(found) : isTop || random.next() < 0.15 || RANKS.includes(found[0]);
    });
    if (card) pile.push(card);
  }
  return pile;
}

/** A question for the referee. */
function scenario(position, actions, legal = false) {
  const { rules, house, firstTurn, taken, players, phase, score, hand, melds, pile, stock, rest, permission } =
    position;
  const sides = players === 4 || players === 6 ? 2 : players;
  const others = (value, n) => Array(n).fill(value);
  const own = [...melds].sort((a, b) => RANKS.indexOf(rankOfMeld(b)) - RANKS.indexOf(rankOfMeld(a)));
  const flags = {
    took_pile: taken !== "",
    laid: false,
    had_melded: melds.length > 0,
    added_to_old: false,
    first_turn: firstTurn,
    drew_last: false,
    old_melds: own.map(rankOfMeld).join(" "),
    permission,
    answer_due: false,
    had_turn: others(true, players),
    known: others("", players),
    passed: others("", players),
    laid_whole: others("", sides),
    ended: null,
    ended_by: null,
    penalised: others(0, players),
    penalties: others(0, players),
    ...(taken && { taken: [...taken].join(" ") }),
  };
  return JSON.stringify({
    rules,
    house,
    players,
    dealer: players - 1,
    turn: 0,
    phase,
    scores: [score, ...others(0, sides - 1)],
    hands: [hand, ...others(null, players - 1)],
    melds: [melds, ...others([], sides - 1)],
    pile,
    ...(stock < 40 && { stock: rest }),
    ...((permission || firstTurn || taken) && { flags }),
    actions,
    ...(legal && { legal }),
  });
}

/** Every way to distribute the wild cards among ranks. */
function* arrangements(cards, ranks) {
  if (!cards.length) return void (yield []);
  for (const rank of ranks)
    for (const others of arrangements(cards.slice(1), ranks)) yield [[cards[0], rank], ...others];
}

/** A random selection. The first of a position is empty, the last a single card. */
function randomSelection(random, table, kind) {
  if (kind === 0) return new Map();
  if (kind === 4) return new Map([[random.oneOf([...table.hand.keys()]), 1]]);
  const columns = [...table.hand].filter(() => random.next() < 0.45);
  return new Map(columns.map(([rank, { length }]) => [rank, random.next() < 0.6 ? length : random.between(1, length)]));
}

/** The questions about one selection: each an object with `question`, the answer `wanted`, and `what` it is about. */
function* questions(position, table, selection) {
  const ask = (actions, wanted, what, legal) => ({ question: scenario(position, actions, legal), wanted, what });
  const { buttons } = plan(table, selection);
  for (const { name, label, state, action, then, select } of buttons) {
    // The page doesn't know the cards under the top one. They can decide whether the player can go out.
    const left = position.hand.split(" ").length + table.pileSize - 1 - cardsIn(action ?? "").length;
    const isUncertain = position.permission === "yes" || (position.house.melds_from_pile !== false && left === 1);
    const isKnown = (name !== "take" && action !== "pass") || !isUncertain;
    if (action && state !== "cannot" && isKnown) yield ask([action, then].filter(Boolean), true, `${name}: ${label}`);
    if (select) {
      const shown = plan(table, select).buttons.find((button) => button.name === name);
      assert.ok(shown?.action, `${name} selects what it can't do: ${JSON.stringify(position)}`);
    }
  }
  const isRefused = (name) => buttons.some((button) => button.name === name && button.state === "cannot");
  if (!selection.size && isRefused("take")) yield ask([], "no take", "take", true);
  if (!selection.size && isRefused("draw")) yield ask(["pass"], false, "pass");
  if (!selection.size || selection.has("R")) return;
  const cards = (rank) => (selection.has(rank) ? table.hand.get(rank).slice(-selection.get(rank)) : []);
  yield* refusedMelds(position, table, selection, { ask, isRefused, cards });
  const [[only, count]] = selection;
  if (isRefused("discard") && selection.size === 1 && count === 1)
    yield ask([`discard ${cards(only)[0]}`], false, "discard");
}

/** What *Meld* and *Take* refuse must be illegal in every arrangement of the wild cards. */
function* refusedMelds(position, table, selection, { ask, isRefused, cards }) {
  if (!isRefused("meld") && !isRefused("take")) return;
  const ranks = [...selection.keys()].filter((rank) => !isWild(rank));
  const wilds = [...cards("2"), ...cards("X")];
  const takesTop = position.phase === "draw" && RANKS.includes(table.topRank);
  const homes = new Set([
    ...ranks.filter((rank) => rank !== "3"),
    ...table.own.keys(),
    ...(takesTop ? [table.topRank] : []),
  ]);
  if (homes.size ** wilds.length > MAX_ARRANGEMENTS) return;
  const written = ([rank, group]) => (group.every(isWild) ? `${rank}: ${group.join(" ")}` : group.join(" "));
  for (const placed of arrangements(wilds, [...homes])) {
    const groups = new Map(ranks.map((rank) => [rank, cards(rank)]));
    for (const [card, rank] of placed) groups.set(rank, [...(groups.get(rank) ?? []), card]);
    if (isRefused("meld")) yield ask([`meld ${[...groups].map(written).join(" / ")}`], false, "meld");
    if (!isRefused("take") || !table.topRank) continue;
    const first = ["take", ...(groups.get(table.topRank) ?? [])].join(" ");
    const others = [...groups].filter(([rank]) => rank !== table.topRank).map(written);
    yield ask([[first, ...others].join(" / ")], false, "take");
  }
}

/** Puts questions about random positions to the referee. Returns their number. Fails if an answer is different. */
export function compareWithReferee(seed, positions) {
  const random = new Random(seed);
  const asked = [];
  for (let n = 0; n < positions; n += 1) {
    const position = randomPosition(random);
    const table = tableOf(position);
    for (let kind = 0; kind < 5; kind += 1)
      asked.push(...questions(position, table, randomSelection(random, table, kind)));
  }
  const input = asked.map(({ question }) => question).join("\n");
  const { stdout } = spawnSync(process.env.CANASTA_BIN, ["referee"], { input, encoding: "utf8", maxBuffer: 2 ** 30 });
  const answers = stdout.trim().split("\n");
  assert.equal(answers.length, asked.length, "every question is answered");
  answers.forEach((line, place) => {
    const { error, legal, steps } = JSON.parse(line);
    const { question, wanted, what } = asked[place];
    assert.equal(error, undefined, question);
    const found = () => {
      if (wanted === "no take") return legal.some((action) => action.startsWith("take")) ? "a take" : wanted;
      return steps.every(({ ok }) => ok);
    };
    assert.equal(found(), wanted, `${what}: ${question}`);
  });
  return asked.length;
}
