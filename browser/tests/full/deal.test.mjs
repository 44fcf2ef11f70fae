// A whole deal by touch, with drags; cards dragged with a mouse. Whole games and a deal by keyboard alone are among the essential tests.

import assert from "node:assert/strict";

import { person } from "../../lib/browser.mjs";
import { breakdown } from "../../lib/ends.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** Plays a deal to its end, looks at the breakdown, and begins the next one. */
async function wholeDeal(seat, player) {
  const end = await player.deal();
  const { page } = seat;
  assert.equal(end.ended, "deal");
  assert.ok(player.done.discarded > 0 && player.done.turns > 0, JSON.stringify(player.done));

  await breakdown(page, end);
  await player.hands.next();
  const next = await seat.until("the second deal is shown", (now) => now.deal === 2 && !now.ended);
  assert.equal(next.hand.reduce((sum, column) => sum + column.count, 0) >= 11, true);
  seat.noComplaints();
}

table("a whole deal by touch, with drags", async (server) => {
  const page = await person({ width: 360, height: 740, touch: true });
  const seat = await Table.open(page, server);
  const hands = new Touch(page);
  const player = new Player(seat, hands);
  // The first discard is dragged to the pile.
  await player.deal((state) => state.phase === "play");
  const before = await seat.state();
  const last = before.hand.at(-1);
  await hands.drag(`#col-${last.rank}`, "#pile");
  const after = await seat.answered(before.n);
  assert.ok(after.n > before.n, `the dragged card was refused: ${after.alert}`);
  player.done.discarded += 1;
  await wholeDeal(seat, player);
  assert.equal(hands.dragged, 1);
});

table("a card is dragged with the mouse, to the strip and to the pile", async (server) => {
  const page = await person({ width: 1024, height: 768 });
  const seat = await Table.open(page, server);
  const hands = new Mouse(page);
  const player = new Player(seat, hands, { lays: false, takes: false });
  const state = await player.deal((state) => state.phase === "play");
  const column = state.hand.find(({ rank }) => !["X", "2", "3", "R"].includes(rank));
  await hands.drag(`#col-${column.rank}`, "#strip");
  const staged = await seat.until("the card is staged", (now) => now.sets.length === 1);
  assert.ok(staged.sets[0].short || state.we.length, "one card is no meld yet");
  await page.click("#strip .set");
  await seat.until("the set is taken back", (now) => now.sets.length === 0);
  const other = state.hand.at(-1);
  await hands.drag(`#col-${other.rank}`, "#pile");
  const after = await seat.answered(state.n);
  assert.ok(after.n > state.n, after.alert);
  seat.noComplaints();
});
