// Replays a record from a file: with the mouse, with the keyboard, by jumping, and automatically.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage, openTab } from "../../lib/browser.mjs";
import { EXAMPLE, handSizes, openRecord, position, waitForStep } from "../../lib/replay.mjs";
import { serverTest } from "../../lib/suite.mjs";

serverTest("a reader replays a record with the mouse, the keyboard, jumps and automatically", async (server) => {
  const page = await openPage({ width: 1366, height: 768 });
  await openRecord(page, server, EXAMPLE);
  const { last } = await position(page);
  assert.ok(last > 40, `only ${last} steps`);
  const hands = await handSizes(page);
  assert.deepEqual(hands, [11, 11, 11, 11], "all hands are shown as they were dealt");

  // With the mouse: steps and turns, the slider, a single hand.
  const press = (name) => page.getByRole("link", { name, exact: true }).click();
  await press("Next step");
  await waitForStep(page, 1);
  // The first player drew or took the pile.
  assert.notDeepEqual(await handSizes(page), hands, "the first action changed no hand");
  const turn = Number(await page.locator("#replay").getAttribute("data-turn-on"));
  assert.ok(turn > 1);
  await press("Next turn");
  await waitForStep(page, turn);
  await press("Back one step");
  await waitForStep(page, turn - 1);
  await page
    .getByRole("link", { name: /’s view$/ })
    .nth(2)
    .click();
  await waitForStep(page, turn - 1, "2");
  assert.equal((await handSizes(page)).filter((cards) => cards > 0).length, 1, "one hand is shown");
  await page.getByRole("link", { name: "All hands" }).click();
  await waitForStep(page, turn - 1);
  await page.locator("#at").fill(String(last));
  await waitForStep(page, last);
  await page
    .locator(".verdict")
    .getByText(/ won\./)
    .waitFor();
  assert.match(await page.locator("#play-on").textContent(), /The game ends here/);
  assert.equal(await page.getByRole("link", { name: "Next step" }).getAttribute("aria-disabled"), "true");

  // With the keyboard.
  await page.locator("body").press("Home");
  await waitForStep(page, 0);
  for (let step = 1; step <= 3; step += 1) {
    await page.locator("body").press("ArrowRight");
    await waitForStep(page, step);
  }
  await page.locator("body").press("ArrowLeft");
  await waitForStep(page, 2);
  await page.locator("body").press("End");
  await waitForStep(page, last);

  // Jumps to a milestone, and to a place in a graph.
  const big = page.locator(".jump a").filter({ hasText: "makes the initial meld" }).first();
  await big.click();
  const target = Number(await big.getAttribute("data-at"));
  await waitForStep(page, target);
  assert.equal(await big.getAttribute("aria-current"), "true");
  await page.locator(".totals-plot svg").click({ position: { x: 2, y: 60 } });
  const { at: near } = await position(page);
  await page.waitForFunction(() => Number(document.getElementById("replay").dataset.at) < 5, null);
  assert.ok(near <= target);

  // Automatic play, a pause, and a link to the step.
  await page.getByLabel("Speed").selectOption("Fast");
  const { at: from } = await position(page);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction((from) => Number(document.getElementById("replay").dataset.at) >= from + 2, from);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  // The space bar plays and pauses. If a button is focused, it presses the button.
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.locator("#play").press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.locator("#play").press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  // When the replay was paused, a step may still have been loading.
  await page.locator("#at").fill("30");
  await waitForStep(page, 30);
  const now = await position(page);
  const link = await page.getByLabel("Link to this position").inputValue();
  assert.ok(link.endsWith(`?at=${now.at}&seat=all`), link);
  const other = await openTab(page);
  await other.goto(page.url());
  assert.deepEqual(await position(other), now);
  assert.equal(await other.locator("#told").textContent(), await page.locator("#told").textContent());
  await other.close();
  assertNoComplaints(page);
});
