// What goes wrong: reloads, restarts, a server that is gone, unknown tables and sessions, two tabs, refused acts.

import assert from "node:assert/strict";

import { noComplaints, person, tab } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

/** What must be the same after a reload or a restart. */
const lasting = ({ n, deal, phase, mine, hand, stock, pile, we, they, totals }) => ({
  ...{ n, deal, phase, mine, stock, pile, we, they, totals },
  hand: hand.map(({ rank, count }) => `${count} ${rank}`),
});

/** The line above the hand, while it tells of the lost connection. */
const lost = (page) => page.locator("#say", { hasText: "Connection lost" });

/** A table some turns into its first deal, waiting for an act of this person. */
async function midDeal(server, options) {
  const page = await person(options);
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  const state = await player.deal((state) => player.done.turns >= 2 && state.phase === "play");
  assert.equal(state.ended, "", "the deal is over too soon for this test");
  return { page, seat, player, state };
}

table("a reload in the middle shows the same table", async (server) => {
  const { page, seat, player, state } = await midDeal(server);
  await page.reload();
  assert.deepEqual(lasting(await seat.mine()), lasting(state));
  await player.discard(await seat.mine());
  seat.noComplaints();
});

table("the start page leads back to the running table", async (server) => {
  const { page, seat, state } = await midDeal(server);
  await page.goto(server.url);
  await page.locator("#continue").click();
  assert.deepEqual(lasting(await seat.mine()), lasting(state));
  noComplaints(page);
});

for (const signal of ["SIGTERM", "SIGKILL"]) {
  table(
    `the server is restarted in the middle (${signal}) and the page goes on by itself`,
    async (server) => {
      const { page, seat, player, state } = await midDeal(server);
      const code = await server.stop(signal);
      assert.equal(code, signal === "SIGTERM" ? 0 : null, server.words);
      await lost(page).waitFor({ state: "visible" });
      // An act while the server is gone is not lost in silence and does not happen twice.
      await server.again();
      await lost(page).waitFor({ state: "hidden" });
      assert.deepEqual(lasting(await seat.mine()), lasting(state));
      await player.discard(state);
      const later = await player.deal((now) => now.n > state.n + 3);
      assert.ok(later.n > state.n);
      seat.noComplaints();
    },
    { own: true },
  );
}

table(
  "an act while the server is gone is done once when it is back",
  async (server) => {
    const { page, seat, state } = await midDeal(server);
    await server.stop();
    await lost(page).waitFor({ state: "visible" });
    const column = state.hand.at(-1);
    const hands = new Mouse(page);
    await hands.chooseOne(column.rank);
    await hands.press("discard");
    assert.equal((await seat.state()).n, state.n, "nothing moves while the server is gone");
    await server.again();
    const back = await seat.until(
      "the act is done and the turn came back",
      (now) => now.n > state.n && now.mine && !now.busy,
    );
    assert.equal(cards(back), cards(state) - 1, "one card was discarded, once");
    seat.noComplaints();
  },
  { own: true },
);

table(
  "a server that was told a wrong address says so, and why there is no connection",
  async (server) => {
    const page = await person();
    await page.goto(server.url);
    await page.getByRole("button", { name: "Often" }).click();
    await page.locator("#say", { hasText: "isn’t the address the server was set up for" }).waitFor();
    // It stays, however often the page tries.
    await page.waitForEvent("websocket");
    assert.equal(await lost(page).count(), 0);
    assert.match(
      server.words,
      /WARN .* came by http:\/\/127\.0\.0\.1:\d+, but --public-url says https:\/\/elsewhere\.test/,
    );
    assert.equal(server.words.match(/WARN/g).length, 1, server.words);
    noComplaints(page);
  },
  { own: true, more: ["--public-url", "https://elsewhere.test"] },
);

table("an unknown table is told kindly", async (server) => {
  const page = await person();
  const answer = await page.goto(`${server.url}/table/unknown`);
  assert.equal(answer.status(), 404);
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Often" }).waitFor();
  noComplaints(page);
});

