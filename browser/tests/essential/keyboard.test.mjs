// A whole deal with only the keyboard.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { checkBreakdown, isComplete, resultState } from "../../lib/ends.mjs";
import { Keyboard } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

serverTest("a player finishes a deal with the keyboard only", async (server) => {
  const page = await openPage({ width: 1024, height: 768 });
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Keyboard(page));
  const end = await player.playDeal();
  assert.equal(end.ended, "deal");
  const { turns, melded, discarded } = player.done;
  assert.ok(turns > 0 && melded > 0 && discarded > 0, JSON.stringify(player.done));
  await checkBreakdown(page, end);

  // Without animations, the result is complete at once.
  const now = await resultState(page);
  assert.ok(!now.telling && now.running === 0 && isComplete(now), JSON.stringify(now));
  assert.ok(await page.evaluate(() => document.querySelector("#cloth").inert), "the felt under the result is inert");
  await page.getByRole("button", { name: "View table" }).press("Enter");
  assert.ok(await page.evaluate(() => !document.querySelector("#cloth").inert));
  await page.locator("#over-back").press("Enter");

  await player.hands.next();
  const next = await seat.waitUntil("the second deal is shown", (now) => now.deal === 2 && !now.ended);
  assert.ok(cards(next) >= 11);
  seat.assertNoComplaints();
});
