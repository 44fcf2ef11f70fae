// The score pad's figures: checking a deal, totals, the result, the live view, print and spreadsheet.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { checkLightAndDark } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { DEVICE, Events, entry, side, sixDeals, storePad, watchCode } from "../../lib/pad.mjs";
import { pageProblems } from "../../lib/pages.mjs";
import { serverTest } from "../../lib/suite.mjs";

const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [844, 390],
  [1440, 900],
];

const CODE = "K7M2QD";

/** Opens a screen of a pad with these events. */
async function openScreen(server, events, screen, options = {}) {
  const page = await openPage({ width: 390, height: 844, ...options });
  await storePad(page, events);
  await page.goto(`${server.url}/pad#${screen}`);
  await page.locator("h1").waitFor();
  return page;
}

/** A game with the table's own lines, a correction and a deal that two phones have entered. */
function disputedGame() {
  const { events } = sixDeals(new Events(), { lines: [{ name: "Canasta of twos", points: 1000 }] });
  const twice = entry(2, side(1, 2, 2, 490, 30, [0]), side(0, 1, 1, 215, 135, [0]));
  events.deal(twice, { n: 5, by: "Paul" });
  events.deal(entry(0, side(0, 0, 0, 120, 0, [2]), side(0, 0, 0, 60, 35, [0])));
  events.add({ kind: "query", game: events.current, n: 4, by: "Anna" }, { by: "Paul" });
  return events;
}

/** A game of five players, each alone. */
function fivePlayers() {
  const events = new Events();
  events.game({ rules: "wahhi", names: ["Ruth", "Anna", "Tom", "Paul", "Maximilian"], first_dealer: 1 });
  for (const out of [0, 1, 2, 3]) {
    const sides = [0, 1, 2, 3, 4].map((player) => {
      const isOut = player === out;
      return side(isOut ? 1 : 0, player % 2, player === 1 ? 2 : 0, 100 + 35 * player, isOut ? 0 : 15 + 5 * player);
    });
    events.deal(entry(out, ...sides));
  }
  return events;
}

/** Two players with a game on paper before. */
function twoPlayers() {
  const events = new Events();
  events.game({ names: ["Ruth", ""], start: [1205, -40] });
  events.deal(entry(0, side(1, 1, 1, 300, 0), side(0, 0, 1, 0, 85)));
  return events;
}

const row = (page, heading) => page.locator(".counted tr", { hasText: heading });

serverTest("the check shows each item, its rule, and what has been changed", async (server) => {
  const page = await openScreen(server, disputedGame(), "check/4");
  await page.getByRole("heading", { name: "Ruth went out" }).waitFor();
  assert.match(await row(page, "Natural canastas").innerText(), /500\n1 × 500\s+Natural canastas\s+–/);
  assert.match(await row(page, "Mixed canastas").innerText(), /300\n1 × 300\nwas 2/);
  assert.match(await row(page, "This deal").innerText(), /855\s+This deal\s+565/);
  const changes = page.getByRole("region", { name: "Changes" });
  assert.match(await changes.innerText(), /They, “Mixed canastas”: 2, now 1\.\nThey: 865 for this deal, now 565\./);
  assert.equal(await page.getByRole("link", { name: "Correct deal 4" }).getAttribute("href"), "#deal/4");
  // Every clause exists.
  const links = await page
    .locator(".counted a, .row a[target]")
    .evaluateAll((links) => links.map(({ href }) => href.replace(location.origin, "")));
  assert.ok(links.length >= 6, links.join(" "));
  for (const link of new Set(links)) {
    const [path, anchor] = link.split("#");
    const text = await (await fetch(server.url + path)).text();
    assert.ok(!anchor || text.includes(`id="${anchor}"`), link);
  }
  // Own lines are items too.
  await page.goto(`${server.url}/pad#check/7`);
  await row(page, "Own lines").waitFor();
  assert.match(await row(page, "Own lines").innerText(), /2,000\nCanasta of twos: 2 × 1,000/);
  assertNoComplaints(page);
});

