// Tests which sounds and vibrations a change of the table triggers, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";

const { CANASTA, PLAYED, TURN, soundsOf, vibrationOf } =
  await import("../../../crates/canasta-assets/assets/device/signs.js");

const melds = (cards, canastas = 0) => ({ cards, canastas });

/** A table in the middle of a deal, on another player's turn. */
const table = (more = {}) => ({
  n: 20,
  deal: "1",
  events: "9",
  over: false,
  mine: false,
  watching: false,
  paused: false,
  won: null,
  frozen: false,
  stock: 40,
  pile: 3,
  all: melds(9),
  own: melds(6),
  redThrees: 1,
  wentOut: false,
  ...more,
});

/** The next state, one event later. */
const next = (more = {}) => table({ n: 21, events: "10", ...more });

const cases = [
  ["nothing changes", {}, { n: 21 }, [], null],
  ["a player draws", {}, { events: "10", stock: 39 }, ["card"], null],
  ["a player discards", {}, { events: "10", pile: 4 }, ["card"], null],
  ["a player discards before my turn", {}, { events: "10", pile: 4, mine: true }, ["card", "turn"], TURN],
  ["the game resumes on my turn", { paused: true }, { mine: true }, ["turn"], TURN],
  ["a wild card freezes the pile", {}, { events: "10", pile: 4, frozen: true }, ["frozen"], null],
  ["a player takes the pile with a meld", {}, { events: "10", pile: 0, all: melds(12) }, ["slide", "meld"], null],
  [
    "a player takes the pile for a canasta",
    {},
    { events: "10", pile: 0, all: melds(12, 1) },
    ["slide", "canasta"],
    null,
  ],
  ["a player gets a red three", {}, { events: "10", stock: 39, redThrees: 2 }, ["red-three"], null],
  ["they complete a canasta", {}, { events: "10", all: melds(10, 1) }, ["canasta"], null],
  ["I draw", { mine: true }, { mine: true, events: "10", stock: 39 }, ["card"], null],
  ["I meld", { mine: true }, { mine: true, events: "10", all: melds(12), own: melds(9) }, ["meld"], PLAYED],
  [
    "I complete a canasta",
    { mine: true },
    { mine: true, events: "10", all: melds(12, 1), own: melds(9, 1) },
    ["canasta"],
    CANASTA,
  ],
  ["I discard", { mine: true }, { events: "10", pile: 4 }, ["card"], PLAYED],
  [
    "I take the pile",
    { mine: true },
    { mine: true, events: "10", pile: 0, all: melds(12), own: melds(9) },
    ["slide", "meld"],
    PLAYED,
  ],
  [
    "a new deal starts",
    { over: true },
    { deal: "2", events: "1", pile: 1, all: melds(0), own: melds(0), redThrees: 0 },
    ["slide"],
    null,
  ],
  [
    "a new deal starts on my turn",
    { over: true, mine: false },
    { deal: "2", events: "1", mine: true },
    ["slide", "turn"],
    TURN,
  ],
  ["a player goes out", {}, { events: "10", over: true, wentOut: true, pile: 4, all: melds(14) }, ["out"], null],
  ["the stock runs out", {}, { events: "10", over: true }, ["card"], null],
  ["I win the game", { mine: true }, { events: "10", over: true, wentOut: true, won: "we", pile: 4 }, ["won"], PLAYED],
  ["I lose the game", {}, { events: "10", over: true, wentOut: true, won: "they" }, ["lost"], null],
  [
    "a game ends for a spectator",
    { watching: true },
    { watching: true, events: "10", over: true, wentOut: true, won: "they" },
    ["out"],
    null,
  ],
  [
    "a spectator gets no vibration",
    { watching: true },
    { watching: true, events: "10", all: melds(12, 1), own: melds(9, 1) },
    ["canasta"],
    null,
  ],
];

for (const [name, before, now, names, vibration] of cases) {
  test(name, () => {
    assert.deepEqual(soundsOf(table(before), next({ events: "9", ...now })), names);
    assert.deepEqual(vibrationOf(table(before), next({ events: "9", ...now })), vibration);
  });
}
