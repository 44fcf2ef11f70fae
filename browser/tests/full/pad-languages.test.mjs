// The score pad's screens in every language, at three sizes. No text may be cut or overlap, and nothing may stick out.
// axe-core checks each screen once.

import { readdirSync } from "node:fs";

import { COLOUR_RULES, axeProblems } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { waitForLayout } from "../../lib/layout.mjs";
import { Events, entry, side, sixDeals, storeEvent, storePad, watchCode } from "../../lib/pad.mjs";
import { pageProblems } from "../../lib/pages.mjs";
import { textProblems } from "../../lib/pseudo.mjs";
import { serverTest } from "../../lib/suite.mjs";

const LANGUAGES = readdirSync(new URL("../../../crates/canasta-i18n/messages", import.meta.url));

const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
];

/** The printable part of an A4 page with margins of 10 mm. */
const PAPER = [[718, 1046]];

/** Large figures are set tight. Digits have no descenders, so their boxes overlap the words below, but the ink doesn't. */
const TIGHT_FIGURES = /^“\d+” and “.*” overlap$/;

/** A request that doesn't end during the test. */
const REQUEST_MS = 3_600_000;

/** Checks screens in a language, and collects their problems. */
class Screens {
  problems = [];
  #server;
  #tag;
  #pages = [];

  constructor(server, tag) {
    this.#server = server;
    this.#tag = tag;
  }

  /** Opens a page of a new phone. */
  async open(path, events = null) {
    const page = await openPage({ flat: true, context: { locale: this.#tag, serviceWorkers: "block" } });
    await page.addInitScript(() => localStorage.setItem("pad-settings", '{"ignoreDoublePresses":false}'));
    if (events) await storePad(page, events);
    // The server's answers, with what the test adds to them.
    page.state = {};
    await page.route(/\/pad\/(sync$|[A-Z]{6}\/events\?)/, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: response.ok() ? { ...answer, ...page.state } : answer });
    });
    await page.goto(`${this.#server.url}${path}`);
    await page.locator("#pad h1").waitFor();
    this.#pages.push(page);
    return page;
  }

  /** Goes to a screen of the open page. */
  async go(page, screen) {
    await page.evaluate((screen) => (location.hash = screen), screen);
    await page.waitForFunction((name) => document.body.classList.contains(name), screen.split("/")[0]);
    await page.locator("#pad h1").waitFor();
  }

  /** Makes the server answer with another state, and waits until the page shows it. */
  async setState(page, state, shown) {
    page.state = state;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.locator(shown).waitFor();
  }

  async check(page, name, { sizes = SIZES, isPaper = false } = {}) {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      const found = new Set([...(await textProblems(page)), ...(isPaper ? [] : await pageProblems(page))]);
      const real = [...found].filter((problem) => !TIGHT_FIGURES.test(problem));
      this.#add(`${name}, ${width} by ${height}`, real);
    }
    // Colours are the same in all languages.
    this.#add(`${name}, axe-core`, await axeProblems(page, { without: COLOUR_RULES }));
  }

  #add(where, problems) {
    this.problems.push(...problems.map((problem) => `${where}: ${problem}`));
  }

  async close() {
    for (const page of this.#pages) {
      assertNoComplaints(page);
      await page.context().close();
    }
  }
}

/** Presses keys of the keypad. */
async function press(page, keys) {
  for (const key of keys) await page.locator(`[data-key="${key}"]`).click();
}

