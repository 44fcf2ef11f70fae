// Tests a turn in the scripts, without a browser: selecting cards and pressing buttons.

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { State } from "../../../crates/canasta-assets/assets/table/state.js";
import { Turn } from "../../../crates/canasta-assets/assets/table/turn.js";
import { tableOf, useServerWords } from "../../lib/meld.mjs";

before(useServerWords);

const HAND = "KS KH KD 9H 9D 4S 2S 3S";

/** A table as the page reads it: the viewer's turn after drawing, unless `more` says otherwise. */
function table({ n = 7, deal = "1", events = "3", lesson = false, nudge, paused = false, ...position } = {}) {
  const read = tableOf({ hand: HAND, melds: ["QS QH QD"], ...position });
  const mine = read.drawing || read.playing;
  return { ...read, n, deal, events, lesson, nudge, paused, mine, phase: position.phase ?? "play" };
}

let state;
let sent;
let turn;

/** Starts a turn with a page that doesn't show anything, and a connection that collects what is sent. */
function begin(shown) {
  state = new State(shown);
  sent = [];
  const page = {
    state,
    draw() {},
    speak() {},
    speakSelection() {},
    note: (text) => state.note(text),
    refuse: (reason) => state.refuse(reason),
  };
  turn = new Turn(page, { send: (what, n, action) => sent.push([what, n, action]) });
}

const actions = () => sent.map(([, , action]) => action);
const selected = () => [...state.selection.counts].map(([rank, n]) => rank + n).join(" ");

beforeEach(() => begin(table()));

test("melds the selected cards", () => {
  turn.choose("K", true);
  turn.choose("2");
  turn.press("meld");
  assert.deepEqual(sent, [["act", 7, "meld KS KH KD 2S"]]);
});

test("melds and discards the spare card with one press", () => {
  turn.choose("K", true);
  turn.choose("4");
  turn.press("discard");
  turn.press("discard");
  assert.deepEqual(actions(), ["meld KS KH KD"], "one action at a time");
  turn.followUp();
  assert.equal(sent.length, 1, "the discard waits for the meld");
  state.confirm(8, "meld KS KH KD");
  state.update(table({ n: 8, events: "4", hand: "9H 9D 4S 2S 3S", melds: ["QS QH QD", "KS KH KD"] }));
  turn.followUp();
  turn.followUp();
  assert.deepEqual(actions(), ["meld KS KH KD", "discard 4S"]);
});

test("keeps the card if the meld before the discard is refused", () => {
  turn.choose("K", true);
  turn.choose("4");
  turn.press("discard");
  state.decline();
  turn.cancelFollowUp();
  turn.followUp();
  assert.deepEqual([actions(), selected()], [["meld KS KH KD"], "K3 41"]);
});

test("sends one action at a time, until its result is shown", () => {
  turn.choose("4");
  turn.press("discard");
  turn.press("discard");
  assert.deepEqual(actions(), ["discard 4S"]);
  assert.ok(state.busy);
  state.confirm(9, "discard 4S");
  assert.deepEqual([state.busy, selected()], [true, ""]);
  state.update(table({ n: 8, events: "4" }));
  assert.ok(state.busy, "this table is older than the action");
  state.update(table({ n: 9, events: "5", phase: "wait" }));
  assert.ok(!state.busy);
  turn.press("draw");
  assert.deepEqual([sent.length, state.line.refusal.code], [1, "not-now"]);
});

test("sends a refused action again", () => {
  turn.send("ask");
  state.decline();
  turn.send("ask");
  assert.equal(sent.length, 2);
});

test("keeps the selection through the draw", () => {
  begin(table({ phase: "draw", pile: "7S" }));
  turn.choose("K", true);
  turn.press("draw");
  state.confirm(8, "draw");
  state.update(table({ n: 8, events: "4", hand: `${HAND} 5C` }));
  turn.press("meld");
  assert.deepEqual([actions(), selected()], [["draw", "meld KS KH KD"], "K3"]);
});

test("takes the pile at once with natural cards of its rank", () => {
  begin(table({ phase: "draw", pile: "7S 9S" }));
  turn.press("take");
  assert.deepEqual(actions(), ["take 9H 9D"]);
});

test("selects a wild card that the pile needs before taking it", () => {
  begin(table({ phase: "draw", pile: "7S 4H" }));
  turn.press("take");
  assert.deepEqual([actions(), selected()], [[], "41 21"]);
  turn.press("take");
  assert.deepEqual(actions(), ["take 4S 2S"]);
});

