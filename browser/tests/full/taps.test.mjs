// Few taps: a turn in two movements of a finger, the stock by a drag, and a press that a finger doubles.

import assert from "node:assert/strict";

import { person } from "../../lib/browser.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const PHONE = { width: 390, height: 844, touch: true };

table("a turn is a drag of the stock to the hand and a swipe of a card", async (server) => {
  const page = await person(PHONE);
  const seat = await Table.open(page, server);
  const hands = new Touch(page);
  const mine = await seat.mine();
  await hands.drag("#stock", "#hand");
  const drawn = await seat.until("a card is drawn", (now) => now.phase === "play" && !now.busy);
  assert.ok(drawn.n > mine.n);
  const { rank } = drawn.hand.at(-1);
  await hands.swipe(`#col-${rank}`);
  const after = await seat.answered(drawn.n);
  assert.ok(after.n > drawn.n, `the swiped card was refused: ${after.alert}`);
  seat.noComplaints();
});

table("a card that is carried upwards and put down is not swiped", async (server) => {
  const page = await person(PHONE);
  const seat = await Table.open(page, server);
  const hands = new Touch(page);
  await seat.mine();
  await hands.press("draw");
  const { n, hand } = await seat.until("a card is drawn", (now) => now.phase === "play" && !now.busy);
  const { rank } = hand.find((column) => !["X", "2", "3", "R"].includes(column.rank));
  await hands.drag(`#col-${rank}`, "#we");
  const staged = await seat.until("the card is staged", (now) => now.sets.length === 1);
  assert.equal(staged.n, n, "nothing was discarded");
  seat.noComplaints();
});

table("a doubled press is one act, and is not scolded", async (server) => {
  const page = await person({ width: 1024, height: 768 });
  const seat = await Table.open(page, server);
  await seat.mine();
  await page.dblclick("#action-draw");
  const now = await seat.until("a card is drawn", (now) => now.phase === "play" && !now.busy);
  assert.equal(now.alert, "");
  await new Mouse(page).drag("#stock", "#hand");
  await seat.until("a second card is refused in words", (now) => now.alert !== "");
  seat.noComplaints();
});