/** Opens a dialog, checks it and closes it. */
async function checkDialog(screens, page, name, open, prepare) {
  await page.locator(open).click();
  await page.locator("dialog[open]").waitFor();
  await prepare?.(page);
  await screens.check(page, name);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** Five deals. The fourth has slips, which the check names. */
function fiveDeals() {
  const { events } = sixDeals(new Events(), { deals: 5 });
  const slips = entry(0, side(1, 0, 1, 315, 60), side(0, 1, 4, 483, 0));
  events.deal(slips, { n: 4, replaces: [events.all.findLast(({ n }) => n === 4).id], anyway: true });
  return events;
}

/** The phone that keeps the score. */
async function checkKeeper(screens, events) {
  const page = await screens.open("/pad", events);
  await page.locator("#enter").waitFor();
  await screens.check(page, "between deals");
  const code = await watchCode(page);
  await checkDialog(screens, page, "the menu", "#menu");
  await checkDialog(screens, page, "handing over", "#share", async () => {
    await page.locator("dialog .code").first().waitFor();
    await page.locator("dialog section:last-child .btn").click();
    await page.locator("dialog .code").nth(1).waitFor();
  });
  for (const screen of ["start", "check/4", "totals", "rules", "names", "settings", "deal/4"]) {
    await screens.go(page, screen);
    await screens.check(page, screen);
  }
  return { page, code };
}

/** Entering a deal, until another phone has saved the same one. */
async function checkEntry(screens, page, events) {
  await screens.go(page, "table");
  await screens.go(page, "deal");
  await page.locator('[data-seat="2"]').waitFor();
  await screens.check(page, "who went out");
  await page.locator('[data-seat="2"]').click();
  await page.locator("#keys").waitFor();
  await screens.check(page, "a count");
  await press(page, "122");
  await page.locator('[data-question="melded 0"]').waitFor();
  await screens.check(page, "points");
  await press(page, ["count"]);
  await page.locator(".counting").waitFor();
  await screens.check(page, "counting cards");
  events.deal(entry(3, side(0, 0, 0, 0, 40), side(0, 1, 0, 150, 0)), { n: 6, by: "Paul" });
  await storeEvent(page, events.all.at(-1));
  await page.locator("#choice").waitFor();
  await screens.check(page, "another phone’s deal");
}

/** Two versions of a deal, a query, and a phone that wants to keep the score. */
async function checkNotices(screens, page, events) {
  events.deal(entry(2, side(1, 2, 2, 490, 30), side(0, 1, 1, 215, 135)), { n: 5, by: "Paul" });
  await storeEvent(page, events.all.at(-1));
  events.add({ kind: "query", game: events.current, n: 4, by: "Anna" }, { by: "Paul" });
  await storeEvent(page, events.all.at(-1));
  await screens.go(page, "table");
  await page.locator(".notice.conflict").waitFor();
  const request = { device: "00000000000000bb", name: "Paul", ends_in_ms: REQUEST_MS };
  await screens.setState(page, { request }, ".notice.request");
  await screens.check(page, "a conflict and a request");
  const keeper = { device: "00000000000000bb", name: "Paul" };
  await screens.setState(page, { is_keeper: false, keeper }, ".notice.elsewhere");
  await screens.check(page, "kept on another phone");
  await screens.setState(page, {}, ".notice.conflict");
  for (const screen of ["check/5", "check/4"]) {
    await screens.go(page, screen);
    await screens.check(page, `${screen}, with two versions and a query`);
  }
}

/** Another phone that watches. */
async function checkWatcher(screens, code) {
  const page = await screens.open(`/pad/${code}`);
  await page.locator("#query").waitFor();
  const request = { device: "00000000000000bb", name: "Paul", ends_in_ms: REQUEST_MS };
  await screens.setState(page, { entering: 6, request }, ".taking");
  await screens.check(page, "the live view, with a request");
  await page.locator("#query").click();
  await screens.check(page, "asking to check a deal");
}

/** A phone with a code that doesn't work. */
async function checkCodes(screens) {
  const page = await screens.open("/pad#start");
  await page.locator("details:has(#code) summary").click();
  await page.locator("#code").fill("ABCDE");
  await page.locator("form:has(#code) .btn").click();
  await page.locator("form:has(#code) [role=alert]").waitFor();
  await screens.check(page, "typing a code");
  await page.locator("#code").fill("ABCDEFGH");
  await page.locator("form:has(#code) .btn").click();
  await page.locator("dialog[open]").waitFor();
  await screens.check(page, "a code that has been used");
}

/** The end of a game, and its sheet on paper. */
async function checkEnd(screens) {
  const page = await screens.open("/pad#end", sixDeals().events);
  await page.locator(".feast").waitFor();
  await screens.check(page, "the end");
  await screens.go(page, "print");
  await page.locator(".page .signatures").waitFor();
  await screens.check(page, "the sheet", { isPaper: true });
  await page.emulateMedia({ media: "print" });
  await screens.check(page, "the sheet on paper", { isPaper: true, sizes: PAPER });
  await page.emulateMedia({ media: "screen" });
  await page.locator(".no-print button").nth(1).click();
  await page.locator(".page .blank").waitFor();
  await page.emulateMedia({ media: "print" });
  await screens.check(page, "an empty sheet on paper", { isPaper: true, sizes: PAPER });
}

for (const tag of LANGUAGES) {
  serverTest(`the score pad fits in ${tag}`, async (server) => {
    const screens = new Screens(server, tag);
    const events = fiveDeals();
    const { page, code } = await checkKeeper(screens, events);
    await checkEntry(screens, page, events);
    await checkNotices(screens, page, events);
    await checkWatcher(screens, code);
    await checkCodes(screens);
    await checkEnd(screens);
    await screens.close();
    if (screens.problems.length) throw new Error(screens.problems.join("\n"));
  });
}
