// Plays a finished deal again from another seat and against another level, and compares the results, on a large screen
// and a phone.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { Keyboard } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { SCREENS, playGame, checkPage } from "../../lib/read.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const cards = (columns) =>
  columns.evaluateAll((all) => all.flatMap((column) => column.dataset.cards.split(" ")).sort());

/** The numbers in a row of the table “Then and now”. */
const row = (page, name) =>
  page
    .getByRole("row", { name: new RegExp(`^${name}\\b`) })
    .getByRole("cell")
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent.replace("−", "-").replace(",", ""))));

serverTest("a player replays a deal from another seat and compares the results", async (server) => {
  const page = await openPage(SCREENS[0][1]);
  await playGame(page, server);
  await page.getByRole("link", { name: "Replay", exact: true }).click();
  await page.locator("#replay").waitFor();
  const replay = new URL(page.url()).pathname;
  // Note the first hand of the opponent on the left, and the result of the first deal.
  await page.goto(`${server.url}${replay}?at=0&seat=1`);
  const firstHand = await cards(page.locator(".hand-of .stack"));
  assert.equal(firstHand.length, 11);
  const record = await (await page.request.get(`${server.url}${replay.replace(/replay$/, "record")}`)).text();
  const brought = record
    .match(/^Score: (-?\d+), (-?\d+)/m)
    .slice(1)
    .map(Number);

  await page.getByRole("link", { name: "Play a deal again" }).click();
  await page.getByRole("heading", { name: "Play a deal again" }).waitFor();
  assert.ok(await page.getByRole("radio", { name: "Deal 1" }).isChecked());
  assert.ok(await page.getByRole("radio", { name: /your seat/ }).isChecked());
  await checkPage(page, "the choice of a deal");
  await page.getByRole("group", { name: "Which seat?" }).getByRole("radio").nth(1).check();
  await page.getByRole("radio", { name: /^Beginner/ }).check();
  await page.getByRole("button", { name: "Deal the cards" }).click();
  await page.waitForURL((url) => /^\/table\/[0-9a-f]+$/.test(url.pathname) && !replay.startsWith(url.pathname));

  const seat = new Table(page);
  await seat.waitForTurn();
  await page.getByRole("button", { name: /^Menu/ }).click();
  await page.getByText("the shuffle isn’t guaranteed").locator("visible=true").waitFor();
  await page.getByRole("button", { name: "Close" }).first().click();
  const player = new Player(seat, new Keyboard(page));
  const first = await seat.state();
  assert.equal(first.deal, 1);
  const end = await player.playDeal();
  assert.equal(end.ended, "game");

  await page.getByRole("heading", { name: "Comparison" }).waitFor();
  // This seat is on the other side, so that side's points now come first.
  assert.deepEqual(await row(page, "First time"), brought.toReversed());
  const now = await row(page, "This time");
  const more = now[0] - brought[1];
  const said = more === 0 ? "the same" : `${Math.abs(more).toLocaleString("en")} ${more > 0 ? "more" : "fewer"} points`;
  await page.getByText(new RegExp(`Your side scored ${said}`)).waitFor();
  await checkPage(page, "the end of the deal");
  assert.equal(await page.getByRole("button", { name: "Next deal" }).count(), 0);

  // Both replays start with the same cards.
  for (const which of ["Replay: first time", "Replay: this time"]) {
    await page.getByRole("link", { name: which }).click();
    await page.locator('#replay[data-at="0"][data-seat="1"]').waitFor();
    assert.deepEqual(await cards(page.locator(".hand-of .stack")), firstHand, which);
    await page.goBack();
    await page.getByRole("heading", { name: "Comparison" }).waitFor();
  }
  // Play it once more. The same deal and seat are already selected.
  await page.getByRole("link", { name: "Play again", exact: true }).click();
  await page.getByRole("heading", { name: "Play a deal again" }).waitFor();
  assert.ok(await page.getByRole("group", { name: "Which seat?" }).getByRole("radio").nth(1).isChecked());
  // It isn't in the stats, which count only the first game. The list links to the page for choosing a deal of that
  // game.
  await page.goto(`${server.url}/you`);
  assert.equal(await page.getByRole("link", { name: /^Replay:/ }).count(), 1);
  await page.getByRole("link", { name: /^Play a deal again:/ }).click();
  await page.getByRole("heading", { name: "Play a deal again" }).waitFor();
  assertNoComplaints(page);
});
