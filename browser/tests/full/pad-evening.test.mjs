// An evening with the score pad: twenty deals, while the connection is cut ten times at random moments. Some cuts also close
// the tab or reload the page, and some kill the server. Nothing may be lost, on the phone or on the server.

import assert from "node:assert/strict";

import { openPage, openTab } from "../../lib/browser.mjs";
import { serverTest } from "../../lib/suite.mjs";

const SEED = 41;
const DEALS = 20;
const CUTS = 10;
/** The check ignores presses for a moment, because they may have been meant for the keypad. */
const CHECK_PAUSE_MS = 450;
/** Longer than the page waits between two attempts to synchronise. */
const SYNC_MS = 60_000;

/** Random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomNumbers(SEED);
/** A random whole number, with both ends. */
const between = (from, to) => from + Math.floor(random() * (to - from + 1));

/** A deal that no check objects to: who went out, and per side natural and mixed canastas, red threes, melded, in hand. */
function randomDeal() {
  const seat = between(0, 3);
  const winners = [between(0, 1), between(1, 2), between(0, 2), 5 * between(50, 100), 5 * between(1, 12)];
  const losers = [0, between(0, 1), between(0, 2), 5 * between(30, 60), 5 * between(2, 20)];
  return { seat, sides: seat % 2 === 0 ? [winners, losers] : [losers, winners] };
}

/** The keys for a deal. */
function keysOf({ seat, sides }) {
  const points = (n) => [
    ...[...String(n)].map((digit) => `[data-key="${digit}"]`),
    ...(n < 120 ? ['[data-key="next"]'] : []),
  ];
  const counts = (numbers) => numbers.map((n) => `[data-key="${n}"]`);
  return [
    `[data-seat="${seat}"]`,
    ...sides.flatMap((side) => [...counts(side.slice(0, 3)), ...points(side[3]), ...points(side[4])]),
  ];
}

const entryOf = ({ going_out, sides }) => ({
  seat: going_out.seat,
  sides: sides.map((side) => [side.natural_canastas, side.mixed_canastas, side.red_threes, side.melded, side.in_hand]),
});

serverTest(
  "an evening of twenty deals loses nothing when the connection is cut ten times",
  async (server) => {
    let page = await openPage({ width: 390, height: 844, touch: true });
    const context = page.context();
    await context.addInitScript(() => localStorage.setItem("pad-settings", '{"ignoreDoublePresses":false}'));
    await page.goto(`${server.url}/pad`);
    await page.locator("button.main").first().click();
    await page.locator("#enter").waitFor();
    // The pad opens without a connection once its page is stored and the service worker answers.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => Boolean(await (await caches.open("pad")).match("/pad?lang=en")));

    const deals = Array.from({ length: DEALS }, randomDeal);
    const presses = deals.map((deal) => keysOf(deal).length);
    const total = presses.reduce((sum, n) => sum + n, 0);
    const cuts = new Set();
    while (cuts.size < CUTS) cuts.add(between(1, total - 1));

    let pressed = 0;
    let made = 0;
    /** Ends the present cut; `null` if there is a connection. */
    let reconnect = null;
    let reconnectAt = 0;
    async function cut() {
      const kind = made % 3;
      made += 1;
      reconnectAt = pressed + between(5, 40);
      if (kind === 0) {
        await context.setOffline(true);
        reconnect = () => context.setOffline(false);
        return;
      }
      await server.stop("SIGKILL");
      reconnect = () => server.restart();
      if (kind === 1) return void (await page.reload());
      // The tab is closed in mid-entry, and opened again without a connection.
      const { url } = server;
      const tab = await openTab(page);
      await page.close();
      page = tab;
      await page.goto(`${url}/pad#deal`);
    }

    for (const deal of deals) {
      await page.locator("#enter").click();
      for (const selector of keysOf(deal)) {
        if (cuts.has(pressed)) {
          if (reconnect) await reconnect();
          reconnect = null;
          await cut();
        } else if (reconnect && pressed >= reconnectAt) {
          await reconnect();
          reconnect = null;
        }
        await page.locator(selector).click();
        pressed += 1;
      }
      const save = page.locator('[data-save="yes"]');
      await save.waitFor();
      await page.waitForTimeout(CHECK_PAUSE_MS);
      await save.click();
      await page.waitForFunction(() => ["#table", "#end"].includes(location.hash));
      if (await page.evaluate(() => location.hash === "#end")) {
        await page.locator("button.main").click();
        await page.locator("#enter").waitFor();
      }
    }
    assert.equal(made, CUTS);
    if (reconnect) await reconnect();

    // The phone has everything, and so has the server as soon as they are connected.
    const stored = () =>
      page.evaluate(() =>
        Object.entries({ ...localStorage })
          .filter(([key]) => /^pad:[0-9a-f]{32}:[0-9a-f]{32}$/.test(key))
          .map(([, event]) => JSON.parse(event))
          .sort((a, b) => a.clock - b.clock),
      );
    const entered = (events) => events.filter(({ kind }) => kind === "deal").map(({ entry }) => entryOf(entry));
    const onPhone = await stored();
    assert.deepEqual(entered(onPhone), deals, "on the phone");
    const code = await page
      .waitForFunction(
        () => {
          const [key] = Object.keys(localStorage).filter((key) => /^pad:[0-9a-f]{32}:meta$/.test(key));
          const { code, sent = [] } = JSON.parse(localStorage.getItem(key));
          const events = Object.keys(localStorage).filter((key) => /^pad:[0-9a-f]{32}:[0-9a-f]{32}$/.test(key));
          return sent.length === events.length && code;
        },
        null,
        { timeout: SYNC_MS },
      )
      .then((handle) => handle.jsonValue());
    const { events } = await (await fetch(`${server.url}/pad/${code}/events?since=0`)).json();
    events.sort((a, b) => a.clock - b.clock);
    assert.deepEqual(events, onPhone, "on the server");

    // A watcher sees the totals of the phone.
    const watcher = await openPage({ width: 820, height: 1180 });
    await watcher.goto(`${server.url}/pad/${code}`);
    const totals = (page) => page.locator(".plates:not(.over) .total").allInnerTexts();
    await watcher.locator(".plates .total").first().waitFor();
    assert.deepEqual(await totals(watcher), await totals(page));
  },
  { own: true },
);
