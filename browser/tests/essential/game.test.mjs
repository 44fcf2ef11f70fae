// Two whole games: with a mouse to 5,000 points and, under a house rule, by touch on a phone to 500.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { checkLightAndDark } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { checkBreakdown } from "../../lib/ends.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const points = (text) => Number(text.replace("−", "-").replaceAll(",", ""));

serverTest("a player finishes a game to 5,000 points with the mouse and starts a rematch", async (server) => {
  const page = await openPage({ width: 1366, height: 650 });
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  let deals = 0;
  for (;;) {
    const end = await player.playDeal();
    deals += 1;
    assert.ok(deals <= 60, "the game does not end");
    if (deals === 1) await checkBreakdown(page, end);
    const totals = end.totals.map(points);
    assert.equal(end.ended === "game", Math.max(...totals) >= 5000 && totals[0] !== totals[1], `totals ${totals}`);
    if (end.ended === "game") {
      const won = await page.locator(".final .won").textContent();
      assert.match(won, totals[0] > totals[1] ? /^We/ : /^They/);
      break;
    }
    await player.hands.next();
    await seat.waitUntil("the next deal is shown", (now) => now.deal > end.deal && !now.ended);
  }
  const old = page.url();
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.waitForURL((url) => url.href !== old && /\/table\//.test(url.href));
  const fresh = await seat.waitUntil("a new game is shown", (now) => now.deal === 1 && !now.ended);
  assert.deepEqual(fresh.totals, ["0", "0"]);
  seat.assertNoComplaints();
});

// With known cards, a table opens after the deal. With fair decks, as in production, the page sees the shuffle first.
serverTest(
  "a fairly shuffled game is dealt and played with animations and without errors",
  async (server) => {
    const page = await openPage({ width: 1440, height: 900, still: false });
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Mouse(page));
    await player.playDeal(() => player.done.discarded > 1);
    await seat.waitForMotion();
    assert.equal(await page.getByText("Shuffling").count(), 0);
    seat.assertNoComplaints();
  },
  { fair: true },
);

async function openYourGames(page, server) {
  await page.goto(server.url);
  await page.getByRole("link", { name: "Your games", exact: true }).click();
  await page.getByRole("heading", { name: "Your games" }).waitFor();
}

/** Plays a game to its end. Returns each side's total. */
async function playGame(page, server) {
  await page.goto(`${server.url}/new?preset=hoyle&base=hoyle&game_points=500`);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\//);
  const seat = new Table(page);
  const player = new Player(seat, new Touch(page));
  for (;;) {
    const end = await player.playDeal();
    if (end.ended === "game") return end.totals;
    await player.hands.next();
    await seat.waitUntil("the next deal is shown", (now) => now.deal > end.deal && !now.ended);
  }
}

serverTest("a game played on a phone is listed, downloaded and deleted", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  await openYourGames(page, server);
  await page.getByText("No games that count yet.").waitFor();

  const [we, they] = await playGame(page, server);
  await openYourGames(page, server);
  const game = page.getByRole("listitem").filter({ hasText: `${we} to ${they}` });
  assert.match(await game.innerText(), /^(Won|Lost), /);
  assert.match(
    await game.getByRole("link", { name: /Replay/ }).getAttribute("href"),
    /^\/table\/[0-9a-f]{32}\/replay$/,
  );

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  const deals = lines.slice(1).map((line) => Number(line.split(",")[11]));
  assert.equal(
    deals.reduce((sum, deal) => sum + deal, 0),
    points(we),
  );

  await page.getByText("Delete history").first().click();
  await checkLightAndDark(page, "the question before deleting");
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    "the page is too wide",
  );
  await page.getByRole("button", { name: "Delete history" }).click();
  await page.getByText("No games that count yet.").waitFor();
  assertNoComplaints(page);
});
