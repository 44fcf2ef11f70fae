// Names, numbers and rules of a game, for all screens.

import { message } from "../words.js";
import { ask } from "./engine.js";

const language = document.documentElement.lang;
const numbers = new Intl.NumberFormat(language);
const times = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const dates = new Intl.DateTimeFormat(language, { dateStyle: "long" });
const lists = new Intl.ListFormat(language);
const rows = new Intl.ListFormat(language, { type: "unit" });

/** A number with separators and a real minus sign. */
export const number = (n) => numbers.format(n).replace("-", "−");
/** The same with a plus sign before positive numbers. */
export const signed = (n) => (n > 0 ? "+" : "") + number(n);
export const time = (at) => times.format(at);
export const date = (at) => dates.format(at);
/** "Ruth and Tom" */
export const list = (items) => lists.format(items);
/** "We 3,005, They 1,875" */
export const row = (items) => rows.format(items);

export const playerName = (game, seat) => game.names[seat] || message("player", { n: seat + 1 });
export const playersOf = (game, side) => game.seats[side].map((seat) => playerName(game, seat));
/** "We" and "They" if there are two sides of partners, or else the player's name. */
export const sideName = (game, side) =>
  hasPartners(game) ? message(side === 0 ? "we" : "they") : playerName(game, game.seats[side][0]);
export const hasPartners = (game) => game.seats[0].length > 1;
export const isOver = (game) => game.winner !== null;

const LINES = {
  going_out: "line-going-out",
  natural_canastas: "line-natural-canastas",
  mixed_canastas: "line-mixed-canastas",
  concealed_canastas: "line-concealed-canastas",
  red_threes: "line-red-threes",
  undeclared_red_threes: "line-undeclared-red-threes",
  black_threes: "line-black-threes",
  melded: "line-melded",
  in_hand: "line-in-hand",
  exact_deal: "line-exact-deal",
  penalties: "line-penalties",
  own: "line-own",
};

/** The name of a line, such as "Cards melded". */
export const lineName = (line) => message(LINES[line]);

/** How many cards of a kind two packs have. */
export const cardsOf = (kind) => (["X", "3B"].includes(kind) ? 4 : 8);

const described = new Map();

/** What rules say: `{ rules, preset, packs, step, cards, fields: { name: { value, document, min, max, words } } }`. */
export async function describe(rules) {
  if (!described.has(rules)) described.set(rules, await ask({ do: "rules", rules }));
  return described.get(rules);
}

/** The title of rules: "Standard rules". */
export const presetName = (preset) => message(`preset-${preset}`);
