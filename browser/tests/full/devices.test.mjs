// A guest with two browsers: a device link during a deal, a device code, signing out the old device, and Forget me.

import assert from "node:assert/strict";

import { DESKTOP, Friend, PHONE, waitForTurn, startGame, play } from "../../lib/friends.mjs";
import { serverTest } from "../../lib/suite.mjs";

/** Creates a device link on the devices page. Returns the link and the code. */
async function createDeviceLink(friend, server) {
  await friend.page.goto(`${server.url}/devices`);
  await friend.pressAndNavigate(friend.button("Open on another device"));
  const link = await friend.page.getByLabel("Private link", { exact: true }).inputValue();
  const code = await friend.page.locator("#code").textContent();
  assert.match(link, /\/device\/[0-9a-f]{32}$/);
  assert.match(code, /^[A-Z]{4} [A-Z]{4}$/);
  return { link, code };
}

serverTest("a device link adds a second device, which signs out the first", async (server) => {
  const [ruth, frank] = await Promise.all([Friend.arrive("Ruth", DESKTOP), Friend.arrive("Frank", DESKTOP)]);
  await startGame(server, [ruth, frank]);
  await waitForTurn([ruth, frank]);
  const begun = () => [ruth, frank].every(({ player }) => player.done.turns >= 1);
  await play([ruth, frank], (states) => begun() && states.some(({ mine }) => mine));
  const place = ruth.page.url();
  const before = await ruth.table.state();

  // Use a separate tab, so that the table stays open.
  const desk = await ruth.openTab();
  const { link } = await createDeviceLink(desk, server);
  const phone = await Friend.arrive("Ruth", PHONE);
  await phone.page.goto(link);
  await phone.waitForText("This adds Ruth’s game and settings to this device.");
  await phone.pressAndNavigate(phone.button("Play here as Ruth"));
  await phone.page.goto(`${server.url}/settings`);
  assert.equal(await phone.page.getByLabel("Your name").inputValue(), "Ruth");
  await phone.page.goto(place);
  await phone.waitForGame();
  const carried = await phone.table.state();
  assert.deepEqual(carried.hand, before.hand, "the same hand");

  await desk.page.goto(`${server.url}/devices`);
  await desk.waitForText("Chrome on Linux");
  const ends = phone.page;
  await ends.goto(`${server.url}/devices`);
  const others = ends
    .getByRole("listitem")
    .filter({ hasNotText: "this device" })
    .getByRole("button", { name: /^Remove/ });
  assert.equal(await others.count(), 1);
  await phone.pressAndNavigate(others);
  // The table that is open on the old device notices it.
  await ruth.waitForText("This table is private");
  await desk.page.reload();
  await desk.waitForText("You haven’t played in this browser yet");

  await phone.page.goto(place);
  await phone.waitForGame();
  const turns = phone.player.done.turns;
  await play([phone, frank], (states) => phone.player.done.turns > turns && states.some(({ mine }) => mine));
  for (const friend of [phone, frank]) friend.assertNoComplaints();
});

serverTest("a code adds a device, and Forget me clears both browsers", async (server) => {
  const ruth = await Friend.arrive("Ruth", DESKTOP);
  await ruth.page.goto(`${server.url}/new`);
  await ruth.page.getByLabel("Your name").fill("Ruth");
  await ruth.pressAndNavigate(ruth.button("Play now"));
  await ruth.waitForGame();
  const noted = () => ruth.page.evaluate(() => localStorage.getItem("canasta-promises"));
  // The decks for tests have no commitments, so add the page's notes by hand.
  await ruth.page.evaluate(async () => {
    localStorage.setItem("canasta-promises", '[["t/1",{"cut":"00"}]]');
    sessionStorage.setItem("selection x", "1");
    await caches.open("kept");
    await new Promise(
      (resolve) => (indexedDB.open("kept").onsuccess = (event) => resolve(event.target.result.close())),
    );
  });
  assert.ok(await noted());
  const { code } = await createDeviceLink(ruth, server);

  const phone = await Friend.arrive("Ruth", PHONE);
  await phone.page.goto(`${server.url}/devices`);
  await phone.pressAndNavigate(phone.page.getByRole("link", { name: "I have a code from another device" }));
  await phone.page.getByLabel("Code from your other device").fill(code.toLowerCase());
  await phone.pressAndNavigate(phone.button("Continue"));
  await phone.pressAndNavigate(phone.button("Play here as Ruth"));
  await phone.page.goto(`${server.url}/devices`);
  assert.equal(await phone.page.getByRole("button", { name: /^Remove/ }).count(), 2);

  await ruth.page.goto(`${server.url}/forget`);
  await ruth.pressAndNavigate(ruth.button("Forget me"));
  await ruth.waitForText("this browser has been cleared");
  assert.equal(await noted(), null);
  const left = await ruth.page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await caches.keys()).filter((name) => !name.startsWith("shell")).length,
    (await indexedDB.databases()).length,
  ]);
  assert.deepEqual(left, [0, 0, 0, 0]);
  assert.deepEqual(await ruth.page.context().cookies(), []);
  await phone.page.reload();
  await phone.waitForText("You haven’t played in this browser yet");
  for (const friend of [ruth, phone]) friend.assertNoComplaints();
});
