// From *Play* to the first card: one document, few requests, few bytes, and nothing that shifts while letters come late and the
// others play. How long it takes on a slow line is measured by `cargo xtask first-card`: a busy machine would make it a test of itself.

import assert from "node:assert/strict";

import { noComplaints } from "../../lib/browser.mjs";
import { opens, visitor, worstShift } from "../../lib/first-card.mjs";
import { Touch } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

for (const [what, screen] of [
  ["a phone", {}],
  ["a large screen", { width: 1440, height: 900, touch: false }],
]) {
  table(
    `from the press to the cards on ${what}: one document, eleven requests and 90 kB at most, and nothing shifts`,
    async (server) => {
      const guest = await visitor({ still: true, ...screen });
      const { page } = guest;
      // Letters come late, as on a slow line: the page has been drawn without them.
      let late = 0;
      await page.route("**/*.woff2", async (route) => {
        const answer = await route.fetch();
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
        late += 1;
        await route.fulfill({ response: answer });
      });
      // A slow device draws what it has of a page; nothing may move when it has the rest.
      await guest.devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
      await page.goto(server.url);
      await page.evaluate(() => document.fonts.ready);
      const slow = await page.evaluate(() => globalThis.notes.shifts);
      assert.ok(worstShift(slow) < 0.1, `the start page shifts on a slow device: ${JSON.stringify(slow)}`);
      await guest.devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      assert.ok(late > 0, "the letters came late");
      const first = await opens(server, guest, { cold: true, settled: 2000 });
      const { all } = first;
      assert.equal(all.documents, 1, all.list.join("\n"));
      assert.ok(all.requests >= 4 && all.requests <= 11, all.list.join("\n"));
      assert.ok(all.bytes > 40_000 && all.bytes < 90_000, `${all.bytes} bytes:\n${all.list.join("\n")}`);
      assert.ok(first.shiftsOfStart < 0.1, `the start page shifts by ${first.shiftsOfStart}`);
      const player = new Player(new Table(page), new Touch(page));
      if (!screen.width) while (player.done.turns < 3) await player.act(await player.table.mine());
      const shifts = await page.evaluate(() => globalThis.notes.shifts);
      assert.ok(worstShift(shifts) < 0.1, JSON.stringify(shifts));
      console.log(
        `${all.requests} requests, ${all.bytes} bytes; shifts ${worstShift(shifts).toFixed(4)}, start page ${first.shiftsOfStart.toFixed(4)}`,
      );
      noComplaints(page);
    },
  );
}
