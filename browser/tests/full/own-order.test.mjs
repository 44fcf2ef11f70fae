// The player's own hand order and the left-handed layout, in a browser.

import assert from "node:assert/strict";

import { axeProblems, assertNone } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage, waitForLaterScript } from "../../lib/browser.mjs";
import { showTable } from "../../lib/gallery.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { layoutProblems } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const DEFAULT_ORDER = [..."X2AKQJT9876543"];

/** The ranks of the hand in document order. It must match the visible order: row by row, from left to right. */
async function ranks(page) {
  const columns = await page.locator("#hand .col").evaluateAll((all) =>
    all.map((column) => ({
      rank: column.dataset.rank,
      left: column.getBoundingClientRect().left,
      bottom: column.getBoundingClientRect().bottom,
    })),
  );
  const visibleOrder = [...columns].sort((one, other) =>
    Math.abs(one.bottom - other.bottom) > 5 ? one.bottom - other.bottom : one.left - other.left,
  );
  assert.deepEqual(
    columns.map(({ rank }) => rank),
    visibleOrder.map(({ rank }) => rank),
    "the document order is the visible order",
  );
  return columns.map(({ rank }) => rank);
}

/** Waits until the page's script has written the reasons on a gallery table's buttons. */
const waitForScript = (page) => page.locator("#own .actions small").first().waitFor();

const sorted = (all) => [...all].sort((a, other) => DEFAULT_ORDER.indexOf(a) - DEFAULT_ORDER.indexOf(other));

for (const [name, Hands, screen] of [
  ["a mouse", Mouse, { width: 1366, height: 768 }],
  ["a finger", Touch, { width: 390, height: 844, touch: true }],
]) {
  serverTest(`a column moved with ${name} keeps its place after reloads and in new games`, async (server) => {
    const page = await openPage(screen);
    const seat = await Table.open(page, server);
    const hands = new Hands(page);
    await seat.waitForTurn();
    const before = await ranks(page);
    assert.deepEqual(before, sorted(before));
    // Move the last column to the left of the second one.
    const [first, second] = before;
    const last = before.at(-1);
    await dragColumn(page, hands, last, second);
    const expected = [first, last, ...before.slice(1, -1)];
    assert.deepEqual(await ranks(page), expected);
    assert.match(await page.locator("#happened").textContent(), new RegExp(`moved to position 2 of ${before.length}`));
    assert.equal((await seat.state()).alert, "");
    await page.reload();
    await seat.waitUntil("the script offers the stock", (now) => now.actions.draw.ready);
    assert.deepEqual(await ranks(page), expected, "after a reload");
    // The server's next table gets the same order.
    await hands.press("draw");
    const drawn = await seat.waitUntil("a card is drawn", (now) => now.phase === "play" && !now.busy);
    assert.deepEqual(
      (await ranks(page)).filter((rank) => before.includes(rank)),
      expected,
    );
    // A card from this hand can still be dragged to the pile.
    const { rank } = drawn.hand.find((column) => !["X", "2", "3", "R"].includes(column.rank));
    await hands.drag(`#col-${rank}`, "#pile");
    assert.ok((await seat.waitForAnswer(drawn.n)).n > drawn.n, "the card is discarded");
    // The order also applies to a new game.
    await Table.open(page, server);
    await seat.waitForTurn();
    const other = await ranks(page);
    const lies = (rank) => other.indexOf(rank);
    if (lies(last) >= 0 && lies(second) >= 0) assert.ok(lies(last) < lies(second), "in another game");
    // The settings can reset it.
    await page.goto(`${server.url}/settings`);
    await page.locator("#own-order button").click();
    await page.getByText("Hand order reset.").waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem("hand-order")), null);
    seat.assertNoComplaints();
  });
}

/** Drags a column to the left edge of another one. `hands.drag` would go to its centre. */
async function dragColumn(page, hands, rank, to) {
  await page.evaluate((to) => {
    const { left, top, height } = document.querySelector(`#col-${to}`).getBoundingClientRect();
    const goal = document.createElement("i");
    goal.id = "goal";
    Object.assign(goal.style, {
      position: "fixed",
      left: `${left + 1}px`,
      top: `${top + height / 2}px`,
      width: "4px",
      height: "4px",
      pointerEvents: "none",
    });
    document.body.append(goal);
  }, to);
  await hands.drag(`#col-${rank}`, "#goal");
  await page.evaluate(() => document.querySelector("#goal").remove());
}

