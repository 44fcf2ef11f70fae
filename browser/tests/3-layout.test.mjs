// Nothing overlaps, nothing scrolls sideways, hand and acts stay on the screen: in all sizes, light and dark, with all
// sizes of cards, early, in the middle and late in a deal. Writes pictures to target/screenshots.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { person } from "../lib/browser.mjs";
import { Mouse } from "../lib/hands.mjs";
import { layoutFaults } from "../lib/layout.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table, cards } from "../lib/table.mjs";

const FOLDER = fileURLToPath(new URL("../../target/screenshots/", import.meta.url));
mkdirSync(FOLDER, { recursive: true });

const SIZES = [
  [360, 740],
  [360, 640],
  [1024, 768],
  [1366, 650],
  [1440, 900],
];

/** Looks at the table in every size and dress; gives the faults. */
async function looked(page, when) {
  const faults = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const size of ["normal", "large", "xxl"]) {
      await page.evaluate((size) => {
        if (size === "normal") delete document.documentElement.dataset.cards;
        else document.documentElement.dataset.cards = size;
      }, size);
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const dress = `${when}-${width}x${height}-${size}-${colorScheme}`;
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const xxl = size === "xxl";
        const found = await layoutFaults(page, { scrolls: xxl && width < 700, laps: xxl });
        faults.push(...found.map((fault) => `${dress}: ${fault}`));
        await page.screenshot({ path: `${FOLDER}${dress}.png` });
      }
    }
  }
  return faults;
}

table(
  "nothing overlaps or leaves the screen",
  async (server) => {
    const page = await person();
    const seat = await Table.open(page, server);
    const hands = new Mouse(page);
    // It takes every pile it may and lays little, so that its hand grows.
    const player = new Player(seat, hands, { lays: false });
    const faults = [];
    await seat.mine();
    faults.push(...(await looked(page, "1-early")));
    await page.setViewportSize({ width: 1440, height: 900 });
    const middle = await next(seat, player, (state) => state.phase === "play" && cards(state) >= 14 && state.they.length > 1);
    await hands.chooseAll(middle.hand.find(({ rank }) => !"X2R".includes(rank)).rank);
    await hands.stage();
    faults.push(...(await looked(page, "2-staged")));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press("Escape");
    const late = await next(seat, player, (state) => cards(state) >= 20 && state.they.length > 1);
    faults.push(...(await looked(page, `3-late`)));
    assert.deepEqual(faults, [], `with ${cards(late)} cards`);
    seat.sound();
  },
  { timeout: 240_000 },
);

/** Plays on, deal after deal and game after game, until the table is so. */
async function next(seat, player, so) {
  for (let deals = 0; deals < 60; deals += 1) {
    const state = await player.deal(so);
    if (!state.ended) return state;
    if (state.ended === "deal") await player.hands.next();
    else await seat.page.getByRole("button", { name: "Play again" }).click();
    await seat.until("the next deal lies there", (now) => now.deal !== state.deal && !now.ended);
  }
  return assert.fail("sixty deals without such a table");
}
