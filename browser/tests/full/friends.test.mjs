// Two and four browsers at one private table: friends play together, drop out and come back, and continue after the server was
// killed. Two friends who meet and play a deal are among the essential tests.

import assert from "node:assert/strict";

import { DESKTOP, Friend, KEYS, PHONE, TABLET, calm, kept, markup, meet, play, together } from "../../lib/friends.mjs";
import { table } from "../../lib/suite.mjs";
import { cards } from "../../lib/table.mjs";

/** A table's time: so much that no turn runs out in a test, but there is a clock, so that a bot plays for an absent player. */
const LONG = { clock: "own", "clock.base": 36_000, "clock.bank": 0, "clock.back": 0 };

const four = () =>
  Promise.all([
    Friend.arrive("Helen", DESKTOP),
    Friend.arrive("Frank", PHONE),
    Friend.arrive("Gina", TABLET),
    Friend.arrive("Max", KEYS),
  ]);

/** Whose turn it is, by the pages. */
const turnOf = (friends, states) => friends[states.findIndex(({ mine }) => mine)];

table(
  "four friends on a desktop, a phone, a tablet and by keyboard alone play a deal and go on to the next",
  async (server) => {
    const friends = await four();
    // A house rule makes the deal short: three cards are drawn in a turn.
    await meet(server, friends, { terms: { "draw_count.4": 3 } });
    const before = await calm(friends);
    for (const other of friends.slice(1)) assert.ok((await kept(friends[0], other)) > 0);
    await play(friends);
    const ends = await Promise.all(
      friends.map(({ table }) => table.until("the score is told", (now) => now.ended === "deal")),
    );
    for (const [seat, { totals }] of ends.entries()) {
      assert.deepEqual(
        seat % 2 ? totals.toReversed() : totals,
        ends[0].totals,
        "all see the same score, from their side",
      );
    }
    for (const { player } of friends) assert.ok(player.done.turns >= 3, JSON.stringify(player.done));
    // A player who still reads the score goes on reading: it is dealt when all four are ready, three of them at once.
    const [helen, ...others] = friends;
    await helen.hands.next();
    await helen.page.locator("#next", { hasText: "Ready" }).waitFor();
    for (const other of others) await other.reads(/^Helen is ready\. Waiting for/);
    for (const { table } of friends) assert.equal((await table.state()).ended, "deal", "no player is hurried");
    await Promise.all(others.map(({ hands }) => hands.next()));
    for (const { table } of friends) {
      const next = await table.until("the next deal is shown", (now) => now.deal === before[0].deal + 1 && !now.ended);
      assert.equal(next.alert, "");
    }
    for (const friend of friends) friend.noComplaints();
  },
);

table(
  "one drops out in the midst: the others are told, a bot stands in, and the seat is back at once",
  async (server) => {
    const friends = await four();
    const [host, phone, tablet, keys] = friends;
    await phone.wired(server);
    await meet(server, friends, { terms: LONG });
    await play(
      friends,
      (states) => friends.every(({ player }) => player.done.turns >= 1) && turnOf(friends, states) === phone,
    );

    // The phone's connection is lost on its own turn.
    const there = [host, tablet, keys];
    const n = (await host.table.state()).n;
    await phone.cut();
    await phone.reads("Connection lost");
    for (const one of there) await one.hears("A bot is playing for Frank, who is away.");
    await play(there, (states) => states[0].n > n + 8 && states.some(({ mine }) => mine));
    assert.equal((await phone.table.state()).n, n, "who is away sees nothing of it");
    await host.people();
    await host.reads("away (bot playing)");

    await phone.mended();
    await together([phone], (await host.table.state()).n);
    for (const one of there) await one.page.locator('#table[data-around=""]').waitFor({ state: "attached" });
    const states = await calm(friends);
    const fresh = await phone.again();
    await fresh.page.setViewportSize({ width: PHONE.width, height: PHONE.height });
    await fresh.page.goto(phone.page.url());
    await together([fresh], states[0].n);
    assert.deepEqual(await markup(phone), await markup(fresh), "who returned sees what a fresh page shows");
    await fresh.page.close();
    // The next decision of that seat is its person's again.
    const turns = phone.player.done.turns;
    await play(friends, (states) => phone.player.done.turns > turns && states.some(({ mine }) => mine));

    // The tablet's page is closed altogether; its player comes back over the start page.
    const { page } = tablet;
    const back = await tablet.again();
    await back.page.goto(server.url);
    await page.close();
    const rest = [host, phone, keys];
    for (const one of rest) await one.hears("A bot is playing for Gina, who is away.");
    const gone = (await host.table.state()).n;
    await play(rest, (states) => states[0].n > gone + 4 && states.some(({ mine }) => mine));
    await back.press(back.page.locator("#continue"));
    await back.seated();
    for (const one of rest) await one.page.locator('#table[data-around=""]').waitFor({ state: "attached" });
    const now = [host, phone, back, keys];
    await play(now, (states) => back.player.done.turns >= 1 && states.some(({ mine }) => mine));
    for (const one of now) one.noComplaints();
  },
  // The 90 seconds after which a player counts as away take two.
  { speed: 45 },
);

table(
  "both sleep until the computer plays for them, and one comes back",
  async (server) => {
    const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
    const [host, phone] = friends;
    await meet(server, friends, {
      seats: [3],
      terms: { clock: "own", "clock.base": 40, "clock.bank": 0, "clock.back": 0 },
    });
    for (const friend of friends) await friend.button("I’m back").waitFor();
    await host.reads("A bot is playing for you. You missed two turns. Your seat is saved.");
    await phone.press(phone.button("I’m back"));
    await host.page.locator("#table:not([data-around*=Frank])").waitFor({ state: "attached" });
    for (const friend of friends) friend.noComplaints();
    // The bots think about their turns: without pauses they might end the deal before Frank is back.
  },
  { speed: 20, pace: 60 },
);

table(
  "the server is killed while four play: all go on by themselves, and an act in between is done once",
  async (server) => {
    const friends = await four();
    await meet(server, friends);
    const states = await play(
      friends,
      (states) => friends.every(({ player }) => player.done.turns >= 1) && states.some(({ phase }) => phase === "play"),
    );
    const actor = turnOf(friends, states);
    const before = await actor.table.state();
    assert.equal(before.phase, "play");
    await server.stop("SIGKILL");
    for (const friend of friends) await friend.reads("Connection lost");
    const column = before.hand.findLast(({ name }) => !name.startsWith("Red"));
    await actor.hands.chooseOne(column.rank);
    await actor.hands.press("discard");
    assert.equal((await actor.table.state()).n, before.n, "nothing moves while the server is gone");
    await server.again();
    const after = await actor.table.until("the act is done", (now) => now.n > before.n && !now.busy);
    assert.equal(cards(after), cards(before) - 1, "one card was discarded, once");
    for (const friend of friends) {
      const now = await friend.table.until("all have it", (now) => now.n === after.n && !now.busy);
      assert.deepEqual(
        [now.stock, now.pile, now.totals.toSorted()],
        [after.stock, after.pile, after.totals.toSorted()],
      );
      assert.equal((await friend.log()).filter((line) => line.startsWith("Deal 1.")).length, 1);
    }
    await play(friends, (now) => now[0].n > after.n + 6 && now.some(({ mine }) => mine));
    for (const friend of friends) friend.noComplaints();
  },
  { own: true },
);
