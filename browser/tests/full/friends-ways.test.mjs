// The ways to a table and what is done around the game, in real browsers: the spoken code, the lobby, looking on, a pause,
// leaving and coming back, talk, the calendar, being forgotten. Every page that is come by is looked at by axe-core, light
// and dark, and must not be wider than its screen.

import assert from "node:assert/strict";

import { inLightAndDark } from "../../lib/axe.mjs";
import { DESKTOP, Friend, KEYS, PHONE, TABLET, calm, kept, meet, opens, play, together } from "../../lib/friends.mjs";
import { drawn } from "../../lib/layout.mjs";
import { picture } from "../../lib/pictures.mjs";
import { table } from "../../lib/suite.mjs";

const SIZES = [
  [360, 640],
  [768, 1024],
  [1280, 800],
];

/** Looks at a page as it is, in three sizes, dark and light. */
async function looked({ page }, what) {
  const own = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${what}, ${width} by ${height}: ${over} wider than the screen`);
    await picture(page, `friends-${what.replaceAll(" ", "-")}-${width}x${height}`, {
      fullPage: true,
      caret: "initial",
    });
  }
  await page.setViewportSize(own);
  await inLightAndDark(page, what);
}

table("a spoken code only knocks: one is turned away, one is let in", async (server) => {
  const host = await Friend.arrive("Helen", DESKTOP);
  await opens(host, server);
  await host.press(host.button("Create code"));
  // As a screen reader says it, letter by letter.
  const spoken = await host.page.getByText(/^[A-Z]( [A-Z]){5}$/).textContent();
  await looked(host, "gathering with a code");

  const [phone, keys] = [await Friend.arrive("Frank", PHONE), await Friend.arrive("Max", KEYS)];
  await phone.page.goto(`${server.url}/join`);
  await looked(phone, "code");
  await phone.write(phone.page.getByLabel("Table code"), "ZZZZZZ");
  await phone.press(phone.button("Join"));
  await phone.page.getByRole("alert").filter({ hasText: "No table has that code" }).waitFor();
  await phone.write(phone.page.getByLabel("Table code"), spoken.replaceAll(" ", "").toLowerCase());
  await phone.write(phone.page.getByLabel("Your name"), "Frank");
  await phone.press(phone.button("Join"));
  await phone.page.getByRole("heading", { name: "Waiting for the host" }).waitFor();
  await looked(phone, "knocked");
  await host.hears("Frank wants to join.");
  await looked(host, "a guest knocks");
  await host.press(host.button("Decline Frank"));
  // The page looks again by itself.
  await phone.page.getByRole("heading", { name: "Not this time" }).waitFor();
  await looked(phone, "turned away");

  await keys.page.goto(`${server.url}/friends`);
  await keys.write(keys.page.getByLabel("Table code"), spoken);
  await keys.press(keys.button("Join"));
  await keys.page.getByRole("heading", { name: "Waiting for the host" }).waitFor();
  await host.press(host.button("Let in Guest"));
  await keys.gathered();
  await keys.reads("Helen’s table");
  await host.hears("At the table: you and Guest.");
  for (const one of [host, phone, keys]) one.noComplaints();
});

table("the lobby shows a table that is listed, and a guest sits down at it", async (server) => {
  const [host, phone] = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  await phone.page.goto(`${server.url}/lobby`);
  await phone.reads("No tables are waiting for players.");
  await opens(host, server, { listed: "yes" });
  // It comes by itself.
  const way = phone.page.getByRole("link", { name: "Sit down at Helen’s table" });
  await way.waitFor();
  await looked(phone, "lobby");
  await phone.goes(way);
  await phone.button("Sit down").waitFor();
  await looked(phone, "a table from the lobby");
  await phone.write(phone.page.getByLabel("Your name"), "Frank");
  await phone.press(phone.button("Sit down"));
  await phone.gathered();
  await host.hears("At the table: you and Frank.");
  await looked(phone, "gathering as a guest");
  // A table that is not listed is not found.
  await host.page.goto(`${server.url}/lobby`);
  assert.equal(await host.page.getByRole("listitem").count(), 1);
  for (const one of [host, phone]) one.noComplaints();
});

table(
  "on a slow line the game's page is loaded once, although others play meanwhile",
  async (server) => {
    const host = await Friend.arrive("Helen", { ...DESKTOP, context: { serviceWorkers: "block" } });
    await opens(host, server);
    const line = await host.page.context().newCDPSession(host.page);
    await line.send("Network.enable");
    const slow = { offline: false, latency: 2000, downloadThroughput: -1, uploadThroughput: -1 };
    await line.send("Network.emulateNetworkConditions", slow);
    let loads = 0;
    host.page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
    await host.press(host.button("Fill with bots and start"));
    await host.seated();
    assert.equal(loads, 1);
    host.noComplaints();
  },
  { pace: 20 },
);

table("who has the link looks on: what lies open and nothing else, and nothing to press", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  await meet(server, friends, { seats: [3], terms: { watch: "link" } });
  const eve = await Friend.arrive("Eve", TABLET);
  await eve.page.goto(friends[0].page.url());
  await eve.seated();
  await eve.reads("You’re watching.");
  await friends[0].people();
  await friends[0].reads("One person is watching.");
  await play(
    friends,
    (states) => friends.every(({ player }) => player.done.turns >= 2) && states.some(({ mine }) => mine),
  );
  await together([eve], (await friends[0].table.state()).n);
  assert.equal(await eve.page.getByRole("group", { name: "Actions" }).count(), 0);
  for (const friend of friends) assert.ok((await kept(eve, friend)) > 0);
  await looked(eve, "looking on");
  for (const one of [...friends, eve]) one.noComplaints();
});

table("a serious table is seen a deal late", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  await meet(server, friends, { seats: [3], terms: { watch: "link", serious: "yes", "draw_count.4": 4 } });
  const eve = await Friend.arrive("Eve", TABLET);
  await eve.page.goto(friends[0].page.url());
  await eve.page.getByRole("heading", { name: "The first deal is in progress." }).waitFor();
  await looked(eve, "not yet");
  const states = await calm(friends);
  assert.equal(eve.heard.filter((text) => text.includes("data-c=")).length, 0);
  await play(friends);
  // The page shows it by itself, and it is the deal that is over.
  await eve.seated();
  assert.equal((await eve.table.state()).deal, states[0].deal);
  await eve.press(eve.button("View table"));
  await eve.reads("Each deal appears once it’s finished.");
  for (const one of [...friends, eve]) one.noComplaints();
});

table("a pause, talk, giving a seat up and coming back, a reminder, the calendar, being forgotten", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  const [host, phone] = friends;
  await meet(server, friends, { seats: [3] });
  await calm(friends);

  await phone.press(phone.button("Say"));
  await phone.press(phone.button("Well played"));
  await host.hears("Frank: Well played.");
  await host.reads("Well played");

  await host.people();
  await looked(host, "people");
  const reminder = await host.page.getByLabel("Reminder", { exact: true }).inputValue();
  assert.ok(reminder.endsWith(host.page.url()), reminder);
  await host.press(host.button("Pause game"));
  await phone.reads("Helen paused the game.");
  await phone.hears("Helen paused the game.");
  await looked(phone, "paused");
  const at = (await phone.table.state()).n;
  await phone.press(phone.button("Resume"));
  await host.button("Resume").waitFor({ state: "detached" });
  await together(friends, at);
  await calm(friends);

  await phone.people();
  await phone.press(phone.page.getByText("Leave game").first());
  await phone.goes(phone.button("Leave game"));
  await phone.seated();
  await host.hears("A bot is playing for Frank, who left.");
  await phone.button("I’m back").waitFor();
  await looked(phone, "given up");
  await looked(host, "a bot plays");
  await phone.press(phone.button("I’m back"));
  await host.page.locator('#table[data-around=""]').waitFor({ state: "attached" });
  await calm(friends);

  await host.people();
  await host.goes(host.button("Calendar link"));
  const calendar = await host.page.getByLabel("Calendar link").inputValue();
  await looked(host, "calendar");
  const feed = await host.page.request.get(calendar);
  assert.match(await feed.text(), /^BEGIN:VCALENDAR/);
  await host.page.goto(server.url);
  await looked(host, "start");
  await host.press(host.page.locator("#continue"));
  await host.seated();

  await phone.page.goto(`${server.url}/forget`);
  await looked(phone, "forget");
  await phone.goes(phone.button("Forget me"));
  await phone.goes(phone.page.getByRole("link", { name: "Home" }));
  await phone.button("Never").waitFor();
  await host.hears("A bot is playing for Former player, who left.");
  assert.equal((await host.page.content()).includes("Frank"), false, "the name is gone");
  for (const one of friends) one.noComplaints();
});
