// The score pad between deals: a new pad, the table, house rules, names and partners, sharing and settings.

import assert from "node:assert/strict";

import { checkLightAndDark } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { DEVICE, Events, entry, side, sixDeals, storePad } from "../../lib/pad.mjs";
import { pageProblems } from "../../lib/pages.mjs";
import { serverTest } from "../../lib/suite.mjs";

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
];

const CODE = "K7M2QD";
const QR =
  '<svg class="qr" viewBox="0 0 29 29" role="img" aria-label="The link as a square"><path d="M0 0h7v7h-7z"/></svg>';

/** Opens a screen of a pad with these events, without a server that syncs. */
async function openPad(server, events, screen = "", { state, settings, ...options } = {}) {
  const page = await openPage({ width: 390, height: 844, ...options });
  await storePad(page, events);
  if (settings)
    await page.addInitScript((settings) => (localStorage["pad-settings"] ??= settings), JSON.stringify(settings));
  await answerSyncs(page, state);
  await page.goto(`${server.url}/pad${screen && `#${screen}`}`);
  await page.locator("h1").waitFor();
  return page;
}

/** Answers the page's requests, or fails them if `state` isn't given. Returns the events that the page has sent. */
async function answerSyncs(page, state) {
  const sent = [];
  await page.route(/\/pad\/sync$/, async (route) => {
    if (!state) return route.abort();
    const { events } = route.request().postDataJSON();
    sent.push(...events);
    const keeper = { device: DEVICE.id, name: DEVICE.name };
    const answer = { n: sent.length, events: [], code: CODE, keeper, is_keeper: true, refused: [], ...state };
    return route.fulfill({ json: answer });
  });
  return sent;
}

/** The events that the device has stored, in order. */
const storedEvents = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^pad:[0-9a-f]{32}:[0-9a-f]{32}$/.test(key))
      .map((key) => JSON.parse(localStorage[key]))
      .sort((a, b) => a.clock - b.clock),
  );

const lastEvent = async (page) => (await storedEvents(page)).at(-1);

const totals = (page) => page.locator(".plates:not(.over *) .total").allInnerTexts();

serverTest("two presses on the start page create a pad", async (server) => {
  const page = await openPage({ width: 390, height: 844 });
  await page.goto(server.url);
  await page.getByRole("link", { name: "Score pad" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("link", { name: "Enter deal 1" }).waitFor();
  assert.deepEqual(await totals(page), ["0", "0"]);
  const [game] = await storedEvents(page);
  assert.deepEqual([game.kind, game.rules, game.players], ["game", "hoyle", 4]);
  // The next time, the same two presses.
  await page.goto(`${server.url}/pad#start`);
  await page.getByRole("heading", { name: "Same table as last time" }).waitFor();
  assertNoComplaints(page);
});

serverTest("a new table takes names, rules and totals from paper", async (server) => {
  const page = await openPage({ width: 390, height: 844 });
  await page.goto(`${server.url}/pad`);
  await page.getByText("3", { exact: true }).click();
  await page.getByText("Names, in order of play").click();
  for (const [n, name] of ["Ida", "", "<b>Cy</b>"].entries())
    await page
      .getByLabel(`Player ${n + 1}`)
      .first()
      .fill(name);
  await page.getByText("Rules:").click();
  await page.getByText("Standard rules", { exact: true }).click();
  await page.getByText("Already playing on paper?").click();
  await page.locator("[name=start-0]").fill("1,205");
  await page.locator("[name=start-1]").fill("many");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("alert").getByText("Enter a number of points").waitFor();
  await page.locator("[name=start-1]").fill("−40");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("link", { name: "Enter deal 1" }).waitFor();
  assert.deepEqual(await totals(page), ["1,205", "−40", "0"]);
  assert.deepEqual(await page.locator(".side h2").allInnerTexts(), ["Ida", "Player 2", "<b>Cy</b>"]);
  await page.getByText("From paper").waitFor();
  assertNoComplaints(page);
});

serverTest("what has been chosen for a new table survives a look at the rules", async (server) => {
  const page = await openPage({ width: 390, height: 844 });
  await page.goto(`${server.url}/pad`);
  await page.getByText("Names, in order of play").click();
  await page.getByLabel("Player 1 (We)").fill("Ruth");
  await page.getByText("Rules:").click();
  await page.getByRole("link", { name: "Our own rules and card values" }).click();
  await page.getByRole("button", { name: "Natural canasta: more" }).click();
  await page.getByText("Natural canasta: 550 instead of 500").waitFor();
  await page.getByRole("link", { name: "Done" }).click();
  await page.getByText("Bicycle / Hoyle with one change").waitFor();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("link", { name: "Enter deal 1" }).waitFor();
  const game = await lastEvent(page);
  assert.deepEqual([game.rules, game.names[0]], ["hoyle natural_canasta_bonus=550", "Ruth"]);
  assertNoComplaints(page);
});

serverTest("the pad asks who deals once, and then says who does", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 0, first_dealer: undefined });
  const page = await openPad(server, events);
  await page.getByText("Who deals?", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Paul" }).click();
  await page.getByText("Paul deals, Ruth plays first").waitFor();
  assert.equal(await page.getByText("Who deals?", { exact: true }).count(), 0);
  await page.reload();
  await page.getByText("Paul deals, Ruth plays first").waitFor();
  // Another dealer can be chosen under the names.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Names and partners" }).click();
  await page.getByText("Anna", { exact: true }).click();
  await page.getByRole("link", { name: "Score pad" }).click();
  await page.getByText("Anna deals, Tom plays first").waitFor();
  assertNoComplaints(page);
});

