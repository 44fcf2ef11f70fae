// A record is opened from its file and replayed: by mouse and by keyboard, by jumps, and automatically.

import assert from "node:assert/strict";

import { noComplaints, person, tab } from "../../lib/browser.mjs";
import { EXAMPLE, arrives, opened, place, shown } from "../../lib/replay.mjs";
import { table } from "../../lib/suite.mjs";

table("a record is replayed by mouse, by keyboard, by jumps, and automatically", async (server) => {
  const page = await person({ width: 1366, height: 768 });
  await opened(page, server, EXAMPLE);
  const { last } = await place(page);
  assert.ok(last > 40, `only ${last} moments`);
  const hands = await shown(page);
  assert.deepEqual(hands, [11, 11, 11, 11], "all hands are shown as they were dealt");

  // By mouse: steps and turns, the slider, one hand.
  const press = (name) => page.getByRole("link", { name, exact: true }).click();
  await press("Next step");
  await arrives(page, 1);
  // The first player drew, or took the pile for a first meld.
  assert.notDeepEqual(await shown(page), hands, "the first act changed no hand");
  const turn = Number(await page.locator("#replay").getAttribute("data-turn-on"));
  assert.ok(turn > 1);
  await press("Next turn");
  await arrives(page, turn);
  await press("Back one step");
  await arrives(page, turn - 1);
  await page
    .getByRole("link", { name: /’s view$/ })
    .nth(2)
    .click();
  await arrives(page, turn - 1, "2");
  assert.equal((await shown(page)).filter((cards) => cards > 0).length, 1, "one hand is shown");
  await page.getByRole("link", { name: "All hands" }).click();
  await arrives(page, turn - 1);
  await page.locator("#at").fill(String(last));
  await arrives(page, last);
  await page
    .locator(".verdict")
    .getByText(/ won\./)
    .waitFor();
  assert.match(await page.locator("#play-on").textContent(), /The game is over here/);
  assert.equal(await page.getByRole("link", { name: "Next step" }).getAttribute("aria-disabled"), "true");

  // By keyboard.
  await page.locator("body").press("Home");
  await arrives(page, 0);
  for (let step = 1; step <= 3; step += 1) {
    await page.locator("body").press("ArrowRight");
    await arrives(page, step);
  }
  await page.locator("body").press("ArrowLeft");
  await arrives(page, 2);
  await page.locator("body").press("End");
  await arrives(page, last);

  // Jumps: to something big, and into a graph.
  const big = page.locator(".jump a").filter({ hasText: "makes the initial meld" }).first();
  await big.click();
  const there = Number(await big.getAttribute("data-at"));
  await arrives(page, there);
  assert.equal(await big.getAttribute("aria-current"), "true");
  await page.locator(".totals-plot svg").click({ position: { x: 2, y: 60 } });
  const { at: near } = await place(page);
  await page.waitForFunction(() => Number(document.getElementById("replay").dataset.at) < 5, null);
  assert.ok(near <= there);

  // It plays by itself, and stops when told to; a link to the moment leads there.
  await page.getByLabel("Speed").selectOption("Fast");
  const { at: from } = await place(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction((from) => Number(document.getElementById("replay").dataset.at) >= from + 2, from);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  // So does the space bar, which presses a button where that has the focus.
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.locator("#play").press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.locator("#play").press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  // A step may have been under way when it stopped.
  await page.locator("#at").fill("30");
  await arrives(page, 30);
  const now = await place(page);
  const link = await page.getByLabel("Link to this position").inputValue();
  assert.ok(link.endsWith(`?at=${now.at}&seat=all`), link);
  const other = await tab(page);
  await other.goto(page.url());
  assert.deepEqual(await place(other), now);
  assert.equal(await other.locator("#told").textContent(), await page.locator("#told").textContent());
  await other.close();
  noComplaints(page);
});
