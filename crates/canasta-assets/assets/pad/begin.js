// Begins pads and games.

import { message } from "../words.js";
import { describe, playerName } from "./game.js";
import { Pad } from "./store.js";

const FIRST_RULES = "hoyle";
const NEW_TABLE = "pad-new-table";

const hasPartners = (players) => players === 4 || players === 6;
export const sidesOf = (players) => (hasPartners(players) ? 2 : players);

/** What has been chosen for a new table. It is kept while the rules are changed on another screen. */
export function newTable() {
  const stored = sessionStorage.getItem(NEW_TABLE);
  return stored
    ? JSON.parse(stored)
    : { players: 4, rules: FIRST_RULES, preset: FIRST_RULES, lines: [], names: [], start: [] };
}

export const changeNewTable = (changes) =>
  sessionStorage.setItem(NEW_TABLE, JSON.stringify({ ...newTable(), ...changes }));

export const clearNewTable = () => sessionStorage.removeItem(NEW_TABLE);

/** Creates a pad with its first game, and opens it. */
export async function beginPad(app, { players, rules, lines, names, start }) {
  const pad = Pad.create();
  pad.add(gameEvent({ players, rules, lines, names, start }));
  await app.open(pad);
}

/** Begins the next game of the same table: names and rules stay, and the pad asks who deals. */
export async function beginNextGame(app, names = app.game.names) {
  const { players, rules, lines } = app.game;
  app.pad.add(gameEvent({ players, rules, lines, names }));
  app.games = await app.pad.games();
}

const gameEvent = ({ players, rules, lines, names = [], start = [] }) => ({
  kind: "game",
  rules,
  players,
  names: Array.from({ length: players }, (_, seat) => names[seat] ?? ""),
  start: Array.from({ length: sidesOf(players) }, (_, side) => start[side] ?? 0),
  lines,
});

/** The seats of each side, for a game that hasn't begun. */
export const seatsOf = (players) =>
  Array.from({ length: sidesOf(players) }, (_, side) =>
    Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat % sidesOf(players) === side),
  );

const SIDES = { 4: "sides-four", 6: "sides-six" };

/** "Two against two, partners opposite." */
export const sidesLine = (players) => message(SIDES[players] ?? "sides-alone");

/** The names of each side's players. */
export const namesOfSides = (game) => game.seats.map((seats) => seats.map((seat) => playerName(game, seat)));

/** The title of rules and the number of their changes: `{ preset, changes, goal }`. */
export async function summary(rules) {
  const { preset, fields } = await describe(rules);
  const changes = Object.values(fields).filter(
    ({ value, document }) => JSON.stringify(value) !== JSON.stringify(document),
  ).length;
  return { preset, changes, goal: fields.game_points.value, deals: fields.deals_per_game.value };
}
