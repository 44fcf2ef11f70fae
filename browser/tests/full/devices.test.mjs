// One person with two browsers: a seat is carried by the link in the middle of a deal, both devices play it, and the old one
// is ended; a code that is typed; and Forget me, after which nothing is left in the browser.

import assert from "node:assert/strict";

import { DESKTOP, Friend, PHONE, calm, meet, play } from "../../lib/friends.mjs";
import { table } from "../../lib/suite.mjs";

/** Asks for a link on the page of the devices; gives the link and the code. */
async function handOver(friend, server) {
  await friend.page.goto(`${server.url}/devices`);
  await friend.goes(friend.button("Open on another device"));
  const link = await friend.page.getByLabel("Private link", { exact: true }).inputValue();
  const code = await friend.page.locator("#code").textContent();
  assert.match(link, /\/device\/[0-9a-f]{32}$/);
  assert.match(code, /^[A-Z]{4} [A-Z]{4}$/);
  return { link, code };
}

table("a seat is carried in the middle of a deal, and the old device is ended", async (server) => {
  const [ruth, frank] = await Promise.all([Friend.arrive("Ruth", DESKTOP), Friend.arrive("Frank", DESKTOP)]);
  await meet(server, [ruth, frank]);
  await calm([ruth, frank]);
  const begun = () => [ruth, frank].every(({ player }) => player.done.turns >= 1);
  await play([ruth, frank], (states) => begun() && states.some(({ mine }) => mine));
  const place = ruth.page.url();
  const before = await ruth.table.state();

  // In a tab of its own, so that the table stays in sight.
  const desk = await ruth.again();
  const { link } = await handOver(desk, server);
  const phone = await Friend.arrive("Ruth", PHONE);
  await phone.page.goto(link);
  await phone.reads("This adds Ruth’s game and settings to this device.");
  await phone.goes(phone.button("Play here as Ruth"));
  await phone.page.goto(`${server.url}/settings`);
  assert.equal(await phone.page.getByLabel("Your name").inputValue(), "Ruth");
  await phone.page.goto(place);
  await phone.seated();
  const carried = await phone.table.state();
  assert.deepEqual(carried.hand, before.hand, "the same hand");

  await desk.page.goto(`${server.url}/devices`);
  await desk.reads("Chrome on Linux");
  const ends = phone.page;
  await ends.goto(`${server.url}/devices`);
  const others = ends
    .getByRole("listitem")
    .filter({ hasNotText: "this device" })
    .getByRole("button", { name: /^Remove/ });
  assert.equal(await others.count(), 1);
  await phone.goes(others);
  // The table that stands open on the old device tells it by itself.
  await ruth.reads("This table is private");
  await desk.page.reload();
  await desk.reads("You haven’t played in this browser yet");

  await phone.page.goto(place);
  await phone.seated();
  const turns = phone.player.done.turns;
  await play([phone, frank], (states) => phone.player.done.turns > turns && states.some(({ mine }) => mine));
  for (const one of [phone, frank]) one.noComplaints();
});

table("a code is typed on the other device, and Forget me leaves nothing in either browser", async (server) => {
  const ruth = await Friend.arrive("Ruth", DESKTOP);
  await ruth.page.goto(`${server.url}/new`);
  await ruth.page.getByLabel("Your name").fill("Ruth");
  await ruth.goes(ruth.button("Create table"));
  await ruth.seated();
  const noted = () => ruth.page.evaluate(() => localStorage.getItem("canasta-promises"));
  // Decks of tests are not promised: what the page would note is put there.
  await ruth.page.evaluate(async () => {
    localStorage.setItem("canasta-promises", '[["t/1",{"cut":"00"}]]');
    sessionStorage.setItem("staged x", "1");
    await caches.open("kept");
    await new Promise((done) => (indexedDB.open("kept").onsuccess = (event) => done(event.target.result.close())));
  });
  assert.ok(await noted());
  const { code } = await handOver(ruth, server);

  const phone = await Friend.arrive("Ruth", PHONE);
  await phone.page.goto(`${server.url}/devices`);
  await phone.goes(phone.page.getByRole("link", { name: "I have a code from another device" }));
  await phone.page.getByLabel("Code from your other device").fill(code.toLowerCase());
  await phone.goes(phone.button("Continue"));
  await phone.goes(phone.button("Play here as Ruth"));
  await phone.page.goto(`${server.url}/devices`);
  assert.equal(await phone.page.getByRole("button", { name: /^Remove/ }).count(), 2);

  await ruth.page.goto(`${server.url}/forget`);
  await ruth.goes(ruth.button("Forget me"));
  await ruth.reads("this browser has been cleared");
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
  await phone.reads("You haven’t played in this browser yet");
  for (const one of [ruth, phone]) one.noComplaints();
});
