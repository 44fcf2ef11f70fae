// Gallery pages and tables for friends: their layout at all sizes, and their panels. friends and friends-joining cover
// games between people.

import assert from "node:assert/strict";

import { axeProblems, assertNone } from "../../lib/axe.mjs";
import { mockConnection, assertNoComplaints, openPage, pressAndWait } from "../../lib/browser.mjs";
import { COMPANY, DOCUMENTS, showTable, showDocument } from "../../lib/gallery.mjs";
import { waitForLayout, layoutProblems } from "../../lib/layout.mjs";
import { pageProblems } from "../../lib/pages.mjs";
import { chunks, serverTest } from "../../lib/suite.mjs";

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 690],
  [1280, 800],
];

for (const names of chunks(DOCUMENTS, 20)) {
  serverTest(`documents ${names[0]} to ${names.at(-1)} fit all sizes`, async (server) => {
    const page = await openPage({ flat: true });
    for (const name of names) {
      await showDocument(page, server, name);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await waitForLayout(page);
        assert.deepEqual(await pageProblems(page), [], `${name}, ${width} by ${height}`);
      }
    }
    assertNoComplaints(page);
  });
}

for (const names of chunks(COMPANY, 20)) {
  serverTest(`tables ${names[0]} to ${names.at(-1)} fit all sizes`, async (server) => {
    const page = await openPage({ flat: true });
    for (const name of names) {
      await showTable(page, server, name);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await waitForLayout(page);
        assert.deepEqual(await layoutProblems(page, {}), [], `${name}, ${width} by ${height}`);
      }
    }
    assertNoComplaints(page);
  });
}

serverTest("chat and people open next to the table, one at a time", async (server) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640, touch: true },
  ]) {
    const page = await openPage(size);
    await showTable(page, server, "talking");
    const sent = [];
    await page.route(`${server.url}/table/*/say`, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { done: true } });
    });
    await page.locator("#open-chat").click();
    assert.equal(await page.evaluate(() => document.activeElement.id), "chat");
    assertNone(await axeProblems(page), "what can be said");
    await pressAndWait(page, page.getByRole("button", { name: "We need 90 to meld" }));
    assert.equal(await page.locator("#chat").isVisible(), false);
    assert.deepEqual(sent, [{ say: "minimum" }]);
    await page.locator("#open-chat").click();
    await page.locator("#open-menu").click();
    await page.getByRole("button", { name: "People", exact: true }).click();
    assert.deepEqual(
      [await page.locator("#chat").isVisible(), await page.locator("#people").isVisible()],
      [false, true],
    );
    assertNone(await axeProblems(page), "the people");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#people").isVisible(), false);
    assertNoComplaints(page);
  }
});

serverTest("the waiting room and the table show refusals", async (server) => {
  const page = await openPage();
  const refused = (route) => route.fulfill({ status: 409, json: { because: "Another player already has this seat." } });
  await showDocument(page, server, "gather-half");
  await page.route(`${server.url}/table/*/do`, refused);
  await page.getByRole("button", { name: "Sit here, seat 4" }).click();
  await page.getByRole("alert").filter({ hasText: "Another player already has this seat." }).waitFor();
  await showTable(page, server, "paused");
  await page.route(`${server.url}/table/*/do`, refused);
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("alert").filter({ hasText: "Another player already has this seat." }).waitFor();
  assertNoComplaints(page);
});

serverTest("the host answers a join request during the game", async (server) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640, touch: true },
  ]) {
    const page = await openPage(size);
    await showTable(page, server, "asked-for");
    const sent = [];
    await page.route(`${server.url}/table/*/do`, (route) => {
      sent.push(Object.fromEntries(new URLSearchParams(route.request().postData())));
      return route.fulfill({ json: { done: true } });
    });
    const strip = page.getByRole("region", { name: "Asking to join" });
    await strip.getByText("More options", { exact: true }).click();
    assertNone(await axeProblems(page), "all answers");
    // Nothing covers the hand, and all action buttons are on the screen.
    assert.deepEqual(await layoutProblems(page, {}), []);
    await pressAndWait(page, strip.getByRole("button", { name: "This is Anna: Bartholomew the Elev" }));
    await pressAndWait(page, strip.getByRole("button", { name: "Yes: Bartholomew the Elev" }));
    assert.deepEqual(sent, [
      { what: "admit", knock: "7", was: "2" },
      { what: "admit", knock: "7" },
    ]);
    assertNoComplaints(page);
  }
});

serverTest("details stay open when the table changes", async (server) => {
  const page = await openPage({ width: 1280, height: 800 });
  await showTable(page, server, "asked-for");
  const tell = await mockConnection(page);
  await page.reload();
  await page.locator("#open-menu").click();
  await page.getByRole("button", { name: "People", exact: true }).click();
  await page.getByText("Close table", { exact: true }).click();
  const close = page.getByRole("button", { name: "Close for everyone" });
  await close.waitFor();
  assertNone(await axeProblems(page), "the people, with a question open");
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
  assertNoComplaints(page);
});

serverTest("a rematch leads to the table in the answer", async (server) => {
  const page = await openPage({ width: 360, height: 640, touch: true });
  await showTable(page, server, "game-over");
  let answer = { status: 409, json: { because: "The game isn’t over yet." } };
  await page.route(`${server.url}/table/*/do`, (route) => route.fulfill(answer));
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: "The game isn’t over yet." }).waitFor();
  answer = { json: { done: true, go: "/table/next" } };
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.waitForURL(`${server.url}/table/next`);
  assertNoComplaints(page);
});

serverTest("a spectator finds a hand to take over", async (server) => {
  const page = await openPage({ width: 360, height: 640, touch: true });
  await showTable(page, server, "standing");
  await page.getByRole("link", { name: "You can ask to take over a seat." }).click();
  await page.getByRole("button", { name: "Ask to take this seat: Paul" }).waitFor();
  assert.equal(new URL(page.url()).hash, "", "the panel opens, the URL stays");
  assertNone(await axeProblems(page), "the people, for who looks on");
  assertNoComplaints(page);
});

serverTest("the page speaks a warning once when time is short", async (server) => {
  const page = await openPage();
  await page.clock.install();
  await showTable(page, server, "talking");
  const tell = await mockConnection(page);
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
  assertNoComplaints(page);
});

serverTest("a phrase that arrives together with a card is spoken too", async (server) => {
  const page = await openPage();
  await showTable(page, server, "talking");
  const tell = await mockConnection(page);
  await page.reload();
  await page.locator("#own").waitFor();
  const { n, html } = await page.evaluate(() => {
    const table = document.querySelector("#table").cloneNode(true);
    const n = Number(table.dataset.n) + 1;
    Object.assign(table.dataset, { n, events: Number(table.dataset.events) + 1, said: Number(table.dataset.said) + 1 });
    table.dataset.lastSaid = "Paul: Well played";
    return { n, html: table.outerHTML };
  });
  await tell({ n, html, happened: "Anna drew a card.", turn: "Your turn." });
  await page.waitForFunction(() => document.querySelector("#happened").textContent.endsWith("Anna drew a card."));
  assert.equal(await page.locator("#happened").textContent(), "Paul: Well played. Anna drew a card.");
  assertNoComplaints(page);
});
