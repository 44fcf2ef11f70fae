// Nothing overlaps, nothing scrolls sideways, hand and acts stay on the screen: in all sizes, light and dark, with all
// sizes of cards; a real deal early, in the middle and late, and the hardest tables of the gallery.

import assert from "node:assert/strict";

import { person } from "../../lib/browser.mjs";
import { EXHIBITS, NUMBERS, exhibit } from "../../lib/gallery.mjs";
import { cramped } from "../../lib/pseudo.mjs";
import { Keyboard, Mouse } from "../../lib/hands.mjs";
import { drawn, layoutFaults, setCards } from "../../lib/layout.mjs";
import { picture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

/** Phones, tablets and desktops, upright and across, with the least width that a card in the hand has there. */
const SIZES = [
  [360, 640, 46],
  [390, 844, 50.9],
  [667, 375, 56],
  [844, 390, 56],
  [820, 1180, 104],
  [1180, 820, 104],
  [1440, 900, 112],
  [1920, 1080, 136],
  [2560, 1440, 180],
];

/** A desktop at 200 % zoom, and windows that are none of these. */
const OTHER_SIZES = [
  [720, 450, 60],
  [360, 740, 46],
  [768, 1024, 90],
  [1024, 690, 80],
  [1366, 650, 80],
];

/** Looks at the table in every size and dress; adds to `faults`, each with the dresses in which it is seen. */
async function look(page, name, faults, { sizes = SIZES, pictures = ["normal", "large"] } = {}) {
  for (const [width, height, card] of sizes) {
    await page.setViewportSize({ width, height });
    for (const size of ["normal", "large", "xxl"]) {
      await setCards(page, size);
      await drawn(page);
      const dress = `${name}-${width}x${height}-${size}`;
      // The largest cards may need more than a small phone's screen.
      const found = await layoutFaults(page, { scrolls: size === "xxl" && width < 700, width: card });
      if (size === "normal") found.push(...(await cramped(page)));
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
  const told = [...faults].map(
    ([fault, dresses]) => `${fault} (${dresses.slice(0, 3).join(", ")}; ${dresses.length} in all)`,
  );
  if (told.length) throw new Error(`${told.length} faults of layout:\n${told.join("\n")}`);
}

/** When a real deal is looked at. */
const MOMENTS = [
  ["deal-1-early", () => true],
  ["deal-2-middle", (state) => state.phase === "play" && state.stock <= 50],
  ["deal-3-late", (state) => state.phase === "play" && state.stock <= 40],
];

for (const [name, now] of MOMENTS) {
  table(`a real deal: ${name}`, async (server) => {
    const page = await person({ flat: true });
    const seat = await Table.open(page, server);
    const faults = new Map();
    await new Player(seat, new Mouse(page)).until(now);
    await seat.complete();
    await look(page, name, faults);
    none(faults);
    seat.noComplaints();
  });
}

for (const name of EXHIBITS) {
  table(`the gallery: ${name}`, async (server) => {
    const page = await person({ flat: true });
    await exhibit(page, server, name);
    const faults = new Map();
    await look(page, `gallery-${name}`, faults);
    await look(page, `gallery-${name}`, faults, { sizes: OTHER_SIZES, pictures: [] });
    none(faults);
  });
}

for (const name of NUMBERS) {
  table(`the gallery: ${name}`, async (server) => {
    const page = await person({ flat: true });
    await exhibit(page, server, name);
    const faults = new Map();
    await look(page, `gallery-${name}`, faults, { pictures: ["normal"] });
    await look(page, `gallery-${name}`, faults, { sizes: OTHER_SIZES, pictures: [] });
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
