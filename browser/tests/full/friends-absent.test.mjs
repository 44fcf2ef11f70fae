// Absent players don't block a table. A latecomer takes over a bot's hand, a player returns on a different phone, a
// turn takes too long, a player leaves on their turn, and the host ends the game.

import assert from "node:assert/strict";

import { DESKTOP, Friend, PHONE, TABLET, waitForTurn, startGame, createTable } from "../../lib/friends.mjs";
import { serverTest } from "../../lib/suite.mjs";

/** The strip below the bar that shows join requests. */
const strip = ({ page }) => page.getByRole("region", { name: "Asking to join" });

/** The cards in a person's hand, taken from their own page. */
const hand = ({ page }) =>
  page.locator("#hand .col").evaluateAll((columns) => columns.map((column) => column.dataset.cards));

serverTest("a latecomer sees a bot's hand only after the host agrees", async (server) => {
  const [host, late] = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Max", PHONE)];
  await createTable(host, server);
  const link = await host.link();
  await host.press(host.button("Fill with bots and start"));
  await host.waitForGame();
  await late.page.goto(link);
  await late.waitForText("The game has started. You can ask Helen to let you take over");
  await late.write(late.page.getByLabel("Your name"), "Max");
  await late.pressAndNavigate(late.button("Go to the table"));
  await late.waitForText("You’re watching.");
  await late.press(late.page.getByRole("link", { name: "You can ask to take over a seat." }));
  await late.press(late.button(/^Ask to take this seat/).first());
  await late.waitForText("Waiting for the host.");
  assert.equal(await late.page.locator("#hand").count(), 0, "no hand before the host answers");
  await strip(host).getByText("Max wants to take over from").waitFor();
  await host.waitForSpeech("Max wants to take over from");
  await host.press(strip(host).getByRole("button", { name: "Yes: Max" }));
  await strip(host).waitFor({ state: "detached" });
  await late.page.locator("#hand .col").first().waitFor();
  await waitForTurn([host, late]);
  for (const friend of [host, late]) friend.assertNoComplaints();
});

serverTest("a player with a new phone gets their seat back from the host", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  const [host, phone] = friends;
  await startGame(server, friends);
  await waitForTurn(friends);
  const [cards, at] = [await hand(phone), phone.page.url()];
  await host.people();
  await host.press(host.button("Create code"));
  const spoken = await host.page.getByText(/^[A-Z]( [A-Z]){5}$/).textContent();

  const fresh = await Friend.arrive("Frank", TABLET);
  await fresh.page.goto(`${server.url}/join`);
  await fresh.write(fresh.page.getByLabel("Table code"), spoken);
  await fresh.write(fresh.page.getByLabel("Your name"), "Frank");
  await fresh.press(fresh.button("Join"));
  await fresh.page.getByRole("heading", { name: "Waiting for the host" }).waitFor();
  await strip(host).getByText("Frank 2 wants to join.").waitFor();
  await host.press(strip(host).getByText("More options", { exact: true }));
  await host.press(strip(host).getByRole("button", { name: "This is Frank: Frank 2" }));
  await fresh.page.waitForURL(at);
  await fresh.waitForGame();
  assert.deepEqual(await hand(fresh), cards);
  // The old browser no longer has a seat.
  await phone.page.locator("#table").waitFor({ state: "detached" });
  for (const friend of [host, fresh]) friend.assertNoComplaints();
});

serverTest(
  "a waiting player hands a slow turn to a bot",
  async (server) => {
    const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
    const [host, phone] = friends;
    await startGame(server, friends, { terms: { allowed: "" } });
    const states = await waitForTurn(friends);
    const slow = states[0].mine ? host : phone;
    const waits = slow === host ? phone : host;
    // The time starts once both pages are connected.
    await host.people();
    await host.press(host.button("1 minute"));
    await host.page.keyboard.press("Escape");
    await waits.waitForText(`${slow.name} is taking longer than 1 minute.`);
    await slow.waitForText("You’ve taken longer than 1 minute. The others can have a bot play for you.");
    await waits.waitForSpeech("You can have a bot play.");
    const before = await waits.table.state();
    await waits.press(waits.button("Have a bot play"));
    await waits.table.waitUntil("the bot has moved", ({ n }) => n > before.n);
    for (const friend of friends) friend.assertNoComplaints();
  },
  { speed: 60 },
);

serverTest("the host decides about a player who left on their turn, and ends the game", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  const [host, phone] = friends;
  await startGame(server, friends);
  for (;;) {
    const states = await waitForTurn(friends);
    if (states[1].mine) break;
    await host.player.takeAction(states[0]);
  }
  const away = phone.page.url();
  await phone.page.goto(server.url);
  await host.waitForText("Frank is away.");
  assert.match(await host.page.locator(".seat.turn").getAttribute("aria-label"), /to play.*, away$/);
  const before = await host.table.state();
  await host.press(host.page.locator("#say").getByRole("button", { name: "Have a bot play" }));
  await host.table.waitUntil("a bot plays for Frank", ({ n }) => n > before.n);
  await host.people();
  await host.press(host.page.getByText("Close table", { exact: true }));
  await host.press(host.button("Close for everyone"));
  await host.waitForText("Helen closed this table.");
  await phone.page.goto(away);
  await phone.waitForText("Helen closed this table.");
  await phone.page.goto(server.url);
  await phone.press(phone.page.getByText("Finished games"));
  await phone.pressAndNavigate(phone.button(/^Hide from list/));
  assert.equal(await phone.page.getByText("Helen closed this table.").count(), 0);
  for (const friend of friends) friend.assertNoComplaints();
});
