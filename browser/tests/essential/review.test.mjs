// A finished game is reviewed: from its end, while the visitor waits, for their own seat and another one, with and without a script; from
// a marked turn to the replay and to a table where it is played on. axe-core looks at these pages in the gallery (full/axe).

import assert from "node:assert/strict";

import { noComplaints, person } from "../../lib/browser.mjs";
import { SCREENS, fits, game, reviewed } from "../../lib/read.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** The numbers under a heading of the head. */
const numbers = (page, heading) =>
  page
    .locator(".half", { has: page.getByRole("heading", { name: heading }) })
    .locator("dd")
    .evaluateAll((all) => all.map((one) => Number(one.textContent.replace("−", "-").replace(/[,%+]| points?/g, ""))));

table(
  "a finished game is reviewed, and a turn of it is played on from",
  async (server) => {
    const page = await person(SCREENS[0][1]);
    await game(page, server);
    await page.getByRole("link", { name: "Review", exact: true }).click();
    await page.getByRole("heading", { name: "Game review" }).waitFor();
    const address = new URL(page.url()).pathname;
    await reviewed(page);
    const points = await numbers(page, "In points");
    assert.equal(points[0] + points[1], points[2]);
    const chance = await numbers(page, "In win chance");
    assert.equal(chance[0] + chance[1] + chance[2], chance[3]);
    assert.ok(chance[3] === 0 || chance[3] === 100);
    await page.getByText(/^Luck \(the cards and the other players\) (gave|cost) you/).waitFor();
    await fits(page, "a review");
    // The only deal of a game is open.
    const deal = page.locator(".by-deal details").first();
    if (!(await deal.evaluate((details) => details.open))) await deal.locator("summary").click();
    await page
      .getByRole("row", { name: /Luck: the cards dealt/ })
      .first()
      .waitFor();

    // The curve says in words what it shows, and its turning points lead into the replay.
    await page.getByRole("img", { name: /^Your win chance was/ }).waitFor();
    const turning = page.locator(".turning a").first();
    if (await turning.count()) {
      await turning.click();
      await page.locator("#replay").waitFor();
      await page.getByRole("link", { name: /^Review the game/ }).click();
      await reviewed(page);
    }

    // Another seat, in names.
    await page.getByRole("navigation", { name: "Player", exact: true }).getByRole("link").nth(1).click();
    await page.waitForURL(/review\?seat=1$/);
    await reviewed(page);
    assert.equal(await page.getByText("your win chance").count(), 0);

    // Without a script the page loads itself again until the review is there.
    const plain = await person({
      ...SCREENS[1][1],
      context: { javaScriptEnabled: false, storageState: await page.context().storageState() },
    });
    await plain.goto(`${server.url}${address}?seat=2`);
    await reviewed(plain);

    // In any of the reviews there is a marked turn, which is played on from, and seen in the replay.
    let tried = 0;
    for (const seat of [0, 1, 2, 3]) {
      await page.goto(`${server.url}${address}?seat=${seat}`);
      await reviewed(page);
      const marked = page.locator(".marks > li").first();
      if (!(await marked.count())) continue;
      tried += 1;
      const held = await marked
        .locator(".glance .stack")
        .evaluateAll((all) => all.map((one) => one.dataset.cards).sort());
      await marked.getByRole("link", { name: /^See it in the replay/ }).click();
      await page.locator("#replay").waitFor();
      assert.equal(new URL(page.url()).searchParams.get("seat"), String(seat));
      assert.deepEqual(
        await page.locator(`#hand-${seat} .stack`).evaluateAll((all) => all.map((one) => one.dataset.cards).sort()),
        held,
      );
      await page.goBack();
      await marked.getByRole("button", { name: /^Play on from here/ }).click();
      await page.waitForURL((url) => /^\/table\/[0-9a-f]+$/.test(url.pathname) && !address.startsWith(url.pathname));
      await new Table(page).state();
      break;
    }
    assert.ok(tried, "no turn of the game was marked");

    await page.goto(`${server.url}/you`);
    await page.getByRole("heading", { name: "Common mistakes" }).waitFor();
    await fits(page, "your games with what reviews find");
    await page.getByRole("link", { name: /^Review: / }).click();
    await reviewed(page);
    noComplaints(page);
  },
  { more: ["--review-nodes", "400"] },
);
