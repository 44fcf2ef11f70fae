// Touch shortcuts: a turn with a drag and a swipe, and double presses.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const PHONE = { width: 390, height: 844, touch: true };

serverTest("a turn takes a drag from the stock and a swipe", async (server) => {
  const page = await openPage(PHONE);
  const seat = await Table.open(page, server);
  const hands = new Touch(page);
  const mine = await seat.waitForTurn();
  await hands.drag("#stock", "#hand");
  const drawn = await seat.waitUntil("a card is drawn", (now) => now.phase === "play" && !now.busy);
  assert.ok(drawn.n > mine.n);
  const { rank } = drawn.hand.at(-1);
  await hands.swipe(`#col-${rank}`);
  const after = await seat.waitForAnswer(drawn.n);
  assert.ok(after.n > drawn.n, `the swiped card was refused: ${after.alert}`);
  seat.assertNoComplaints();
});

serverTest("a card that is dragged upwards slowly isn't swiped", async (server) => {
  const page = await openPage(PHONE);
  const seat = await Table.open(page, server);
  const hands = new Touch(page);
  await seat.waitForTurn();
  await hands.press("draw");
  const { n, hand } = await seat.waitUntil("a card is drawn", (now) => now.phase === "play" && !now.busy);
  const { rank } = hand.find((column) => !["X", "2", "3", "R"].includes(column.rank));
  await hands.drag(`#col-${rank}`, "#we");
  const dropped = await seat.waitUntil("the card is dropped on the melds", (now) => now.alert && !now.busy);
  assert.deepEqual([dropped.n, dropped.phase], [n, "play"], "nothing was discarded");
  assert.deepEqual(
    dropped.groups.map((group) => group.rank),
    [rank],
    "the card stays selected",
  );
  seat.assertNoComplaints();
});

serverTest("a double press counts as one action, without a message", async (server) => {
  const page = await openPage({ width: 1024, height: 768 });
  const seat = await Table.open(page, server);
  await seat.waitForTurn();
  await page.dblclick("#action-draw");
  const now = await seat.waitUntil("a card is drawn", (now) => now.phase === "play" && !now.busy);
  assert.equal(now.alert, "");
  await new Mouse(page).drag("#stock", "#hand");
  await seat.waitUntil("a second card is refused with a message", (now) => now.alert !== "");
  seat.assertNoComplaints();
});
