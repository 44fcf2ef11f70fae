// Reloads, restarts, a stopped server, unknown tables and sessions, two tabs, and refused actions.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage, openTab } from "../../lib/browser.mjs";
import { Mouse, pauseToRead } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

/** The state that must survive a reload or restart. */
const persistentState = ({ n, deal, phase, mine, hand, stock, pile, we, they, totals }) => ({
  ...{ n, deal, phase, mine, stock, pile, we, they, totals },
  hand: hand.map(({ rank, count }) => `${count} ${rank}`),
});

const connectionLost = (page) => page.locator("#say", { hasText: "Connection lost" });

/** A table in the middle of its first deal, on this person's turn. */
async function midDeal(server, options) {
  const page = await openPage(options);
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  const state = await player.playDeal((state) => player.done.turns >= 2 && state.phase === "play");
  assert.equal(state.ended, "", "the deal is over too soon for this test");
  return { page, seat, player, state };
}

serverTest("a reload shows the same table", async (server) => {
  const { page, seat, player, state } = await midDeal(server);
  await page.reload();
  assert.deepEqual(persistentState(await seat.waitForTurn()), persistentState(state));
  await player.discard(await seat.waitForTurn());
  seat.assertNoComplaints();
});

serverTest("the start page leads back to the running table", async (server) => {
  const { page, seat, state } = await midDeal(server);
  await page.goto(server.url);
  await page.locator("#continue").click();
  assert.deepEqual(persistentState(await seat.waitForTurn()), persistentState(state));
  assertNoComplaints(page);
});

for (const signal of ["SIGTERM", "SIGKILL"]) {
  serverTest(
    `the page continues automatically after a server restart (${signal})`,
    async (server) => {
      const { page, seat, player, state } = await midDeal(server);
      const code = await server.stop(signal);
      assert.equal(code, signal === "SIGTERM" ? 0 : null, server.errorOutput);
      await connectionLost(page).waitFor({ state: "visible" });
      await server.restart();
      await connectionLost(page).waitFor({ state: "hidden" });
      assert.deepEqual(persistentState(await seat.waitForTurn()), persistentState(state));
      await player.discard(state);
      const later = await player.playDeal((now) => now.n > state.n + 3);
      assert.ok(later.n > state.n);
      seat.assertNoComplaints();
    },
    { own: true },
  );
}

serverTest(
  "an action during a server outage is applied once",
  async (server) => {
    const { page, seat, state } = await midDeal(server);
    await server.stop();
    await connectionLost(page).waitFor({ state: "visible" });
    const column = state.hand.at(-1);
    const hands = new Mouse(page);
    await hands.chooseOne(column.rank);
    await hands.press("discard");
    assert.equal((await seat.state()).n, state.n, "nothing moves while the server is stopped");
    await server.restart();
    const back = await seat.waitUntil(
      "the action is applied and the turn came back",
      (now) => now.n > state.n && now.mine && !now.busy,
    );
    assert.equal(cards(back), cards(state) - 1, "one card was discarded, once");
    seat.assertNoComplaints();
  },
  { own: true },
);

serverTest(
  "a wrong public address is reported with the reason for the lost connection",
  async (server) => {
    const page = await openPage();
    await page.goto(server.url);
    await page.getByRole("button", { name: "Often" }).click();
    await page.locator("#say", { hasText: "isn’t the address the server was set up for" }).waitFor();
    // The message stays while the page retries.
    await page.waitForEvent("websocket");
    assert.equal(await connectionLost(page).count(), 0);
    assert.match(
      server.errorOutput,
      /WARN .* reached this server at http:\/\/127\.0\.0\.1:\d+, but --public-url says https:\/\/elsewhere\.test/,
    );
    assert.equal(server.errorOutput.match(/WARN/g).length, 1, server.errorOutput);
    assertNoComplaints(page);
  },
  { own: true, more: ["--public-url", "https://elsewhere.test"] },
);

serverTest("an unknown table gets a helpful page", async (server) => {
  const page = await openPage();
  const answer = await page.goto(`${server.url}/table/unknown`);
  assert.equal(answer.status(), 404);
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Often" }).waitFor();
  assertNoComplaints(page);
});

serverTest("an expired session gets a helpful page", async (server) => {
  const { page } = await midDeal(server);
  await page.context().clearCookies();
  const answer = await page.reload();
  assert.ok([403, 404].includes(answer.status()), `status ${answer.status()}`);
  const words = await page.locator("main").innerText();
  assert.match(words, /\w+ \w+ \w+/);
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Often" }).waitFor();
  assertNoComplaints(page);
});

