// In Firefox: a visitor comes in, plays turns against the bots, finds the cards as large as anywhere and nothing to scroll, and the
// page complains of nothing. Skipped where there is no Firefox.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { firefox } from "playwright-core";

import { WAIT_TIMEOUT_MS, noComplaints, watched } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { layoutFaults } from "../../lib/layout.mjs";
import { Player } from "../../lib/player.mjs";
import { Server } from "../../lib/server.mjs";
import { Table, cards } from "../../lib/table.mjs";

/** Screens with the least width that a card in the hand has there (layout). */
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

const drawn = (page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))));

/** Looks at the table in all sizes; pictures where they are wanted. */
async function looked(page, name, faults) {
  for (const [width, height, card] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    for (const fault of await layoutFaults(page, { width: card }))
      faults.push(`${fault} (${name}, ${width} × ${height})`);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: join(process.env.SCREENSHOTS, `firefox-${name}-${width}x${height}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A mouse that scrolls nothing. Over BiDi, Playwright's own clicks scroll to their target even if it is in view. */
class StillMouse extends Mouse {
  async click(selector, { position, modifiers = [] } = {}) {
    const box = await this.page.locator(selector).boundingBox();
    const { x, y } = position ?? { x: box.width / 2, y: box.height / 2 };
    for (const key of modifiers) await this.page.keyboard.down(key);
    await this.page.mouse.click(box.x + x, box.y + y);
    for (const key of modifiers) await this.page.keyboard.up(key);
  }
}

/** The distribution's own Firefox, which Playwright drives by WebDriver BiDi. */
const launched = () =>
  firefox.launch({
    channel: "moz-firefox",
    executablePath: program,
    // Over BiDi, Playwright ignores `reducedMotion`.
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
    timeout: WAIT_TIMEOUT_MS,
  });

async function opened(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(WAIT_TIMEOUT_MS);
  // BiDi does not report breaches of the content policy by itself.
  await context.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return watched(await context.newPage());
}

test("a visitor plays in Firefox", { skip }, async () => {
  const browser = await launched();
  const server = await Server.start({ seed: 33 });
  try {
    const page = await opened(browser);
    await page.goto(server.url);
    await page.click("#often");
    const seat = new Table(page);
    await seat.until("a table is shown", (now) => cards(now) > 0);
    const player = new Player(seat, new StillMouse(page));
    const faults = [];
    const first = await seat.mine();
    // What lies on a table is looked at when all of its style is there.
    await page.waitForFunction(() => document.getElementById("later-sheet")?.sheet);
    await looked(page, "early", faults);
    const last = await player.deal(() => player.done.turns >= TURNS && player.done.discarded >= TURNS - 1);
    assert.ok(last.n > first.n && player.done.turns >= 3, JSON.stringify(player.done));
    await looked(page, last.ended ? "end" : "late", faults);
    assert.deepEqual(faults, []);
    // Over BiDi, each of Playwright's pictures adds a style that the content policy blocks.
    if (!process.env.SCREENSHOTS) noComplaints(page);
    console.log(`Firefox: ${JSON.stringify(player.done)}`);
  } finally {
    await browser.close();
    await server.stop();
  }
});
