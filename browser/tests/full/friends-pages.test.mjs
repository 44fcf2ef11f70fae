// Pages and tables of friends, from the gallery: in all sizes nothing sticks out or is too small, and what opens, opens. Games
// between people in real browsers are in friends and friends-ways.

import assert from "node:assert/strict";

import { axeFaults, none } from "../../lib/axe.mjs";
import { live, noComplaints, person, pressed } from "../../lib/browser.mjs";
import { COMPANY, DOCUMENTS, exhibit, leaf } from "../../lib/gallery.mjs";
import { drawn, layoutFaults } from "../../lib/layout.mjs";
import { pageFaults } from "../../lib/pages.mjs";
import { inParts, table } from "../../lib/suite.mjs";

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 690],
  [1280, 800],
];

for (const names of inParts(DOCUMENTS, 20)) {
  table(`documents: ${names[0]} to ${names.at(-1)}`, async (server) => {
    const page = await person({ flat: true });
    for (const name of names) {
      await leaf(page, server, name);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        assert.deepEqual(await pageFaults(page), [], `${name}, ${width} by ${height}`);
      }
    }
    noComplaints(page);
  });
}

for (const names of inParts(COMPANY, 20)) {
  table(`tables: ${names[0]} to ${names.at(-1)}`, async (server) => {
    const page = await person({ flat: true });
    for (const name of names) {
      await exhibit(page, server, name);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        assert.deepEqual(await layoutFaults(page, {}), [], `${name}, ${width} by ${height}`);
      }
    }
    noComplaints(page);
  });
}

table("what can be said and the people open beside the table, one at a time", async (server) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640, touch: true },
  ]) {
    const page = await person(size);
    await exhibit(page, server, "talking");
    const said = [];
    await page.route(`${server.url}/table/*/say`, (route) => {
      said.push(route.request().postDataJSON());
      return route.fulfill({ json: { done: true } });
    });
    await page.locator("#open-chat").click();
    assert.equal(await page.evaluate(() => document.activeElement.id), "chat");
    none(await axeFaults(page), "what can be said");
    await pressed(page, page.getByRole("button", { name: "We need 90 to meld" }));
    assert.equal(await page.locator("#chat").isVisible(), false);
    assert.deepEqual(said, [{ say: "minimum" }]);
    await page.locator("#open-chat").click();
    if (size.touch) await page.locator("#open-menu").click();
    await page.getByRole("button", { name: "People", exact: true }).click();
    assert.deepEqual(
      [await page.locator("#chat").isVisible(), await page.locator("#people").isVisible()],
      [false, true],
    );
    none(await axeFaults(page), "the people");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#people").isVisible(), false);
    noComplaints(page);
  }
});

table("a refusal is told on the page of a gathering and at the table", async (server) => {
  const page = await person();
  const refused = (route) => route.fulfill({ status: 409, json: { because: "Another player already has this seat." } });
  await leaf(page, server, "gather-half");
  await page.route(`${server.url}/table/*/do`, refused);
  await page.getByRole("button", { name: "Sit here, seat 4" }).click();
  await page.getByRole("alert").filter({ hasText: "Another player already has this seat." }).waitFor();
  await exhibit(page, server, "paused");
  await page.route(`${server.url}/table/*/do`, refused);
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("alert").filter({ hasText: "Another player already has this seat." }).waitFor();
  noComplaints(page);
});

table("who asks during the game is answered in a line of its own", async (server) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640, touch: true },
  ]) {
    const page = await person(size);
    await exhibit(page, server, "asked-for");
    const sent = [];
    await page.route(`${server.url}/table/*/do`, (route) => {
      sent.push(Object.fromEntries(new URLSearchParams(route.request().postData())));
      return route.fulfill({ json: { done: true } });
    });
    const strip = page.getByRole("region", { name: "Asking to join" });
    await strip.getByText("More options", { exact: true }).click();
    none(await axeFaults(page), "all answers");
    // Nothing lies over the hand, and every act stays on the screen.
    assert.deepEqual(await layoutFaults(page, {}), []);
    await pressed(page, strip.getByRole("button", { name: "This is Anna: Bartholomew the Elev" }));
    await pressed(page, strip.getByRole("button", { name: "Yes: Bartholomew the Elev" }));
    assert.deepEqual(sent, [
      { what: "admit", knock: "7", was: "2" },
      { what: "admit", knock: "7" },
    ]);
    noComplaints(page);
  }
});

table("what the host has opened stays open when the table moves on", async (server) => {
  const page = await person({ width: 1280, height: 800 });
  await exhibit(page, server, "asked-for");
  const tell = await live(page);
  await page.reload();
  await page.getByRole("button", { name: "People", exact: true }).click();
  await page.getByText("Close table", { exact: true }).click();
  const close = page.getByRole("button", { name: "Close for everyone" });
  await close.waitFor();
  none(await axeFaults(page), "the people, with a question open");
  const { n, html } = await page.evaluate(async () => {
    const fresh = await (await fetch(location.href)).text();
    const table = new DOMParser().parseFromString(fresh, "text/html").querySelector("#table");
    return {
      n: Number(table.dataset.n) + 1,
      html: table.outerHTML.replace("One more person is waiting.", "Two more people are waiting."),
    };
  });
  await tell({ n, html, happened: "", turn: "" });
  await page.getByText("Two more people are waiting.").waitFor();
  assert.ok(await close.isVisible());
  noComplaints(page);
});

table("who plays again goes where the answer says", async (server) => {
  const page = await person({ width: 360, height: 640, touch: true });
  await exhibit(page, server, "game-over");
  let answer = { status: 409, json: { because: "The game isn’t over yet." } };
  await page.route(`${server.url}/table/*/do`, (route) => route.fulfill(answer));
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "The game isn’t over yet." }).waitFor();
  answer = { json: { done: true, go: "/table/next" } };
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.waitForURL(`${server.url}/table/next`);
  noComplaints(page);
});

table("who looks on finds the way to a hand that may be played on", async (server) => {
  const page = await person({ width: 360, height: 640, touch: true });
  await exhibit(page, server, "standing");
  await page.getByRole("link", { name: "You can ask to take over a seat." }).click();
  await page.getByRole("button", { name: "Ask to take this seat: Paul" }).waitFor();
  assert.equal(new URL(page.url()).hash, "", "the panel opens, the address stays");
  none(await axeFaults(page), "the people, for who looks on");
  noComplaints(page);
});

table("the time is told once, in words, near its end", async (server) => {
  const page = await person();
  await page.clock.install();
  await exhibit(page, server, "talking");
  const tell = await live(page);
  await page.reload();
  await page.locator("#own .time").waitFor({ state: "attached" });
  const state = () =>
    page.evaluate(() => ({
      n: Number(document.querySelector("#table").dataset.n),
      html: document.querySelector("#table").outerHTML,
    }));
  await page.waitForFunction(() => document.querySelector("#table").dataset.n);
  const { n, html } = await state();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await tell({ n, html, happened: "", turn: "Your turn.", clock: { seat: 0, base: 20_000, bank: 0 } });
  await page.waitForFunction(() => document.querySelector("#own .time i").style.width !== "");
  const line = () => page.locator("#say").innerText();
  assert.doesNotMatch(await line(), /seconds left/);
  await page.clock.runFor(6000);
  assert.match(await line(), /1[45] seconds left before a bot plays for you\./);
  assert.match(await page.locator("#happened").textContent(), /seconds left/);
  noComplaints(page);
});
