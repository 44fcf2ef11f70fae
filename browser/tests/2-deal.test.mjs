// A whole deal, by mouse, by keyboard alone, and by touch.

import assert from "node:assert/strict";

import { person } from "../lib/browser.mjs";
import { Keyboard, Mouse, Touch } from "../lib/hands.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

/** Plays a deal to its end, looks at the breakdown, and begins the next one. */
async function wholeDeal(seat, player) {
  const end = await player.deal();
  const { page } = seat;
  assert.equal(end.ended, "deal");
  assert.ok(player.done.discarded > 0 && player.done.turns > 0, JSON.stringify(player.done));

  const rows = await page.locator(".counted tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
  for (const entry of ["Natural canastas", "Mixed canastas", "Red threes", "Going out", "Cards melded", "Cards left in hand"]) {
    assert.ok(rows.some((row) => row[1].startsWith(entry)), `the breakdown lacks ${entry}: ${JSON.stringify(rows)}`);
  }
  const number = (text) => Number(text.replace("−", "-").replace("–", "0").replaceAll(",", ""));
  // The sums run up; what each comes to stands with it.
  const sums = await page.locator(".counted .sum .run-up").evaluateAll((sums) => sums.map((sum) => Number(sum.dataset.points)));
  for (const side of [0, 1]) {
    const entries = rows.map((row) => number(row[side * 2]));
    assert.equal(entries.reduce((a, b) => a + b, 0), sums[side], `the entries of side ${side} do not make its sum`);
    assert.equal(number(end.totals[side]), sums[side], "after one deal the total is the deal's sum");
  }

  await player.hands.next();
  const next = await seat.until("the second deal is shown", (now) => now.deal === 2 && !now.ended);
  assert.equal(next.hand.reduce((sum, column) => sum + column.count, 0) >= 11, true);
  seat.noComplaints();
}

table("a whole deal by mouse", async (server) => {
  const page = await person({ width: 1440, height: 900 });
  const seat = await Table.open(page, server);
  await wholeDeal(seat, new Player(seat, new Mouse(page)));
});

table("a whole deal by keyboard alone", async (server) => {
  const page = await person({ width: 1024, height: 768 });
  const seat = await Table.open(page, server);
  await wholeDeal(seat, new Player(seat, new Keyboard(page)));
});

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
