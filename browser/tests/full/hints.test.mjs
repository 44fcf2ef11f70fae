// Hints at a real table at all sizes, with mouse and keyboard, visible and spoken. Also tests the level of each bot.

import assert from "node:assert/strict";

import { axeProblems, checkLightAndDark, assertNone } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { showTable } from "../../lib/gallery.mjs";
import { Keyboard, Mouse, Touch } from "../../lib/hands.mjs";
import { coveredParts } from "../../lib/hints.mjs";
import { waitForLayout, layoutProblems, setCardSize } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const SIZES = [
  ["phone", 360, 640],
  ["phone", 390, 844],
  ["upright", 768, 1024],
  ["tablet", 1024, 690],
  ["desktop", 1366, 650],
  ["desktop", 1440, 900],
  ["side", 844, 390],
];

/** Requests a hint. Returns its plays as the page shows them. */
async function requestHint(page, press = () => page.locator("#ask-hint").click()) {
  await press();
  await page.locator("#hint").waitFor();
  await page.locator("#hint:not([aria-busy])").waitFor();
  return page.locator("#hint .option").evaluateAll((turns) =>
    turns.map((turn) => ({
      what: turn.querySelector(".what").textContent.trim(),
      worth: turn.querySelector(".worth b").textContent,
      reason: document.querySelector("#hint .reason")?.textContent ?? "",
      actions: turn.dataset.actions,
    })),
  );
}

/** The buttons of a hint that are too small. */
const smallTargets = (page) =>
  page.locator("#hint button, #ask-hint").evaluateAll((buttons) =>
    buttons
      .map((button) => [button.getAttribute("aria-label") ?? button.textContent, button.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([name, { width, height }]) => `${name}: ${width} × ${height}`),
  );

/** Checks the table and its hint at all sizes and in all themes. */
async function checkAllSizes(page, name) {
  const problems = new Set();
  for (const [device, width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const size of ["normal", "large", "xxl"]) {
      await setCardSize(page, size);
      await waitForLayout(page);
      const dress = `${name}-${device}-${width}x${height}-${size}`;
      for (const problem of await layoutProblems(page, { scrolls: size === "xxl" && width < 700 }))
        problems.add(`${problem} (${dress})`);
      for (const part of await coveredParts(page)) problems.add(`the hint covers ${part} (${dress})`);
      for (const target of await smallTargets(page)) problems.add(`${target} (${dress})`);
      if (size === "large") continue;
      if (size === "normal") await checkLightAndDark(page, dress);
      for (const colorScheme of size === "normal" ? ["light", "dark"] : ["light"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await takePicture(page, `hints-${dress}-${colorScheme}`);
      }
    }
  }
  await page.evaluate(() => delete document.documentElement.dataset.cards);
  assert.deepEqual([...problems], []);
}

serverTest("hints fit all sizes before and after drawing", async (server) => {
  const page = await openPage();
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  await seat.waitForTurn();
  await seat.waitForStyles();
  const first = await requestHint(page);
  assert.ok(first.length >= 1 && first.length <= 3, JSON.stringify(first));
  assert.match(first[0].worth, /^(Best|Only option)\.$/);
  await checkAllSizes(page, "draw");
  await page.locator("#close-hint").click();
  await page.locator("#hint").waitFor({ state: "detached" });

  await page.setViewportSize({ width: 1440, height: 900 });
  await player.playDeal((state) => state.phase === "play" && state.stock < 50);
  const later = await requestHint(page);
  assert.ok(later.length >= 2, JSON.stringify(later));
  // The first sentence gives a reason found in playouts.
  assert.match(
    later[0].reason,
    /(of 10|of 100) deals|in (every|nearly every|hardly any|no) deals?|on average|left with about|points more than|works out about as well/,
  );
  for (const { worth } of later.slice(1))
    assert.match(
      worth,
      /^(Equally good|Loses about (one point|\d+ points)|Worse in \d+ of 100 deals|Cuts your win chance from \S+ to \S+)\.$/,
    );
  await checkAllSizes(page, "play");
  seat.assertNoComplaints();
});

serverTest("a player takes 24 actions by following hints", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Touch(page));
  for (let followed = 0; followed < 24; followed += 1) {
    const state = await player.playUntil(() => true);
    const turns = await requestHint(page);
    await page.locator("#hint-1").click();
    const [action] = turns[0].actions.split(";");
    const [verb, card] = action.split(" ");
    // A draw or a pass needs no cards.
    const ready = await seat.waitUntil("the cards of the hint are selected", (now) => !card || now.groups.length > 0);
    // Showing a play doesn't send anything.
    assert.equal(ready.n, state.n);
    // A meld is selected together with the discard after it, unless that card fits a meld too.
    const withDiscard = verb === "meld" && ready.groups.length > action.split("/").length;
    const button = withDiscard ? "discard" : verb.replace("pass", "draw");
    assert.ok(ready.actions[button]?.ready ?? true, `${action}: ${JSON.stringify(ready)}`);
    // The button for the play is focused.
    assert.equal(await page.evaluate(() => document.activeElement.id), `action-${button}`);
    await page.keyboard.press("Enter");
    const now = await seat.waitForAnswer(state.n);
    assert.equal(now.alert, "", `${action} was refused`);
    assert.equal(await page.locator("#hint").count(), 0, "the hint closes when the table changes");
  }
  seat.assertNoComplaints();
});