serverTest("undo after saving withdraws the deal and continues to enter it", async (server) => {
  const { events, game } = sixDeals(new Events(), { deals: 2 });
  events.all.at(-1).at = Date.now();
  const page = await openPad(server, events);
  await page.getByText("Deal 2 saved.").waitFor();
  const before = await totals(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForURL(/#deal$/);
  const withdrawn = await lastEvent(page);
  assert.deepEqual([withdrawn.game, withdrawn.n, withdrawn.entry], [game, 2, undefined]);
  await page.goBack();
  await page.getByRole("link", { name: "Continue deal 2" }).waitFor();
  assert.notDeepEqual(await totals(page), before);
  assert.equal(await page.locator(".deals tbody tr").count(), 1);
  assert.equal(await page.getByText("Deal 2 saved.").count(), 0);
  assertNoComplaints(page);
});

serverTest("undo after a correction restores the deal", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 4 });
  events.all.at(-1).at = Date.now();
  const page = await openPad(server, events);
  const row = page.locator(".deals tbody tr").last();
  assert.match(await row.innerText(), /\+865\s+\+565\s+corrected/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("+865").nth(0).waitFor();
  await page.waitForFunction(() => /\+565\s+\+865/.test(document.querySelector(".deals").innerText));
  assertNoComplaints(page);
});

serverTest("a house rule applies from the next deal only", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const page = await openPad(server, events, "rules");
  await page.getByText("Changes apply from deal 3.").waitFor();
  await page.getByRole("button", { name: "Natural canasta: more" }).click();
  await page.getByRole("button", { name: "Natural canasta: more" }).click();
  await page.getByText("Bicycle / Hoyle: 500").waitFor();
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByRole("textbox", { name: "Name of line 1" }).fill("Canasta of twos");
  const focused = await page.evaluate(() => document.activeElement.id);
  assert.equal(focused, "line-0");
  await page.getByRole("link", { name: "Done" }).click();
  await page.getByRole("link", { name: "Enter deal 3" }).waitFor();
  const rules = await lastEvent(page);
  assert.deepEqual([rules.kind, rules.n, rules.rules], ["rules", 3, "hoyle natural_canasta_bonus=600"]);
  assert.deepEqual(rules.lines, [{ name: "Canasta of twos", points: 100 }]);
  // The deals before keep their points, and the next one has the new bonus and the line.
  const { id } = (await storedEvents(page))[0];
  const next = entry(0, side(1, 0, 0, 300, 0, [2]), side(0, 0, 0, 100, 50, [0]));
  await page.evaluate(
    ({ game, next, device }) => {
      const event = {
        id: "e".repeat(32),
        clock: 99,
        at: Date.now(),
        device,
        kind: "deal",
        game,
        n: 3,
        replaces: [],
        entry: next,
      };
      localStorage.setItem(`pad:${JSON.parse(localStorage["pad-current"])}:${event.id}`, JSON.stringify(event));
    },
    { game: id, next, device: DEVICE.id },
  );
  await page.reload();
  const rows = page.locator(".deals tbody tr");
  assert.match(await rows.nth(2).innerText(), /\+1,200/);
  await page.getByRole("link", { name: "Enter deal 4" }).click();
  await page.getByText("Canasta of twos").first().waitFor();
  assertNoComplaints(page);
});

