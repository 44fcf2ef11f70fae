// Friends play at a private table, lose their connection and come back, and continue after the server was killed. The
// essential tests cover a deal between two friends.

import assert from "node:assert/strict";

import {
  DESKTOP,
  Friend,
  KEYS,
  PHONE,
  TABLET,
  waitForTurn,
  checkSecrecy,
  markup,
  startGame,
  play,
  waitForAll,
} from "../../lib/friends.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { cards } from "../../lib/table.mjs";

/** A clock, so that a bot plays for an absent player. It allows more time than any test takes. */
const LONG = { clock: "own", "clock.base": 36_000, "clock.bank": 0, "clock.back": 0 };

const four = () =>
  Promise.all([
    Friend.arrive("Helen", DESKTOP),
    Friend.arrive("Frank", PHONE),
    Friend.arrive("Gina", TABLET),
    Friend.arrive("Max", KEYS),
  ]);

/** The friend whose turn it is. */
const turnOf = (friends, states) => friends[states.findIndex(({ mine }) => mine)];

serverTest("four friends on different devices play a deal and start the next", async (server) => {
  const friends = await four();
  // Drawing three cards per turn keeps the deal short.
  await startGame(server, friends, { terms: { "draw_count.4": 3 } });
  const before = await waitForTurn(friends);
  for (const other of friends.slice(1)) assert.ok((await checkSecrecy(friends[0], other)) > 0);
  await play(friends);
  const ends = await Promise.all(
    friends.map(({ table }) => table.waitUntil("the score is shown", (now) => now.ended === "deal")),
  );
  for (const [seat, { totals }] of ends.entries()) {
    assert.deepEqual(
      seat % 2 ? totals.toReversed() : totals,
      ends[0].totals,
      "all see the same score from their own side",
    );
  }
  for (const { player } of friends) assert.ok(player.done.turns >= 3, JSON.stringify(player.done));
  // The next deal starts when all four are ready. Three of them press the button at once.
  const [helen, ...others] = friends;
  await helen.hands.next();
  await helen.page.locator("#next", { hasText: "Ready" }).waitFor();
  for (const other of others) await other.waitForText(/^Helen is ready\. Waiting for/);
  for (const { table } of friends) assert.equal((await table.state()).ended, "deal", "no player is hurried");
  await Promise.all(others.map(({ hands }) => hands.next()));
  for (const { table } of friends) {
    const next = await table.waitUntil(
      "the next deal is shown",
      (now) => now.deal === before[0].deal + 1 && !now.ended,
    );
    assert.equal(next.alert, "");
  }
  for (const friend of friends) friend.assertNoComplaints();
});

serverTest(
  "a substitute plays for a disconnected player until they return",
  async (server) => {
    const friends = await four();
    const [host, phone, tablet, keys] = friends;
    await phone.connectThroughLine(server);
    await startGame(server, friends, { terms: LONG });
    await play(
      friends,
      (states) => friends.every(({ player }) => player.done.turns >= 1) && turnOf(friends, states) === phone,
    );

    // The phone loses its connection during its turn.
    const others = [host, tablet, keys];
    const n = (await host.table.state()).n;
    await phone.disconnect();
    await phone.waitForText("Connection lost");
    for (const friend of others) await friend.waitForSpeech("A bot is playing for Frank, who is away.");
    await play(others, (states) => states[0].n > n + 8 && states.some(({ mine }) => mine));
    assert.equal((await phone.table.state()).n, n, "the absent player sees nothing of it");
    await host.people();
    await host.waitForText("away (bot playing)");

    await phone.reconnect();
    await waitForAll([phone], (await host.table.state()).n);
    for (const friend of others) await friend.page.locator('#table[data-around=""]').waitFor({ state: "attached" });
    const states = await waitForTurn(friends);
    const fresh = await phone.openTab();
    await fresh.page.setViewportSize({ width: PHONE.width, height: PHONE.height });
    await fresh.page.goto(phone.page.url());
    await waitForAll([fresh], states[0].n);
    assert.deepEqual(await markup(phone), await markup(fresh), "the returned player sees the same as a new page");
    await fresh.page.close();
    // The person plays their own turns again.
    const turns = phone.player.done.turns;
    await play(friends, (states) => phone.player.done.turns > turns && states.some(({ mine }) => mine));

    // The tablet's page is closed, and its player returns through the start page.
    const { page } = tablet;
    const back = await tablet.openTab();
    await back.page.goto(server.url);
    await page.close();
    const rest = [host, phone, keys];
    for (const friend of rest) await friend.waitForSpeech("A bot is playing for Gina, who is away.");
    const lastEntry = (await host.table.state()).n;
    await play(rest, (states) => states[0].n > lastEntry + 4 && states.some(({ mine }) => mine));
    await back.press(back.page.locator("#continue"));
    await back.waitForGame();
    for (const friend of rest) await friend.page.locator('#table[data-around=""]').waitFor({ state: "attached" });
    const now = [host, phone, back, keys];
    await play(now, (states) => back.player.done.turns >= 1 && states.some(({ mine }) => mine));
    for (const friend of now) friend.assertNoComplaints();
  },
  // At this speed, players count as away after 2 seconds instead of 90.
  { speed: 45 },
);

serverTest(
  "substitutes play for two sleeping players until one returns",
  async (server) => {
    const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
    const [host, phone] = friends;
    await startGame(server, friends, {
      seats: [3],
      terms: { clock: "own", "clock.base": 40, "clock.bank": 0, "clock.back": 0 },
    });
    for (const friend of friends) await friend.button("I’m back").waitFor();
    await host.waitForText("A bot is playing for you. You missed two turns. Your seat is saved.");
    await phone.press(phone.button("I’m back"));
    await host.page.locator("#table:not([data-around*=Frank])").waitFor({ state: "attached" });
    for (const friend of friends) friend.assertNoComplaints();
    // If the bots took no time to think, they might finish the deal before Frank is back.
  },
  { speed: 20, pace: 60 },
);

serverTest(
  "four players continue after the server is killed, and an action in between is applied once",
  async (server) => {
    const friends = await four();
    await startGame(server, friends);
    const states = await play(
      friends,
      (states) => friends.every(({ player }) => player.done.turns >= 1) && states.some(({ phase }) => phase === "play"),
    );
    const actor = turnOf(friends, states);
    const before = await actor.table.state();
    assert.equal(before.phase, "play");
    await server.stop("SIGKILL");
    for (const friend of friends) await friend.waitForText("Connection lost");
    const column = before.hand.findLast(({ name }) => !name.startsWith("Red"));
    await actor.hands.chooseOne(column.rank);
    await actor.hands.press("discard");
    assert.equal((await actor.table.state()).n, before.n, "nothing moves while the server is stopped");
    await server.restart();
    const after = await actor.table.waitUntil("the action is applied", (now) => now.n > before.n && !now.busy);
    assert.equal(cards(after), cards(before) - 1, "one card was discarded, once");
    for (const friend of friends) {
      const now = await friend.table.waitUntil("all pages show it", (now) => now.n === after.n && !now.busy);
      assert.deepEqual(
        [now.stock, now.pile, now.totals.toSorted()],
        [after.stock, after.pile, after.totals.toSorted()],
      );
      assert.equal((await friend.log()).filter((line) => line.startsWith("Deal 1.")).length, 1);
    }
    await play(friends, (now) => now[0].n > after.n + 6 && now.some(({ mine }) => mine));
    for (const friend of friends) friend.assertNoComplaints();
  },
  { own: true },
);
