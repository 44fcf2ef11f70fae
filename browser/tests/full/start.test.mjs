// The start page and the settings: the main button, the question for new visitors, and settings that take effect at
// once and in order.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { showDocument } from "../../lib/gallery.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];

/** Runs in the page. Finds elements that are out of view or too small. */
function hiddenParts(selector) {
  const wanted = [...document.querySelectorAll(selector)];
  const boxes = wanted.map((element) => [
    element.textContent.replace(/\s+/g, " ").trim(),
    element.getBoundingClientRect(),
  ]);
  const out = ([, { left, top, right, bottom }]) =>
    left < 0 || top < 0 || right > document.documentElement.clientWidth || bottom > innerHeight;
  const problems = boxes.filter(out).map(([text]) => `“${text}” is out of view`);
  const small = boxes
    .filter(([, { height }]) => height < 43.5)
    .map(([text, { height }]) => `“${text}” is ${height} high`);
  return wanted.length === 0 ? ["nothing is there"] : [...problems, ...small];
}

serverTest("the main button is in view without scrolling, at all sizes", async (server) => {
  const page = await openPage();
  const selectors = {
    "start-new": ".answers button",
    start: "#continue",
    "start-many": "#continue",
    "start-known": "#play button, .with a",
  };
  for (const [name, selector] of Object.entries(selectors)) {
    await showDocument(page, server, name);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const what = `${name} at ${width}×${height}`;
      assert.deepEqual(await page.evaluate(hiddenParts, selector), [], what);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.ok(wide <= 0, `${what} is ${wide} px too wide`);
    }
    // The main button must be the largest one.
    const largest = await page.evaluate((selector) => {
      const area = (element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
      const first = area(document.querySelector(selector));
      return [...document.querySelectorAll(".btn")].every((other) => other.matches(selector) || area(other) <= first);
    }, selector);
    assert.ok(largest, name);
  }
  assertNoComplaints(page);
});

