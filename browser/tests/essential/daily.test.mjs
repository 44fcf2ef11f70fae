// The deal of the day: the invitation, an attempt that is interrupted and continued, its result, and the text to share.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { Keyboard } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { SCREENS, checkFit } from "../../lib/read.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

serverTest(
  "a guest plays the deal of the day once, gets a result and shares it",
  async (server) => {
    const page = await openPage(SCREENS[0][1]);
    await page.goto(`${server.url}/daily`);
    await page.getByText("Nobody has played today’s deal yet.").waitFor();
    await checkFit(page, "the invitation");
    await page.getByRole("button", { name: "Play today’s deal" }).click();
    await page.waitForURL((url) => /^\/table\/[0-9a-f]+$/.test(url.pathname));
    const tablePath = new URL(page.url()).pathname;
    await new Table(page).waitForTurn();

    // The attempt can be continued, but not started again.
    await page.goto(`${server.url}/daily`);
    await page.getByText("Your deal is still open.").waitFor();
    assert.equal(await page.getByRole("button", { name: "Play today’s deal" }).count(), 0);
    await checkFit(page, "the page while the deal is played");
    await page.getByRole("link", { name: "Back to the table" }).click();
    await page.waitForURL(`${server.url}${tablePath}`);
    const seat = new Table(page);
    await seat.waitForTurn();
    assert.equal(await page.getByRole("button", { name: "Hint" }).count(), 0, "a hint is offered");
    assert.equal(await page.locator("#concede, #people").count(), 0, "the deal can be conceded or left");
    const end = await new Player(seat, new Keyboard(page)).playDeal();
    assert.ok(end.ended);
    await checkFit(page, "the end of the deal");

    // The page updates automatically when the attempt is rated.
    await page.getByRole("link", { name: "See your result" }).click();
    await page.locator("#card").waitFor();
    await page.getByText("Place 1 of 1", { exact: true }).waitFor();
    await page.getByText("1 player started, 1 finished.").waitFor();
    await checkFit(page, "the result");
    const card = await page.locator("#card").inputValue();
    assert.match(
      card,
      /^Canasta, \d+ [A-Z][a-z]+ \d{4}\nPlace 1 of 1, (nothing|[\d,]+ points?) given away\n[●◐○]( [●◐○]){0,5}\nhttp:\/\/\S+\/daily$/,
    );
    await page.getByRole("button", { name: "Copy" }).click();
    await page.locator("[role=status]").filter({ hasText: /\S/ }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Play today’s deal" }).count(), 0, "a second attempt");

    // The player can see the replay. Until tomorrow, other people can't, and there is no record, because both would
    // reveal the cards.
    await page.getByRole("link", { name: "View replay" }).click();
    await page.locator("#replay").waitFor();
    const record = await page.request.get(`${server.url}${tablePath}/record`);
    assert.equal(record.status(), 409);
    const stranger = await openPage(SCREENS[0][1]);
    const response = await stranger.goto(`${server.url}${tablePath}/replay`);
    assert.equal(response.status(), 403);
    assert.equal(await stranger.locator("[data-cards]").count(), 0);
    assertNoComplaints(page);
  },
  { more: ["--review-nodes", "400", "--daily-level", "club"] },
);
