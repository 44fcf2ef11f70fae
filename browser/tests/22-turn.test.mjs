// A turn without a browser: what is chosen, staged and sent, and what the page shows of it, by the scripts alone.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const assets = "../../crates/canasta-assets/assets";
const { State } = await import(`${assets}/table/state.js`);
const { Turn } = await import(`${assets}/table/turn.js`);
const { whyNot } = await import(`${assets}/table/ready.js`);
const { useWords } = await import(`${assets}/words.js`);

const VALUES = { X: 50, 2: 20, A: 20, K: 10, 9: 10, 4: 5, 3: 5 };
useWords("en", [["below", "{needs, number} needed, {makes, number} made"], ["needed", "{staged, number} of {needed, number}"]], Object.entries(VALUES));

const HAND = { K: ["KS", "KH", "KD"], 9: ["9H", "9D"], 4: ["4S"], 2: ["2S"], R: ["3H"], 3: ["3S"] };

/** The viewer's turn with that hand, after drawing. */
function table(more = {}) {
  return { n: 7, deal: "1", phase: "play", mine: true, opened: true, minimum: 50, own: new Map(), hand: new Map(Object.entries(HAND)), events: "3", ...more };
}

let state, sent, turn, offers;

/** A page that shows nothing, and a connection that keeps what is sent. */
function begin(shown) {
  state = new State(shown);
  sent = [];
  offers = { "act-draw": { ready: true, act: "draw" }, "act-lay": { ready: true }, "act-discard": { ready: true }, "act-take": { ready: true } };
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

test("nothing is discarded while something could still be laid down", () => {
  turn.stage(["KS", "KH", "KD"]);
  turn.choose("4");
  turn.discard();
  assert.deepEqual([sent, state.line.refusal.because], [[], "lay-first."]);
  turn.takeBack();
  turn.discard();
  assert.deepEqual(sent, [["act", 7, "discard 4S"]]);
});

test("what takes the pile is staged first, then the same button takes it", () => {
  begin(table({ phase: "draw", topRank: "9", frozen: true }));
  offers["act-take"].act = "take 9H 9D / KS KH KD";
  turn.take();
  assert.deepEqual(state.staging.sets.map(({ cards }) => cards.join(" ")), ["9H 9D", "KS KH KD"]);
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
  offers["act-lay"] = { ready: false };
  turn.lay();
  assert.deepEqual(state.line, { refusal: { because: "Draw first.", rule: null, code: "not-yet" } });
  offers["act-lay"] = { ready: false, because: "Two kings are no meld.", code: "meld-too-small" };
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
  state.open({ name: "talk" });
  state.open({ name: "hint", n: 7 });
  state.close("talk");
  state.arrived(table());
  assert.equal(state.panel.name, "hint");
  state.arrived(table({ n: 8 }));
  assert.equal(state.panel, null);
});

test("a lost connection is news once, and once more for another reason", () => {
  assert.deepEqual([state.lose(null), state.lose(null), state.lose("Too many windows."), state.regain(), state.regain()], [true, false, true, true, false]);
});
