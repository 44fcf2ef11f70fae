// Puzzles are answered by playing the turn at a table: by mouse, by touch and without scripts. The table fits all sizes.

import assert from "node:assert/strict";

import { assertNone, axeProblems } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { Mouse, Touch, pauseToRead } from "../../lib/hands.mjs";
import { layoutProblems, waitForLayout } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** The best play discards a queen. One of the others melds all three and discards an eight. */
const QUEENS = "1057-65";
/** The best play draws. */
const DRAW = "1182-16";
/** The best play takes the pile with a joker, a two and a jack. */
const TAKE = "1000185-10";

const DEVICES = [
  ["mouse", { width: 1440, height: 900 }, Mouse],
  ["touch", { width: 390, height: 844, touch: true }, Touch],
];

async function openPuzzle(page, server, id) {
  await page.goto(`${server.url}/puzzles/${id}`);
  const table = new Table(page);
  await page.waitForLoadState();
  return table;
}

const heading = (page, name) => page.getByRole("heading", { name }).waitFor();
const chosen = (page) => page.locator(".judged .chosen").textContent();

for (const [device, options, Hands] of DEVICES) {
  serverTest(`a puzzle is missed, started again and solved by ${device}`, async (server) => {
    const page = await openPage(options);
    const hands = new Hands(page);
    const table = await openPuzzle(page, server, QUEENS);
    const before = await table.state();
    assertNone(await axeProblems(page), "a puzzle's table");
    await takePicture(page, `puzzle-table-${device}`);

    // The button looks disabled, but says why.
    await page.locator("#action-discard").click({ force: true });
    await table.waitUntil("nothing is selected", ({ alert }) => alert.includes("card"));
    await hands.chooseAll("Q");
    await hands.press("meld");
    const melded = await table.waitUntil("the queens are melded", ({ n, busy }) => n === 1 && !busy);
    assert.ok(
      melded.we.some(({ rank, size }) => rank === "Q" && size === 3),
      JSON.stringify(melded.we),
    );
    await takePicture(page, `puzzle-table-melded-${device}`);

    await page.getByRole("link", { name: "Start again" }).click();
    const again = await table.waitUntil("the queens are back", ({ n, hand }) => n === 0 && hand.length > 0);
    assert.deepEqual(again.hand, before.hand);
    assert.equal(await page.locator(".card.up").count(), 0, "no card is selected");

    await hands.chooseAll("Q");
    await hands.press("meld");
    await table.waitUntil("the queens are melded again", ({ n, busy }) => n === 1 && !busy);
    await pauseToRead(page);
    await hands.chooseOne("8");
    await hands.press("discard");
    await heading(page, "Not the best play.");
    assert.match(await chosen(page), /queens.*discard an eight.*loses about.*Your choice/s);
    await takePicture(page, `puzzle-answer-${device}`);

    await page.getByRole("link", { name: "Try again" }).click();
    await page.locator("#table").waitFor();
    await page.waitForLoadState();
    await hands.chooseOne("Q");
    await hands.press("discard");
    await heading(page, "Right!");
    assert.match(await chosen(page), /Discard a queen.*Best.*Your choice/s);
    assertNoComplaints(page);
  });

  serverTest(`drawing and taking the pile answer a puzzle at once by ${device}`, async (server) => {
    const page = await openPage(options);
    const hands = new Hands(page);
    await openPuzzle(page, server, DRAW);
    await hands.press("draw");
    await heading(page, "Right!");

    await openPuzzle(page, server, TAKE);
    for (const rank of ["X", "2", "J"]) await hands.chooseOne(rank);
    await hands.press("take");
    await heading(page, "Right!");
    assertNoComplaints(page);
  });
}

serverTest("a play that isn't offered is judged too", async (server) => {
  const page = await openPage(DEVICES[0][1]);
  const hands = new Mouse(page);
  await openPuzzle(page, server, QUEENS);
  await hands.chooseOne("T");
  await hands.press("discard");
  await heading(page, /^(Not the best play\.|This doesn’t count)$/);
  assert.match(await chosen(page), /Discard a ten.*Your choice/s);
  assertNoComplaints(page);
});

serverTest("the menu leads to the list of plays and back to all puzzles", async (server) => {
  const page = await openPage(DEVICES[0][1]);
  await openPuzzle(page, server, QUEENS);
  await page.locator("#open-menu").click();
  await page.getByRole("button", { name: "Score and log", exact: true }).waitFor();
  assertNone(await axeProblems(page), "the menu");
  await page.locator("#menu").getByRole("link", { name: "Choose from a list" }).click();
  await page.locator('.options button[value="0"]').waitFor();
  await page.goBack();
  await page.locator("#open-menu").click();
  await page.locator("#menu").getByRole("link", { name: "All puzzles" }).click();
  await heading(page, "Puzzles");
  assertNoComplaints(page);
});

serverTest("a puzzle can be answered without scripts", async (server) => {
  const page = await openPage({ ...DEVICES[1][1], context: { javaScriptEnabled: false } });
  await page.goto(`${server.url}/puzzles/${QUEENS}`);
  await page.locator(".noscript").getByRole("link", { name: "Choose from a list" }).click();
  await page.locator('.options button[value="0"]').click();
  await heading(page, "Right!");
});

const SIZES = [
  [844, 390],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1440, 900],
];

serverTest("the question fits all sizes", async (server) => {
  const page = await openPage({ ...DEVICES[1][1], flat: true });
  const problems = [];
  for (const id of [QUEENS, DRAW]) {
    await openPuzzle(page, server, id);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      for (const problem of await layoutProblems(page)) problems.push(`${id} ${width}x${height}: ${problem}`);
    }
  }
  assertNone(problems, "a puzzle's table");
  assertNoComplaints(page);
});