for (const [answer, goes] of [
  ["Never", "#lesson"],
  ["Not for a while", "#ask-hint"],
  ["Often", "#hand .col"],
]) {
  serverTest(
    `a new visitor who answers “${answer}” is at a table after one press, even without script`,
    async (server) => {
      const page = await openPage({ width: 390, height: 844 });
      await page.goto(server.url);
      await page.getByRole("heading", { name: "Have you played Canasta before?" }).waitFor();
      await page.getByRole("button", { name: answer }).click();
      await page.waitForURL(/\/table\//);
      await page.locator(goes).first().waitFor({ state: "attached" });
      await page.goto(server.url);
      await page.locator("#continue").waitFor();
      assert.equal(await page.getByText("Have you played Canasta before?").count(), 0);

      const plain = await openPage({ width: 390, height: 844, context: { javaScriptEnabled: false } });
      await plain.goto(server.url);
      await plain.getByRole("button", { name: answer }).click();
      await plain.waitForURL(/\/table\//);
      assertNoComplaints(page);
    },
  );
}

serverTest("two settings changed in quick succession are both saved", async (server) => {
  const page = await openPage();
  await page.goto(`${server.url}/settings`);
  let posts = 0;
  let answer = () => {};
  let left = () => {};
  const first = new Promise((resolve) => (left = resolve));
  const answered = new Promise((resolve) => (answer = resolve));
  await page.route(`${server.url}/settings`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts += 1;
    left();
    if (posts === 1) await answered;
    return route.continue();
  });
  await page.evaluate(() => {
    for (const choice of [
      '[name="cloth"][value="green"]',
      '[name="back"][value="sun"]',
      '[name="size"][value="xxl"]',
    ]) {
      document.querySelector(choice).click();
    }
  });
  await first;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(posts, 1, "only one request at a time");
  answer();
  await page.getByText("Saved.").waitFor();
  await page.waitForFunction(() => document.querySelector("form.settings").dataset.saving === undefined);
  assert.equal(posts, 2, "the first request, then the latest state once");
  await page.unrouteAll();
  await page.reload();
  const saved = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  assert.deepEqual([saved.cloth, saved.back, saved.cards], ["green", "sun", "xxl"]);
  assertNoComplaints(page);
});

serverTest("the preview shows each setting at once", async (server) => {
  const page = await openPage({ width: 390, height: 844 });
  await page.goto(`${server.url}/settings`);
  const card = () =>
    page
      .locator(".sample .fanout .card")
      .first()
      .evaluate((card) => getComputedStyle(card).width);
  const felt = () => page.locator(".sample").evaluate((sample) => getComputedStyle(sample).backgroundImage);
  const before = [await card(), await felt()];
  await page.getByLabel("Extra large").check();
  await page.getByLabel("Claret").check();
  const after = [await card(), await felt()];
  assert.ok(Number.parseFloat(after[0]) > Number.parseFloat(before[0]) && after[1] !== before[1], `${before} ${after}`);
  // The preview stays visible while the settings scroll.
  await page.locator("form.settings label:visible").last().scrollIntoViewIfNeeded();
  assert.ok(
    await page.locator(".sample").evaluate((sample) => sample.getBoundingClientRect().top >= 0),
    "the preview is visible",
  );
  assertNoComplaints(page);
});

serverTest("settings are saved without script and apply to a table", async (server) => {
  const page = await openPage({ context: { javaScriptEnabled: false } });
  await page.goto(`${server.url}/settings`);
  await page.getByLabel("Green").check();
  await page.getByLabel("Lattice").check();
  await page.getByLabel("Your name").fill("Mary");
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByText("Saved.", { exact: true }).first().waitFor();
  assert.equal(await page.getByLabel("Lattice").isChecked(), true);
  const appearance = await page.locator("html").evaluate(({ dataset }) => [dataset.cloth, dataset.back]);
  assert.deepEqual(appearance, ["green", "lattice"]);
});

serverTest("the form for a new table fits a few phone screens, with choices in its headings", async (server) => {
  const page = await openPage({ width: 360, height: 640, touch: true });
  await page.goto(`${server.url}/new`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  assert.ok(height < 2600, `the form is ${height} px high`);
  const heading = page.locator("#more-levels > summary");
  assert.match(await heading.textContent(), /Club/);
  await heading.tap();
  await page.getByLabel("Strong", { exact: false }).first().check();
  await page.locator("#more-levels .count", { hasText: "Strong" }).waitFor();
  // Headings and the form work without JavaScript.
  const plain = await openPage({ width: 360, height: 640, context: { javaScriptEnabled: false } });
  await plain.goto(`${server.url}/new`);
  await plain.locator("#more-levels > summary").click();
  await plain.locator('input[name="level"][value="beginner"]').check();
  await plain.getByRole("button", { name: "Play now" }).click();
  await plain.waitForURL(/\/table\//);
  await plain.goto(server.url);
  await plain.getByText("Level: Beginner.").first().waitFor();
  assertNoComplaints(page);
});

serverTest("the rules show their cards, and links say if they open a tab", async (server) => {
  const page = await openPage({ width: 390, height: 844 });
  await page.goto(`${server.url}/rules/scores`);
  const shown = page.locator(".pictured").first();
  await shown.getByText("50 points each").waitFor();
  assert.equal(await shown.getByRole("img").first().getAttribute("aria-label"), "the red joker and the black joker");
  assert.ok((await shown.locator("svg.card").count()) >= 15);
  const seat = await Table.open(page, server);
  await seat.waitForTurn();
  await page.locator("#open-menu").click();
  await page.locator("#menu").getByRole("link", { name: "Rules", exact: true }).click();
  const rules = page.getByRole("dialog");
  await rules.getByRole("heading", { name: "Score card" }).waitFor();
  const opened = page.context().waitForEvent("page");
  await rules.getByRole("link", { name: "Canasta in five minutes (opens in a new tab)" }).click();
  await (await opened).waitForURL(/\/rules\/five-minutes$/);
  seat.assertNoComplaints();
});

serverTest("two presses on the start page create a table for friends", async (server) => {
  const page = await openPage({ width: 390, height: 844 });
  await page.goto(server.url);
  await page.getByRole("link", { name: "Play with friends" }).click();
  await page.getByLabel("Your name").first().fill("Helen");
  await page.getByRole("button", { name: "Create table" }).click();
  await page.getByRole("heading", { name: "Seats", exact: true }).waitFor();
  assert.match(await page.locator("main").innerText(), /Helen/);
  assertNoComplaints(page);
});

serverTest("the main button continues a waiting game", async (server) => {
  const page = await openPage();
  const seat = await Table.open(page, server);
  const { n } = await seat.waitForTurn();
  await page.goto(server.url);
  await page.keyboard.press("Tab");
  await page.locator("#continue").click();
  assert.equal((await seat.waitForTurn()).n, n);
  seat.assertNoComplaints();
});
