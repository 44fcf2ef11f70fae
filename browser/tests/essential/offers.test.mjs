// Tests offered sets and undo in the scripts, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";

const assets = "../../../crates/canasta-assets/assets";
const { State } = await import(`${assets}/table/state.js`);
const { Turn } = await import(`${assets}/table/turn.js`);
const { offers } = await import(`${assets}/table/layable.js`);
const { useWords } = await import(`${assets}/words.js`);

const VALUES = { X: 50, 2: 20, A: 20, K: 10, Q: 10, 9: 10, 7: 5, 4: 5, 3: 5 };
useWords("en", [], Object.entries(VALUES));

const HAND = { A: ["AS", "AH", "AD"], K: ["KH", "KD", "KC"], 4: ["4S", "4H"], 2: ["2S"], 7: ["7S"] };

/** The viewer's turn after drawing, at a table with hints. */
function table({ hand = HAND, ...more } = {}) {
  return {
    n: 7,
    deal: "1",
    phase: "play",
    mine: true,
    opened: true,
    hints: true,
    minimum: 50,
    canastas: 1,
    own: new Map(),
    hand: new Map(Object.entries(hand)),
    events: "3",
    ...more,
  };
}

/** Starts a turn with a page that doesn't show anything. */
function begin(shown) {
  const state = new State(shown);
  const page = {
    state,
    draw() {},
    speak() {},
    note() {},
    refuse: (reason) => state.refuse(reason),
    offer: () => ({ ready: true }),
  };
  const sent = [];
  return { state, sent, turn: new Turn(page, { send: (what, n, action) => sent.push(action) }) };
}

const ranks = (state) => offers(state.table, state.staging).map(({ rank }) => rank);
const staged = (state) => state.staging.sets.map(({ cards }) => cards.join(" "));

test("offers each possible meld until it is staged, the highest points first", () => {
  const { state, turn } = begin(table({ own: new Map([["4", { naturals: 3, wilds: 0 }]]) }));
  assert.deepEqual(ranks(state), ["A", "K", "4"]);
  turn.takeUp("K");
  assert.deepEqual([staged(state), ranks(state)], [["KH KD KC"], ["A", "4"]]);
  turn.takeUp("K");
  assert.deepEqual(staged(state), ["KH KD KC"], "what is staged is not offered again");
});

test("offers sets that together reach the minimum before the initial meld", () => {
  const { state, turn, sent } = begin(table({ opened: false }));
  assert.deepEqual(ranks(state), ["A", "K"]);
  turn.takeUp("A");
  turn.takeUp("K");
  turn.lay();
  assert.deepEqual(sent, ["meld AS AH AD / KH KD KC"], "three presses for two melds of three");
  assert.deepEqual(ranks(begin(table({ opened: false, minimum: 120, hand: { A: HAND.A, 7: HAND[7] } })).state), []);
});

test("offers no set that would leave too few cards", () => {
  const hand = { A: HAND.A, 4: HAND[4], 7: HAND[7] };
  const { state, turn } = begin(table({ hand, own: new Map([["4", { naturals: 3, wilds: 0 }]]) }));
  turn.stage(["7S"]);
  assert.deepEqual(ranks(state), ["A"]);
  turn.stage(["4H"]);
  assert.deepEqual(ranks(state), [], "the aces would leave too few cards");
});

test("offers nothing while cards are selected, in a lesson, or without hints", () => {
  const { state, turn } = begin(table());
  turn.choose("7");
  assert.deepEqual(ranks(state), []);
  for (const more of [{ hints: false }, { lesson: true }, { mine: false }, { phase: "draw" }])
    assert.deepEqual(ranks(begin(table(more)).state), [], JSON.stringify(more));
});

test("offers at most three sets at once", () => {
  const hand = Object.fromEntries(
    ["A", "K", "Q", "7", "4"].map((rank) => [rank, ["S", "H", "D"].map((suit) => rank + suit)]),
  );
  const { state, turn } = begin(table({ hand: { ...hand, 2: HAND[2], 9: ["9C"] } }));
  assert.deepEqual(ranks(state), ["A", "K", "Q"]);
  for (const rank of ["A", "K", "Q"]) turn.takeUp(rank);
  assert.equal(ranks(state).length, 1);
});

test("undoes each step of staging, and all that Meld stages as one step", () => {
  const { state, turn } = begin(table());
  turn.takeUp("A");
  turn.stage(["2S"], "A");
  turn.stage(["KH", "KD", "KC"]);
  turn.undo();
  assert.deepEqual(staged(state), ["AS AH AD 2S"]);
  turn.undo();
  assert.deepEqual(staged(state), ["AS AH AD"], "the wild card alone");
  turn.undo();
  assert.deepEqual(staged(state), []);
  turn.lay();
  assert.deepEqual(staged(state), ["AS AH AD", "KH KD KC"]);
  assert.equal(state.staging.steps, 1);
  turn.undo();
  assert.deepEqual(staged(state), []);
});

test("undoes taking back and clearing", () => {
  const { state, turn } = begin(table());
  turn.lay();
  turn.pressSet("A");
  turn.undo();
  assert.deepEqual(staged(state), ["AS AH AD", "KH KD KC"]);
  turn.clear();
  turn.undo();
  assert.deepEqual(staged(state), ["AS AH AD", "KH KD KC"]);
});

test("undoes only sets in the hand, not those already melded", () => {
  const { state, turn, sent } = begin(table());
  turn.takeUp("A");
  turn.takeUp("K");
  turn.lay();
  assert.equal(sent.length, 1);
  state.confirm(8, sent[0]);
  state.update(table({ n: 8, hand: { 4: HAND[4], 2: HAND[2], 7: HAND[7] } }));
  turn.undo();
  assert.deepEqual([staged(state), state.staging.steps], [[], 0]);
  const reloaded = new State(table(), [
    { rank: "A", cards: ["AS", "AH", "AD"] },
    { rank: "K", cards: ["KH", "KD", "KC"] },
  ]);
  reloaded.staging.undo(reloaded.table);
  assert.deepEqual(staged(reloaded), ["AS AH AD"], "staged before a reload");
});
