// No player is stuck at a table of friends, in real browsers: a latecomer asks for the computer's hand, a player comes back
// with another phone, a turn takes too long, a player has gone at their own turn, the host ends it all.

import assert from "node:assert/strict";

import { DESKTOP, Friend, PHONE, TABLET, calm, meet, opens } from "../../lib/friends.mjs";
import { table } from "../../lib/suite.mjs";

/** The line under the bar in which the host reads requests. */
const strip = ({ page }) => page.getByRole("region", { name: "Asking to join" });

/** The faces in a hand, as the page of its player shows them. */
const hand = ({ page }) =>
  page.locator("#hand .col").evaluateAll((columns) => columns.map((column) => column.dataset.cards));

table("who comes late asks for the computer's hand, and sees it only when the host says yes", async (server) => {
  const [host, late] = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Max", PHONE)];
  await opens(host, server);
  const link = await host.link();
  await host.press(host.button("Fill with bots and start"));
  await host.seated();
  await late.page.goto(link);
  await late.reads("The game has started. You can ask Helen to let you take over");
  await late.write(late.page.getByLabel("Your name"), "Max");
  await late.goes(late.button("Enter"));
  await late.reads("You’re watching.");
  await late.press(late.page.getByRole("link", { name: "You can ask to take over a seat." }));
  await late.press(late.button(/^Ask to take this seat/).first());
  await late.reads("Waiting for the host.");
  assert.equal(await late.page.locator("#hand").count(), 0, "no hand before the host has answered");
  await strip(host).getByText("Max wants to take over from").waitFor();
  await host.hears("Max wants to take over from");
  await host.press(strip(host).getByRole("button", { name: "Yes: Max" }));
  await strip(host).waitFor({ state: "detached" });
  await late.page.locator("#hand .col").first().waitFor();
  await calm([host, late]);
  for (const one of [host, late]) one.noComplaints();
});

table("who lost the seat with a phone knocks, and has it again when the host says who it is", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  const [host, phone] = friends;
  await meet(server, friends);
  await calm(friends);
  const [held, at] = [await hand(phone), phone.page.url()];
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
  await fresh.seated();
  assert.deepEqual(await hand(fresh), held);
  // The old browser has the seat no more.
  await phone.page.locator("#table").waitFor({ state: "detached" });
  for (const one of [host, fresh]) one.noComplaints();
});

table(
  "a turn that takes too long is left to a bot by who waits",
  async (server) => {
    const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
    const [host, phone] = friends;
    await meet(server, friends, { terms: { allowed: "" } });
    const states = await calm(friends);
    const slow = states[0].mine ? host : phone;
    const waits = slow === host ? phone : host;
    // The time runs from here on, when both pages listen.
    await host.people();
    await host.press(host.button("1 minute"));
    await host.page.keyboard.press("Escape");
    await waits.reads(`${slow.name} is taking longer than 1 minute.`);
    await slow.reads("You’ve taken longer than 1 minute. The others can have a bot play for you.");
    await waits.hears("You can have a bot play.");
    const before = await waits.table.state();
    await waits.press(waits.button("Have a bot play"));
    await waits.table.until("the bot has moved", ({ n }) => n > before.n);
    for (const one of friends) one.noComplaints();
  },
  { speed: 60 },
);

table("the host is asked about who has gone at their own turn, and closes the table in the end", async (server) => {
  const friends = [await Friend.arrive("Helen", DESKTOP), await Friend.arrive("Frank", PHONE)];
  const [host, phone] = friends;
  await meet(server, friends);
  for (;;) {
    const states = await calm(friends);
    if (states[1].mine) break;
    await host.player.act(states[0]);
  }
  const away = phone.page.url();
  await phone.page.goto(server.url);
  await host.reads("Frank is away.");
  assert.match(await host.page.locator(".seat.turn").getAttribute("aria-label"), /to play.*, away$/);
  const before = await host.table.state();
  await host.press(host.page.locator("#say").getByRole("button", { name: "Have a bot play" }));
  await host.table.until("a bot plays for Frank", ({ n }) => n > before.n);
  await host.people();
  await host.press(host.page.getByText("Close table", { exact: true }));
  await host.press(host.button("Close for everyone"));
  await host.reads("Helen closed this table.");
  await phone.page.goto(away);
  await phone.reads("Helen closed this table.");
  await phone.page.goto(server.url);
  await phone.press(phone.page.getByText("Finished games"));
  await phone.goes(phone.button(/^Hide from list/));
  assert.equal(await phone.page.getByText("Helen closed this table.").count(), 0);
  for (const one of friends) one.noComplaints();
});
