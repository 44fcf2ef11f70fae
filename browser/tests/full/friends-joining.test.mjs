// Joining a table, and features around a game: codes, lobby, spectators, pause, leaving and returning, chat, calendar,
// Forget me. axe-core checks each page in light and dark, and no page may be wider than its screen.

import assert from "node:assert/strict";

import { checkLightAndDark } from "../../lib/axe.mjs";
import {
  DESKTOP,
  Friend,
  KEYS,
  PHONE,
  TABLET,
  waitForTurn,
  checkSecrecy,
  startGame,
  createTable,
  play,
  waitForAll,
} from "../../lib/friends.mjs";
import { waitForLayout } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { serverTest } from "../../lib/suite.mjs";

const SIZES = [
  [360, 640],
  [768, 1024],
  [1280, 800],
];

/** Checks a page at three sizes, in dark and light. */
async function checkPage({ page }, what) {
  const viewport = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await waitForLayout(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${what}, ${width} by ${height}: ${over} wider than the screen`);
    await takePicture(page, `friends-${what.replaceAll(" ", "-")}-${width}x${height}`, {
      fullPage: true,
      caret: "initial",
    });
  }
  await page.setViewportSize(viewport);
  await checkLightAndDark(page, what);
}

serverTest("a code only asks to join, and the host declines one guest and accepts another", async (server) => {
  const host = await Friend.arrive("Helen", DESKTOP);
  await createTable(host, server);
  await host.press(host.button("Create code"));
  // The code as screen readers spell it, letter by letter.
  const spoken = await host.page.getByText(/^[A-Z]( [A-Z]){5}$/).textContent();
  await checkPage(host, "waiting room with a code");

  const [phone, keys] = [await Friend.arrive("Frank", PHONE), await Friend.arrive("Max", KEYS)];
  await phone.page.goto(`${server.url}/join`);
  await checkPage(phone, "code");
  await phone.write(phone.page.getByLabel("Table code"), "ZZZZZZ");
  await phone.press(phone.button("Join"));
  await phone.page.getByRole("alert").filter({ hasText: "No table has that code" }).waitFor();
  await phone.write(phone.page.getByLabel("Table code"), spoken.replaceAll(" ", "").toLowerCase());
  await phone.write(phone.page.getByLabel("Your name"), "Frank");
  await phone.press(phone.button("Join"));
  await phone.page.getByRole("heading", { name: "Waiting for the host" }).waitFor();
  await checkPage(phone, "asking to join");
  await host.waitForSpeech("Frank wants to join.");
  await checkPage(host, "a guest asks to join");
  await host.press(host.button("Decline Frank"));
  // The page updates automatically.
  await phone.page.getByRole("heading", { name: "Not this time" }).waitFor();
  await checkPage(phone, "declined");

  await keys.page.goto(`${server.url}/friends`);
  await keys.write(keys.page.getByLabel("Table code"), spoken);
  await keys.press(keys.button("Join"));
  await keys.page.getByRole("heading", { name: "Waiting for the host" }).waitFor();
  await host.press(host.button("Let in Guest"));
  await keys.waitForWaitingRoom();
  await keys.waitForText("Helen’s table");
  await host.waitForSpeech("At the table: you and Guest.");
  for (const friend of [host, phone, keys]) friend.assertNoComplaints();
});

serverTest("a guest joins a listed table from the lobby", async (server) => {
  const [host, phone] = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  await phone.page.goto(`${server.url}/lobby`);
  await phone.waitForText("No tables are waiting for players.");
  await createTable(host, server, { listed: "yes" });
  // The link appears automatically.
  const link = phone.page.getByRole("link", { name: "Sit down at Helen’s table" });
  await link.waitFor();
  await checkPage(phone, "lobby");
  await phone.pressAndNavigate(link);
  await phone.button("Sit down").waitFor();
  await checkPage(phone, "a table from the lobby");
  await phone.write(phone.page.getByLabel("Your name"), "Frank");
  await phone.press(phone.button("Sit down"));
  await phone.waitForWaitingRoom();
  await host.waitForSpeech("At the table: you and Frank.");
  await checkPage(phone, "waiting room as a guest");
  // The lobby doesn't show unlisted tables.
  await host.page.goto(`${server.url}/lobby`);
  assert.equal(await host.page.getByRole("listitem").count(), 1);
  for (const friend of [host, phone]) friend.assertNoComplaints();
});

serverTest(
  "a slow connection loads the game's page only once while others play",
  async (server) => {
    const host = await Friend.arrive("Helen", { ...DESKTOP, context: { serviceWorkers: "block" } });
    await createTable(host, server);
    const line = await host.page.context().newCDPSession(host.page);
    await line.send("Network.enable");
    const slow = { offline: false, latency: 2000, downloadThroughput: -1, uploadThroughput: -1 };
    await line.send("Network.emulateNetworkConditions", slow);
    let loads = 0;
    host.page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
    await host.press(host.button("Fill with bots and start"));
    await host.waitForGame();
    assert.equal(loads, 1);
    host.assertNoComplaints();
  },
  { pace: 20 },
);

serverTest("a spectator sees only public cards and no buttons", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  await startGame(server, friends, { seats: [3], terms: { watch: "link" } });
  const eve = await Friend.arrive("Eve", TABLET);
  await eve.page.goto(friends[0].page.url());
  await eve.waitForGame();
  await eve.waitForText("You’re watching.");
  await friends[0].people();
  await friends[0].waitForText("One person is watching.");
  await play(
    friends,
    (states) => friends.every(({ player }) => player.done.turns >= 2) && states.some(({ mine }) => mine),
  );
  await waitForAll([eve], (await friends[0].table.state()).n);
  assert.equal(await eve.page.getByRole("group", { name: "Actions" }).count(), 0);
  for (const friend of friends) assert.ok((await checkSecrecy(eve, friend)) > 0);
  await checkPage(eve, "spectator");
  for (const friend of [...friends, eve]) friend.assertNoComplaints();
});

serverTest("a competitive table shows spectators each deal after it ends", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  await startGame(server, friends, { seats: [3], terms: { watch: "link", serious: "yes", "draw_count.4": 4 } });
  const eve = await Friend.arrive("Eve", TABLET);
  await eve.page.goto(friends[0].page.url());
  await eve.page.getByRole("heading", { name: "The first deal is in progress." }).waitFor();
  await checkPage(eve, "not yet");
  const states = await waitForTurn(friends);
  assert.equal(eve.heard.filter((text) => text.includes("data-c=")).length, 0);
  await play(friends);
  // The finished deal appears automatically.
  await eve.waitForGame();
  assert.equal((await eve.table.state()).deal, states[0].deal);
  await eve.press(eve.button("View table"));
  await eve.waitForText("Each deal appears once it’s finished.");
  for (const friend of [...friends, eve]) friend.assertNoComplaints();
});

serverTest("friends pause, chat, leave and return, set a reminder, and are forgotten", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  const [host, phone] = friends;
  await startGame(server, friends, { seats: [3] });
  await waitForTurn(friends);

  await phone.press(phone.button("Chat"));
  await phone.press(phone.button("Well played"));
  await host.waitForSpeech("Frank: Well played.");
  await host.waitForText("Well played");

  await host.people();
  await checkPage(host, "people");
  const reminder = await host.page.getByLabel("Reminder", { exact: true }).inputValue();
  assert.ok(reminder.endsWith(host.page.url()), reminder);
  await host.press(host.button("Pause game"));
  await phone.waitForText("Helen paused the game.");
  await phone.waitForSpeech("Helen paused the game.");
  await checkPage(phone, "paused");
  const at = (await phone.table.state()).n;
  await phone.press(phone.button("Resume"));
  await host.button("Resume").waitFor({ state: "detached" });
  await waitForAll(friends, at);
  await waitForTurn(friends);

  await phone.people();
  await phone.press(phone.page.getByText("Leave game").first());
  await phone.pressAndNavigate(phone.button("Leave game"));
  await phone.waitForGame();
  await host.waitForSpeech("A bot is playing for Frank, who left.");
  await phone.button("I’m back").waitFor();
  await checkPage(phone, "left");
  await checkPage(host, "a bot plays");
  await phone.press(phone.button("I’m back"));
  await host.page.locator('#table[data-around=""]').waitFor({ state: "attached" });
  await waitForTurn(friends);

  await host.people();
  await host.pressAndNavigate(host.button("Calendar link"));
  const calendar = await host.page.getByLabel("Calendar link").inputValue();
  await checkPage(host, "calendar");
  const feed = await host.page.request.get(calendar);
  assert.match(await feed.text(), /^BEGIN:VCALENDAR/);
  await host.page.goto(server.url);
  await checkPage(host, "start");
  await host.press(host.page.locator("#continue"));
  await host.waitForGame();

  await phone.page.goto(`${server.url}/forget`);
  await checkPage(phone, "forget");
  await phone.pressAndNavigate(phone.button("Forget me"));
  await phone.pressAndNavigate(phone.page.getByRole("link", { name: "Home" }));
  await phone.button("Never").waitFor();
  await host.waitForSpeech("A bot is playing for Former player, who left.");
  assert.equal((await host.page.content()).includes("Frank"), false, "the name is gone");
  for (const friend of friends) friend.assertNoComplaints();
});