serverTest("rules that haven't changed add no event", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const page = await openPad(server, events, "rules");
  await page.getByRole("button", { name: "Going out: more" }).click();
  await page.getByText("Going out: 150 instead of 100").waitFor();
  await page.getByRole("button", { name: "Going out: less" }).click();
  await page.getByText("The same as Bicycle / Hoyle.").waitFor();
  await page.getByRole("link", { name: "Done" }).click();
  await page.getByRole("link", { name: "Enter deal 3" }).waitFor();
  assert.equal((await storedEvents(page)).length, events.all.length);
  assertNoComplaints(page);
});

serverTest("names can change during a game, and partners between games", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 6 });
  const playing = await openPad(server, { all: events.all.slice(0, 3) }, "names");
  await playing.getByText("Partners can change between games.").waitFor();
  assert.equal(await playing.locator(".move").count(), 0);
  await playing.getByLabel("Player 2 (They)").fill("Annette");
  await playing.getByRole("button", { name: "Save" }).click();
  await playing.getByText("Annette and Paul").waitFor();

  const over = await openPad(server, events, "names");
  await over.getByRole("button", { name: "Anna: one place later" }).click();
  await over.locator("#partners", { hasText: "Ruth and Anna against Tom and Paul" }).waitFor();
  await over.getByRole("button", { name: "Next game in this order" }).click();
  await over.getByText("Who deals?", { exact: true }).waitFor();
  assert.deepEqual(await totals(over), ["0", "0"]);
  const game = await lastEvent(over);
  assert.deepEqual([game.kind, game.names], ["game", ["Ruth", "Tom", "Anna", "Paul"]]);
  assertNoComplaints(playing);
  assertNoComplaints(over);
});

serverTest("the next game keeps names, rules and lines, and an earlier pad can be opened again", async (server) => {
  const lines = [{ name: "Canasta of twos", points: 1000 }];
  const { events } = sixDeals(new Events(), { rules: "hoyle game_points=4000", lines });
  const page = await openPad(server, events);
  await page.getByText("Ruth and Tom win.").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Next game" }).click();
  await page.getByText("Who deals?", { exact: true }).waitFor();
  const game = await lastEvent(page);
  assert.deepEqual([game.rules, game.lines, game.start], ["hoyle game_points=4000", lines, [0, 0]]);
  // A new pad, and back.
  await page.goto(`${server.url}/pad#start`);
  await page.getByRole("button", { name: "Start" }).first().click();
  await page.getByRole("link", { name: "Enter deal 1" }).waitFor();
  await page.goto(`${server.url}/pad#start`);
  await page.getByText("Earlier pad").click();
  await page.locator(".earlier button").click();
  await page.getByText("Who deals?", { exact: true }).waitFor();
  const games = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(":meta")).length);
  assert.equal(games, 2);
  assertNoComplaints(page);
});

serverTest("when two phones have entered the same deal, the table chooses", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 5 });
  const other = entry(2, side(1, 2, 2, 490, 30), side(0, 1, 1, 215, 135));
  events.deal(other, { n: 5, by: "Paul" });
  const page = await openPad(server, events);
  const notice = page.locator(".notice.conflict");
  await notice.getByText("Two phones entered deal 5").waitFor();
  assert.equal(await notice.getByRole("button", { name: "This one counts" }).count(), 2);
  await notice.locator("li", { hasText: "Paul" }).getByRole("button").click();
  await page.waitForFunction(() => !document.querySelector(".notice"));
  const chosen = await lastEvent(page);
  assert.deepEqual([chosen.n, chosen.replaces.length, chosen.entry.sides[0].melded], [5, 2, 490]);
  assertNoComplaints(page);
});

serverTest("a watcher's question stays until the table has checked the deal", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 3 });
  const query = events.add({ kind: "query", game: events.current, n: 2, by: "Ida" }, { by: "Paul" });
  const page = await openPad(server, events);
  await page.getByRole("heading", { name: "Ida asks to check deal 2" }).waitFor();
  assert.equal(await page.locator(".notice a").getAttribute("href"), "#check/2");
  await page.getByRole("button", { name: "Done" }).click();
  await page.waitForFunction(() => !document.querySelector(".notice"));
  const settled = await lastEvent(page);
  assert.deepEqual([settled.kind, settled.query], ["settled", query]);
  assertNoComplaints(page);
});

