// A deal with two to six players, under several presets, with layout checks.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { layoutProblems } from "../../lib/layout.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
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
  serverTest(`a deal with ${players} players under ${preset} can be played to its end`, async (server) => {
    const page = await openPage({ ...size, flat: true });
    await page.goto(`${server.url}/new?preset=${preset}&players=${players}`);
    await page.getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/table\//);
    const seat = new Table(page);
    await seat.waitForStyles();
    const player = new Player(seat, new Mouse(page));
    const problems = new Set();
    let end = null;
    while (!end?.ended) {
      let actions = 0;
      end = await player.playDeal(() => ++actions > 8);
      for (const problem of await layoutProblems(page)) problems.add(problem);
    }
    assert.equal(end.ended, "deal");
    assert.deepEqual([...problems], []);
    assert.equal(end.totals.length, players === 4 || players === 6 ? 2 : players);
    assert.ok(player.done.turns > 1, JSON.stringify(player.done));
    seat.assertNoComplaints();
  });
}
