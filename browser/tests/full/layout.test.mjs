// Nothing overlaps or scrolls sideways, and the hand and action buttons are on the screen, at all sizes and card sizes,
// in light and dark. Checks a real deal at three stages, and the fullest tables in the gallery.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { MAIN_TABLES, NUMBERS, showTable } from "../../lib/gallery.mjs";
import { textProblems } from "../../lib/pseudo.mjs";
import { Keyboard, Mouse } from "../../lib/hands.mjs";
import { waitForLayout, layoutProblems, setCardSize } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

/** Phones, tablets and desktops, in portrait and landscape, each with the minimum width of a card in the hand. */
const SIZES = [
  [360, 640, 46],
  [390, 844, 50.9],
  [667, 375, 56],
  [844, 390, 56],
  [820, 1180, 104],
  [1180, 820, 104],
  [1280, 800, 96],
  [1440, 900, 112],
  [1920, 1080, 136],
  [2560, 1440, 180],
];

/** A desktop at 200 % zoom, and unusual windows. */
const OTHER_SIZES = [
  [720, 450, 60],
  [360, 740, 46],
  [768, 1024, 90],
  [1024, 690, 80],
  [1366, 650, 80],
];

/** Checks the table at all sizes and in all themes. Adds to `problems`, which lists the themes for each problem. */
async function checkLayout(page, name, problems, { sizes = SIZES, pictures = ["normal", "large"] } = {}) {
  for (const [width, height, card] of sizes) {
    await page.setViewportSize({ width, height });
    for (const size of ["normal", "large", "xxl"]) {
      await setCardSize(page, size);
      await waitForLayout(page);
      const dress = `${name}-${width}x${height}-${size}`;
      // The largest cards might not fit on a small phone.
      const found = await layoutProblems(page, { scrolls: size === "xxl" && width < 700, width: card });
      if (size === "normal") found.push(...(await textProblems(page)));
      for (const problem of found) problems.set(problem, [...(problems.get(problem) ?? []), dress]);
      if (!pictures.includes(size)) continue;
      for (const colorScheme of size === "normal" ? ["light", "dark"] : ["light"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await takePicture(page, `${dress}-${colorScheme}`);
      }
    }
  }
}

/** Fails with one line per problem. */
function assertNone(problems) {
  const lines = [...problems].map(
    ([problem, dresses]) => `${problem} (${dresses.slice(0, 3).join(", ")}; ${dresses.length} in all)`,
  );
  if (lines.length) throw new Error(`${lines.length} layout problems:\n${lines.join("\n")}`);
}

const STAGES = [
  ["deal-1-early", () => true],
  ["deal-2-middle", (state) => state.phase === "play" && state.stock <= 50],
  ["deal-3-late", (state) => state.phase === "play" && state.stock <= 40],
];

for (const [name, now] of STAGES) {
  serverTest(`a real deal fits all sizes: ${name}`, async (server) => {
    const page = await openPage({ flat: true });
    const seat = await Table.open(page, server);
    const problems = new Map();
    await new Player(seat, new Mouse(page)).playUntil(now);
    await seat.waitForStyles();
    await checkLayout(page, name, problems);
    assertNone(problems);
    seat.assertNoComplaints();
  });
}

for (const name of MAIN_TABLES) {
  serverTest(`gallery table ${name} fits all sizes`, async (server) => {
    const page = await openPage({ flat: true });
    await showTable(page, server, name);
    const problems = new Map();
    await checkLayout(page, `gallery-${name}`, problems);
    await checkLayout(page, `gallery-${name}`, problems, { sizes: OTHER_SIZES, pictures: [] });
    assertNone(problems);
  });
}

for (const name of NUMBERS) {
  serverTest(`gallery table ${name} fits all sizes`, async (server) => {
    const page = await openPage({ flat: true });
    await showTable(page, server, name);
    const problems = new Map();
    await checkLayout(page, `gallery-${name}`, problems, { pictures: ["normal"] });
    await checkLayout(page, `gallery-${name}`, problems, { sizes: OTHER_SIZES, pictures: [] });
    assertNone(problems);
  });
}

serverTest("a full row of groups fits above a hand of more than twenty cards", async (server) => {
  const page = await openPage();
  await showTable(page, server, "thirty");
  const seat = new Table(page);
  const hands = new Keyboard(page);
  const state = await seat.state();
  assert.ok(cards(state) >= 20);
  const ranks = state.hand.filter(({ rank, count }) => count >= 2 && !"X2R38".includes(rank)).slice(0, 4);
  for (const { rank } of ranks) await hands.chooseAll(rank);
  await hands.chooseAll("2");
  await seat.waitUntil("the cards are selected", (now) => now.groups.length >= ranks.length);
  const problems = new Map();
  await checkLayout(page, "gallery-thirty-selected", problems);
  assertNone(problems);
});