serverTest("the keyboard opens a hint, and screen readers speak it", async (server) => {
  const page = await openPage();
  await page.addInitScript(() => {
    globalThis.said = [];
    addEventListener("DOMContentLoaded", () => {
      const region = document.getElementById("happened");
      if (!region) return;
      new MutationObserver(() => region.textContent && globalThis.said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Keyboard(page));
  await player.playDeal((state) => state.phase === "play");
  await page.evaluate(() => globalThis.said.splice(0));
  const turns = await requestHint(page, () => page.keyboard.press("i"));
  const said = await page.evaluate(() => globalThis.said);
  assert.equal(await page.locator("#happened").getAttribute("aria-live"), "polite");
  assert.equal(said[0], "Thinking…");
  assert.match(said.at(-1), /^Hint\. (.+[.)] )?(Best|Only option): /);
  for (const { what } of turns) assert.ok(said.at(-1).includes(what), `${what} is not spoken: ${said.at(-1)}`);

  // Tab moves through the hint and highlights each play in turn.
  assert.equal(await page.evaluate(() => document.activeElement.id), "hint");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "close-hint");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "hint-1");
  const [, card] = turns[0].actions.split(";").at(-1).split(" ");
  await page.locator(`#col-${card[0]}.hinted`).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#hint").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.id), "ask-hint");
  assert.equal(await page.locator(".hinted").count(), 0);

  // The server remembers the hint, so it returns the same one.
  assert.deepEqual(await requestHint(page, () => page.keyboard.press("i")), turns);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const before = await seat.waitUntil("the cards are selected", (now) => now.groups.length > 0);
  await page.keyboard.press("Enter");
  await seat.waitForAnswer(before.n);
  seat.assertNoComplaints();
});

serverTest("the hint button explains why there is no hint on another player's turn", async (server) => {
  const page = await openPage();
  // At a table from the gallery, the other players never finish their turns.
  await showTable(page, server, "waiting");
  const seat = new Table(page);
  assert.equal((await seat.state()).mine, false);
  assert.equal(await page.locator("#ask-hint").getAttribute("aria-disabled"), "true");
  await page.locator("#ask-hint").click({ force: true });
  const refused = await seat.waitUntil("it gives the reason", (now) => now.alert);
  assert.match(refused.alert, /[Yy]ou can only get hints on your turn/);
  seat.assertNoComplaints();
});

serverTest("the menu shows the levels and hints chosen in the form", async (server) => {
  const page = await openPage({ width: 390, height: 844 });
  await page.goto(`${server.url}/new`);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const id of ["more-levels", "more-hints", "levels-each"])
      await page.locator(`#${id}`).evaluate((details) => (details.open = true));
    assertNone(await axeProblems(page), `the form, ${colorScheme}`);
    await takePicture(page.locator("#f-level"), `form-phone-${colorScheme}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await takePicture(page, "form-desktop", { fullPage: true });
  assert.equal(await page.locator(".bot:visible").count(), 3);
  await page.locator("#players-2").check();
  assert.equal(await page.locator(".bot:visible").count(), 1);
  await page.locator("#players-4").check();
  const levels = await page.locator('input[name="level"]').evaluateAll((inputs) => inputs.map((input) => input.value));
  assert.ok(levels.includes("club"), `${levels}`);
  await page.locator('input[name="level"]').first().check();
  await page.locator("#f-level-2").selectOption("club");
  await page.locator('input[name="hints"][value="none"]').check();
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL(/\/table\//);
  assert.equal(await page.locator("#ask-hint").count(), 0);
  // A note stays until a player acts, and on the viewer's turn nobody else does.
  const seat = new Table(page);
  await seat.waitForTurn();
  await page.keyboard.press("i");
  await page.getByText("Hints are off at this table.").first().waitFor();
  // Without hints, *Meld* doesn't select anything. It only explains.
  await page.locator("#action-draw").click();
  await seat.waitUntil("a card is drawn", (now) => now.phase === "play" && !now.busy);
  await page.keyboard.press("m");
  const refused = await seat.waitUntil("the reason is shown", (now) => now.alert);
  assert.match(refused.alert, /Select the cards to meld\./);
  assert.deepEqual([refused.groups, refused.actions.meld.ready], [[], false]);
  await page.getByRole("button", { name: /^Menu/ }).click();
  const menu = await page.locator("#menu .played").textContent();
  assert.match(menu, /Anna plays at Club level\./);
  assert.match(menu, /Hints: off at this table\./);
  assertNoComplaints(page);
});