serverTest("a drag that the browser reports late isn't a long press", async (server) => {
  const page = await openPage({ width: 1366, height: 768 });
  await showTable(page, server, "drawn");
  await waitForLaterScript(page, "drag");
  await page.clock.install();
  const before = await ranks(page);
  const [first, second] = before;
  const last = before.at(-1);
  const [from, to] = await Promise.all([last, second].map((rank) => page.locator(`#col-${rank}`).boundingBox()));
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  // From here on, the test controls timers and frames, but mouse events are reported at once.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.mouse.down();
  // Exactly the time of a long press has passed. The next frame comes later.
  await page.clock.runFor(450);
  await page.mouse.move(x, y - 20);
  await page.clock.runFor(100);
  await page.mouse.move(to.x + 3, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.clock.resume();
  assert.deepEqual(await ranks(page), [first, last, ...before.slice(1, -1)]);
  assertNoComplaints(page);
});

serverTest("Shift and arrows move a column with its focus", async (server) => {
  const page = await openPage({ width: 1440, height: 900 });
  await showTable(page, server, "drawn");
  await waitForScript(page);
  const before = await ranks(page);
  await page.locator("#col-K").focus();
  await page.keyboard.press("Shift+ArrowRight");
  const at = before.indexOf("K");
  const moved = before.toSpliced(at, 2, before[at + 1], "K");
  assert.deepEqual(await ranks(page), moved);
  assert.equal(await page.evaluate(() => document.activeElement.id), "col-K");
  await page.keyboard.press("Shift+Home");
  assert.equal((await ranks(page))[0], "K");
  await page.keyboard.press("ArrowRight");
  assert.equal(
    await page.evaluate(() => document.activeElement.dataset.rank),
    (await ranks(page))[1],
    "arrows follow the visible order",
  );
  // A drag that ends where it began changes nothing. Neither does a drag with cards from several columns.
  const now = await ranks(page);
  const hands = new Mouse(page);
  await hands.drag("#col-K", "#col-K");
  assert.deepEqual(await ranks(page), now);
  await hands.chooseOne("A");
  await hands.chooseOne("4");
  await hands.drag("#col-4", "#col-K");
  assert.deepEqual(await ranks(page), now);
  assertNone(await axeProblems(page), "a hand in an order of its own");
  await page.locator(".bar [data-do='menu']:visible").first().click();
  await page.locator("#menu").getByRole("link", { name: "Settings" }).click();
  await page.locator("#own-order button").click();
  await page.keyboard.press("Escape");
  assert.deepEqual(await ranks(page), before, "the settings reset the order at once");
});

const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [2560, 1440],
];

serverTest("the left-handed layout has actions on the left, without overlaps", async (server) => {
  const page = await openPage({ flat: true });
  const problems = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await showTable(page, server, "drawn");
    await waitForScript(page);
    const places = () =>
      page
        .locator(".actions .btn")
        .evaluateAll((buttons) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .map(({ left, right, width }) => ({ left, right, width })),
        );
    const right = await places();
    const { left: hand } = await page
      .locator("#own")
      .boundingBox()
      .then(({ x, width }) => ({ left: x, right: x + width }));
    await page.evaluate(() => (document.documentElement.dataset.handed = "left"));
    const left = await places();
    const at = `${width} by ${height}`;
    assert.equal(left.length, 2, at);
    assert.ok(left[1].left < left[0].left, `${at}: mirrored`);
    assert.ok(left[1].left - hand < 60, `${at}: Discard is at the left edge`);
    assert.ok(right[1].left > left[1].left + 100, at);
    for (const [place, button] of left.entries())
      assert.ok(Math.abs(button.width - right[place].width) < 1, `${at}: as wide as before`);
    problems.push(...(await layoutProblems(page, {})).map((problem) => `${at}: ${problem}`));
    await takePicture(page, `left-${width}x${height}`);
    await page.locator("#col-K").click({ modifiers: ["Shift"], position: { x: 6, y: 6 } });
    await page.locator("#group-K").waitFor();
    problems.push(...(await layoutProblems(page, {})).map((problem) => `${at}, selected: ${problem}`));
    await takePicture(page, `left-selected-${width}x${height}`);
    await page.evaluate(() => sessionStorage.clear());
  }
  assert.deepEqual(problems, []);
});

serverTest("the settings save the left-handed layout", async (server) => {
  const page = await openPage();
  await page.goto(`${server.url}/settings`);
  await page.getByLabel("Left-handed").check();
  await page.getByText("Saved.").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.handed), "left");
  const seat = await Table.open(page, server);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.handed), "left");
  seat.assertNoComplaints();
});
