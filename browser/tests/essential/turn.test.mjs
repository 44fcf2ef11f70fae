// Tests a turn in the scripts, without a browser: selecting, staging and sending.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const assets = "../../../crates/canasta-assets/assets";
const { State } = await import(`${assets}/table/state.js`);
const { Turn } = await import(`${assets}/table/turn.js`);
const { layable } = await import(`${assets}/table/layable.js`);
const { whyNot } = await import(`${assets}/table/ready.js`);
const { useWords } = await import(`${assets}/words.js`);

const VALUES = { X: 50, 2: 20, A: 20, K: 10, 9: 10, 4: 5, 3: 5 };
useWords(
  "en",
  [
    ["below", "{needs, number} needed, {makes, number} made"],
    ["needed", "{staged, number} of {needed, number}"],
  ],
  Object.entries(VALUES),
);

const HAND = { K: ["KS", "KH", "KD"], 9: ["9H", "9D"], 4: ["4S"], 2: ["2S"], R: ["3H"], 3: ["3S"] };

/** The viewer's turn after drawing. */
function table(more = {}) {
  return {
    n: 7,
    deal: "1",
    phase: "play",
    mine: true,
    opened: true,
    minimum: 50,
    canastas: 1,
    own: new Map(),
    hand: new Map(Object.entries(HAND)),
    events: "3",
    ...more,
  };
}

let state;
let sent;
let turn;
let offers;

/** Starts a turn with a page that doesn't show anything, and a connection that collects what is sent. */
function begin(shown) {
  state = new State(shown);
  sent = [];
  offers = {
    "action-draw": { ready: true, action: "draw" },
    "action-lay": { ready: true },
    "action-discard": { ready: true },
    "action-take": { ready: true },
  };
  const page = {
    state,
    draw() {},
    speak() {},
    note: (text) => state.note(text),
    refuse: (reason) => state.refuse(reason),
    offer: (id) => offers[id],
  };
  turn = new Turn(page, { send: (what, n, action) => sent.push([what, n, action]) });
}

beforeEach(() => begin(table()));

test("stages selected cards by rank, and melds the staged sets", () => {
  turn.choose("K", true);
  turn.choose("2");
  assert.deepEqual(turn.chosen, ["KS", "KH", "KD", "2S"]);
  turn.stageChosen();
  assert.deepEqual(state.staging.sets, [{ rank: "K", cards: ["KS", "KH", "KD", "2S"] }]);
  assert.deepEqual(turn.chosen, []);
  turn.lay();
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD 2S"]]);
});

test("refuses to stage wild cards without a rank, and red threes", () => {
  turn.choose("2");
  turn.stageChosen();
  assert.equal(state.line.refusal.code, "which-meld");
  turn.choose("2");
  turn.choose("3");
  assert.deepEqual(turn.chosen, ["3H"], "the red three is in front");
  turn.stageChosen();
  assert.equal(state.line.refusal.code, "threes-not-melded");
  assert.deepEqual([state.staging.sets, sent], [[], []]);
});

test("sends one action at a time, until its result is shown", () => {
  turn.choose("4");
  turn.discard();
  turn.discard();
  assert.deepEqual(sent, [["act", 7, "discard 4S"]]);
  assert.ok(state.busy);
  state.confirm(9, "discard 4S");
  assert.deepEqual([state.busy, turn.chosen], [true, []]);
  state.update(table({ n: 8, events: "4" }));
  assert.ok(state.busy, "this table is older than the action");
  state.update(table({ n: 9, events: "5", mine: false }));
  assert.ok(!state.busy);
  turn.send("draw");
  assert.deepEqual([sent.length, state.line.refusal.code], [1, "not-now"]);
});

test("sends a refused action again", () => {
  turn.send("ask");
  state.decline();
  turn.send("ask");
  assert.equal(sent.length, 2);
});

