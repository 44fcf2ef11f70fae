// Two people at one tablet. Between their turns, it shows no card until the next one asks for theirs.

import assert from "node:assert/strict";

import { checkLightAndDark } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { TABLET } from "../../lib/friends.mjs";
import { Mouse, Touch, pauseToRead } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const TURNS = 3;

const waitForCover = (table) => table.waitUntil("the tablet is covered", ({ phase }) => phase === "cover");

/** The next person, according to the cover. Its button must have the focus, and no card may be in the page. */
async function readCover(page) {
  await page.locator("#show-cards:enabled:focus").waitFor();
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  assert.equal(await page.locator("[data-c], [data-cards], .card, #hand").count(), 0, "a card is in the covered page");
  return heading.replace("Pass the device to ", "");
}

/** Plays until the turn is over. */
async function playTurn(table, player) {
  for (let state = await table.waitForTurn(); state.mine;) {
    await player.takeAction(state);
    state = await table.waitUntil("the action is shown", ({ busy }) => !busy);
  }
}

/** Opens a duel of Ruth and Otto with the form. */
async function open(page, server) {
  await page.goto(`${server.url}/new`);
  await page.getByLabel("Your name").fill("Ruth");
  await page.locator("#players-2").check();
  await page.locator("#more-people summary").click();
  await page.getByLabel("Names of the others").fill("Otto");
  await page.getByText("You and Otto at this device.").waitFor();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\//);
  return new Table(page);
}

serverTest("two people pass one tablet on", async (server) => {
  const page = await openPage(TABLET);
  const table = await open(page, server);
  const player = new Player(table, new Touch(page), { takes: false });
  const seen = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await waitForCover(table);
    const name = await readCover(page);
    if (turn === 0) {
      await checkLightAndDark(page, "the cover");
      await page.reload();
      assert.equal(await readCover(page), name, "a reloaded page is covered");
    }
    await pauseToRead(page);
    await page.locator("#show-cards").tap();
    const { hand } = await table.waitForTurn();
    assert.ok(hand.length > 0);
    seen.push(name);
    // Whatever is done in the moment when the cover appears, it isn't meant for the cover.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const button = document.querySelector("#show-cards");
        if (!button) return;
        observer.disconnect();
        button.click();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await playTurn(table, player);
  }
  assert.ok(
    seen.every((name, turn) => ["Ruth", "Otto"].includes(name) && name !== seen[turn - 1]),
    seen.join(),
  );
  assertNoComplaints(page);
});

serverTest("a key that is held while the turn ends shows no cards", async (server) => {
  const page = await openPage({ width: 1280, height: 800 });
  const table = await open(page, server);
  await waitForCover(table);
  const name = await readCover(page);
  await pauseToRead(page);
  await page.keyboard.press("Enter");
  const player = new Player(table, new Mouse(page), { takes: false, melds: false });
  await player.takeAction(await table.waitForTurn());
  await page.keyboard.down("Space");
  await playTurn(table, player);
  await waitForCover(table);
  assert.notEqual(await readCover(page), name);
  await pauseToRead(page);
  const requests = [];
  page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
  // The second event of a key that is down is a repetition.
  await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await page.keyboard.press("Space");
  await table.waitForTurn();
  assert.equal(requests.length, 1, "only the new press counts");
  assertNoComplaints(page);
});