serverTest("the check explains a difference from a score on paper", async (server) => {
  const page = await openScreen(server, disputedGame(), "check/4");
  const paper = page.getByRole("region", { name: "Does your paper say something else?" });
  await paper.getByLabel("They", { exact: true }).fill("865");
  await paper.getByText("One mixed canasta more.").waitFor();
  assert.match(await paper.innerText(), /They: 300 more than the pad\./);
  await paper.getByLabel("They", { exact: true }).fill("565");
  await paper.getByText("They: the same as the pad.").waitFor();
  await paper.getByLabel("We", { exact: true }).fill("851");
  await paper.getByText("No single slip explains it.").waitFor();
  // The keyboards of some phones have no minus.
  await page.goto(`${server.url}/pad#check/3`);
  await page.getByRole("heading", { name: "Nobody went out" }).waitFor();
  await paper.getByLabel("They", { exact: true }).fill("110");
  await paper.getByRole("button", { name: "Minus, They" }).click();
  await paper.getByText("The red threes added, although the side has no melds.").waitFor();
  assertNoComplaints(page);
});

serverTest("counting again card by card agrees with the pad", async (server) => {
  const page = await openScreen(server, disputedGame(), "check/4");
  const count = page.getByRole("region", { name: "Count again" });
  await count.getByLabel("What to count").selectOption("They: cards melded, 205 on the pad");
  const press = async (name, times) => {
    for (let n = 0; n < times; n++) await count.getByRole("button", { name }).click();
  };
  await press(/^Ace/, 3);
  await press(/^King/, 4);
  await press(/^9/, 4);
  await press(/^7/, 5);
  await press(/^Wild 2/, 1);
  await count.getByText("20 short of the pad’s 205.").waitFor();
  await press(/^Wild 2/, 1);
  await count.getByText("Agrees with the pad: 205.").waitFor();
  assert.match(await count.innerText(), /18 cards/);
  await press(/^Joker/, 4);
  // Two packs have no fifth joker.
  await count.getByRole("button", { name: /^Joker/ }).click({ force: true });
  await count.getByText("200 more than the pad’s 205.").waitFor();
  await press("One back", 4);
  await count.getByText("Agrees with the pad: 205.").waitFor();
  // Each count is kept.
  await count.getByLabel("What to count").selectOption({ index: 0 });
  assert.match(await count.innerText(), /0 cards/);
  await count.getByLabel("What to count").selectOption({ index: 2 });
  await count.getByText("Agrees with the pad: 205.").waitFor();
  await press("Clear", 1);
  assert.match(await count.innerText(), /0 cards/);
  assertNoComplaints(page);
});

serverTest("the table chooses between two phones, and settles a query", async (server) => {
  const page = await openScreen(server, disputedGame(), "check/5");
  const twice = page.getByRole("region", { name: "This deal was entered twice" });
  assert.match(await twice.innerText(), /We: Cards melded\s+480\s+490/);
  assert.match(await twice.innerText(), /They: Left in hand\s+145\s+135/);
  // What has been typed stays.
  await page.getByLabel("They", { exact: true }).fill("480");
  await twice.getByRole("button", { name: "Keep this" }).nth(1).click();
  await twice.waitFor({ state: "hidden" });
  assert.match(await row(page, "This deal").innerText(), /1,860\s+This deal\s+480/);
  await page.getByText("They: the same as the pad.").waitFor();
  assert.match(await page.getByRole("region", { name: "Changes" }).innerText(), /Entered on Paul’s phone\./);

  await page.goto(`${server.url}/pad#check/4`);
  await page.getByText(/Anna asked at .* to check this deal\./).waitFor();
  await page.getByRole("button", { name: "It is settled" }).click();
  await page.getByText(/Anna asked at/).waitFor({ state: "hidden" });
  await page.reload();
  await page.getByRole("region", { name: "Changes" }).waitFor();
  assert.equal(await page.getByText(/Anna asked at/).count(), 0);
  assertNoComplaints(page);
});