test("melds staged sets before the discard, and discards once they are on the table", () => {
  turn.stage(["KS", "KH", "KD"]);
  turn.choose("4");
  turn.discard();
  turn.discard();
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD"]], "one action at a time");
  turn.followUp();
  assert.equal(sent.length, 1, "the discard waits for the melds");
  state.confirm(8, "meld KS KH KD");
  const { K, ...rest } = HAND;
  assert.equal(K.length, 3);
  state.update(table({ n: 8, events: "4", hand: new Map(Object.entries(rest)) }));
  turn.followUp();
  turn.followUp();
  assert.deepEqual(sent, [
    ["act", 7, "meld KS KH KD"],
    ["act", 8, "discard 4S"],
  ]);
});

test("cancels the discard if the meld is refused, and doesn't combine them in a lesson", () => {
  turn.stage(["KS", "KH", "KD"]);
  turn.dropOnPile(["4S"]);
  state.decline();
  turn.cancelFollowUp();
  turn.followUp();
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD"]]);
  begin(table({ lesson: true }));
  turn.stage(["KS", "KH", "KD"]);
  turn.choose("4");
  turn.discard();
  assert.deepEqual([sent, state.line.refusal.because], [[], "meld-first."]);
  turn.takeBack("K");
  turn.discard();
  assert.deepEqual(sent, [["act", 7, "discard 4S"]]);
});

test("takes the pile at once with natural cards of its rank", () => {
  begin(table({ phase: "draw", topRank: "9", frozen: true }));
  offers["action-take"].action = "take 9H 9D";
  turn.take();
  assert.deepEqual(sent, [["act", 7, "take 9H 9D"]]);
  begin(table({ phase: "draw", topRank: "9", withWild: true }));
  offers["action-take"].action = "take 9H 2S";
  turn.take();
  assert.deepEqual(
    [sent, state.staging.sets.map(({ cards }) => cards.join(" "))],
    [[], ["9H 2S"]],
    "a wild card needs the player's consent",
  );
});

/** The cards of each set that *Meld* would stage. */
const layableCards = (more, hand = HAND) =>
  layable(table({ hints: true, hand: new Map(Object.entries(hand)), ...more }))
    .map(({ cards }) => cards.join(" "))
    .sort();

test("Meld first stages what can be melded, and then melds it", () => {
  begin(table({ hints: true }));
  assert.equal(whyNot(state.table, state.staging).lay, null);
  turn.lay();
  assert.deepEqual([sent, state.staging.sets], [[], [{ rank: "K", cards: ["KS", "KH", "KD"] }]]);
  turn.lay();
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD"]]);
});

test("finds possible melds by a simple rule", () => {
  const melds = (more) => new Map(Object.entries(more));
  assert.deepEqual(layableCards(), ["KS KH KD"], "natural cards only, after the initial meld");
  assert.deepEqual(
    layableCards({ own: melds({ 4: { naturals: 3, wilds: 0 } }) }),
    ["4S", "KS KH KD"],
    "added to our melds",
  );
  assert.deepEqual(
    layableCards({ opened: false }),
    ["9H 9D 2S", "KS KH KD"],
    "the kings are worth 30, too few; the nines with the two make it 70",
  );
  assert.deepEqual(layableCards({ opened: false, minimum: 30 }), ["KS KH KD"], "no unneeded wild card");
  assert.deepEqual(layableCards({ opened: false, minimum: 90 }), [], "nothing if the minimum is out of reach");
  const jokers = { K: ["KS", "KH"], A: ["AH", "AD"], 4: ["4S", "4H", "4D"], X: ["XR"], 2: ["2S"], 3: ["3S"] };
  assert.deepEqual(
    layableCards({ opened: false }, jokers),
    ["4S 4H 4D", "AH AD XR"],
    "the joker and the pair with more points first",
  );
  assert.deepEqual(
    layableCards({ opened: false, minimum: 120 }, jokers),
    ["AH AD XR", "KS KH 2S"],
    "the set with the fewest points stays in the hand, to keep two cards",
  );
});

test("keeps a card to discard, and one more if the side can't go out", () => {
  const hand = { K: ["KS", "KH", "KD"], 4: ["4S", "4H", "4D"], 9: ["9H"] };
  assert.deepEqual(layableCards({}, hand), ["KS KH KD"]);
  assert.deepEqual(
    layableCards({ own: new Map([["9", { naturals: 7, wilds: 0 }]]) }, { K: hand.K, 4: hand[4], 3: ["3S"] }),
    ["4S 4H 4D", "KS KH KD"],
  );
});

