// Real tables of two, three, five and six under the presets: a deal is played to its end by what the page shows, and the
// page stays in order all the way.

import assert from "node:assert/strict";

import { person } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { layoutFaults } from "../../lib/layout.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const TABLES = [
  { preset: "hoyle", players: 2, size: { width: 390, height: 844 } },
  { preset: "lakin", players: 3, size: { width: 1024, height: 690 } },
  { preset: "lakin", players: 4, size: { width: 1280, height: 800 } },
  { preset: "wahhi", players: 5, size: { width: 360, height: 640 } },
  { preset: "hoyle", players: 5, size: { width: 768, height: 1024 } },
  { preset: "classic", players: 6, size: { width: 390, height: 844 } },
];

for (const { preset, players, size } of TABLES) {
  table(`a deal of ${players} after ${preset}`, async (server) => {
    const page = await person({ ...size, flat: true });
    await page.goto(`${server.url}/new?preset=${preset}&players=${players}`);
    await page.getByRole("button", { name: "Create table" }).click();
    await page.waitForURL(/\/table\//);
    const seat = new Table(page);
    await seat.complete();
    const player = new Player(seat, new Mouse(page));
    const faults = new Set();
    let end = null;
    while (!end?.ended) {
      let acts = 0;
      end = await player.deal(() => ++acts > 8);
      for (const fault of await layoutFaults(page)) faults.add(fault);
    }
    assert.equal(end.ended, "deal");
    assert.deepEqual([...faults], []);
    assert.equal(end.totals.length, players === 4 || players === 6 ? 2 : players);
    assert.ok(player.done.turns > 1, JSON.stringify(player.done));
    seat.noComplaints();
  });
}
