// Two friends play a deal at a private table, and one of them loses the connection.

import assert from "node:assert/strict";

import { DESKTOP, Friend, PHONE, waitForTurn, checkSecrecy, startGame, play } from "../../lib/friends.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { cards } from "../../lib/table.mjs";

serverTest("a friend joins by link on a phone and plays several turns", async (server) => {
  const host = await Friend.arrive("Guest", {
    ...DESKTOP,
    context: { permissions: ["clipboard-read", "clipboard-write"] },
  });
  await host.page.goto(server.url);
  await host.pressAndNavigate(host.page.getByRole("link", { name: "Play with friends" }));
  await host.press(host.button("Create table"));
  await host.press(host.button("Copy"));
  await host.waitForText("Copied.");
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /\/join\/[0-9a-f]{32}$/);

  // A reload would lose this value.
  await host.page.evaluate(() => (globalThis.unbroken = true));
  const friend = await Friend.arrive("Frank", PHONE);
  await friend.join(link);
  await friend.waitForText("Guest’s table");
  await host.waitForSpeech("At the table: you and Frank. Two seats are free.");
  // The first guest gets the seat opposite, but can move to a different one.
  const free = (seat) =>
    host.page
      .getByRole("listitem")
      .filter({ hasText: `Seat ${seat}` })
      .filter({ hasText: "free" });
  await free(2).waitFor();
  await friend.sit(2);
  await free(3).waitFor();
  await friend.sit(3);
  await free(2).waitFor();
  assert.ok(await host.page.evaluate(() => globalThis.unbroken), "the host's page updates without a reload");

  await host.press(host.button("Fill with bots and start"));
  const friends = [host, friend];
  for (const person of friends) await person.waitForGame();
  await waitForTurn(friends);
  let checked = (await checkSecrecy(host, friend)) + (await checkSecrecy(friend, host));
  const enough = () => friends.every(({ player }) => player.done.turns >= 3);
  await play(friends, (states) => enough() && states.some(({ mine }) => mine));
  for (const [one, other] of [friends, friends.toReversed()]) {
    const name = other === host ? "Guest" : "Frank";
    const actions = (await one.log()).filter((line) => line.startsWith(name));
    assert.ok(actions.length >= 3, `${one.name} sees what ${name} does: ${actions}`);
    checked += await checkSecrecy(one, other);
    one.assertNoComplaints();
  }
  assert.ok(checked >= 8, `only ${checked} cards were secret`);
});

serverTest("an action is applied once if its answer is lost with the connection", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  const [host, phone] = friends;
  await phone.connectThroughLine(server);
  // Drawing three cards per turn keeps the deal short.
  await startGame(server, friends, { terms: { "draw_count.4": 3 } });
  await play(friends, (states) => states[1].mine && states[1].phase === "draw");
  const before = await phone.table.state();
  phone.line.dropAnswers();
  await phone.hands.press("draw");
  const confirmed = await host.table.waitUntil("the others see it", (now) => now.n > before.n);
  assert.deepEqual([(await phone.table.state()).n, confirmed.n], [before.n, before.n + 1]);
  await phone.disconnect();
  await phone.waitForText("Connection lost");
  const repeated = phone.page.waitForResponse(/\/act$/);
  await phone.reconnect();
  assert.equal((await repeated).status(), 200, "the repeated action is accepted");
  const after = await phone.table.waitUntil("its player sees it too", (now) => now.n === confirmed.n && !now.busy);
  assert.equal(cards(after), cards(before) + 3);
  assert.match(after.say, /^Your turn\. Select a card to discard/);
  await play(friends);
  const [phoneTotals, other] = await Promise.all(
    friends.map(({ table }) => table.waitUntil("the score is shown", (now) => now.ended === "deal")),
  );
  assert.deepEqual(other.totals, phoneTotals.totals.toReversed(), "both see the same score from their own side");
  for (const { player } of friends) assert.ok(player.done.turns >= 3, JSON.stringify(player.done));
  for (const friend of friends) friend.assertNoComplaints();
});