serverTest("totals: the curve, each deal, where the points came from, and the session", async (server) => {
  const { events } = sixDeals();
  sixDeals(events, { deals: 4 });
  const page = await openScreen(server, events, "totals");
  const curve = page.getByRole("img", { name: /^Totals after 4 deals: We 3,005 and They 1,875\. 5,000 points end/ });
  await curve.waitFor();
  // Dashes and marks, not only colours, tell the sides apart.
  assert.deepEqual(
    await curve.locator(".line").evaluateAll((lines) => lines.map((line) => line.getAttribute("stroke-dasharray"))),
    [null, "9 5"],
  );
  assert.equal(await curve.locator("circle.sign").count(), 4);
  assert.equal(await curve.locator("path.sign").count(), 4);
  const bands = await curve.locator("text").allTextContents();
  for (const text of ["minimum 50", "minimum 90", "minimum 120", "5,000"]) assert.ok(bands.includes(text), text);
  await page.getByText("Initial meld of the next deal: We 120 and They 90.").waitFor();
  assert.equal(await page.locator(".deals a").count(), 4);
  assert.match(await row(page, "Left in hand").innerText(), /−355\s+Left in hand\s+−500/);
  const session = page.getByRole("region", { name: "Session score" });
  assert.match(await session.innerText(), /Game 1, 6 deals\s+5,280\s+(won\s+)?4,275/);
  assert.match(await session.innerText(), /Game 2, not over\s+3,005\s+1,875/);
  assert.match(await session.innerText(), /Games won\s+1\s+0/);
  assertNoComplaints(page);
});

serverTest("the session score follows the players when partners change", async (server) => {
  const { events } = sixDeals();
  sixDeals(events, { names: ["Ruth", "Tom", "Anna", "Paul"] });
  const page = await openScreen(server, events, "totals");
  const session = page.getByRole("region", { name: "Session score" });
  assert.deepEqual(await session.locator("thead th").allInnerTexts(), ["Game", "Ruth", "Tom", "Anna", "Paul"]);
  assert.match(await session.innerText(), /Games won\s+2\s+1\s+1\s+0/);
  assertNoComplaints(page);
});

serverTest("the end shows the winner, and a correction can change it", async (server) => {
  const { events } = sixDeals();
  sixDeals(events);
  const page = await openScreen(server, events, "end");
  await page.getByRole("heading", { name: "Ruth and Tom won" }).waitFor();
  await page.getByText("By 1,005 points, in 6 deals.").waitFor();
  assert.equal(await page.locator(".fanout .card").count(), 5);
  const session = page.getByRole("region", { name: "Session score" });
  assert.match(await session.innerText(), /Games won\s+2\s+0/);
  await page.getByText("The same as a table").click();
  assert.match(await page.locator(".curve-figure table").innerText(), /6\s+5,280\s+4,275/);
  assert.equal(await page.getByRole("link", { name: "Correct deal 6" }).getAttribute("href"), "#deal/6");
  // The last deal is corrected on another phone, and the game isn't over.
  const last = events.all.at(-1);
  events.deal(entry(1, side(0, 0, 0, 0, 95), side(0, 2, 3, 455, 25)), { n: 6, replaces: [last.id], by: "Paul" });
  await page.evaluate((event) => {
    const [, pad] = Object.keys(localStorage)
      .map((key) => key.match(/^pad:([0-9a-f]{32}):/))
      .find(Boolean);
    localStorage.setItem(`pad:${pad}:${event.id}`, JSON.stringify(event));
    dispatchEvent(new StorageEvent("storage", { key: `pad:${pad}:${event.id}` }));
  }, events.all.at(-1));
  await page.waitForURL(/#table$/);
  assertNoComplaints(page);
});

/** Downloads the spreadsheet from the menu. */
async function download(page) {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page
      .locator("#menu")
      .click()
      .then(() => page.locator("dialog button", { hasText: "CSV" }).click()),
  ]);
  assert.match(file.suggestedFilename(), /^canasta-2025-11-30\.csv$/);
  return (await readFile(await file.path(), "utf8")).split("\r\n");
}

