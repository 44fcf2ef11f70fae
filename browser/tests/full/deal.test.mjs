// A whole deal by touch, and drags with a mouse. The essential tests cover whole games, and a deal with only the
// keyboard.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { checkBreakdown } from "../../lib/ends.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** Plays a deal to its end, checks the breakdown, and starts the next one. */
async function wholeDeal(seat, player) {
  const end = await player.playDeal();
  const { page } = seat;
  assert.equal(end.ended, "deal");
  assert.ok(player.done.discarded > 0 && player.done.turns > 0, JSON.stringify(player.done));

  await checkBreakdown(page, end);
  await player.hands.next();
  const next = await seat.waitUntil("the second deal is shown", (now) => now.deal === 2 && !now.ended);
  assert.equal(next.hand.reduce((sum, column) => sum + column.count, 0) >= 11, true);
  seat.assertNoComplaints();
}

serverTest("a player finishes a deal by touch and drags a card", async (server) => {
  const page = await openPage({ width: 360, height: 740, touch: true });
  const seat = await Table.open(page, server);
  const hands = new Touch(page);
  const player = new Player(seat, hands);
  // Drag the first discard to the pile.
  await player.playDeal((state) => state.phase === "play");
  const before = await seat.state();
  const last = before.hand.at(-1);
  await hands.drag(`#col-${last.rank}`, "#pile");
  const after = await seat.waitForAnswer(before.n);
  assert.ok(after.n > before.n, `the dragged card was refused: ${after.alert}`);
  player.done.discarded += 1;
  await wholeDeal(seat, player);
  assert.equal(hands.dragged, 1);
});

serverTest("a mouse drags cards to the melds and to the pile", async (server) => {
  const page = await openPage({ width: 1024, height: 768 });
  const seat = await Table.open(page, server);
  const hands = new Mouse(page);
  const player = new Player(seat, hands, { melds: false, takes: false });
  const state = await player.playDeal((state) => state.phase === "play");
  const column = state.hand.find(({ rank }) => !["X", "2", "3", "R"].includes(rank));
  assert.equal(state.we.length, 0);
  await hands.drag(`#col-${column.rank}`, "#we");
  const dropped = await seat.waitUntil("the card is selected", (now) => now.groups.length === 1 && now.alert);
  assert.deepEqual([dropped.n, dropped.groups[0].rank], [state.n, column.rank]);
  assert.equal(dropped.actions.meld.ready, false, "one card is not a meld");
  await page.click("#clear");
  await seat.waitUntil("the selection is cleared", (now) => now.groups.length === 0);
  const other = state.hand.at(-1);
  await hands.drag(`#col-${other.rank}`, "#pile");
  const after = await seat.waitForAnswer(state.n);
  assert.ok(after.n > state.n, after.alert);
  seat.assertNoComplaints();
});
