// New tables: presets, two to six players, and house rules, with and without JavaScript.

import assert from "node:assert/strict";

import { axeProblems, checkLightAndDark, assertNone } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

const SIZES = [
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const differing = (page) => page.locator("#differing");
const waitForDifference = (page, text) => differing(page).getByText(text).first().waitFor();

/** The number of players, including the viewer. */
const seats = (page) =>
  page
    .locator("[id^=seat-]")
    .count()
    .then((others) => others + 1);

serverTest("the form describes a house rule of wahhi for six, and the table applies it", async (server) => {
  const page = await openPage({ width: 1280, height: 800 });
  const seat = await Table.start(page, server, {
    preset: "wahhi",
    players: 6,
    fill: async () => {
      await waitForDifference(page, "Standard rules, unchanged.");
      await page.locator("#group-scores summary").click();
      await page.locator("#f-game_points").fill("3000");
      await waitForDifference(page, "Changes from Standard rules:");
      await waitForDifference(page, /3,000/);
      await page.getByRole("status").getByText("one house rule").waitFor();
      // Make a second change, and undo it.
      await page.locator("#group-deal summary").click();
      assert.equal(await page.locator("#f-hand_size-4").isVisible(), false, "only options for six are shown");
      await page.locator("#f-hand_size-6").fill("13");
      await page.getByRole("status").getByText("two house rules").waitFor();
      await page.locator("#f-hand_size-6").fill("11");
      await page.getByRole("status").getByText("one house rule").waitFor();
    },
  });
  assert.equal(await seats(page), 6);
  const player = new Player(seat, new Mouse(page));
  const before = await seat.waitForTurn();
  assert.equal(cards(before), 11);
  const state = await player.playDeal(() => player.done.discarded > 0);
  assert.ok(player.done.turns > 0 && (state.ended || state.n > before.n));

  await page.locator("[data-do=menu]:visible").first().click();
  const played = page.locator("#menu .played");
  await played.getByText("Standard rules, with one house rule").waitFor();
  await played.locator("summary").click();
  await played.getByText(/3,000/).first().waitFor();
  seat.assertNoComplaints();
});

serverTest("two players draw two cards per turn", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  const seat = await Table.start(page, server, { preset: "hoyle", players: 2 });
  assert.equal(await seats(page), 2);
  const hands = new Touch(page);
  const player = new Player(seat, hands, { takes: false });
  const before = await player.playDeal((state) => state.phase === "draw");
  await hands.press("draw");
  const after = await seat.waitForAnswer(before.n);
  assert.equal(cards(after), cards(before) + 2, "a red three is replaced, so the hand grows by two");
  assert.equal(after.stock <= before.stock - 2, true);
  await player.playDeal((state) => player.done.discarded > 0 || state.ended);
  seat.assertNoComplaints();
});

for (const [preset, players] of [
  ["lakin", 3],
  ["classic", 5],
  ["pack", 6],
]) {
  serverTest(`${preset} with ${players} players can be played for some turns`, async (server) => {
    const page = await openPage({ width: 1024, height: 768 });
    const seat = await Table.start(page, server, { preset, players });
    assert.equal(await seats(page), players);
    const player = new Player(seat, new Mouse(page));
    await player.playDeal((state) => player.done.discarded >= 3 || state.ended);
    assert.ok(player.done.turns >= 1, JSON.stringify(player.done));
    seat.assertNoComplaints();
  });
}

serverTest("one press starts a table with the last rules", async (server) => {
  const page = await openPage();
  await Table.start(page, server, { preset: "classic", players: 3 });
  await page.goto(server.url);
  await page.getByText("Classic Card Game Rules").first().waitFor();
  await Table.open(page, server);
  assert.equal(await seats(page), 3);
  assertNoComplaints(page);
});

serverTest("a change of preset keeps the house rules, which can be undone", async (server) => {
  const page = await openPage({ width: 768, height: 1024 });
  await page.goto(`${server.url}/new`);
  await page.locator("#group-going-out summary").click();
  await page.locator("#f-going_out_bonus").fill("250");
  await waitForDifference(page, "Changes from Standard rules:");
  await page.locator('input[name="preset"][value="lakin"]').check();
  await waitForDifference(page, "Changes from According to Hoyle, by H. Lakin:");
  assert.equal(await page.locator("#f-going_out_bonus").inputValue(), "250");
  assert.equal(await page.locator("#f-going_out_bonus").isVisible(), true, "open details stay open");
  assert.equal(await page.locator('input[name="declaring"][value="by-hand"]').isChecked(), true);
  await page.getByRole("button", { name: "Undo changes" }).click();
  await waitForDifference(page, "According to Hoyle, by H. Lakin, unchanged.");
  assertNoComplaints(page);
});

serverTest("invalid values are reported and kept, live and after sending", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  await page.goto(`${server.url}/new`);
  await page.locator("#group-scores summary").tap();
  await page.locator("#f-game_points").fill("plenty");
  await waitForDifference(page, "a whole number from 500 to 50,000, not “plenty”");
  assert.equal(await page.locator("#f-game_points").getAttribute("aria-invalid"), "true");
  await page.getByRole("button", { name: "Play now" }).tap();
  await page.getByRole("alert").getByText("plenty").waitFor();
  assert.equal(await page.locator("#f-game_points").inputValue(), "plenty");
  assertNone(await axeProblems(page), "the form with a fault");
  await page.getByRole("alert").getByRole("link").tap();
  await page.locator("#f-game_points:focus").waitFor();
  await page.locator("#f-game_points").fill("4000");
  await page.getByRole("status").getByText("one house rule").waitFor();
  assert.equal(await page.locator("#faults").count(), 0);
  await page.getByRole("button", { name: "Play now" }).tap();
  await page.waitForURL(/\/table\//);
  assertNoComplaints(page);
});

serverTest("the form works without script", async (server) => {
  const page = await openPage({ width: 390, height: 844, context: { javaScriptEnabled: false } });
  await page.goto(`${server.url}/new`);
  await page.locator('input[name="preset"][value="wahhi"]').check();
  await page.locator("#players-3").check();
  await page.locator("#group-melds summary").click();
  await page.locator("#f-natural_canasta_bonus").fill("600");
  await page.getByRole("button", { name: "Show changes" }).click();
  await waitForDifference(page, "Changes from Standard rules:");
  await waitForDifference(page, /600/);
  assert.equal(await page.locator("#players-3").isChecked(), true);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\//);
});

for (const size of SIZES) {
  serverTest(`the form fits ${size.width} by ${size.height} and is accessible`, async (server) => {
    const page = await openPage(size);
    await page.goto(`${server.url}/new`);
    for (const details of await page.locator("#fields details").all())
      await details.evaluate((element) => (element.open = true));
    await page.locator("#f-game_points").fill("3000");
    await page.locator("#f-natural_canasta_bonus").fill("lots");
    await waitForDifference(page, "lots");
    await checkLightAndDark(page, "the form");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `the page is ${wide} pixels too wide`);
    const small = await page.evaluate(() => {
      const goals = [...document.querySelectorAll("main :is(a, button, summary, label:has(input), input.field)")];
      const visible = goals.filter((goal) => goal.checkVisibility());
      return visible
        .filter((goal) => goal.getBoundingClientRect().height < 44)
        .map((goal) => goal.outerHTML.slice(0, 120));
    });
    assert.deepEqual(small, []);
    assertNoComplaints(page);
  });
}