serverTest("everyone sees a request to take over, and the keeper can object", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const state = { request: { device: "00000000000000bb", name: "Paul", ends_in_ms: 21_000 } };
  const page = await openPad(server, events, "", { state });
  await page.getByRole("heading", { name: "Paul asks to take over the pad" }).waitFor();
  assert.match(await page.getByRole("timer").innerText(), /It moves in (2[01]|1\d) seconds/);
  let objected = false;
  await page.route(/\/pad\/object$/, (route) => {
    objected = true;
    delete state.request;
    const { pad, secret } = route.request().postDataJSON();
    assert.ok(pad.length === 32 && secret === DEVICE.secret);
    return route.fulfill({ json: { n: 0, events: [], code: CODE, is_keeper: true, keeper: DEVICE } });
  });
  await page.getByRole("button", { name: "Keep the pad here" }).click();
  await page.waitForFunction(() => !document.querySelector(".notice"));
  assert.ok(objected);
  assertNoComplaints(page);
});

serverTest("a phone that no longer keeps the score says so, and can ask for the pad", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const state = { is_keeper: false, keeper: { device: "00000000000000bb", name: "Paul" } };
  const page = await openPad(server, events, "", { state });
  await page.getByRole("heading", { name: "Paul keeps the score now" }).waitFor();
  assert.equal(await page.locator("#enter").count(), 0);
  await page.route(/\/pad\/ask$/, (route) => {
    state.request = { device: DEVICE.id, name: DEVICE.name, ends_in_ms: 30_000 };
    return route.fulfill({ json: { n: 0, events: [], code: CODE, refused: [], ...state } });
  });
  await page.getByRole("button", { name: "Ask to take over" }).click();
  await page.getByRole("heading", { name: "You’ve asked to take over the pad" }).waitFor();
  await page.getByRole("button", { name: "Stop asking" }).waitFor();
  assertNoComplaints(page);
});

serverTest("the pad works offline, says so, and sends everything when it is online again", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const page = await openPage({ width: 390, height: 844 });
  await storePad(page, events);
  let isOnline = false;
  const sent = new Map();
  await page.route(/\/pad\/sync$/, (route) => {
    if (!isOnline) return route.abort();
    const { pad, events } = route.request().postDataJSON();
    sent.set(pad, [...(sent.get(pad) ?? []), ...events]);
    return route.fulfill({
      json: { n: sent.get(pad).length, events: [], code: CODE, keeper: DEVICE, is_keeper: true, refused: [] },
    });
  });
  // A second pad whose events the server doesn't have either.
  await page.addInitScript(
    (event) => {
      localStorage.setItem(`pad:${"f".repeat(32)}:${event.id}`, JSON.stringify(event));
    },
    { ...events.all[0], id: "f".repeat(32) },
  );
  await page.goto(`${server.url}/pad`);
  await page.getByText("Offline, saved").waitFor();
  isOnline = true;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("Online", { exact: true }).waitFor();
  while (sent.size < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual([...sent.values()].map(({ length }) => length).sort(), [1, 3]);
  assertNoComplaints(page);
});

serverTest("sharing shows the link, its square and code, and hands the pad over", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const page = await openPad(server, events, "", { state: {} });
  const url = `https://canasta.example/pad/${CODE}`;
  await page.route(/\/pad\/share$/, (route) => route.fulfill({ json: { code: CODE, url, qr: QR } }));
  await page.route(/\/pad\/hand-over$/, (route) =>
    route.fulfill({ json: { code: "R4WT9HPX", url: `${url}#take=R4WT9HPX`, qr: QR, expires_in_s: 600 } }),
  );
  await page.getByRole("button", { name: "Share: live view, hand over" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this pad" });
  await dialog.getByText("K7M 2QD").waitFor();
  assert.equal(await dialog.getByLabel("Link", { exact: true }).inputValue(), url);
  await dialog.getByRole("button", { name: "Show the code" }).click();
  await dialog.getByText("R4WT 9HPX").waitFor();
  assert.equal(await dialog.getByRole("img").count(), 2);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.id), "share");
  assertNoComplaints(page);
});