serverTest("the spreadsheet has a line per deal, and no formulas", async (server) => {
  const events = new Events();
  events.game({ names: ["=1+1", 'Anna "A", B', "Tom"], rules: "wahhi" });
  events.deal(entry(0, side(1, 0, 0, 300, 0), side(0, 0, 1, 0, 85), side(0, 1, 0, 150, 20)));
  events.deal(entry(null, side(0, 0, 0, 0, 50), side(0, 0, 0, 90, 15), side(0, 1, 0, 150, 20)));
  const page = await openScreen(server, events, "table");
  const [head, ...lines] = await download(page);
  assert.ok(head.startsWith("\uFEFFDeal,Time,Dealer,Went out,Concealed,'=1+1: Natural canastas,"), head);
  assert.ok(head.includes(',"Anna ""A"", B: Natural canastas",'), head);
  assert.equal(lines.length, 3);
  assert.ok(lines[0].startsWith("1,2025-11-30 20:11,,'=1+1,no,500,0,0,0,100,0,0,300,0,0,900,900,"), lines[0]);
  assert.ok(lines[0].includes(",0,0,0,-100,0,0,0,0,-85,0,-185,-185,"), lines[0]);
  assert.ok(lines[1].startsWith("2,2025-11-30 20:12,,nobody,no,"), lines[1]);
  assert.equal(lines[2], "");
  assertNoComplaints(page);
});

serverTest("the spreadsheet has semicolons where decimals have a comma", async (server) => {
  const { events } = sixDeals();
  const page = await openScreen(server, events, "table", { context: { locale: "de-DE" } });
  const [head, first] = await download(page);
  assert.equal(head.split(";").length, 5 + 2 * 12 + 2, head);
  assert.equal(first.split(";").length, 5 + 2 * 12 + 2, first);
  assert.ok(first.includes(";500;300;0;100;100;0;0;385;-45;0;1340;1340;"), first);
});

const pages = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;

serverTest("the sheet fits on one A4 page", async (server) => {
  const long = new Events();
  long.game();
  for (let n = 0; n < 18; n++) long.deal(entry(n % 4, side(0, 1, 0, 120 + 5 * n, 30), side(0, 0, 2, 90, 45)));
  for (const [what, events] of [
    ["six deals", disputedGame()],
    ["five players", fivePlayers()],
    ["a game from paper", twoPlayers()],
    ["a long game", long],
  ]) {
    const page = await openScreen(server, events, "print");
    await page.locator(".page .signatures").waitFor();
    const pdf = () => page.pdf({ preferCSSPageSize: true, printBackground: true });
    assert.equal(pages(await pdf()), 1, what);
    await page.getByRole("button", { name: "An empty sheet" }).click();
    await page.locator(".page .blank").waitFor();
    assert.equal(pages(await pdf()), 1, `an empty sheet for ${what}`);
    await page.getByRole("button", { name: "This game" }).click();
    await page.locator(".page figure").waitFor({ state: "attached" });
    assertNoComplaints(page);
    await page.close();
  }
});

