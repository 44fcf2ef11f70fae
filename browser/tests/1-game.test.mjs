// A whole game to 5,000 points, its end, and another one.

import assert from "node:assert/strict";

import { axeFaults, none } from "../lib/axe.mjs";
import { person } from "../lib/browser.mjs";
import { Keyboard } from "../lib/hands.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

const points = (text) => Number(text.replace("−", "-").replaceAll(",", ""));

table(
  "a whole game to 5,000 points, and another one",
  async (server) => {
    const page = await person({ width: 1366, height: 650 });
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Keyboard(page));
    let deals = 0;
    for (;;) {
      const end = await player.deal();
      deals += 1;
      assert.ok(deals <= 60, "the game does not end");
      const totals = end.totals.map(points);
      assert.equal(end.ended === "game", Math.max(...totals) >= 5000 && totals[0] !== totals[1], `totals ${totals}`);
      if (end.ended === "game") {
        const won = await page.locator(".final .won").textContent();
        assert.match(won, totals[0] > totals[1] ? /^We/ : /^They/);
        break;
      }
      await player.hands.next();
      await seat.until("the next deal is shown", (now) => now.deal > end.deal && !now.ended);
    }
    none(await axeFaults(page), "the game's end");
    await page.emulateMedia({ colorScheme: "dark" });
    none(await axeFaults(page), "the game's end");

    const old = page.url();
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => url.href !== old && /\/table\//.test(url.href));
    const fresh = await seat.until("a new game is shown", (now) => now.deal === 1 && !now.ended);
    assert.deepEqual(fresh.totals, ["0", "0"]);
    seat.noComplaints();
  },
  { timeout: 240_000 },
);
