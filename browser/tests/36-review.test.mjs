// A finished game is reviewed: from its end, while the visitor waits, for the own seat and another one, with and without a script; from a
// marked turn to the replay and to a table at which it is played on; on a large screen and a phone, and axe-core on both.

import assert from "node:assert/strict";

import { noComplaints, person } from "../lib/browser.mjs";
import { SCREENS, game, looked } from "../lib/read.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

/** The review is there. */
const there = (page) => page.getByRole("heading", { name: "Accuracy" }).waitFor({ timeout: 120_000 });

/** The numbers under a heading of the head. */
const numbers = (page, heading) =>
  page
    .locator(".half", { has: page.getByRole("heading", { name: heading }) })
    .locator("dd")
    .evaluateAll((all) => all.map((one) => Number(one.textContent.replace("−", "-").replace(/[,%+]/g, ""))));

table("a finished game is reviewed, and a turn of it is played on from", async (server) => {
  const page = await person(SCREENS[0][1]);
  await game(page, server);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await page.getByRole("heading", { name: "Review of the game" }).waitFor();
  const address = new URL(page.url()).pathname;
  await there(page);
  const points = await numbers(page, "In points");
  assert.equal(points[0] + points[1], points[2]);
  const chance = await numbers(page, "In the chance to win");
  assert.equal(chance[0] + chance[1] + chance[2], chance[3]);
  assert.ok(chance[3] === 0 || chance[3] === 100);
  await page.getByText(/^Luck (gave|cost) you/).waitFor();
  await looked(page, "a review");
  // The only deal of a game is open.
  const deal = page.locator(".by-deal details").first();
  if (!(await deal.evaluate((details) => details.open))) await deal.locator("summary").click();
  await page.getByRole("row", { name: /Luck: the cards dealt/ }).first().waitFor();

  // The curve says in words what it shows, and its turning points lead into the replay.
  await page.getByRole("img", { name: /^Your chance to win was/ }).waitFor();
  const turning = page.locator(".turning a").first();
  if (await turning.count()) {
    await turning.click();
    await page.locator("#replay").waitFor();
    await page.getByRole("link", { name: /^Review the game/ }).click();
    await there(page);
  }

  // Another seat, in names.
  await page.getByRole("navigation", { name: "Reviewed for" }).getByRole("link").nth(1).click();
  await page.waitForURL(/review\?seat=1$/);
  await there(page);
  assert.equal(await page.getByText("Your own choices").count(), 0);

  // Without a script the page loads itself again until the review is there.
  const plain = await person({ ...SCREENS[1][1], context: { javaScriptEnabled: false, storageState: await page.context().storageState() } });
  await plain.goto(`${server.url}${address}?seat=2`);
  await there(plain);

  // In any of the reviews there is a marked turn, which is played on from, and seen in the replay.
  let tried = 0;
  for (const seat of [0, 1, 2, 3]) {
    await page.goto(`${server.url}${address}?seat=${seat}`);
    await there(page);
    const marked = page.locator(".marks > li").first();
    if (!(await marked.count())) continue;
    tried += 1;
    const held = await marked.locator(".glance .stack").evaluateAll((all) => all.map((one) => one.dataset.cards).sort());
    await marked.getByRole("link", { name: /^See it in the replay/ }).click();
    await page.locator("#replay").waitFor();
    assert.equal(new URL(page.url()).searchParams.get("seat"), String(seat));
    assert.deepEqual(await page.locator(`#hand-${seat} .stack`).evaluateAll((all) => all.map((one) => one.dataset.cards).sort()), held);
    await page.goBack();
    await marked.getByRole("button", { name: /^Play on from here/ }).click();
    await page.waitForURL((url) => /^\/table\/[0-9a-f]+$/.test(url.pathname) && !address.startsWith(url.pathname));
    await new Table(page).state();
    break;
  }
  assert.ok(tried, "no turn of the game was marked");

  await page.goto(`${server.url}/you`);
  await page.getByRole("heading", { name: "What your reviews find" }).waitFor();
  await looked(page, "your games with what reviews find");
  await page.getByRole("link", { name: /^Review: / }).click();
  await there(page);
  noComplaints(page);
}, { timeout: 300_000, more: ["--review-nodes", "400"] });

table("while a review is made the page follows it and is not chatty", async (server) => {
  const page = await person(SCREENS[1][1]);
  await game(page, server);
  const address = page.url().replace(/#.*/, "");
  // What the script is told, one after the other: the real page is taken as it is, with another state in it.
  const answers = [10, 20, 60, 90];
  await page.route(/\/review\/part\?/, (route) => {
    const done = answers.shift();
    if (done === undefined) return route.continue();
    return route.fulfill({
      contentType: "text/html",
      body: `<div class="reviewed" id="review" data-said="The computer is going through the game" data-next="${new URL(address).pathname}/review/part?seat=0"><progress max="100" value="${done}"></progress></div>`,
    });
  });
  const spoken = [];
  await page.exposeFunction("spoke", (text) => spoken.push(text));
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const line = document.querySelector("#happened");
      if (line) new MutationObserver(() => window.spoke(line.textContent)).observe(line, { childList: true, characterData: true, subtree: true });
    });
  });
  await page.goto(`${address}/review?seat=0`);
  await there(page);
  assert.deepEqual(answers, [], "all of it was followed");
  assert.ok(spoken.length <= 2, `too much was said: ${spoken.join(" / ")}`);
  assert.equal(spoken.at(-1), "The review is ready.");
  noComplaints(page);
}, { timeout: 300_000, more: ["--review-nodes", "400"] });