serverTest("the sheet has every item, and corrections as footnotes", async (server) => {
  const page = await openScreen(server, disputedGame(), "print", { width: 1440, height: 900 });
  await page.locator(".page .signatures").waitFor();
  const rows = await page.locator(".page tbody tr").evaluateAll((rows) => rows.map((row) => row.innerText.split("\t")));
  assert.deepEqual(rows[0], ["1", "We", "50", "500", "300", "100", "100", "385", "−45", "", "1,340", "1,340"]);
  assert.deepEqual(rows[5], ["They", "90", "", "", "−100", "", "0", "−210", "", "−310", "1,310"]);
  assert.equal(rows[12][9], "2,000");
  const text = await page.locator(".page").innerText();
  assert.match(
    text,
    /\* Deal 4, corrected at .*: They, “Mixed canastas”: 2, now 1\. They: 865 for this deal, now 565\./,
  );
  assert.match(text, /\*2 Deal 5: entered twice\. The table has not chosen yet\./);
  assert.match(text, /Own lines: Canasta of twos 1,000\./);
  assert.match(text, /Agreed, We\s+Agreed, They/);
  await page.evaluate(() => (globalThis.print = () => (globalThis.hasPrinted = true)));
  await page.getByRole("button", { name: "Print" }).click();
  assert.ok(await page.evaluate(() => globalThis.hasPrinted));
  assertNoComplaints(page);
});

/** Opens the live view. `state` is what the server answers; the posts are recorded in `page.posted`. */
async function watch(server, events, state, { isKept = false, ...options } = {}) {
  const page = await openPage({ width: 390, height: 844, ...options, context: { serviceWorkers: "block" } });
  page.posted = [];
  page.state = { code: CODE, keeper: { device: "00000000000000bb", name: "Tom" }, ...state };
  page.isConnected = true;
  await page.route(`**/pad/${CODE}`, async (route) => {
    const answer = await route.fetch({ url: `${server.url}/pad` });
    const html = (await answer.text()).replace('id="pad"', `id="pad" data-code="${CODE}"`);
    await route.fulfill({ response: answer, body: html });
  });
  const answer = (since = 0) => ({ n: events.all.length, events: events.all.slice(since), ...page.state });
  await page.route(`**/pad/${CODE}/events?*`, (route) => {
    if (!page.isConnected) return route.abort();
    return route.fulfill({ json: answer(Number(new URL(route.request().url()).searchParams.get("since"))) });
  });
  for (const path of [`/pad/${CODE}/query`, "/pad/ask", "/pad/object"]) {
    await page.route(`**${path}`, (route) => {
      const request = route.request().postDataJSON();
      page.posted.push({ path, request });
      if (path === "/pad/ask") page.state.request = { device: request.device, name: request.name, ends_in_ms: 30_000 };
      if (path === "/pad/object") delete page.state.request;
      return route.fulfill({ json: answer() });
    });
  }
  if (isKept) await storePad(page, events);
  await page.goto(`${server.url}/pad/${CODE}`);
  await page.locator("h1").waitFor();
  return page;
}

serverTest("people who watch see the totals, the last deal, and what is going on", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 4 });
  const page = await watch(server, events, { entering: 5 });
  await page.getByText("Tom’s phone, up to date").waitFor();
  await page.getByText("Deal 5 is being entered", { exact: true }).first().waitFor();
  await page.getByRole("heading", { name: "Deal 4: Ruth went out" }).waitFor();
  assert.match(await page.locator(".plates").innerText(), /3,005\s+120/);
  await page.getByRole("img", { name: /^Totals after 4 deals/ }).waitFor();
  // Somebody who has never kept this pad can't take it.
  assert.equal(await page.getByRole("button", { name: "Take over scoring" }).count(), 0);

  await page.getByRole("button", { name: "Query a deal" }).click();
  await page.getByLabel("Deal", { exact: true }).selectOption("3");
  await page.getByLabel("Your name").fill("Anna");
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".told", { hasText: "Tom’s phone now shows that you ask to check deal 3." }).waitFor();
  const [{ path, request }] = page.posted;
  assert.match(request.id, /^[0-9a-f]{32}$/);
  assert.deepEqual(
    { path, request },
    { path: `/pad/${CODE}/query`, request: { id: request.id, game: events.current, n: 3, name: "Anna" } },
  );

  page.isConnected = false;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText(/^Offline\. Last update /).waitFor();
  page.isConnected = true;
  // Another deal arrives.
  events.deal(entry(2, side(1, 2, 2, 480, 30), side(0, 1, 1, 215, 145)));
  delete page.state.entering;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("heading", { name: "Deal 5: Tom went out" }).waitFor();
  await page.getByText("Tom’s phone, up to date").waitFor();
  assert.equal(await page.locator(".entering").count(), 0);
  assertNoComplaints(page);
});

