// The score pad's screens in every language, at three sizes. No text may be cut or overlap, and nothing may stick out.

import { readdirSync } from "node:fs";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { waitForLayout } from "../../lib/layout.mjs";
import { Events, entry, side, sixDeals, storePad } from "../../lib/pad.mjs";
import { pageProblems } from "../../lib/pages.mjs";
import { textProblems } from "../../lib/pseudo.mjs";
import { serverTest } from "../../lib/suite.mjs";

const LANGUAGES = readdirSync(new URL("../../../crates/canasta-i18n/messages", import.meta.url));

const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
];

const ENOUGH = 5;

/** Large figures are set tight. Digits have no descenders, so their boxes overlap the words below, but the ink doesn't. */
const TIGHT_FIGURES = /^“\d+” and “.*” overlap$/;

/** Presses keys of the keypad. */
async function press(page, keys) {
  for (const key of keys) await page.locator(`[data-key="${key}"]`).click();
}

async function goOut(page) {
  await page.locator('[data-seat="2"]').click();
  await page.locator("[data-key]").first().waitFor();
}

/** Opens the nth dialog of the top bar. */
const dialog = (place) => async (page) => {
  await page.locator("header.top button").nth(place).click();
  await page.locator("dialog[open]").waitFor();
};

/** The screens, each with its address, the number of deals, and presses that lead to it. */
const SCREENS = [
  ["start", "start", ENOUGH],
  ["between deals", "table", ENOUGH],
  ["sharing", "table", ENOUGH, dialog(1)],
  ["the menu", "table", ENOUGH, dialog(2)],
  ["who went out", "deal", ENOUGH],
  ["a count", "deal", ENOUGH, goOut],
  ["points", "deal", ENOUGH, async (page) => (await goOut(page), await press(page, "122"))],
  [
    "counting cards",
    "deal",
    ENOUGH,
    async (page) => (await goOut(page), await press(page, "122"), await press(page, ["count"])),
  ],
  ["a correction", "deal/4", ENOUGH],
  ["checking", "check/4", ENOUGH],
  ["totals", "totals", ENOUGH],
  ["the end", "end", 6],
  ["rules", "rules", ENOUGH],
  ["names", "names", ENOUGH],
  ["settings", "settings", ENOUGH],
];

for (const tag of LANGUAGES) {
  serverTest(`the score pad fits in ${tag}`, async (server) => {
    const problems = [];
    for (const [name, screen, deals, prepare] of SCREENS) {
      const page = await openPage({ context: { locale: tag } });
      await page.addInitScript(() => localStorage.setItem("pad-settings", '{"ignoreDoublePresses":false}'));
      const { events } = sixDeals(new Events(), { deals });
      // A deal with slips, which the check names.
      if (screen.startsWith("deal/")) {
        const slips = entry(2, side(1, 2, 4, 483, 0), side(0, 1, 1, 75, 145));
        const replaces = [events.all.findLast(({ n }) => n === 4).id];
        events.deal(slips, { n: 4, replaces, anyway: true });
      }
      await storePad(page, events);
      await page.goto(`${server.url}/pad#${screen}`);
      await page.locator("#pad h1").waitFor();
      await prepare?.(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await waitForLayout(page);
        const found = new Set([...(await textProblems(page)), ...(await pageProblems(page))]);
        const real = [...found].filter((problem) => !TIGHT_FIGURES.test(problem));
        problems.push(...real.map((problem) => `${name}, ${width} by ${height}: ${problem}`));
      }
      assertNoComplaints(page);
      await page.context().close();
    }
    if (problems.length) throw new Error(problems.join("\n"));
  });
}
