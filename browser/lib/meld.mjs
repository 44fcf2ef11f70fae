// Tables and messages for trying the melding scripts in Node.

import { cardsIn, isWild, rankOf } from "../../crates/canasta-assets/assets/cards.js";
import { useWords } from "../../crates/canasta-assets/assets/words.js";
import { Server } from "./server.mjs";

/** Takes the messages from a server, as the page does. */
export async function useServerWords() {
  const server = await Server.start();
  try {
    const script = await (await fetch(`${server.url}/words-en.js`)).text();
    const { messages } = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
    useWords("en", messages);
  } finally {
    await server.stop();
  }
}

const BASE = {
  canastas: [2, 2, 1, 1, 1],
  draws: [2, 2, 1, 1, 1],
  minimums: [15, 50, 90, 120],
  outnumber: true,
  pileOutnumbers: false,
  frozenUntilMelded: true,
  takeWithWild: true,
  oneForOne: false,
  mustTake: false,
  redThreeFreezes: true,
  blackThreeFreezes: false,
  byHand: false,
  concealedMayAdd: false,
  mustAsk: false,
  cardValues: [50, 20, 20, 10, 5, 5],
  naturalsForWilds: [2, 2, 2],
  wildsOnNaturalCanasta: true,
  wildsInInitialMeld: true,
  takeOntoCanasta: true,
  meldsFromPile: true,
  meldsInFirstRound: true,
  bonuses: { natural: 500, mixed: 300, wholeCanasta: 0, redThree: 100, undeclared: 500, goingOut: 100, concealed: 200 },
};

const RULE_SETS = {
  hoyle: { blackThreeFreezes: true, mustTake: true, concealedMayAdd: true },
  classic: { redThreeFreezes: false, outnumber: false, bonuses: { ...BASE.bonuses, wholeCanasta: 100 } },
  lakin: { byHand: true, pileOutnumbers: true, takeWithWild: false, oneForOne: true },
  pack: {},
  wahhi: {
    canastas: [1, 1, 1, 1, 1],
    draws: [1, 1, 1, 1, 1],
    outnumber: false,
    frozenUntilMelded: false,
    oneForOne: true,
  },
};

/** The rank of a meld written as cards. */
export const rankOfMeld = (meld) =>
  cardsIn(meld)
    .map(rankOf)
    .find((rank) => !isWild(rank));

/** The rules of a position: those of a preset, with the fields in `house`, named as in a house-rules file. */
export function rulesOf({ rules = "hoyle", house = {}, players = 4 }) {
  const camelCase = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  const changed = Object.entries(house).map(([name, value]) => [camelCase(name), value]);
  const all = { ...BASE, ...RULE_SETS[rules], ...Object.fromEntries(changed) };
  return { ...all, mustAsk: all.mustAsk && (players === 4 || players === 6) };
}

/**
 * A table as the page reads it, from a position: the name of its `rules`, `house` rules, `players`, `phase` (`wait`
 * while others play), `score`, and as cards `hand`, `melds`, `pile`. The `stock` is a number; `taken` has the ranks of
 * cards in the hand that came with the pile in this turn.
 */
export function tableOf({
  rules: preset = "hoyle",
  house = {},
  players = 4,
  phase = "play",
  score = 0,
  stock = 40,
  hints = false,
  permission = null,
  melds = [],
  pile = "",
  hand,
  hadMelded = melds.length > 0,
  firstTurn = false,
  taken = "",
}) {
  const rules = rulesOf({ rules: preset, house, players });
  const columns = new Map();
  for (const card of cardsIn(hand)) columns.set(rankOf(card), [...(columns.get(rankOf(card)) ?? []), card]);
  const countOf = (meld, rank) => cardsIn(meld).filter((card) => rankOf(card) === rank).length;
  const own = melds.map((meld) => {
    const rank = rankOfMeld(meld);
    return [rank, { naturals: countOf(meld, rank), twos: countOf(meld, "2"), jokers: countOf(meld, "X") }];
  });
  const ranks = cardsIn(pile).map(rankOf);
  const freezes = (rank) =>
    isWild(rank) || (rank === "R" && rules.redThreeFreezes) || (rank === "3" && rules.blackThreeFreezes);
  const melded = melds.length > 0;
  const frozen = ranks.find(freezes) ?? (rules.frozenUntilMelded && !melded ? "unmelded" : null);
  return {
    rules: { ...rules, canastas: rules.canastas[players - 2], draws: rules.draws[players - 2] },
    drawing: phase === "draw",
    playing: phase === "play",
    minimum: rules.minimums[score < 0 ? 0 : score < 1500 ? 1 : score < 3000 ? 2 : 3],
    hand: columns,
    own: new Map(own),
    melded,
    hadMelded,
    stock,
    topRank: ranks.at(-1) ?? null,
    pileSize: ranks.length,
    pileRedThrees: ranks.filter((rank) => rank === "R").length,
    frozen,
    permission,
    cannotMeld: firstTurn && !rules.meldsInFirstRound,
    taken,
    hints,
  };
}
