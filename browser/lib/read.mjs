// Pages to read: checks on a large screen and a phone, in light and dark; and a finished game for such pages.

import assert from "node:assert/strict";

import { inLightAndDark } from "./axe.mjs";
import { Keyboard } from "./hands.mjs";
import { Player } from "./player.mjs";
import { Table } from "./table.mjs";

export const SCREENS = [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
];

/** Checks that a page fits both screens; `also` checks more on each of them. */
export async function fits(page, what, also = async () => {}) {
  for (const [screen, size] of SCREENS) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.equal(wide, 0, `${what} on a ${screen} scrolls sideways`);
    await also(screen);
  }
  await page.setViewportSize(SCREENS[0][1]);
}

/** The same, with axe-core in light and dark. */
export const looked = (page, what) => fits(page, what, (screen) => inLightAndDark(page, `${what} on a ${screen}`));

/** Plays a game to so many points to its end; leaves the page there. */
export async function game(page, server, points = "500") {
  const fill = async () => {
    const field = page.locator('[name="game_points"]').first();
    await page.locator("details:not([open])").filter({ has: field }).locator("summary").click();
    await field.fill(points);
  };
  const seat = await Table.start(page, server, { preset: "hoyle", players: 4, fill });
  // The cards were cut first: the table's page came by itself, and its script must listen before a key is pressed.
  await page.waitForLoadState();
  const player = new Player(seat, new Keyboard(page));
  for (;;) {
    const end = await player.deal();
    if (end.ended === "game") return;
    await player.hands.next();
    await seat.until("the next deal is shown", (now) => now.deal > end.deal && !now.ended);
  }
}

/** Waits until the review of a game is there. */
export const reviewed = (page) => page.getByRole("heading", { name: "Accuracy" }).waitFor();
