// A turn without a browser: what is chosen, staged and sent, and what the page shows of it, by the scripts alone.

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

/** The viewer's turn with that hand, after drawing. */
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

let state, sent, turn, offers;

/** A page that shows nothing, and a connection that keeps what is sent. */
function begin(shown) {
  state = new State(shown);
  sent = [];
  offers = {
    "action-draw": { ready: true, act: "draw" },
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
  turn = new Turn(page, { send: (what, n, act) => sent.push([what, n, act]) });
}

beforeEach(() => begin(table()));

test("what is chosen is staged by rank, and what is staged is laid down", () => {
  turn.choose("K", true);
  turn.choose("2");
  assert.deepEqual(turn.chosen, ["KS", "KH", "KD", "2S"]);
  turn.stageChosen();
  assert.deepEqual(state.staging.sets, [{ rank: "K", cards: ["KS", "KH", "KD", "2S"] }]);
  assert.deepEqual(turn.chosen, []);
  turn.lay();
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD 2S"]]);
});

test("wild cards alone must be told where they go, and red threes are not melded", () => {
  turn.choose("2");
  turn.stageChosen();
  assert.equal(state.line.refusal.code, "which-meld");
  turn.choose("2");
  turn.choose("3");
  assert.deepEqual(turn.chosen, ["3H"], "the red three lies in front");
  turn.stageChosen();
  assert.equal(state.line.refusal.code, "threes-not-melded");
  assert.deepEqual([state.staging.sets, sent], [[], []]);
});

test("one act is under way at a time, until what it did is seen", () => {
  turn.choose("4");
  turn.discard();
  turn.discard();
  assert.deepEqual(sent, [["act", 7, "discard 4S"]]);
  assert.ok(state.busy);
  state.answered(9, "discard 4S");
  assert.deepEqual([state.busy, turn.chosen], [true, []]);
  state.arrived(table({ n: 8, events: "4" }));
  assert.ok(state.busy, "that was the act before");
  state.arrived(table({ n: 9, events: "5", mine: false }));
  assert.ok(!state.busy);
  turn.send("draw");
  assert.deepEqual([sent.length, state.line.refusal.code], [1, "not-now"]);
});

test("an act that was refused can be sent again", () => {
  turn.send("ask");
  state.declined();
  turn.send("ask");
  assert.equal(sent.length, 2);
});

test("what is staged is laid down before the discard, which goes out when that is seen", () => {
  turn.stage(["KS", "KH", "KD"]);
  turn.choose("4");
  turn.discard();
  turn.discard();
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD"]], "one act at a time");
  turn.goOn();
  assert.equal(sent.length, 1, "it waits until the melds are seen");
  state.answered(8, "meld KS KH KD");
  const { K, ...rest } = HAND;
  assert.equal(K.length, 3);
  state.arrived(table({ n: 8, events: "4", hand: new Map(Object.entries(rest)) }));
  turn.goOn();
  turn.goOn();
  assert.deepEqual(sent, [
    ["act", 7, "meld KS KH KD"],
    ["act", 8, "discard 4S"],
  ]);
});

test("a discard does not follow melds that were refused, nor in a lesson, where each step is one act", () => {
  turn.stage(["KS", "KH", "KD"]);
  turn.dropOnPile(["4S"]);
  state.declined();
  turn.giveUp();
  turn.goOn();
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD"]]);
  begin(table({ lesson: true }));
  turn.stage(["KS", "KH", "KD"]);
  turn.choose("4");
  turn.discard();
  assert.deepEqual([sent, state.line.refusal.because], [[], "lay-first."]);
  turn.takeBack("K");
  turn.discard();
  assert.deepEqual(sent, [["act", 7, "discard 4S"]]);
});

test("the pile is taken in one press where natural cards of its rank do it", () => {
  begin(table({ phase: "draw", topRank: "9", frozen: true }));
  offers["action-take"].act = "take 9H 9D";
  turn.take();
  assert.deepEqual(sent, [["act", 7, "take 9H 9D"]]);
  begin(table({ phase: "draw", topRank: "9", withWild: true }));
  offers["action-take"].act = "take 9H 2S";
  turn.take();
  assert.deepEqual(
    [sent, state.staging.sets.map(({ cards }) => cards.join(" "))],
    [[], ["9H 2S"]],
    "a wild card is not spent unasked",
  );
});

/** The cards of each set that *Meld* would stage. */
const laid = (more, hand = HAND) =>
  layable(table({ hints: true, hand: new Map(Object.entries(hand)), ...more }))
    .map(({ cards }) => cards.join(" "))
    .sort();

test("with nothing staged, Meld stages what can be laid, and lays it when it is pressed again", () => {
  begin(table({ hints: true }));
  assert.equal(whyNot(state.table, state.staging).lay, null);
  turn.lay();
  assert.deepEqual([sent, state.staging.sets], [[], [{ rank: "K", cards: ["KS", "KH", "KD"] }]]);
  turn.lay();
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD"]]);
});

test("what can be laid is found by a plain rule", () => {
  const melds = (more) => new Map(Object.entries(more));
  assert.deepEqual(laid(), ["KS KH KD"], "natural cards only, once the minimum is met");
  assert.deepEqual(
    laid({ own: melds({ 4: { naturals: 3, wilds: 0 } }) }),
    ["4S", "KS KH KD"],
    "and onto one's own melds",
  );
  assert.deepEqual(
    laid({ opened: false }),
    ["9H 9D 2S", "KS KH KD"],
    "30 are too few: the pair of nines with the two makes it 70",
  );
  assert.deepEqual(laid({ opened: false, minimum: 30 }), ["KS KH KD"], "no wild card that is not needed");
  assert.deepEqual(laid({ opened: false, minimum: 90 }), [], "nothing where the minimum is out of reach");
  const jokers = { K: ["KS", "KH"], A: ["AH", "AD"], 4: ["4S", "4H", "4D"], X: ["XR"], 2: ["2S"], 3: ["3S"] };
  assert.deepEqual(laid({ opened: false }, jokers), ["4S 4H 4D", "AH AD XR"], "the joker and the dearer pair first");
  assert.deepEqual(
    laid({ opened: false, minimum: 120 }, jokers),
    ["AH AD XR", "KS KH 2S"],
    "the cheapest set stays, so that two cards are left",
  );
});

test("cards are left to discard, and one more where the hand cannot go out", () => {
  const hand = { K: ["KS", "KH", "KD"], 4: ["4S", "4H", "4D"], 9: ["9H"] };
  assert.deepEqual(laid({}, hand), ["KS KH KD"]);
  assert.deepEqual(laid({ own: new Map([["9", { naturals: 7, wilds: 0 }]]) }, { K: hand.K, 4: hand[4], 3: ["3S"] }), [
    "4S 4H 4D",
    "KS KH KD",
  ]);
});

test("nothing is offered where the table gives no hints, in another's turn, or before a card is drawn", () => {
  for (const more of [{ hints: false }, { mine: false }, { phase: "draw" }]) assert.deepEqual(laid(more), []);
});

test("what takes the pile is staged first, then the same button takes it", () => {
  begin(table({ phase: "draw", topRank: "9", frozen: true }));
  offers["action-take"].act = "take 9H 9D / KS KH KD";
  turn.take();
  assert.deepEqual(
    state.staging.sets.map(({ cards }) => cards.join(" ")),
    ["9H 9D", "KS KH KD"],
  );
  assert.deepEqual([sent, state.line.note], [[], "staged-for-pile"]);
  turn.take();
  assert.deepEqual(sent, [["act", 7, "take 9H 9D / KS KH KD"]]);
});

test("a card that is dropped on the pile is discarded, or staged where the pile can still be taken", () => {
  turn.dropOnPile(["KS", "KH"]);
  assert.deepEqual([sent, state.line.refusal.because], [[], "choose-one."]);
  turn.dropOnPile(["4S"]);
  assert.deepEqual(sent, [["act", 7, "discard 4S"]]);
  begin(table({ phase: "draw", topRank: "9" }));
  turn.dropOnPile(["9H", "9D"]);
  assert.deepEqual(state.staging.sets, [{ rank: "9", cards: ["9H", "9D"] }]);
});

test("each act that is not ready says why", () => {
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

test("a lesson says first what is to be done", () => {
  begin(table({ lesson: true, nudge: "Draw first." }));
  offers["action-lay"] = { ready: false };
  turn.lay();
  assert.deepEqual(state.line, { refusal: { because: "Draw first.", rule: null, code: "not-yet" } });
  offers["action-lay"] = { ready: false, because: "Two kings are no meld.", code: "meld-too-small" };
  turn.lay();
  assert.equal(state.line.refusal.because, "Two kings are no meld.");
});

test("what is staged goes with the cards, and with the deal", () => {
  turn.stage(["KS", "KH", "KD"]);
  state.arrived(table({ n: 8, hand: new Map([["K", ["KS", "KD"]]]) }));
  assert.deepEqual(state.staging.sets, [{ rank: "K", cards: ["KS", "KD"] }]);
  const { moved, ended } = state.arrived(table({ n: 9, phase: "over", events: "4" }));
  assert.deepEqual([moved, ended, state.looking, state.staging.sets], [true, true, true, []]);
  const { dealt } = state.arrived(table({ n: 10, deal: "2" }));
  assert.deepEqual([dealt, state.looking], [true, false]);
});

test("one panel is open at a time, and a hint closes when the table goes on", () => {
  state.open({ name: "chat" });
  state.open({ name: "hint", n: 7 });
  state.close("chat");
  state.arrived(table());
  assert.equal(state.panel.name, "hint");
  state.arrived(table({ n: 8 }));
  assert.equal(state.panel, null);
});

test("a lost connection is news once, and once more for another reason", () => {
  assert.deepEqual(
    [state.lose(null), state.lose(null), state.lose("Too many windows."), state.regain(), state.regain()],
    [true, false, true, true, false],
  );
});
