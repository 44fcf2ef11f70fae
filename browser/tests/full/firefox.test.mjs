// In Firefox: a visitor comes in, plays turns against the bots, finds the cards as large as anywhere and nothing to scroll, and the
// page complains of nothing. Skipped where there is no Firefox.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { Firefox, FirefoxHands, firefoxProgram } from "../../lib/firefox.mjs";
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

const program = firefoxProgram();
const skip = program ? false : "there is no Firefox on this machine; on Debian: apt-get install firefox-esr";

const drawn = (page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))));

/** Looks at the table in all sizes; pictures where they are wanted. */
async function looked(firefox, name, faults) {
  for (const [width, height, card] of SIZES) {
    await firefox.setViewportSize({ width, height });
    await drawn(firefox);
    for (const fault of await layoutFaults(firefox, { width: card }))
      faults.push(`${fault} (${name}, ${width} × ${height})`);
    if (process.env.SCREENSHOTS)
      writeFileSync(
        join(process.env.SCREENSHOTS, `firefox-${name}-${width}x${height}.png`),
        await firefox.screenshot(),
      );
  }
  await firefox.setViewportSize({ width: 1440, height: 900 });
}

test("a visitor plays in Firefox", { skip }, async () => {
  const server = await Server.start({ seed: 33 });
  const firefox = await Firefox.start(program);
  try {
    await firefox.setViewportSize({ width: 1440, height: 900 });
    await firefox.goto(server.url);
    await firefox.click("#often");
    const seat = new Table(firefox);
    await seat.until("a table is shown", (now) => cards(now) > 0);
    const player = new Player(seat, new FirefoxHands(firefox));
    const faults = [];
    const first = await seat.mine();
    // What lies on a table is looked at when all of its style is there.
    await firefox.evaluate(async () => {
      while (!document.getElementById("later-sheet")?.sheet) await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    await looked(firefox, "early", faults);
    const last = await player.deal(() => player.done.turns >= TURNS && player.done.discarded >= TURNS - 1);
    assert.ok(last.n > first.n && player.done.turns >= 3, JSON.stringify(player.done));
    await looked(firefox, last.ended ? "end" : "late", faults);
    assert.deepEqual(faults, []);
    assert.deepEqual(await firefox.complaints(), []);
    console.log(`Firefox: ${JSON.stringify(player.done)}`);
  } finally {
    await firefox.stop();
    await server.stop();
  }
});