serverTest("two tabs on one seat show all actions", async (server) => {
  const { page, seat, player, state } = await midDeal(server);
  const other = new Table(await openTab(page));
  await other.page.goto(page.url());
  assert.deepEqual(persistentState(await other.waitForTurn()), persistentState(state));
  await player.discard(state);
  await other.waitUntil("the other tab shows the action too", (now) => now.n > state.n);
  const firstState = await seat.waitForTurn();
  assert.deepEqual(
    persistentState(await other.waitUntil("both show the same table", (now) => now.n === firstState.n)),
    persistentState(firstState),
  );
  seat.assertNoComplaints();
  other.assertNoComplaints();
});

serverTest("a stale action from a second tab is refused with a message", async (server) => {
  const { page, player, state } = await midDeal(server);
  const late = await openTab(page);
  // This tab gets only the table's first message.
  await late.routeWebSocket(/\/live\?patch&lang=/, (socket) => {
    const server = socket.connectToServer();
    let messages = 0;
    server.onMessage((message) => {
      messages += 1;
      if (messages === 1) socket.send(message);
    });
  });
  const other = new Table(late);
  await late.goto(page.url());
  await other.waitForTurn();
  await player.discard(state);
  const hands = new Mouse(late);
  const column = state.hand.at(-1);
  await hands.chooseOne(column.rank);
  await hands.press("discard");
  const refused = await other.waitUntil("the tab shows the reason", (now) => now.say.includes("just changed"));
  assert.equal(refused.n, state.n);
  assertNoComplaints(late);
});

serverTest("a refused action shows the reason and its rule, and changes nothing", async (server) => {
  const page = await openPage();
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page), { melds: false, takes: false });
  const state = await player.playUntil(
    (state) => state.phase === "draw" && /^needs 2 /.test(state.actions.take.detail),
  );
  assert.equal(state.actions.take.ready, false);
  // The button isn't ready, but it can be pressed.
  await pauseToRead(page);
  await page.locator("#action-take").click({ force: true });
  const refused = await seat.waitUntil("the refusal is shown", (now) => now.alert);
  assert.match(refused.alert, /use two \w+ from your hand/);
  assert.deepEqual(persistentState(refused), persistentState(state));

  await page
    .getByRole("button", { name: "Why?" })
    .or(page.getByRole("link", { name: "Why?" }))
    .click();
  const rule = page.locator("#why");
  await rule.waitFor({ state: "visible" });
  assert.match(await rule.innerText(), /two natural cards/i);
  seat.assertNoComplaints();
});

serverTest("an initial meld below the minimum is refused with the points", async (server) => {
  const page = await openPage();
  const seat = await Table.open(page, server);
  const hands = new Mouse(page);
  const player = new Player(seat, hands, { melds: false, takes: false });
  // Play until the hand has three cards of a rank whose value is below the minimum.
  const low = (state) =>
    state.hand.find(({ rank, count }) =>
      "4567".includes(rank) ? count >= 3 : "89TJQK".includes(rank) && count >= 3 && count <= 4,
    );
  const state = await player.playUntil(
    (state) => state.phase === "play" && !state.melded && state.minimum === 50 && low(state),
  );
  await hands.chooseAll(low(state).rank);
  const selected = await seat.waitUntil("the cards are selected", (now) => now.groups.length === 1);
  const [, makes, short] =
    /: (15|20|25|30|40) · needs 50, (\d+) short$/.exec(selected.say) ?? assert.fail(selected.say);
  assert.equal(Number(makes) + Number(short), 50);
  const { meld } = selected.actions;
  assert.deepEqual([meld.ready, meld.text, meld.detail], [false, `Meld ${makes}`, `${short} short`]);
  await pauseToRead(page);
  await page.locator("#action-meld").click({ force: true });
  const refused = await seat.waitUntil("the refusal is shown", (now) => now.alert);
  assert.match(refused.alert, /50.*(15|20|25|30|40)/);
  await page.getByRole("button", { name: "Clear selection" }).click();
  const now = await seat.waitUntil("nothing is selected", (now) => now.groups.length === 0);
  assert.deepEqual(persistentState(now), persistentState(state));
  seat.assertNoComplaints();
});
