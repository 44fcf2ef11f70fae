// The review of a finished game: for two seats, with and without JavaScript, and from a marked turn to the replay and
// to a table for playing on from there.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { SCREENS, checkFit, playGame, waitForReview } from "../../lib/read.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** The numbers under a heading at the top. */
const numbers = (page, heading) =>
  page
    .locator(".half", { has: page.getByRole("heading", { name: heading }) })
    .locator("dd")
    .evaluateAll((all) => all.map((cell) => Number(cell.textContent.replace("−", "-").replace(/[,%+]| points?/g, ""))));

serverTest(
  "a player reviews a finished game and plays on from a marked turn",
  async (server) => {
    const page = await openPage(SCREENS[0][1]);
    await playGame(page, server);
    await page.getByRole("link", { name: "Review", exact: true }).click();
    await page.getByRole("heading", { name: "Game review" }).waitFor();
    const address = new URL(page.url()).pathname;
    await waitForReview(page);
    const points = await numbers(page, "In points");
    assert.equal(points[0] + points[1], points[2]);
    const chance = await numbers(page, "In win chance");
    assert.equal(chance[0] + chance[1] + chance[2], chance[3]);
    assert.ok(chance[3] === 0 || chance[3] === 100);
    await page.getByText(/^Luck \(the cards and the other players\) (gave|cost) you/).waitFor();
    await checkFit(page, "a review");
    // If there is only one deal, it is expanded already.
    const deal = page.locator(".by-deal details").first();
    if (!(await deal.evaluate((details) => details.open))) await deal.locator("summary").click();
    await page
      .getByRole("row", { name: /Luck: the cards dealt/ })
      .first()
      .waitFor();

    // The curve has a description, and its turning points link to the replay.
    await page.getByRole("img", { name: /^Your win chance was/ }).waitFor();
    const turning = page.locator(".turning a").first();
    if (await turning.count()) {
      await turning.click();
      await page.locator("#replay").waitFor();
      await page.getByRole("link", { name: /^Review the game/ }).click();
      await waitForReview(page);
    }

    // For another seat, the text uses names instead of “you”.
    await page.getByRole("navigation", { name: "Player", exact: true }).getByRole("link").nth(1).click();
    await page.waitForURL(/review\?seat=1$/);
    await waitForReview(page);
    assert.equal(await page.getByText("your win chance").count(), 0);

    // Without JavaScript, the page reloads until the review is finished.
    const plain = await openPage({
      ...SCREENS[1][1],
      context: { javaScriptEnabled: false, storageState: await page.context().storageState() },
    });
    await plain.goto(`${server.url}${address}?seat=2`);
    await waitForReview(plain);

    // At least one review has a marked turn, which links to the replay and to a table for playing on.
    let found = 0;
    for (const seat of [0, 1, 2, 3]) {
      await page.goto(`${server.url}${address}?seat=${seat}`);
      await waitForReview(page);
      const marked = page.locator(".marks > li").first();
      if (!(await marked.count())) continue;
      found += 1;
      const held = await marked
        .locator(".glance .stack")
        .evaluateAll((all) => all.map((stack) => stack.dataset.cards).sort());
      await marked.getByRole("link", { name: /^See it in the replay/ }).click();
      await page.locator("#replay").waitFor();
      assert.equal(new URL(page.url()).searchParams.get("seat"), String(seat));
      assert.deepEqual(
        await page.locator(`#hand-${seat} .stack`).evaluateAll((all) => all.map((stack) => stack.dataset.cards).sort()),
        held,
      );
      await page.goBack();
      await marked.getByRole("button", { name: /^Play on from here/ }).click();
      await page.waitForURL((url) => /^\/table\/[0-9a-f]+$/.test(url.pathname) && !address.startsWith(url.pathname));
      await new Table(page).state();
      break;
    }
    assert.ok(found, "no turn of the game was marked");

    await page.goto(`${server.url}/you`);
    await page.getByRole("heading", { name: "Common mistakes" }).waitFor();
    await checkFit(page, "your games with findings of reviews");
    await page.getByRole("link", { name: /^Review: / }).click();
    await waitForReview(page);
    assertNoComplaints(page);
  },
  { more: ["--review-nodes", "400"] },
);