serverTest("a query from another phone reaches the pad", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 4 });
  const pad = await openScreen(server, events, "check/4");
  const code = await watchCode(pad);
  const other = await openPage({ width: 390, height: 844 });
  await other.goto(`${server.url}/pad/${code}`);
  await other.getByRole("heading", { name: "Deal 4: Ruth went out" }).waitFor();
  await other.getByText("Tom’s phone, up to date").waitFor();
  await other.getByRole("button", { name: "Query a deal" }).click();
  await other.getByLabel("Your name").fill("Anna");
  await other.getByRole("button", { name: "Send" }).click();
  await other.locator(".told", { hasText: "Tom’s phone now shows that you ask to check deal 4." }).waitFor();
  await pad.getByText(/Anna asked at .* to check this deal\./).waitFor();
  assertNoComplaints(pad);
  assertNoComplaints(other);
});

serverTest("a query is stored once if its answer is lost and it is sent again", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 4 });
  const pad = await openScreen(server, events, "table");
  const code = await watchCode(pad);
  const other = await openPage({ width: 390, height: 844 });
  await other.goto(`${server.url}/pad/${code}`);
  await other.getByRole("button", { name: "Query a deal" }).click();
  await other.getByLabel("Your name").fill("Anna");
  const path = `**/pad/${code}/query`;
  await other.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await other.getByRole("button", { name: "Send" }).click();
  await other.locator(".told", { hasText: "No response from the server" }).waitFor();
  await other.unroute(path);
  await other.getByRole("button", { name: "Send" }).click();
  await other.locator(".told", { hasText: "now shows that you ask to check deal 4" }).waitFor();
  // The same query later is another one.
  const queries = async () => {
    const answer = await fetch(`${server.url}/pad/${code}/events?since=0`);
    return (await answer.json()).events.filter(({ kind }) => kind === "query").length;
  };
  assert.equal(await queries(), 1);
  await other.getByRole("button", { name: "Query a deal" }).click();
  await other.getByRole("button", { name: "Send" }).click();
  await other.locator(".told", { hasText: "now shows that you ask to check deal 4" }).waitFor();
  assert.equal(await queries(), 2);
  assertNoComplaints(pad);
  assertNoComplaints(other);
});

serverTest("people who watch see that a deal is being entered, until it is saved or left", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 4 });
  const pad = await openScreen(server, events, "table");
  const code = await watchCode(pad);
  const other = await openPage({ width: 390, height: 844 });
  await other.goto(`${server.url}/pad/${code}`);
  await other.getByRole("heading", { name: "Deal 4: Ruth went out" }).waitFor();
  assert.equal(await other.locator(".entering").count(), 0);
  await pad.getByRole("link", { name: "Enter deal 5" }).click();
  const entering = other.locator(".entering", { hasText: "Deal 5 is being entered" });
  await entering.waitFor();
  await pad.goBack();
  await entering.waitFor({ state: "detached" });
  await pad.goto(`${server.url}/pad#deal/2`);
  await other.locator(".entering", { hasText: "Deal 2 is being entered" }).waitFor();
  assertNoComplaints(pad);
  assertNoComplaints(other);
});

