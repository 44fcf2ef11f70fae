// Nothing overlaps, nothing scrolls sideways, hand and acts stay on the screen: in all sizes, light and dark, with all
// sizes of cards; a real deal early, in the middle and late, and the hardest tables of the gallery.

import assert from "node:assert/strict";

import { person } from "../lib/browser.mjs";
import { EXHIBITS, NUMBERS, exhibit } from "../lib/gallery.mjs";
import { Keyboard, Mouse } from "../lib/hands.mjs";
import { layoutFaults } from "../lib/layout.mjs";
import { picture } from "../lib/pictures.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table, cards } from "../lib/table.mjs";

const SIZES = [
  [360, 740],
  [360, 640],
  [1024, 768],
  [1366, 650],
  [1440, 900],
];

/** At these sizes the tables of other numbers are looked at: phones, tablets upright and across, desktops. */
const ALL_SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 690],
  [1280, 800],
  [1366, 650],
];

/** Everything moved by a change of size has come to rest and is drawn. */
const drawn = (page) => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Looks at the table in every size and dress; adds to `faults`, each with the dresses in which it is seen. */
async function look(page, name, faults, { sizes = SIZES, pictures = ["normal", "large", "xxl"] } = {}) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const size of ["normal", "large", "xxl"]) {
      await page.evaluate((size) => {
        if (size === "normal") delete document.documentElement.dataset.cards;
        else document.documentElement.dataset.cards = size;
      }, size);
      await drawn(page);
      const dress = `${name}-${width}x${height}-${size}`;
      // The largest cards may need more than a phone's screen; larger cards lie over one another, each index whole.
      const found = await layoutFaults(page, { scrolls: size === "xxl" && width < 700, laps: size !== "normal" });
      for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), dress]);
      if (!pictures.includes(size)) continue;
      for (const colorScheme of size === "normal" ? ["light", "dark"] : ["light"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await picture(page, `${dress}-${colorScheme}`);
      }
    }
  }
}

/** Fails with one line a fault. */
function none(faults) {
  const told = [...faults].map(([fault, dresses]) => `${fault} (${dresses.slice(0, 3).join(", ")}; ${dresses.length} in all)`);
  if (told.length) throw new Error(`${told.length} faults of layout:\n${told.join("\n")}`);
}

table("a real deal early, in the middle and late", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  const faults = new Map();
  await seat.mine();
  await look(page, "deal-1-early", faults);
  for (const [name, so] of [
    ["deal-2-middle", (state) => state.phase === "play" && state.stock <= 50],
    ["deal-3-late", (state) => state.phase === "play" && state.stock <= 40],
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await player.until(so);
    await look(page, name, faults);
  }
  none(faults);
  seat.noComplaints();
});

for (const name of EXHIBITS) {
  table(`the gallery: ${name}`, async (server) => {
    const page = await person();
    await exhibit(page, server, name);
    const faults = new Map();
    await look(page, `gallery-${name}`, faults);
    none(faults);
  });
}

for (const name of NUMBERS) {
  table(`the gallery: ${name}`, async (server) => {
    const page = await person();
    await exhibit(page, server, name);
    const faults = new Map();
    await look(page, `gallery-${name}`, faults, { sizes: ALL_SIZES, pictures: ["normal"] });
    none(faults);
  });
}

table("a full strip over a hand of more than twenty cards", async (server) => {
  const page = await person();
  await exhibit(page, server, "thirty");
  const seat = new Table(page);
  const hands = new Keyboard(page);
  const state = await seat.state();
  assert.ok(cards(state) >= 20);
  const ranks = state.hand.filter(({ rank, count }) => count >= 2 && !"X2R38".includes(rank)).slice(0, 4);
  for (const { rank } of ranks) {
    await hands.chooseAll(rank);
    await hands.stage();
  }
  await seat.until("the sets are staged", (now) => now.sets.length === ranks.length);
  const faults = new Map();
  await look(page, "gallery-thirty-staged", faults);
  none(faults);
});
