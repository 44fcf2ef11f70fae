// Hints are placed on free felt at every size, on the fullest tables and with long words. The first sentence and the
// buttons must be visible.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { showTable, inPseudo } from "../../lib/gallery.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { coveredParts } from "../../lib/hints.mjs";
import { waitForLayout, setCardSize } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** The nine sizes, 1440×900 at 200 % zoom, and a low, wide window. */
const SIZES = [
  ...[
    [360, 640],
    [390, 844],
    [667, 375],
    [844, 390],
    [820, 1180],
    [1180, 820],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ],
  ...[
    [720, 450],
    [1366, 500],
  ],
];
const CARDS = ["normal", "large", "xxl"];
const TABLES = ["drawn", "busy", "opening", "thirty", "two-mid", "three-mid", "five-mid", "six-mid"];

/** Returns the server's answer to a hint request after drawing. */
async function fetchHint(server) {
  const page = await openPage();
  const player = new Player(await Table.open(page, server), new Mouse(page));
  for (const most of [60, 50, 40, 30]) {
    await player.playDeal((state) => state.phase === "play" && state.stock < most);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith("/hint")),
      page.locator("#ask-hint").click(),
    ]);
    const hint = await answer.json();
    await page.locator("#hint.placed .option").first().waitFor();
    const compares = (await page.locator("#hint .reason").count()) === 1;
    await page.locator("#close-hint").click();
    // If there is only one option, the hint doesn't compare anything.
    if (!compares) continue;
    await page.context().close();
    return hint;
  }
  throw new Error("no hint of the deal has a reason");
}

/** Finds layout problems of an open hint. */
const hintProblems = async (page) => {
  const found = (await coveredParts(page)).map((part) => `it covers ${part}`);
  const box = await page.evaluate(() => {
    const found = [];
    const hint = document.querySelector("#hint");
    const text = hint.querySelector(".told");
    const inside = (part, whole) => {
      const [a, b] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
      return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    };
    const box = hint.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      found.push("it leaves the window");
    if (hint.scrollWidth > hint.clientWidth + 1 || text.scrollWidth > text.clientWidth + 1)
      found.push("it is cut at its side");
    text.scrollTop = 0;
    for (const part of text.querySelectorAll(".reason, .option:first-child"))
      if (!inside(part, text)) found.push(`${part.className} is cut`);
    for (const button of hint.querySelectorAll("button")) {
      const { width, height } = button.getBoundingClientRect();
      if (width < 44 || height < 44) found.push(`${button.id} is ${width} × ${height}`);
      button.focus();
      const seen = button.getBoundingClientRect();
      const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
      if (!button.contains(document.elementFromPoint(x, y)) && !inside(button, hint))
        found.push(`${button.id} can't be reached by keyboard`);
    }
    text.scrollTop = 0;
    return found;
  });
  return [...found, ...box];
};

for (const [language, more] of [
  ["English", []],
  ["the pseudo-language", ["--pseudo-language"]],
]) {
  serverTest(
    `a hint in ${language} covers nothing important on full tables, at every size`,
    async (server) => {
      const hint = await fetchHint(server);
      const page = await openPage({ flat: true });
      const found = [];
      let open = 0;
      for (const name of TABLES) {
        const tableName = language === "English" ? name : inPseudo(name);
        await page.setViewportSize({ width: 1440, height: 900 });
        await showTable(page, server, tableName);
        await page.route(`${server.url}/table/*/hint`, (route) => route.fulfill({ json: { ...hint, n: 0 } }));
        await page.locator("#ask-hint").click();
        await page.locator("#hint.placed .reason").waitFor();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          for (const cards of CARDS) {
            await setCardSize(page, cards);
            await waitForLayout(page);
            open += 1;
            for (const problem of await hintProblems(page))
              found.push(`${problem} (${tableName}, ${width}×${height}, ${cards})`);
            if (name === "busy") await takePicture(page, `hint-${tableName}-${width}x${height}-${cards}`);
          }
        }
        await setCardSize(page, "normal");
      }
      assert.deepEqual(found, []);
      assert.equal(open, TABLES.length * SIZES.length * CARDS.length);
    },
    { more },
  );
}

serverTest(
  "the hint stays over the log of a wide table, and closes on a phone when it selects cards",
  async (server) => {
    for (const [width, height, stays] of [
      [1440, 900, 1],
      [390, 844, 0],
      [844, 390, 0],
    ]) {
      const page = await openPage({ width, height });
      const seat = await Table.open(page, server);
      await new Player(seat, new Mouse(page)).playDeal((state) => state.phase === "play");
      await page.locator("#ask-hint").click();
      await page.locator("#hint.placed .option").first().waitFor();
      const over = await page.evaluate(() => {
        const [hint, rail] = ["#hint", "#rail"].map((id) => document.querySelector(id).getBoundingClientRect());
        return rail.width > 0 && hint.left >= rail.left - 1 && hint.right <= rail.right + 1;
      });
      assert.equal(over, stays === 1, `${width}×${height}`);
      await page.locator("#hint-1").click();
      await seat.waitUntil("the cards of the hint are selected", (now) => now.groups.length > 0);
      assert.equal(await page.locator("#hint").count(), stays, `${width}×${height}`);
      seat.assertNoComplaints();
      await page.context().close();
    }
  },
);
