// From *Play* to the first card: one document, few requests and bytes, and no layout shifts even if fonts are late.
// `cargo xtask first-card` measures the time, which depends on the machine.

import assert from "node:assert/strict";

import { assertNoComplaints } from "../../lib/browser.mjs";
import { measureFirstCard, newVisitor, worstShift } from "../../lib/first-card.mjs";
import { Touch } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

for (const [what, screen] of [
  ["a phone", {}],
  ["a large screen", { width: 1440, height: 900, touch: false }],
]) {
  serverTest(
    `Play on ${what} loads one document, at most eleven requests and 90 kB, without shifts`,
    async (server) => {
      const guest = await newVisitor({ still: true, ...screen });
      const { page } = guest;
      // Fonts arrive after the first paint, as on a slow connection.
      let late = 0;
      await page.route("**/*.woff2", async (route) => {
        const answer = await route.fetch();
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
        late += 1;
        await route.fulfill({ response: answer });
      });
      // On a slow device, the first drawing of the page is incomplete. Nothing may move when the rest appears.
      await guest.devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
      await page.goto(server.url);
      await page.evaluate(() => document.fonts.ready);
      const slow = await page.evaluate(() => globalThis.notes.shifts);
      assert.ok(worstShift(slow) < 0.1, `the start page shifts on a slow device: ${JSON.stringify(slow)}`);
      await guest.devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      assert.ok(late > 0, "the fonts came late");
      const first = await measureFirstCard(server, guest, { cold: true, settled: 2000 });
      const { all } = first;
      assert.equal(all.documents, 1, all.list.join("\n"));
      assert.ok(all.requests >= 4 && all.requests <= 11, all.list.join("\n"));
      assert.ok(all.bytes > 40_000 && all.bytes < 90_000, `${all.bytes} bytes:\n${all.list.join("\n")}`);
      assert.ok(first.shiftsOfStart < 0.1, `the start page shifts by ${first.shiftsOfStart}`);
      const player = new Player(new Table(page), new Touch(page));
      if (!screen.width) while (player.done.turns < 3) await player.takeAction(await player.table.waitForTurn());
      const shifts = await page.evaluate(() => globalThis.notes.shifts);
      assert.ok(worstShift(shifts) < 0.1, JSON.stringify(shifts));
      console.log(
        `${all.requests} requests, ${all.bytes} bytes; shifts ${worstShift(shifts).toFixed(4)}, start page ${first.shiftsOfStart.toFixed(4)}`,
      );
      assertNoComplaints(page);
    },
  );
}
