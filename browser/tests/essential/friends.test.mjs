// Two friends meet at a private table by its link and play a deal; one of them loses the connection in the middle.

import assert from "node:assert/strict";

import { DESKTOP, Friend, PHONE, calm, kept, meet, play } from "../../lib/friends.mjs";
import { table } from "../../lib/suite.mjs";
import { cards } from "../../lib/table.mjs";

table("two friends: a table in two clicks, a link, a phone in the seat opposite, several turns", async (server) => {
  const host = await Friend.arrive("Guest", {
    ...DESKTOP,
    context: { permissions: ["clipboard-read", "clipboard-write"] },
  });
  await host.page.goto(server.url);
  await host.goes(host.page.getByRole("link", { name: "Play with friends" }));
  await host.press(host.button("Create table"));
  await host.press(host.button("Copy"));
  await host.reads("Copied.");
  const link = await host.page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /\/join\/[0-9a-f]{32}$/);

  // A page that loads again would lose this.
  await host.page.evaluate(() => (globalThis.unbroken = true));
  const friend = await Friend.arrive("Frank", PHONE);
  await friend.join(link);
  await friend.reads("Guest’s table");
  await host.hears("At the table: you and Frank. Two seats are free.");
  // The first guest sits opposite; another seat can be had for a tap.
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
  assert.ok(await host.page.evaluate(() => globalThis.unbroken), "the host sees who comes without loading again");

  await host.press(host.button("Fill with bots and start"));
  const friends = [host, friend];
  for (const one of friends) await one.seated();
  await calm(friends);
  let looked = (await kept(host, friend)) + (await kept(friend, host));
  const enough = () => friends.every(({ player }) => player.done.turns >= 3);
  await play(friends, (states) => enough() && states.some(({ mine }) => mine));
  for (const [one, other] of [friends, friends.toReversed()]) {
    const name = other === host ? "Guest" : "Frank";
    const acts = (await one.log()).filter((line) => line.startsWith(name));
    assert.ok(acts.length >= 3, `${one.name} sees what ${name} does: ${acts}`);
    looked += await kept(one, other);
    one.noComplaints();
  }
  assert.ok(looked >= 8, `only ${looked} faces were secret`);
});

table("two friends play a deal, and an act whose answer was lost with the connection is done once", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  const [host, phone] = friends;
  await phone.wired(server);
  // A house rule makes the deal short: three cards are drawn in a turn.
  await meet(server, friends, { terms: { "draw_count.4": 3 } });
  await play(friends, (states) => states[1].mine && states[1].phase === "draw");
  const before = await phone.table.state();
  phone.line.deafened();
  await phone.hands.press("draw");
  const done = await host.table.until("the others see it", (now) => now.n > before.n);
  assert.deepEqual([(await phone.table.state()).n, done.n], [before.n, before.n + 1]);
  await phone.cut();
  await phone.reads("Connection lost");
  const again = phone.page.waitForResponse(/\/act$/);
  await phone.mended();
  assert.equal((await again).status(), 200, "the same act, sent again, is granted again");
  const after = await phone.table.until("its player sees it too", (now) => now.n === done.n && !now.busy);
  assert.equal(cards(after), cards(before) + 3);
  assert.match(after.say, /^Your turn\. Meld or discard\./);
  await play(friends);
  const [one, other] = await Promise.all(
    friends.map(({ table }) => table.until("the score is shown", (now) => now.ended === "deal")),
  );
  assert.deepEqual(other.totals, one.totals.toReversed(), "both see the same score, each from their side");
  for (const { player } of friends) assert.ok(player.done.turns >= 3, JSON.stringify(player.done));
  for (const friend of friends) friend.noComplaints();
});
