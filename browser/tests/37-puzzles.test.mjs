// Puzzles in a real browser, from the start page: one that is solved and one that is missed, by hand and with the keyboard alone, without a script; axe-core on
// every page of it, light and dark, on a large screen and a phone.

import assert from "node:assert/strict";

import { axeFaults, none } from "../lib/axe.mjs";
import { noComplaints, person } from "../lib/browser.mjs";
import { table } from "../lib/suite.mjs";

const SCREENS = [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
];

/** Looks at a page on both screens, light and dark: nothing scrolls sideways, and every way on is as large as a finger. */
async function looked(page, what) {
  for (const [screen, size] of SCREENS) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(wide, 0, `${what} on a ${screen} scrolls sideways`);
    const small = await page.locator("main :is(.btn, .numbers a)").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.textContent));
    assert.deepEqual(small, [], `${what} on a ${screen} has small buttons`);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      none(await axeFaults(page), `${what} on a ${screen}, ${colorScheme}`);
    }
  }
  await page.setViewportSize(SCREENS[0][1]);
}

/** Answers the puzzle that is shown with its best turn or another one; its path. */
async function answered(page, right) {
  const path = new URL(page.url()).pathname;
  const best = page.locator('.options button[value="0"]');
  const button = right ? best : page.locator('.options button:not([value="0"])').first();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: right ? "Right!" : "Not the best turn." }).waitFor();
  return path;
}

table("puzzles are solved and missed, and both are marked in the list", async (server) => {
  const page = await person(SCREENS[0][1]);
  await page.goto(server.url);
  await page.getByRole("link", { name: /^Puzzles/ }).click();
  await page.getByRole("heading", { name: "Puzzles", level: 1 }).waitFor();
  await looked(page, "the list of a new visitor");
  await page.getByRole("link", { name: "Solve a puzzle" }).click();
  await page.getByRole("heading", { name: /What do you (do|play)\?$/ }).waitFor();
  assert.ok((await page.locator(".options button").count()) >= 3);
  await looked(page, "a puzzle");
  const solved = await answered(page, true);
  await looked(page, "the right answer");
  await page.getByRole("link", { name: "Next puzzle" }).click();
  const missed = await answered(page, false);
  assert.notEqual(missed, solved);
  await looked(page, "a wrong answer");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.locator(`a[href="${solved}"]`).and(page.getByRole("link", { name: /, solved$/ })).waitFor();
  await page.locator(`a[href="${missed}"]`).and(page.getByRole("link", { name: /, missed$/ })).waitFor();
  await page.getByText("You have solved one today.").waitFor();
  await looked(page, "the list with marks");
  noComplaints(page);
});