serverTest("a hand-over code in the address opens the pad on another phone", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const page = await openPage({ width: 390, height: 844 });
  await answerSyncs(page, { n: events.all.length });
  const pad = "9".repeat(32);
  const state = { n: events.all.length, events: events.all, code: CODE, is_keeper: true, keeper: DEVICE };
  await page.route(/\/pad\/take$/, (route) => {
    const { code } = route.request().postDataJSON();
    return code === "R4WT9HPX"
      ? route.fulfill({ json: { pad, state } })
      : route.fulfill({ status: 404, json: { because: "This code has been used." } });
  });
  await page.goto(`${server.url}/pad#take=WRONG`);
  await page.getByRole("dialog").getByText("This code has been used.").waitFor();
  await page.goto("about:blank");
  await page.goto(`${server.url}/pad#take=R4WT9HPX`);
  await page.getByRole("link", { name: "Enter deal 3" }).waitFor();
  assert.equal(new URL(page.url()).hash, "");
  await page.reload();
  await page.getByRole("link", { name: "Enter deal 3" }).waitFor();
  assertNoComplaints(page);
});

/** Types a code on the screen for a new pad. */
async function typeCode(page, code) {
  const field = page.getByLabel("Code", { exact: true });
  if (!(await field.isVisible())) await page.getByText("Have a code from another phone?").click();
  await field.fill(code);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

serverTest("the pad moves to another phone with a code, and back if nobody objects", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const first = await openPage({ width: 390, height: 844 });
  await storePad(first, events);
  await first.goto(`${server.url}/pad`);
  await first.getByText("Online", { exact: true }).waitFor();
  await first.getByRole("button", { name: "Share: live view, hand over" }).click();
  await first.getByRole("button", { name: "Show the code" }).click();
  await first.locator(".code").nth(1).waitFor();
  const [watchCode, code] = await first.locator(".code").allInnerTexts();
  const heading = (page, text) => page.locator(".notice h2", { hasText: text });

  const second = await openPage({ width: 390, height: 844 });
  await second.goto(`${server.url}/pad`);
  await typeCode(second, code.slice(1));
  await second.getByText("A code has six or eight letters.").waitFor();
  await typeCode(second, code.toLowerCase());
  await second.getByRole("link", { name: "Enter deal 3" }).waitFor();
  await first.keyboard.press("Escape");
  await heading(first, "Another phone keeps the score now").waitFor();
  // The new keeper objects to the first request, but not to the second.
  await first.getByRole("button", { name: "Ask to take over" }).click();
  await heading(second, "Tom asks to take over the pad").waitFor();
  await second.getByRole("button", { name: "Keep the pad here" }).click();
  await heading(first, "Another phone keeps the score now").waitFor();
  await first.getByRole("button", { name: "Ask to take over" }).click();
  await first.getByRole("link", { name: "Enter deal 3" }).waitFor();
  await heading(second, "Tom keeps the score now").waitFor();
  // The code works once.
  const third = await openPage({ width: 390, height: 844 });
  await third.goto(`${server.url}/pad#take=${code.replace(" ", "")}`);
  await third.getByRole("dialog").getByText("has already been used").waitFor();
  await third.keyboard.press("Escape");
  await typeCode(third, watchCode);
  await third.getByRole("heading", { name: "Live view" }).waitFor();
  assertNoComplaints(first);
  assertNoComplaints(second);
});

serverTest("settings take effect at once and stay", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const page = await openPad(server, events, "settings");
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const normal = await size();
  await page.getByText("Largest").click();
  await page.getByText("Dark", { exact: true }).click();
  await page.getByText("Both sides").click();
  await page.getByRole("button", { name: "High contrast" }).click();
  await page.getByLabel("Your name").fill("Tomasz");
  const check = async () => {
    assert.ok((await size()) > normal * 1.4, `${await size()} ${normal}`);
    const { theme, contrast } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    assert.deepEqual([theme, contrast], ["dark", "more"]);
    assert.equal(await page.evaluate(() => JSON.parse(localStorage["pad-device"]).name), "Tomasz");
  };
  await check();
  await page.reload();
  await page.getByRole("button", { name: "High contrast", pressed: true }).waitFor();
  await check();
  assert.equal(await page.getByLabel("Both sides").isChecked(), true);
  await page.getByRole("link", { name: "Score pad" }).click();
  await page.locator(".rest.both .over").waitFor();
  // The button turns the pad further.
  await page.getByRole("button", { name: "Turn the pad to the other side of the table" }).click();
  await page.locator(".rest.them").waitFor();
  await page.locator("#announcement", { hasText: "The pad faces the other side." }).waitFor({ state: "attached" });
  assertNoComplaints(page);
});