test("with hints, Meld first selects what can be melded", () => {
  begin(table({ hints: true }));
  turn.press("meld");
  assert.deepEqual([actions(), selected()], [[], "K3"]);
  turn.press("meld");
  assert.deepEqual(actions(), ["meld KS KH KD"]);
});

test("without hints, Meld with nothing selected only explains", () => {
  turn.press("meld");
  assert.deepEqual([actions(), selected(), state.line.refusal.code], [[], "", "nothing-selected"]);
});

test("says why a button of the other half of the turn can't be pressed", () => {
  turn.press("draw");
  assert.match(state.line.refusal.because, /already drawn/);
  begin(table({ phase: "draw", pile: "7S" }));
  turn.press("discard");
  assert.match(state.line.refusal.because, /draw first/);
  assert.deepEqual(sent, []);
});

test("declares a red three that isn't selected", () => {
  begin(table({ rules: "lakin", phase: "draw", pile: "7S", hand: `${HAND} 3H` }));
  turn.declare();
  assert.deepEqual(actions(), ["declare 3H"]);
});

test("presses the highlighted button, if there is one", () => {
  assert.ok(!turn.pressHighlighted());
  turn.choose("4");
  assert.ok(turn.pressHighlighted());
  assert.deepEqual(actions(), ["discard 4S"]);
});

test("drops a card on the pile: discards it, or takes the pile with it", () => {
  turn.dropOnPile(["4S"]);
  assert.deepEqual(actions(), ["discard 4S"]);
  begin(table({ phase: "draw", pile: "7S 9S" }));
  turn.choose("9", true);
  turn.dropOnPile(turn.pickedUp("9"));
  assert.deepEqual(actions(), ["take 9H 9D"]);
});

test("melds the selected cards before a card that is dropped on the pile", () => {
  turn.choose("K", true);
  turn.dropOnPile(["4S"]);
  state.confirm(8, "meld KS KH KD");
  state.update(table({ n: 8, events: "4", hand: "9H 9D 4S 2S 3S", melds: ["QS QH QD", "KS KH KD"] }));
  turn.followUp();
  assert.deepEqual(actions(), ["meld KS KH KD", "discard 4S"]);
});

test("keeps a card selected that can't be dropped there", () => {
  begin(table({ phase: "draw", pile: "7S 8S" }));
  turn.dropOnPile(["4S"]);
  assert.deepEqual([actions(), selected()], [[], "41"]);
  assert.ok(state.line.refusal);
});

test("drops cards on the melds, and a wild card on one of them", () => {
  turn.choose("K", true);
  turn.dropOnMelds(turn.pickedUp("K"));
  assert.deepEqual(actions(), ["meld KS KH KD"]);
  begin(table({ melds: ["QS QH QD", "7S 7H 7D"] }));
  turn.dropOnMelds(["2S"], "7");
  assert.deepEqual(actions(), ["meld 7: 2S"]);
});

test("a dragged card that isn't selected moves alone", () => {
  turn.choose("9", true);
  assert.deepEqual(turn.pickedUp("K"), ["KD"]);
  turn.dropOnPile(["KD"]);
  assert.deepEqual(actions(), ["discard KD"]);
});

test("moves a wild card to another meld", () => {
  begin(table({ melds: ["QS QH QD", "7S 7H 7D"] }));
  turn.choose("2");
  assert.ok(turn.moveWildTo("7"));
  turn.press("meld");
  assert.deepEqual(actions(), ["meld 7: 2S"]);
  begin(table({ melds: ["QS QH QD", "7S 7H 7D"] }));
  turn.choose("2");
  turn.moveAnyWild();
  assert.deepEqual(state.selection.moves, [{ wild: "2", to: "7" }]);
});

test("says what to do first in a lesson", () => {
  begin(table({ lesson: true, nudge: "Draw first." }));
  turn.press("meld");
  assert.deepEqual(state.line, { refusal: { because: "Draw first.", code: null } });
  turn.choose("9", true);
  turn.press("meld");
  assert.equal(state.line.refusal.code, "meld-too-small", "a rule of the game comes first");
});

test("unselects cards that leave the hand, and all at the end of the deal", () => {
  turn.choose("K", true);
  state.update(table({ n: 8, hand: "KS KD 9H" }));
  assert.equal(selected(), "K2");
  const { moved, ended } = state.update(table({ n: 9, phase: "over", events: "4" }));
  assert.deepEqual([moved, ended, state.looking, selected()], [true, true, true, ""]);
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