table("an expired session is told kindly", async (server) => {
  const { page } = await midDeal(server);
  await page.context().clearCookies();
  const answer = await page.reload();
  assert.ok([403, 404].includes(answer.status()), `status ${answer.status()}`);
  const words = await page.locator("main").innerText();
  assert.match(words, /\w+ \w+ \w+/);
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Often" }).waitFor();
  noComplaints(page);
});

table("two tabs on one seat show every act", async (server) => {
  const { page, seat, player, state } = await midDeal(server);
  const other = new Table(await tab(page));
  await other.page.goto(page.url());
  assert.deepEqual(lasting(await other.mine()), lasting(state));
  await player.discard(state);
  await other.until("the other tab shows the act too", (now) => now.n > state.n);
  const here = await seat.mine();
  assert.deepEqual(lasting(await other.until("both are at one", (now) => now.n === here.n)), lasting(here));
  seat.noComplaints();
  other.noComplaints();
});

table("a stale act of a second tab is refused kindly", async (server) => {
  const { page, player, state } = await midDeal(server);
  const late = await tab(page);
  // This tab hears the first word of the table and then nothing more.
  await late.routeWebSocket(/\/live\?patch$/, (socket) => {
    const server = socket.connectToServer();
    let heard = 0;
    server.onMessage((message) => {
      heard += 1;
      if (heard === 1) socket.send(message);
    });
  });
  const other = new Table(late);
  await late.goto(page.url());
  await other.mine();
  await player.discard(state);
  const hands = new Mouse(late);
  const column = state.hand.at(-1);
  await hands.chooseOne(column.rank);
  await hands.press("discard");
  const told = await other.until("the tab says why", (now) => now.say.includes("has changed"));
  assert.equal(told.n, state.n);
  noComplaints(late);
});

table("a refused act says why, Why? opens the rule, and nothing has moved", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  const hands = new Mouse(page);
  const player = new Player(seat, hands);
  const state = await player.deal((state) => state.phase === "draw");
  assert.equal(state.acts.discard.ready, false);
  await hands.chooseOne(state.hand.at(-1).rank);
  // Not ready, but reachable: a person presses it all the same.
  await page.locator("#action-discard").click({ force: true });
  const refused = await seat.until("the refusal is told", (now) => now.alert);
  assert.match(refused.alert, /draw/i);
  assert.deepEqual(lasting(refused), lasting(state));

  await page
    .getByRole("button", { name: "Why?" })
    .or(page.getByRole("link", { name: "Why?" }))
    .click();
  const rule = page.locator("#why");
  await rule.waitFor({ state: "visible" });
  assert.match(await rule.innerText(), /top card of the stock/i);
  seat.noComplaints();
});

table("an opening below its minimum is refused with the numbers", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  const hands = new Mouse(page);
  const player = new Player(seat, hands, { lays: false, takes: false });
  // Until three of a rank that are worth less than the minimum are in the hand.
  const low = (state) =>
    state.hand.find(({ rank, count }) =>
      "4567".includes(rank) ? count >= 3 : "89TJQK".includes(rank) && count >= 3 && count <= 4,
    );
  const state = await player.until(
    (state) => state.phase === "play" && !state.opened && state.minimum === 50 && low(state),
  );
  await hands.chooseAll(low(state).rank);
  await hands.stage();
  await seat.until("the set is staged", (now) => now.sets.length === 1);
  assert.match((await seat.state()).strip, /50 needed, (15|20|25|30|40) staged/);
  await page.locator("#action-lay").click({ force: true });
  const refused = await seat.until("the refusal is told", (now) => now.alert);
  assert.match(refused.alert, /50.*(15|20|25|30|40)/);
  await page.getByRole("button", { name: "Clear" }).click();
  const now = await seat.until("the set is back in the hand", (now) => now.sets.length === 0);
  assert.deepEqual(lasting(now), lasting(state));
  seat.noComplaints();
});