serverTest("the screen stays on, again after the page was hidden", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const page = await openPage({ width: 390, height: 844 });
  await storePad(page, events);
  await page.addInitScript(() => {
    globalThis.locks = [];
    const request = async () => {
      const lock = { released: false, release: () => (lock.released = true) };
      globalThis.locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await answerSyncs(page);
  await page.goto(`${server.url}/pad`);
  await page.waitForFunction(() => globalThis.locks.length === 1);
  await page.evaluate(() => {
    globalThis.locks[0].released = true;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.waitForFunction(() => globalThis.locks.length === 2);
  await page.goto(`${server.url}/pad#settings`);
  await page.getByRole("button", { name: "Keep the screen on" }).click();
  await page.waitForFunction(() => globalThis.locks.every(({ released }) => released));
  assertNoComplaints(page);
});

serverTest("forced colours show choices and switches, and where a panel ends", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 2 });
  const page = await openPad(server, events, "settings", { context: { forcedColors: "active" } });
  const background = (element) => element.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [screen, name] of [
    ["settings", "size"],
    ["start", "players"],
    ["start", "preset"],
    ["names", "dealer"],
  ]) {
    await page.goto(`${server.url}/pad#${screen}`);
    const label = (choice) => page.locator(`label:has([name="${name}"]${choice})`).first();
    await label(":checked").waitFor({ state: "attached" });
    assert.notEqual(await background(label(":checked")), await background(label(":not(:checked)")), name);
  }
  await page.goto(`${server.url}/pad#settings`);
  const track = (pressed) => page.locator(`.switch[aria-pressed="${pressed}"] i`).first();
  assert.notEqual(await background(track("true")), await background(track("false")));
  const hasLine = (element) =>
    element.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    });
  assert.ok(await hasLine(page.locator(".panel").first()), "a panel");
  await page.goto(`${server.url}/pad#table`);
  assert.ok(await hasLine(page.locator(".side").first()), "a side");
  await page.getByRole("button", { name: "Menu" }).click();
  assert.ok(await hasLine(page.locator("dialog")), "a dialog");
  assertNoComplaints(page);
});

/** The pad's screens in different situations. */
function situations() {
  const six = (setup) => sixDeals(new Events(), setup).events;
  const disputed = six({ deals: 5 });
  disputed.deal(entry(2, side(1, 2, 2, 490, 30), side(0, 1, 1, 215, 135)), { n: 5, by: "Paul" });
  disputed.add({ kind: "query", game: disputed.current, n: 4, by: "Ida" }, { by: "Paul" });
  const five = new Events();
  five.game({ rules: "wahhi", names: ["Ruth", "Anna", "Tom", "Paul", "Maximilian the Second"] });
  for (const out of [0, 1, 2]) {
    five.deal(
      entry(out, ...[0, 1, 2, 3, 4].map((n) => side(n === out ? 1 : 0, 0, 0, 100 + 35 * n, n === out ? 0 : 15))),
    );
  }
  const saved = six({ deals: 3 });
  saved.all.at(-1).at = Date.now();
  const own = {
    rules: "hoyle natural_canasta_bonus=600 game_points=7500",
    lines: [{ name: "Four twos", points: 100 }],
  };
  const taken = { is_keeper: false, keeper: { device: "00000000000000bb", name: "Paul" } };
  return [
    ["a new pad", new Events(), "start"],
    ["the same table", six({ deals: 3 }), "start"],
    ["the table", six({ deals: 5 }), ""],
    ["who deals", six({ deals: 0, first_dealer: undefined }), ""],
    ["saved", saved, ""],
    ["a conflict", disputed, ""],
    ["taken over", six({ deals: 2 }), "", { state: taken }],
    ["facing both", six({ deals: 5 }), "", { settings: { facing: "both" } }],
    ["five players", five, ""],
    ["over", six(), ""],
    ["rules", six({ deals: 2, ...own }), "rules"],
    ["names", six({ deals: 0 }), "names"],
    ["settings", six({ deals: 2 }), "settings"],
    ["high contrast", six({ deals: 4 }), "", { settings: { contrast: true } }],
    ["menu", six({ deals: 2 }), "", { press: "#menu" }],
  ];
}

for (const [what, events, screen, { press, ...options } = {}] of situations()) {
  serverTest(`axe finds nothing, and everything fits: ${what}`, async (server) => {
    const page = await openPad(server, events, screen, options);
    if (press) await page.locator(press).click();
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      await checkLightAndDark(page, `${what} at ${width}×${height}`);
    }
    for (const size of ["100%", "200%"]) {
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await pageProblems(page), [], `${what} at ${width}×${height}, ${size}`);
      }
    }
    assertNoComplaints(page);
  });
}
