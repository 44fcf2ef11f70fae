// A visitor plays turns against bots in Firefox, and opens the score pad. Cards are as large as elsewhere, and nothing
// scrolls or reports errors. Skipped if Firefox isn't installed.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { firefox } from "playwright-core";

import { WAIT_TIMEOUT_MS, assertNoComplaints, collectComplaints } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { layoutProblems } from "../../lib/layout.mjs";
import { Events, sixDeals, storePad } from "../../lib/pad.mjs";
import { pageProblems } from "../../lib/pages.mjs";
import { Player } from "../../lib/player.mjs";
import { Server } from "../../lib/server.mjs";
import { Table, cards } from "../../lib/table.mjs";

/** Screens, each with the minimum width of a card in the hand (see layout). */
const SIZES = [
  [360, 640, 46],
  [390, 844, 50.9],
  [844, 390, 56],
  [820, 1180, 104],
  [1440, 900, 112],
  [2560, 1440, 180],
];

const TURNS = 12;

const program = [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
const skip = program ? false : "there is no Firefox on this machine; on Debian: apt-get install firefox-esr";

const waitForLayout = (page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))));

/** Checks the table at all sizes. */
async function checkTable(page, name, problems) {
  for (const [width, height, card] of SIZES) {
    await page.setViewportSize({ width, height });
    await waitForLayout(page);
    for (const problem of await layoutProblems(page, { width: card }))
      problems.push(`${problem} (${name}, ${width} × ${height})`);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: join(process.env.SCREENSHOTS, `firefox-${name}-${width}x${height}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A mouse that doesn't scroll. Over BiDi, Playwright's clicks scroll to their target even if it is already in view. */
class StillMouse extends Mouse {
  async click(selector, { position, modifiers = [] } = {}) {
    const box = await this.page.locator(selector).boundingBox();
    const { x, y } = position ?? { x: box.width / 2, y: box.height / 2 };
    for (const key of modifiers) await this.page.keyboard.down(key);
    await this.page.mouse.click(box.x + x, box.y + y);
    for (const key of modifiers) await this.page.keyboard.up(key);
  }
}

/** Starts the system's Firefox, which Playwright controls over WebDriver BiDi. */
const launchFirefox = () =>
  firefox.launch({
    channel: "moz-firefox",
    executablePath: program,
    // Over BiDi, Playwright ignores `reducedMotion`.
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
    timeout: WAIT_TIMEOUT_MS,
  });

async function openPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(WAIT_TIMEOUT_MS);
  // BiDi doesn't report violations of the content policy.
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return collectComplaints(await context.newPage());
}

test("a visitor plays in Firefox", { skip }, async () => {
  const browser = await launchFirefox();
  const server = await Server.start({ seed: 33 });
  try {
    const page = await openPage(browser);
    await page.goto(server.url);
    await page.click("#often");
    const seat = new Table(page);
    await seat.waitUntil("a table is shown", (now) => cards(now) > 0);
    const player = new Player(seat, new StillMouse(page));
    const problems = [];
    const first = await seat.waitForTurn();
    await page.waitForFunction(() => document.getElementById("later-sheet")?.sheet);
    await checkTable(page, "early", problems);
    const last = await player.playDeal(() => player.done.turns >= TURNS && player.done.discarded >= TURNS - 1);
    assert.ok(last.n > first.n && player.done.turns >= 3, JSON.stringify(player.done));
    await checkTable(page, last.ended ? "end" : "late", problems);
    assert.deepEqual(problems, []);
    // Over BiDi, each screenshot adds a style, which the content policy blocks.
    if (!process.env.SCREENSHOTS) assertNoComplaints(page);
    console.log(`Firefox: ${JSON.stringify(player.done)}`);
  } finally {
    await browser.close();
    await server.stop();
  }
});

test("the score pad shows its deals in Firefox, with and without a connection", { skip }, async () => {
  const browser = await launchFirefox();
  const server = await Server.start({ seed: 33 });
  try {
    const page = await openPage(browser);
    await page.setViewportSize({ width: 390, height: 844 });
    const screenshot = async (name) => {
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: join(process.env.SCREENSHOTS, `firefox-pad-${name}.png`) });
    };
    const { events } = sixDeals(new Events(), { deals: 2 });
    await storePad(page, events);
    await page.goto(`${server.url}/pad#table`);
    const totals = async () => {
      await page.locator(".plates .total").first().waitFor();
      return page.locator(".plates .total").allInnerTexts();
    };
    assert.deepEqual(await totals(), ["1,370", "1,620"]);
    assert.deepEqual(await pageProblems(page), []);
    await page.reload();
    assert.deepEqual(await totals(), ["1,370", "1,620"]);
    await screenshot("table");
    // The pad opens without a connection once its page is stored and the service worker answers.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(async () => {
      const cache = await caches.open("pad");
      return Boolean(await cache.match("/pad?lang=en"));
    });
    if (!process.env.SCREENSHOTS) assertNoComplaints(page);
    await server.stop("SIGKILL");
    await page.reload();
    assert.deepEqual(await totals(), ["1,370", "1,620"]);
    await page.locator(".top .dot.off").waitFor();
    await screenshot("offline");
    await server.restart();
    await page.locator(".top .dot:not(.off)").waitFor();
  } finally {
    await browser.close();
    await server.stop();
  }
});
