// What a game came to stands on the player's own page: drawn, in numbers and in words, to take away and to delete.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { axeFaults, none } from "../lib/axe.mjs";
import { noComplaints, person } from "../lib/browser.mjs";
import { Touch } from "../lib/hands.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

/** Looks at the page in light and dark, and whether it keeps to the screen. */
async function looked(page, what) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    none(await axeFaults(page), `${what}, ${colorScheme}`);
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), `${what} is too wide`);
}

async function toYourGames(page, server) {
  await page.goto(server.url);
  await page.getByRole("link", { name: "Your games", exact: true }).click();
  await page.getByRole("heading", { name: "Your games" }).waitFor();
}

/** Plays a game to its end; each side's total then. */
async function played(page, server) {
  await page.goto(`${server.url}/new?preset=hoyle&base=hoyle&game_points=500`);
  await page.getByRole("button", { name: "Start the table" }).click();
  await page.waitForURL(/\/table\//);
  const seat = new Table(page);
  const player = new Player(seat, new Touch(page));
  for (;;) {
    const end = await player.deal();
    if (end.ended === "game") return end.totals;
    await player.hands.next();
    await seat.until("the next deal is shown", (now) => now.deal > end.deal && !now.ended);
  }
}

table("a game stands among one's own, is taken away, and is forgotten", async (server) => {
  const page = await person({ width: 390, height: 844, touch: true });
  await toYourGames(page, server);
  await page.getByText("No games yet.").waitFor();
  await looked(page, "no game yet");

  const [we, they] = await played(page, server);
  await toYourGames(page, server);
  await looked(page, "one game");
  const game = page.getByRole("listitem").filter({ hasText: `${we} to ${they}` });
  assert.match(await game.innerText(), /^(Won|Lost), /);
  assert.match(await game.getByRole("link", { name: /Replay/ }).getAttribute("href"), /^\/table\/[0-9a-f]{32}\/replay$/);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as a table" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  const points = lines.slice(1).map((line) => Number(line.split(",")[11]));
  const total = Number(we.replace("−", "-").replaceAll(",", ""));
  assert.equal(points.reduce((sum, deal) => sum + deal, 0), total);

  await page.getByText("Delete this history").first().click();
  await looked(page, "what deleting does");
  await page.getByRole("button", { name: "Delete this history" }).click();
  await page.getByText("No games yet.").waitFor();
  noComplaints(page);
}, { timeout: 240_000 });
