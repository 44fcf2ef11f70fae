// Solves one puzzle and misses another by choosing from the list, with only the keyboard.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { SCREENS, checkFit } from "../../lib/read.mjs";
import { serverTest } from "../../lib/suite.mjs";

/** Checks that a page fits both screens and that its buttons are large enough for a finger. */
const checkPage = (page, what) =>
  checkFit(page, what, async (screen) => {
    const small = await page
      .locator("main :is(.btn, .numbers a)")
      .evaluateAll((all) =>
        all.filter((button) => button.getBoundingClientRect().height < 43.5).map((button) => button.textContent),
      );
    assert.deepEqual(small, [], `${what} on a ${screen} has small buttons`);
  });

/** Opens all themes of the list. */
async function openThemes(page) {
  for (const summary of await page.locator(".theme summary").all()) {
    await summary.focus();
    await page.keyboard.press("Enter");
  }
}

/** Answers the current puzzle rightly or wrongly. Returns its path. */
async function answer(page, right) {
  const path = new URL(page.url()).pathname;
  if (await page.locator("#choose").count()) await page.locator("#choose").press("Enter");
  const best = page.locator('.options button[value="0"]');
  const button = right ? best : page.locator('.options button:not([value="0"])').first();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: right ? "Right!" : "Not the best play." }).waitFor();
  return path;
}

serverTest("the list marks solved and missed puzzles", async (server) => {
  const page = await openPage(SCREENS[0][1]);
  await page.goto(server.url);
  await page.getByRole("link", { name: /^Puzzles/ }).click();
  await page.getByRole("heading", { name: "Puzzles", level: 1 }).waitFor();
  await openThemes(page);
  await checkPage(page, "the list of a new visitor");
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await page.locator("#choose").press("Enter");
  await page.getByRole("heading", { name: /What do you (do|play)\?$/ }).waitFor();
  assert.ok((await page.locator(".options button").count()) >= 3);
  await checkPage(page, "a puzzle");
  const solved = await answer(page, true);
  await checkPage(page, "the right answer");
  await page.getByRole("link", { name: "Next puzzle" }).click();
  const missed = await answer(page, false);
  assert.notEqual(missed, solved);
  await checkPage(page, "a wrong answer");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await openThemes(page);
  await page
    .locator(`a[href="${solved}"]`)
    .and(page.getByRole("link", { name: /, solved$/ }))
    .waitFor();
  await page
    .locator(`a[href="${missed}"]`)
    .and(page.getByRole("link", { name: /, missed$/ }))
    .waitFor();
  await page.getByText("You’ve solved one today.").waitFor();
  await checkPage(page, "the list with marks");
  assertNoComplaints(page);
});
