// Device features: app shell, wake lock, vibration, sounds, badge, full screen and sharing. Also tests a page on plain
// http, which lacks them.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage, PLAIN_HTTP_HOST, pressAndWait } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** Runs in the page before its scripts. Records calls to device features. */
function recordDeviceCalls() {
  const calls = (window.calls = { awake: [], vibrated: [], badge: [], shared: [], hidden: false });
  Object.defineProperty(document, "hidden", { get: () => calls.hidden });
  Object.defineProperty(document, "visibilityState", { get: () => (calls.hidden ? "hidden" : "visible") });
  Object.defineProperty(navigator, "vibrate", { value: (pattern) => calls.vibrated.push(pattern) });
  if (!isSecureContext) return;
  const request = async () => {
    calls.awake.push("on");
    const lock = {
      released: false,
      async release() {
        if (!lock.released) calls.awake.push("off");
        lock.released = true;
      },
    };
    document.addEventListener("visibilitychange", () => calls.hidden && lock.release());
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
  Object.defineProperty(navigator, "share", { value: async (what) => calls.shared.push(what) });
  for (const name of ["setAppBadge", "clearAppBadge"])
    Object.defineProperty(navigator, name, { value: async () => calls.badge.push(name) });
}

async function openDevicePage(options) {
  const page = await openPage(options);
  await page.addInitScript(recordDeviceCalls);
  return page;
}

const calls = (page) => page.evaluate(() => window.calls);

/** Hides the page or shows it again. */
const setHidden = (page, hidden) =>
  page.evaluate((hidden) => {
    window.calls.hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Opens the menu. Which button does that depends on the width of the page. */
const openMenu = (page) => page.locator('[data-do="menu"]:visible').first().click();

/** Opens the settings from the menu. */
async function openSettings(page) {
  await openMenu(page);
  await page.locator("#menu").getByRole("link", { name: "Settings" }).click();
  await page.locator("#settings form.at-once").waitFor();
}

const waitUntil = (page, condition, argument) => page.waitForFunction(condition, argument);

/** Waits until the service worker has filled its cache. */
async function waitForCache(page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await waitUntil(page, async () => Boolean(await caches.match("/offline")));
}

serverTest("the service worker caches the shell, but nothing about a game", async (server) => {
  const page = await openPage();
  // A page that is only an image doesn't register a worker, which might clean up too early.
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate(() => caches.open("shell of yesterday"));
  await page.goto(server.url);
  await waitForCache(page);
  await waitUntil(page, async () => (await caches.keys()).length === 1);
  // Visit the pages of a game while the worker is active.
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  await player.playDeal(() => player.done.turns >= 2);
  await page.reload();
  await seat.waitForTurn();
  await page.goto(`${server.url}/rules/pile`);
  assert.ok(await page.evaluate(() => navigator.serviceWorker.controller !== null));
  const addresses = await page.evaluate(async () => {
    const all = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) all.push(new URL(request.url).pathname);
    return all;
  });
  assert.ok(addresses.length > 6, addresses.join("\n"));
  for (const address of addresses)
    assert.match(address, /^\/offline$|^\/assets\/[\w.-]+\.[0-9a-f]{8}\.(css|js|svg|png|webp|woff2)$/);
  // Without a connection, every address leads to the offline page with its font and colours, and recovers from it.
  await page.context().setOffline(true);
  await page.goto(`${server.url}/lobby`);
  await page.getByRole("heading", { name: "You’re offline" }).waitFor();
  assert.equal(await page.evaluate(() => document.fonts.check('20px "Canasta Display"')), true);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Open tables" }).or(page.locator("#lobby")).first().waitFor();
  assertNoComplaints(page);
});

serverTest("the screen stays on while a game is visible", async (server) => {
  const page = await openDevicePage();
  const seat = await Table.open(page, server);
  await waitUntil(page, () => window.calls.awake.length === 1);
  await setHidden(page, true);
  await waitUntil(page, () => window.calls.awake.at(-1) === "off");
  await setHidden(page, false);
  await waitUntil(page, () => window.calls.awake.join() === "on,off,on");
  const player = new Player(seat, new Mouse(page), { melds: true });
  await player.playDeal();
  await waitUntil(page, () => window.calls.awake.join() === "on,off,on,off");
  seat.assertNoComplaints();
});

serverTest("if turned on, vibration follows the player's own actions and turn", async (server) => {
  const page = await openDevicePage({ touch: true, width: 390, height: 844 });
  const seat = await Table.open(page, server);
  await seat.waitUntil("a card can be drawn", (now) => now.mine && now.actions.draw.ready);
  await seat.waitForStyles();
  await page.locator("#hand .col").first().click();
  assert.deepEqual((await calls(page)).vibrated, [], "it is off at first");
  await openSettings(page);
  await page.locator("#vibration").scrollIntoViewIfNeeded();
  await pressAndWait(page, page.locator('#vibration input[value="on"]'));
  await page.keyboard.press("Escape");
  assert.deepEqual((await calls(page)).vibrated, [18], "it vibrates at once");
  await page.reload();
  await seat.waitForStyles();
  const start = await seat.waitUntil("a card can be drawn", (now) => now.mine && now.actions.draw.ready);
  // The card selected before the reload is still selected.
  await page.locator("#clear").click();
  await page.locator("#hand .col").first().click();
  assert.equal((await seat.state()).actions.take.ready, false);
  await page.locator("#action-take").click({ force: true });
  await waitUntil(page, () => window.calls.vibrated.join() === "6,30");
  await page.keyboard.press("Escape");
  await page.locator("#action-draw").click();
  await seat.waitForAnswer(start.n);
  const player = new Player(seat, new Mouse(page), { melds: false, takes: false });
  await player.playDeal((state) => state.phase === "draw" && state.n > start.n + 4);
  await waitUntil(page, () => window.calls.vibrated.filter((pattern) => pattern === 18).length === 1);
  const all = (await calls(page)).vibrated;
  assert.deepEqual(
    [all.includes(10), all.every((pattern) => [6, 10, 18, 30].includes(pattern))],
    [true, true],
    String(all),
  );
  seat.assertNoComplaints();
});

serverTest(
  "a hidden page shows the player's turn in its title and on the icon",
  async (server) => {
    const page = await openDevicePage();
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Mouse(page), { melds: false, takes: false });
    await player.playDeal((state) => state.phase === "play");
    await waitUntil(page, () => window.calls.awake.length > 0);
    await setHidden(page, true);
    await waitUntil(page, () => window.calls.badge.at(-1) === "setAppBadge");
    assert.match(await page.title(), /^Your turn/);
    await setHidden(page, false);
    await waitUntil(page, () => window.calls.badge.at(-1) === "clearAppBadge");
    seat.assertNoComplaints();
  },
  { pace: 30 },
);

serverTest("a hidden waiting room shows a join request in its title", async (server) => {
  const page = await openDevicePage();
  await page.goto(`${server.url}/friends`);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.getByRole("button", { name: "Create code" }).click();
  const code = await page.getByText(/^[A-Z]( [A-Z]){5}$/).textContent();
  const title = await page.title();
  await setHidden(page, true);
  const guest = await openPage();
  await guest.goto(`${server.url}/join`);
  await guest.getByLabel("Table code").fill(code);
  await guest.getByLabel("Your name").fill("Frank");
  await guest.getByRole("button", { name: "Join" }).click();
  await waitUntil(page, () => document.title === "Frank wants to join.");
  await setHidden(page, false);
  assert.equal(await page.title(), title);
  assertNoComplaints(page);
  assertNoComplaints(guest);
});

serverTest("the table enters and leaves full screen", async (server) => {
  const page = await openPage();
  const seat = await Table.open(page, server);
  await seat.waitForTurn();
  await seat.waitForStyles();
  await openMenu(page);
  const button = page.locator("#full-screen");
  await button.click();
  await waitUntil(page, () => document.fullscreenElement !== null);
  await openMenu(page);
  await waitUntil(page, () => document.getElementById("full-screen").textContent === "Exit full screen");
  await button.click();
  await waitUntil(
    page,
    () => document.fullscreenElement === null && document.getElementById("full-screen").textContent === "Full screen",
  );
  seat.assertNoComplaints();
});

serverTest("an invitation opens the device's share dialog", async (server) => {
  const page = await openDevicePage({ touch: true, width: 390, height: 844 });
  await page.goto(`${server.url}/friends`);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.locator("#share-link").click();
  const link = await page.locator("#link").inputValue();
  const [shared] = (await calls(page)).shared;
  assert.equal(shared.url, link);
  assert.match(link, /\/join\/[0-9a-f]{32}$/);
  assertNoComplaints(page);
});

serverTest("plain http hides features that need https, and explains why", async (server) => {
  const page = await openDevicePage({ touch: true, width: 390, height: 844 });
  await page.goto(`http://${PLAIN_HTTP_HOST}:${server.port}`);
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await page.locator("#play button.main").first().click();
  const seat = new Table(page);
  await seat.waitForTurn();
  await seat.waitForStyles();
  await openSettings(page);
  const line = page.locator("#insecure");
  await line.scrollIntoViewIfNeeded();
  assert.match(await line.innerText(), /isn’t secure \(http, not https\)/);
  await page.goto(`http://${PLAIN_HTTP_HOST}:${server.port}/friends`);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.locator("#copy-link").waitFor();
  assert.equal(await page.locator("#share-link").isVisible(), false);
  // Over 127.0.0.1, there is nothing to explain.
  await page.goto(server.url);
  await page.locator("#play button.main").first().click();
  await seat.waitForStyles();
  await openSettings(page);
  assert.equal(await page.locator("#insecure").isVisible(), false);
  assertNoComplaints(page);
});

serverTest("each sound has its declared length and volume", async (server) => {
  const page = await openPage();
  await page.goto(`${server.url}/settings`);
  const address = await page.evaluate(async () => {
    const text = await (await fetch(document.querySelector('script[src*="/settings."]').src)).text();
    return text.match(/\/assets\/sounds\.[0-9a-f]{8}\.js/)[0];
  });
  const measured = await page.evaluate(async (address) => {
    const { SOUNDS, studio } = await import(address);
    const all = [];
    for (const loudness of [6, 10]) {
      for (const [name, [length, make]] of Object.entries(SOUNDS)) {
        const context = new OfflineAudioContext(1, 2 * 44_100, 44_100);
        make(studio(context, loudness), 0);
        const samples = (await context.startRendering()).getChannelData(0);
        const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
        all.push({
          name,
          loudness,
          length,
          peak,
          lasts: samples.findLastIndex((sample) => Math.abs(sample) > peak / 100) / 44_100,
        });
      }
    }
    return all;
  }, address);
  assert.equal(measured.length, 20);
  for (const { name, loudness, length, peak, lasts } of measured) {
    assert.ok(peak > 0.03 && peak < 1, `${name} at ${loudness}: ${peak}`);
    assert.ok(lasts > length * 0.3 && lasts < length * 1.2 + 0.03, `${name} lasts ${lasts} s of ${length}`);
  }
  console.log(
    measured
      .filter(({ loudness }) => loudness === 6)
      .map(({ name, peak, lasts }) => `${name} ${peak.toFixed(2)} ${lasts.toFixed(2)} s`)
      .join(", "),
  );
  assertNoComplaints(page);
});

serverTest("sounds are loaded only when turned on", async (server) => {
  const page = await openPage();
  const fetched = [];
  page.on("request", (request) => request.url().includes("/sounds.") && fetched.push(request.url()));
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page), { melds: false, takes: false });
  await player.playDeal(() => player.done.turns >= 2);
  assert.deepEqual(fetched, []);
  await openSettings(page);
  await pressAndWait(page, page.locator('input[name="sound"][value="on"]'));
  await waitUntil(page, () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/sounds.")));
  // The slider plays a sound at once and saves the volume.
  const slider = page.locator('input[name="loudness"]');
  await slider.focus();
  await pressAndWait(page, { click: () => page.keyboard.press("End") });
  await page.keyboard.press("Escape");
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.loudness), "10");
  await player.playDeal(() => player.done.turns >= 4);
  seat.assertNoComplaints();
});