test("finds no melds without hints, on another player's turn, or before drawing", () => {
  for (const more of [{ hints: false }, { mine: false }, { phase: "draw" }]) assert.deepEqual(layableCards(more), []);
});

test("stages other cards that take the pile first, then takes it with the same button", () => {
  begin(table({ phase: "draw", topRank: "9", frozen: true }));
  offers["action-take"].action = "take 9H 9D / KS KH KD";
  turn.take();
  assert.deepEqual(
    state.staging.sets.map(({ cards }) => cards.join(" ")),
    ["9H 9D", "KS KH KD"],
  );
  assert.deepEqual([sent, state.line.note], [[], "staged-for-pile"]);
  turn.take();
  assert.deepEqual(sent, [["act", 7, "take 9H 9D / KS KH KD"]]);
});

test("discards a card dropped on the pile, or stages it before the draw", () => {
  turn.dropOnPile(["KS", "KH"]);
  assert.deepEqual([sent, state.line.refusal.because], [[], "choose-one."]);
  turn.dropOnPile(["4S"]);
  assert.deepEqual(sent, [["act", 7, "discard 4S"]]);
  begin(table({ phase: "draw", topRank: "9" }));
  turn.dropOnPile(["9H", "9D"]);
  assert.deepEqual(state.staging.sets, [{ rank: "9", cards: ["9H", "9D"] }]);
});

test("gives a reason for each action that is not ready", () => {
  begin(table({ opened: false }));
  turn.stage(["KS", "KH", "KD"]);
  const { lay, discard } = whyNot(state.table, state.staging);
  assert.deepEqual(lay, { because: "50 needed, 30 made", rule: "opening", code: "below-minimum" });
  assert.deepEqual(discard, { because: "choose-one", rule: "turn" });
  turn.stage(["2S"], "K");
  assert.equal(whyNot(state.table, state.staging).lay, null);
  const waiting = whyNot(table({ mine: false, paused: true }), state.staging);
  assert.deepEqual(Object.keys(waiting), ["draw", "take", "lay", "discard"]);
  assert.equal(waiting.take.because, "paused");
});

test("says what to do first in a lesson", () => {
  begin(table({ lesson: true, nudge: "Draw first." }));
  offers["action-lay"] = { ready: false };
  turn.lay();
  assert.deepEqual(state.line, { refusal: { because: "Draw first.", rule: null, code: "not-yet" } });
  offers["action-lay"] = { ready: false, because: "Two kings are no meld.", code: "meld-too-small" };
  turn.lay();
  assert.equal(state.line.refusal.because, "Two kings are no meld.");
});

test("drops staged cards that leave the hand, and all at the end of the deal", () => {
  turn.stage(["KS", "KH", "KD"]);
  state.update(table({ n: 8, hand: new Map([["K", ["KS", "KD"]]]) }));
  assert.deepEqual(state.staging.sets, [{ rank: "K", cards: ["KS", "KD"] }]);
  const { moved, ended } = state.update(table({ n: 9, phase: "over", events: "4" }));
  assert.deepEqual([moved, ended, state.looking, state.staging.sets], [true, true, true, []]);
  const { dealt } = state.update(table({ n: 10, deal: "2" }));
  assert.deepEqual([dealt, state.looking], [true, false]);
});

test("opens one panel at a time, and closes a hint when the table changes", () => {
  state.open({ name: "chat" });
  state.open({ name: "hint", n: 7 });
  state.close("chat");
  state.update(table());
  assert.equal(state.panel.name, "hint");
  state.update(table({ n: 8 }));
  assert.equal(state.panel, null);
});

test("reports a lost connection once per reason", () => {
  assert.deepEqual(
    [state.lose(null), state.lose(null), state.lose("Too many windows."), state.regain(), state.regain()],
    [true, false, true, true, false],
  );
});
