// What makes the table feel at home on a device: the shell that is kept, a screen that stays on, vibration, sounds, a badge, full screen,
// sharing; and a page on plain http, where browsers have none of the first.

import assert from "node:assert/strict";

import { noComplaints, person, PLAIN, pressed } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** The device of a test: what is asked of it is written down. Runs in the page, before its scripts. */
function device() {
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

/** A person with such a device. */
async function equipped(options) {
  const page = await person(options);
  await page.addInitScript(device);
  return page;
}

const calls = (page) => page.evaluate(() => window.calls);

/** The page is put behind another, or comes back. */
const hide = (page, hidden) =>
  page.evaluate((hidden) => {
    window.calls.hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Which button opens the menu depends on how wide the page is. */
const openMenu = (page) => page.locator('[data-do="menu"]:visible').first().click();

/** Waits until what was told of is so. */
const until = (page, so, given) => page.waitForFunction(so, given);

/** The worker is there and has filled its cache. */
async function kept(page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await until(page, async () => Boolean(await caches.match("/offline")));
}

table("the shell is kept and nothing of a game; without a connection a page says so", async (server) => {
  const page = await person();
  // A picture registers no worker that could tidy up first.
  await page.goto(`${server.url}/icon.svg`);
  await page.evaluate(() => caches.open("shell of yesterday"));
  await page.goto(server.url);
  await kept(page);
  await until(page, async () => (await caches.keys()).length === 1);
  // A whole game's way, with the worker in charge of each page.
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  await player.deal(() => player.done.turns >= 2);
  await page.reload();
  await seat.mine();
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
    assert.match(address, /^\/offline$|^\/assets\/[\w.-]+\.[0-9a-f]{8}\.(css|js|svg|png|woff2)$/);
  // The line is cut: any page says so, with its letters and colours, and finds back.
  await page.context().setOffline(true);
  await page.goto(`${server.url}/lobby`);
  await page.getByRole("heading", { name: "You’re offline" }).waitFor();
  assert.equal(await page.evaluate(() => document.fonts.check('20px "Canasta Display"')), true);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Open tables" }).or(page.locator("#lobby")).first().waitFor();
  noComplaints(page);
});

table("the screen stays on while a game is played and looked at", async (server) => {
  const page = await equipped();
  const seat = await Table.open(page, server);
  await until(page, () => window.calls.awake.length === 1);
  await hide(page, true);
  await until(page, () => window.calls.awake.at(-1) === "off");
  await hide(page, false);
  await until(page, () => window.calls.awake.join() === "on,off,on");
  const player = new Player(seat, new Mouse(page), { lays: true });
  await player.deal();
  await until(page, () => window.calls.awake.join() === "on,off,on,off");
  seat.noComplaints();
});

table(
  "it vibrates where that is wanted: with the player's own acts and turn, and with nothing else",
  async (server) => {
    const page = await equipped({ touch: true, width: 390, height: 844 });
    const seat = await Table.open(page, server);
    await seat.until("a card can be drawn", (now) => now.mine && now.acts.draw.ready);
    await seat.complete();
    await page.locator("#hand .col").first().click();
    assert.deepEqual((await calls(page)).vibrated, [], "it is off at first");
    await openMenu(page);
    await page.locator("#vibration").scrollIntoViewIfNeeded();
    await pressed(page, page.locator('#vibration input[value="on"]'));
    await page.keyboard.press("Escape");
    assert.deepEqual((await calls(page)).vibrated, [18], "it is felt at once");
    await page.reload();
    await seat.complete();
    const start = await seat.until("a card can be drawn", (now) => now.mine && now.acts.draw.ready);
    await page.locator("#hand .col").first().click();
    await page.locator("#action-discard").click({ force: true });
    await until(page, () => window.calls.vibrated.join() === "6,30");
    await page.keyboard.press("Escape");
    await page.locator("#action-draw").click();
    await seat.answered(start.n);
    const player = new Player(seat, new Mouse(page), { lays: false, takes: false });
    await player.deal((state) => state.phase === "draw" && state.n > start.n + 4);
    await until(page, () => window.calls.vibrated.filter((one) => one === 18).length === 1);
    const all = (await calls(page)).vibrated;
    assert.deepEqual([all.includes(10), all.every((one) => [6, 10, 18, 30].includes(one))], [true, true], String(all));
    seat.noComplaints();
  },
);

table(
  "a turn that is not seen stands in the title and on the icon",
  async (server) => {
    const page = await equipped();
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Mouse(page), { lays: false, takes: false });
    await player.deal((state) => state.phase === "play");
    await until(page, () => window.calls.awake.length > 0);
    await hide(page, true);
    await until(page, () => window.calls.badge.at(-1) === "setAppBadge");
    assert.match(await page.title(), /^Your turn/);
    await hide(page, false);
    await until(page, () => window.calls.badge.at(-1) === "clearAppBadge");
    seat.noComplaints();
  },
  { pace: 30 },
);

table("a knock that is not seen stands in the title of the table before its game", async (server) => {
  const page = await equipped();
  await page.goto(`${server.url}/friends`);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.getByRole("button", { name: "Create code" }).click();
  const code = await page.getByText(/^[A-Z]( [A-Z]){5}$/).textContent();
  const title = await page.title();
  await hide(page, true);
  const guest = await person();
  await guest.goto(`${server.url}/join`);
  await guest.getByLabel("Table code").fill(code);
  await guest.getByLabel("Your name").fill("Frank");
  await guest.getByRole("button", { name: "Join" }).click();
  await until(page, () => document.title === "Frank wants to join.");
  await hide(page, false);
  assert.equal(await page.title(), title);
  noComplaints(page);
  noComplaints(guest);
});

table("the table fills the screen, and gives it back", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  await seat.mine();
  await seat.complete();
  await openMenu(page);
  const button = page.locator("#full-screen");
  await button.click();
  await until(page, () => document.fullscreenElement !== null);
  await openMenu(page);
  await until(page, () => document.getElementById("full-screen").textContent === "Exit full screen");
  await button.click();
  await until(
    page,
    () => document.fullscreenElement === null && document.getElementById("full-screen").textContent === "Full screen",
  );
  seat.noComplaints();
});

table("an invitation goes to the device's own ways of sharing", async (server) => {
  const page = await equipped({ touch: true, width: 390, height: 844 });
  await page.goto(`${server.url}/friends`);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.locator("#share-link").click();
  const link = await page.locator("#link").inputValue();
  const [shared] = (await calls(page)).shared;
  assert.equal(shared.url, link);
  assert.match(link, /\/join\/[0-9a-f]{32}$/);
  noComplaints(page);
});

table("on plain http what browsers allow only on https is not offered, and a line says why", async (server) => {
  const page = await equipped({ touch: true, width: 390, height: 844 });
  await page.goto(`http://${PLAIN}:${server.port}`);
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await page.locator("#play button.main").first().click();
  const seat = new Table(page);
  await seat.mine();
  await seat.complete();
  await openMenu(page);
  await page.locator("#full-screen").waitFor();
  const line = page.locator("#insecure");
  await line.scrollIntoViewIfNeeded();
  assert.match(await line.innerText(), /isn’t secure \(http, not https\)/);
  await page.goto(`http://${PLAIN}:${server.port}/friends`);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.locator("#copy-link").waitFor();
  assert.equal(await page.locator("#share-link").isVisible(), false);
  // Here it is not said.
  await page.goto(server.url);
  await page.locator("#play button.main").first().click();
  await seat.complete();
  await openMenu(page);
  await page.locator("#full-screen").waitFor();
  assert.equal(await page.locator("#insecure").isVisible(), false);
  noComplaints(page);
});

table("each sound can be heard, is as long as it says, and is not too loud", async (server) => {
  const page = await person();
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
        const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        all.push({
          name,
          loudness,
          length,
          peak,
          lasts: samples.findLastIndex((one) => Math.abs(one) > peak / 100) / 44_100,
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
  noComplaints(page);
});

table("sounds are fetched when they are wanted, and not before", async (server) => {
  const page = await person();
  const fetched = [];
  page.on("request", (request) => request.url().includes("/sounds.") && fetched.push(request.url()));
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page), { lays: false, takes: false });
  await player.deal(() => player.done.turns >= 2);
  assert.deepEqual(fetched, []);
  await openMenu(page);
  await pressed(page, page.locator('input[name="sound"][value="on"]'));
  await until(page, () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/sounds.")));
  // The slider is heard at once, and kept.
  const slider = page.locator('input[name="loudness"]');
  await slider.focus();
  await pressed(page, { click: () => page.keyboard.press("End") });
  await page.keyboard.press("Escape");
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.loudness), "10");
  await player.deal(() => player.done.turns >= 4);
  seat.noComplaints();
});