serverTest("a phone that has kept the pad can ask to take over, and everyone sees it", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 4 });
  const page = await watch(server, events, {}, { isKept: true });
  await page.getByRole("button", { name: "Take over scoring" }).click();
  await page.getByRole("heading", { name: "This phone asks to take over scoring." }).waitFor();
  await page
    .getByRole("timer")
    .getByText(/^In (30|2\d) seconds it will keep the score/)
    .waitFor();
  assert.equal(page.posted[0].path, "/pad/ask");
  assert.equal(page.posted[0].request.device, DEVICE.id);
  assert.match(page.posted[0].request.pad, /^[0-9a-f]{32}$/);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("timer").waitFor({ state: "detached" });
  // After 30 seconds the server says that this phone is the keeper.
  page.state.keeper = { device: DEVICE.id, name: "Tom" };
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("This phone keeps the score now.").waitFor();

  const other = await watch(server, events, { request: { device: "cc", name: "Ruth", ends_in_ms: 12_000 } });
  await other.getByRole("heading", { name: "Ruth asks to take over scoring." }).waitFor();
  await other
    .getByRole("timer")
    .getByText(/^In (12|11|10) seconds/)
    .waitFor();
  assert.equal(await other.getByRole("button", { name: "Withdraw" }).count(), 0);
  assertNoComplaints(page);
  assertNoComplaints(other);
});

serverTest("before the first deal, and without a connection, the live view says so", async (server) => {
  const events = new Events();
  events.game();
  const page = await watch(server, events, {});
  await page.getByRole("heading", { name: "No deal yet" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Query a deal" }).count(), 0);
  const lost = await watch(server, new Events(), {});
  await lost.getByText("No game has begun yet.").waitFor();
  assertNoComplaints(page);
});

/** Screens of games with different numbers of sides. */
const SCREENS = [
  ["check/5", disputedGame],
  ["check/4", disputedGame],
  ["totals", disputedGame],
  ["end", () => sixDeals().events],
  ["print", disputedGame],
  ["check/1", twoPlayers],
  ["totals", twoPlayers],
  ["check/2", fivePlayers],
  ["totals", fivePlayers],
  ["print", fivePlayers],
];

for (const [screen, game] of SCREENS) {
  serverTest(`#${screen} of ${game.name || "a finished game"} is accessible, and nothing overflows`, async (server) => {
    const page = await openScreen(server, game(), screen);
    await page.locator(".panel, .page table").first().waitFor();
    if (screen.startsWith("check")) {
      await page.locator("#paper-0").fill("9,000");
      await page
        .getByText(/^No single slip|more than the pad/)
        .first()
        .waitFor();
    }
    await checkLightAndDark(page, screen);
    await checkSizes(page, screen);
    assertNoComplaints(page);
  });
}

async function checkSizes(page, what) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The curve is drawn again in a frame of its own.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    // Paper is shown smaller on a small screen.
    const problems = (await pageProblems(page)).filter((problem) => what !== "print" || problem.startsWith("the page"));
    assert.deepEqual(problems, [], `${what} at ${width}×${height}`);
    const scrolling = await page
      .locator(".scroll")
      .evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length);
    assert.equal(scrolling, 0, `tables that scroll up and down, ${what} at ${width}×${height}`);
  }
}

serverTest("the live view is accessible, and nothing overflows", async (server) => {
  const { events } = sixDeals(new Events(), { deals: 4 });
  const request = { device: "cc", name: "Ruth", ends_in_ms: 600_000 };
  const page = await watch(server, events, { entering: 5, request }, { isKept: true });
  await page.getByRole("timer").waitFor();
  await checkLightAndDark(page, "live");
  await checkSizes(page, "live");
  await page.getByRole("button", { name: "Query a deal" }).click();
  await page.getByLabel("Your name").waitFor();
  await checkLightAndDark(page, "live, query");
  await checkSizes(page, "live, query");
  const five = await watch(server, fivePlayers(), {});
  await five.getByRole("heading", { name: /^Deal 4/ }).waitFor();
  await checkLightAndDark(five, "live, five players");
  await checkSizes(five, "live, five players");
  assertNoComplaints(page);
});
