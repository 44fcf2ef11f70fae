// Checks pages on a large screen and a phone, in light and dark, and plays games that such pages need.

import assert from "node:assert/strict";

import { checkLightAndDark } from "./axe.mjs";
import { Keyboard } from "./hands.mjs";
import { Player } from "./player.mjs";
import { Table } from "./table.mjs";

export const SCREENS = [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
];

/** Checks that a page fits both screens. Runs `also` on each of them. */
export async function checkFit(page, what, also = async () => {}) {
  for (const [screen, size] of SCREENS) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(wide, 0, `${what} on a ${screen} scrolls sideways`);
    await also(screen);
  }
  await page.setViewportSize(SCREENS[0][1]);
}

/** Like `checkFit`, and also runs axe-core in light and dark. */
export const checkPage = (page, what) =>
  checkFit(page, what, (screen) => checkLightAndDark(page, `${what} on a ${screen}`));

/** Plays a whole game, to this number of points. */
export async function playGame(page, server, points = "500") {
  const fill = async () => {
    const field = page.locator('[name="game_points"]').first();
    await page.locator("details:not([open])").filter({ has: field }).locator("summary").click();
    await field.fill(points);
  };
  const seat = await Table.start(page, server, { preset: "hoyle", players: 4, fill });
  // The table's page replaces the page for the shuffle. Its script must have loaded before a key is pressed.
  await page.waitForLoadState();
  const player = new Player(seat, new Keyboard(page));
  for (;;) {
    const end = await player.playDeal();
    if (end.ended === "game") return;
    await player.hands.next();
    await seat.waitUntil("the next deal is shown", (now) => now.deal > end.deal && !now.ended);
  }
}

export const waitForReview = (page) => page.getByRole("heading", { name: "Accuracy", exact: true }).waitFor();
