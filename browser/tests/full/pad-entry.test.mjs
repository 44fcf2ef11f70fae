// Entering and correcting a deal on the score pad: presses, checks, drafts, other phones, and all sizes.

import assert from "node:assert/strict";

import { checkLightAndDark } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage, openTab } from "../../lib/browser.mjs";
import { Events, entry, side, storePad } from "../../lib/pad.mjs";
import { serverTest } from "../../lib/suite.mjs";

/** Longer than the time in which a second press is ignored, and in which the check ignores presses. */
const PAUSE_MS = 420;

const PHONE = { width: 390, height: 844, touch: true };
const TABLET = { width: 820, height: 1180, touch: true };

const SIZES = [
  [360, 640],
  [390, 844],
  [820, 1180],
  [844, 390],
  [1440, 900],
];

/** The design's usual deal, as keys: Tom goes out. `>` is Next. */
const USUAL_DEAL = "tom 1 2 2 4 8 0 3 0 > 0 1 1 2 1 5 1 4 5";
const USUAL_ENTRY = entry(2, side(1, 2, 2, 480, 30), side(0, 1, 1, 215, 145));

const KEYS = {
  ruth: '[data-seat="0"]',
  anna: '[data-seat="1"]',
  tom: '[data-seat="2"]',
  paul: '[data-seat="3"]',
  nobody: '[data-seat="null"]',
  concealed: '[data-flag="concealed"]',
  exact: '[data-flag="exact_deal"]',
  ">": '[data-key="next"]',
  save: "[data-save]",
};

const cell = (line, side) => `.cell[data-line="${line}"]${side === undefined ? "" : `[data-side="${side}"]`}`;

/** Somebody who presses what the page shows. */
class Scorer {
  constructor(page, { isTouch = false } = {}) {
    this.page = page;
    this.isTouch = isTouch;
  }

  /** Opens a screen of a pad with these events, such as `deal`. */
  static async open(server, events, { screen = "deal", settings, ...options } = {}) {
    const page = await openPage({ width: 1440, height: 900, ...options });
    await storePad(page, events);
    await page.addInitScript((settings) => {
      if (settings) localStorage.setItem("pad-settings", JSON.stringify(settings));
    }, settings);
    await page.goto(`${server.url}/pad#${screen}`);
    const scorer = new Scorer(page, { isTouch: options.touch });
    await scorer.waitForEntry();
    return scorer;
  }

  waitForEntry = () => this.page.locator("#ask, #verdict, #choice").first().waitFor();

  /** How many presses the page has handled. */
  presses = () => this.page.evaluate(() => Number(document.body.dataset.presses));

  /** Waits as long as people need between presses. */
  async pause() {
    await this.page.evaluate((ms) => (globalThis.pausedUntil = performance.now() + ms), PAUSE_MS);
    await this.page.waitForFunction(() => performance.now() > globalThis.pausedUntil);
  }

  /** Waits until the page has handled what `act` does. */
  async handled(act) {
    const before = await this.presses();
    await act();
    await this.page.waitForFunction((before) => Number(document.body.dataset.presses) > before, before);
  }

  async press(selector) {
    await this.pause();
    const options = { force: true };
    await this.handled(() => (this.isTouch ? this.page.tap(selector, options) : this.page.click(selector, options)));
  }

  /** Presses keys by their names, separated by spaces. */
  async enter(keys) {
    for (const key of keys.split(" ")) await this.press(KEYS[key] ?? `[data-key="${key}"]`);
  }

  /** Presses keys of the keyboard. */
  async type(keys) {
    for (const key of keys.split(" ")) {
      await this.pause();
      await this.handled(() => this.page.keyboard.press(key));
    }
  }

  /** Saves, and waits for the next screen. Returns the saved event. */
  async save() {
    const before = (await this.savedDeals()).length;
    await this.press(KEYS.save);
    await this.page.waitForFunction(() => !location.hash.startsWith("#deal"));
    const saved = await this.savedDeals();
    assert.equal(saved.length, before + 1);
    return saved.at(-1);
  }

  /** The deals on the device, in order. */
  savedDeals = () =>
    this.page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => /^pad:[0-9a-f]{32}:[0-9a-f]{32}$/.test(key))
        .map(([, event]) => JSON.parse(event))
        .filter(({ kind }) => kind === "deal")
        .sort((a, b) => a.clock - b.clock),
    );

  /** The open question, such as `melded 1`. */
  question = () => this.page.locator("#ask").getAttribute("data-question");
  about = () => this.page.locator("#about").textContent();
  figure = (line, side) => this.page.locator(`${cell(line, side)} b`).textContent();
  notes = () => this.page.locator(".notes li > :last-child").allTextContents();

  async assertQuestion(expected) {
    assert.equal(await this.question(), expected);
  }
}

/** A game without deals. */
function newGame(setup = {}) {
  const events = new Events();
  events.game({ first_dealer: 3, ...setup });
  return events;
}

/** A game with one deal. */
function oneDeal() {
  const events = newGame();
  events.deal({ dealer: 3, ...USUAL_ENTRY });
  return events;
}

/** Leaves out what a test doesn't look at. */
const figures = ({ going_out, sides }) => ({ going_out, sides });

for (const [name, screen] of [
  ["a phone", PHONE],
  ["a tablet", TABLET],
])
  serverTest(`the usual deal takes 20 presses on ${name}`, async (server) => {
    const scorer = await Scorer.open(server, newGame(), screen);
    await scorer.enter(USUAL_DEAL);
    assert.equal(await scorer.presses(), 19);
    assert.deepEqual(await scorer.notes(), [
      "Nothing looks wrong.",
      "Read it out:We: 1 natural canasta, 2 mixed canastas, and 2 red threes.They: 1 mixed canasta and 1 red three.",
    ]);
    const { n, replaces, entry, anyway } = await scorer.save();
    assert.equal(await scorer.presses(), 20);
    assert.deepEqual({ n, replaces, anyway }, { n: 1, replaces: [], anyway: false });
    assert.deepEqual(figures(entry), figures(USUAL_ENTRY));
    assert.equal(entry.dealer, 3);
    assertNoComplaints(scorer.page);
  });

serverTest("a deal in which a side has no melds takes 16 presses", async (server) => {
  const scorer = await Scorer.open(server, newGame(), PHONE);
  await scorer.enter("tom 1 2 2 4 8 0 3 0 > none 1 1 4 5");
  assert.ok((await scorer.notes()).includes("They: the red three counts −100."));
  const { entry: saved } = await scorer.save();
  assert.equal(await scorer.presses(), 16);
  assert.deepEqual(figures(saved), figures(entry(2, side(1, 2, 2, 480, 30), side(0, 0, 1, 0, 145))));
  assertNoComplaints(scorer.page);
});

serverTest("a correction takes three presses", async (server) => {
  const events = oneDeal();
  const scorer = await Scorer.open(server, events, { ...PHONE, screen: "deal/1" });
  await scorer.press(cell("mixed_canastas", 0));
  await scorer.enter("1");
  const { n, replaces, entry: saved } = await scorer.save();
  assert.equal(await scorer.presses(), 3);
  assert.deepEqual({ n, replaces }, { n: 1, replaces: [events.all.at(-1).id] });
  assert.deepEqual(figures(saved), figures(entry(2, side(1, 1, 2, 480, 30), side(0, 1, 1, 215, 145))));
  assertNoComplaints(scorer.page);
});

serverTest("a correction that was begun continues, and its old figures can be shown", async (server) => {
  const scorer = await Scorer.open(server, oneDeal(), { ...PHONE, screen: "deal/1" });
  await scorer.press(cell("red_threes", 0));
  await scorer.enter("3");
  await scorer.page.reload();
  await scorer.waitForEntry();
  assert.equal(await scorer.figure("red_threes", 0), "3");
  assert.ok((await scorer.notes()).includes("You began this correction earlier. It hasn’t been saved yet."));
  await scorer.press("text=Show the saved figures");
  assert.equal(await scorer.figure("red_threes", 0), "2");
  assert.equal((await scorer.savedDeals()).length, 1);
  assertNoComplaints(scorer.page);
});

serverTest("a second press of the same key is ignored, unless the settings say otherwise", async (server) => {
  const twice = (page, key) =>
    page.evaluate((key) => {
      for (const _ of [1, 2]) document.querySelector(`[data-key="${key}"]`).click();
    }, key);
  const careful = await Scorer.open(server, newGame(), PHONE);
  await careful.enter("tom");
  await careful.pause();
  await twice(careful.page, 1);
  await careful.page.getByText("Double press ignored.").first().waitFor();
  await careful.assertQuestion("mixed_canastas 0");
  assert.equal(await careful.figure("natural_canastas", 0), "1");

  const fast = await Scorer.open(server, newGame(), { ...PHONE, settings: { ignoreDoublePresses: false } });
  await fast.enter("tom");
  await fast.pause();
  await twice(fast.page, 1);
  await fast.page.locator('#ask[data-question="red_threes 0"]').waitFor();
  assert.deepEqual([await fast.figure("natural_canastas", 0), await fast.figure("mixed_canastas", 0)], ["1", "1"]);
  for (const { page } of [careful, fast]) assertNoComplaints(page);
});

serverTest("a second press on a player's name doesn't reach the keypad under it", async (server) => {
  const scorer = await Scorer.open(server, newGame());
  const { x, y, width, height } = await scorer.page.locator(KEYS.anna).boundingBox();
  await scorer.page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2 });
  await scorer.page.getByText("Double press ignored.").first().waitFor();
  await scorer.assertQuestion("natural_canastas 0");
  assertNoComplaints(scorer.page);
});

serverTest("plus adds to a number even after the pad has moved on", async (server) => {
  const scorer = await Scorer.open(server, newGame(), PHONE);
  await scorer.enter("tom 1 2 2 4 8 0");
  await scorer.assertQuestion("in_hand 0");
  await scorer.enter("+ 5 0 + 2 5");
  await scorer.assertQuestion("melded 0");
  assert.equal(await scorer.page.locator(".typed").textContent(), "480 + 50 + 25555");
  await scorer.enter(">");
  await scorer.assertQuestion("in_hand 0");
  assert.equal(await scorer.figure("melded", 0), "555");
  assertNoComplaints(scorer.page);
});

serverTest("counting cards gives the same points as adding them up", async (server) => {
  const scorer = await Scorer.open(server, newGame(), PHONE);
  await scorer.enter("tom 1 2 2 count");
  // One joker, 10 aces and twos, 20 cards for ten, and 6 for five.
  await scorer.enter("1 1 0 2 0");
  assert.equal(await scorer.about(), "How many sevens to fours and black threes?");
  await scorer.enter("6");
  await scorer.assertQuestion("in_hand 0");
  assert.equal(await scorer.figure("melded", 0), "480");
  // Two tens and two fours left, card by card.
  await scorer.enter("count");
  await scorer.press("text=Card by card");
  for (const kind of ["T", "T", "4", "4", "4"]) await scorer.press(`[data-kind="${kind}"]`);
  await scorer.enter("delete");
  assert.equal(await scorer.page.locator(".counted-sum").textContent(), "4 cards30");
  await scorer.enter("> 0 1 1 2 1 5 1 4 5");
  assert.deepEqual(figures((await scorer.save()).entry), figures(USUAL_ENTRY));
  assertNoComplaints(scorer.page);
});

serverTest("the keyboard is enough", async (server) => {
  const scorer = await Scorer.open(server, newGame());
  await scorer.type("3 1 2 2 4 8 0 2 Backspace 3 0 Enter 0 1 ArrowUp 1 1 2 1 5 1 4 5");
  assert.equal(await scorer.page.evaluate(() => document.activeElement.textContent), "Save deal");
  await scorer.pause();
  await scorer.page.keyboard.press("Enter");
  await scorer.page.waitForFunction(() => location.hash === "#table");
  const [{ entry: saved }] = await scorer.savedDeals();
  assert.deepEqual(figures(saved), figures(USUAL_ENTRY));
  assertNoComplaints(scorer.page);
});

serverTest("nothing counts as 0 until somebody has entered 0", async (server) => {
  const scorer = await Scorer.open(server, newGame(), PHONE);
  await scorer.enter("tom >");
  await scorer.assertQuestion("natural_canastas 0");
  assert.equal(await scorer.about(), "Press a number; 0 for none.");
  await scorer.enter("1 2 2 >");
  await scorer.assertQuestion("melded 0");
  await scorer.enter("count > > > >");
  assert.equal(await scorer.about(), "Press a number; 0 for none.");
  await scorer.enter("count 4 8 1");
  await scorer.assertQuestion("melded 0");
  await scorer.enter("delete 0");
  await scorer.assertQuestion("in_hand 0");
  assertNoComplaints(scorer.page);
});

serverTest("a half-entered deal is there again when the page opens", async (server) => {
  const scorer = await Scorer.open(server, newGame(), PHONE);
  await scorer.enter("tom 1 2 2 4 8 0 3 0 > 0 1 1 2 1");
  await scorer.page.reload();
  await scorer.waitForEntry();
  await scorer.assertQuestion("melded 1");
  assert.equal(await scorer.page.locator(".typed").textContent(), "21");
  await scorer.enter("5 count 2");
  await scorer.page.goto(`${server.url}/pad#table`);
  await scorer.page.goto(`${server.url}/pad#deal`);
  await scorer.waitForEntry();
  assert.match(await scorer.page.locator(".worth").first().textContent(), /2 × 50 = 100/);
  await scorer.enter("count 1 4 5");
  assert.deepEqual(figures((await scorer.save()).entry), figures(USUAL_ENTRY));
  assert.deepEqual(
    await scorer.page.evaluate(() => Object.keys(localStorage).filter((key) => /:(draft|correction)$/.test(key))),
    [],
  );
  assertNoComplaints(scorer.page);
});

serverTest("a deal can be entered for any number of players", async (server) => {
  const names = ["Ruth", "Anna", "Tom", "Paul", "Maria", "Jo"];
  for (const [players, keys, sides] of [
    [2, "anna none 0 1 2 0 2 0 1 1 4 5", [side(0, 0, 0, 0, 120), side(2, 0, 1, 145, 0)]],
    [
      3,
      "nobody none 2 3 0 > none 0 1 2 0 1 1 0 3 2 0 5 >",
      [side(0, 0, 2, 0, 30), side(0, 0, 0, 0, 120), side(1, 1, 0, 320, 5)],
    ],
    [
      5,
      "ruth 1 1 0 2 4 5 none 0 5 > none 0 1 0 > none 0 2 0 > none 0 2 5 >",
      [side(1, 1, 0, 245, 0), ...[5, 10, 20, 25].map((left) => side(0, 0, 0, 0, left))],
    ],
    [6, "paul 2 1 0 4 0 0 5 0 + 2 5 > 1 1 3 3 0 0 1 5 >", [side(2, 1, 0, 400, 75), side(1, 1, 3, 300, 15)]],
  ]) {
    const events = newGame({ rules: "wahhi", names: names.slice(0, players), first_dealer: 1 });
    const scorer = await Scorer.open(server, events, PHONE);
    await scorer.enter(keys);
    const saved = (await scorer.save()).entry;
    assert.deepEqual(saved.sides, sides, `${players} players`);
    assertNoComplaints(scorer.page);
  }
});

serverTest("each rule set asks for what it needs", async (server) => {
  const exact = await Scorer.open(server, newGame({ rules: "wahhi" }), PHONE);
  await exact.enter("exact concealed tom 1 2 2 4 8 0 3 0 > none 1 1 4 5");
  const notes = await exact.notes();
  assert.ok(notes.includes("Tom went out concealed: 200."), notes.join("\n"));
  assert.ok(notes.includes("Exact deal by Paul: 100."), notes.join("\n"));
  const { entry: saved } = await exact.save();
  assert.deepEqual([saved.exact_deal, saved.going_out], [true, { seat: 2, concealed: true }]);

  const nobodyDealt = await Scorer.open(server, newGame({ rules: "wahhi", first_dealer: undefined }), PHONE);
  assert.equal(await nobodyDealt.page.locator(KEYS.exact).getAttribute("aria-disabled"), "true");

  const classic = await Scorer.open(server, newGame({ rules: "classic" }), PHONE);
  await classic.enter(USUAL_DEAL);
  assert.ok((await classic.notes()).includes("No concealed canastas. Touch the line if there were any."));
  await classic.press(cell("concealed_canastas", 0));
  // The side has three canastas.
  assert.equal(await classic.page.locator('[data-key="4"]').getAttribute("aria-disabled"), "true");
  await classic.enter("2");
  assert.equal((await classic.save()).entry.sides[0].concealed_canastas, 2);

  const lakin = await Scorer.open(server, newGame({ rules: "lakin" }), PHONE);
  await lakin.enter(USUAL_DEAL);
  assert.equal(await lakin.presses(), 19);
  assert.ok((await lakin.notes()).includes("No red threes declared late. Touch the line if there were any."));
  await lakin.press(cell("undeclared_red_threes", 1));
  await lakin.enter("1");
  assert.equal((await lakin.save()).entry.sides[1].undeclared_red_threes, 1);
  for (const { page } of [exact, nobodyDealt, classic, lakin]) assertNoComplaints(page);
});

serverTest("black threes are on the sheet if the house rules reward them", async (server) => {
  const usual = await Scorer.open(server, newGame(), PHONE);
  assert.equal(await usual.page.locator(cell("black_threes")).count(), 0);

  const events = newGame({ rules: "hoyle black_three_bonus=100 four_black_threes_bonus=200" });
  const scorer = await Scorer.open(server, events, PHONE);
  await scorer.enter(USUAL_DEAL);
  // Like other rare lines, it isn't asked in turn.
  assert.equal(await scorer.presses(), 19);
  const total = () => scorer.page.locator(".afters b").first().textContent();
  assert.equal(await total(), "1,850");
  const unasked = "No black threes when going out. Touch the line if there were any.";
  assert.ok((await scorer.notes()).includes(unasked));
  await scorer.press(cell("black_threes", 0));
  await scorer.assertQuestion("black_threes 0");
  await scorer.enter("3");
  assert.equal(await total(), "2,150");
  await scorer.press(cell("black_threes", 0));
  await scorer.enter("4");
  assert.equal(await total(), "2,450");
  assert.ok(!(await scorer.notes()).includes(unasked));
  assert.match((await scorer.notes()).at(-1), /4 black threes/);
  assert.equal((await scorer.save()).entry.sides[0].black_threes, 4);

  const { page } = scorer;
  await page.goto(`${server.url}/pad#check/1`);
  const row = page.locator(".counted tr", { hasText: "Went out" });
  await row.waitFor();
  assert.match(await row.innerText(), /700\nTom\nwith 4 black threes/);
  assertNoComplaints(usual.page);
  assertNoComplaints(page);
});

serverTest("lines of the table's own are asked after the red threes", async (server) => {
  const lines = [{ name: "Canasta of twos", points: 1000 }];
  const scorer = await Scorer.open(server, newGame({ lines }), PHONE);
  await scorer.enter("tom 1 2 2");
  await scorer.assertQuestion("own 0");
  await scorer.enter("1 4 8 0 3 0 > 0 1 1 0 2 1 5 1 4 5");
  assert.match((await scorer.notes()).at(-1), /1 × Canasta of twos/);
  const { sides } = (await scorer.save()).entry;
  assert.deepEqual([sides[0].lines, sides[1].lines], [[1], [0]]);
  assertNoComplaints(scorer.page);
});

serverTest("the check finds slips, leads to them, and lets the table decide", async (server) => {
  const scorer = await Scorer.open(server, oneDeal(), PHONE);
  await scorer.enter("tom 1 2 3");
  // Only one red three is left for the other side.
  await scorer.enter("4 8 3");
  await scorer.assertQuestion("melded 0");
  assert.match(await scorer.about(), /Points always end in 0 or 5/);
  await scorer.enter("> 3 0 > 0 1");
  assert.equal(await scorer.page.locator('[data-key="2"]').getAttribute("aria-disabled"), "true");
  await scorer.enter("2");
  assert.equal(await scorer.about(), "At most 1 is possible.");
  await scorer.enter("1 4 5 > 1 4 5");
  assert.deepEqual((await scorer.notes()).slice(0, -1), [
    "We: the cards melded can’t count 483. Points always end in 0 or 5.",
    "They: the cards of that canasta count at least 50, but 45 was entered for the cards melded.",
    "They: the initial meld needed 50, but only 45 was entered for the cards melded.",
  ]);
  await scorer.press("text=Correct it");
  await scorer.assertQuestion("melded 0");
  await scorer.enter("4 8 0");
  assert.equal((await scorer.notes()).length, 3);
  const { n, anyway } = await scorer.save();
  assert.deepEqual({ n, anyway }, { n: 2, anyway: true });
  assertNoComplaints(scorer.page);
});

serverTest("the settings change what is asked first, and how points are entered", async (server) => {
  const scorer = await Scorer.open(server, newGame(), {
    ...PHONE,
    settings: { first: 1, movesOn: false, points: "value" },
  });
  await scorer.enter("tom");
  await scorer.assertQuestion("natural_canastas 1");
  await scorer.enter("0 1 1");
  assert.equal(await scorer.page.locator(".counting").count(), 1);
  await scorer.enter("count 2 1 5");
  await scorer.assertQuestion("melded 1");
  await scorer.enter(">");
  await scorer.assertQuestion("in_hand 1");
  assert.equal(await scorer.page.locator(".counting").count(), 1);
  await scorer.enter("0 > 7 > 0 > 1 >");
  assert.equal(await scorer.figure("in_hand", 1), "−145");
  await scorer.assertQuestion("natural_canastas 0");
  assertNoComplaints(scorer.page);
});

serverTest("answers and new totals are spoken if the settings say so", async (server) => {
  const scorer = await Scorer.open(server, newGame(), { ...PHONE, settings: { speaking: true } });
  await scorer.page.evaluate(() => {
    globalThis.spoken = [];
    speechSynthesis.speak = ({ text, lang }) => globalThis.spoken.push([lang, text]);
  });
  await scorer.enter(USUAL_DEAL);
  const spoken = await scorer.page.evaluate(() => globalThis.spoken);
  assert.deepEqual(spoken.slice(0, 2), [
    ["en", "We: 1 natural canasta."],
    ["en", "We: 2 mixed canastas."],
  ]);
  assert.deepEqual(spoken.at(-1), [
    "en",
    "They: 145 left in hand. Nothing looks wrong. We: 1,850 for this deal, 1,850 in all. They: 470 for this deal, 470 in all.",
  ]);
  assertNoComplaints(scorer.page);
});

serverTest("minus and plus change counts on wide screens", async (server) => {
  const scorer = await Scorer.open(server, oneDeal(), { screen: "deal/1" });
  await scorer.press('[aria-label="We, Mixed canastas: one fewer"]');
  await scorer.press('[aria-label="They, Natural canastas: one more"]');
  const { sides } = (await scorer.save()).entry;
  assert.deepEqual([sides[0].mixed_canastas, sides[1].natural_canastas], [1, 1]);
  assertNoComplaints(scorer.page);
});

/** Stores another version of a deal in a second tab, as if another phone had sent it. */
async function saveElsewhere(scorer, events, change) {
  const tab = await openTab(scorer.page);
  await tab.goto(new URL("/figtree-OFL.txt", scorer.page.url()).href);
  await tab.evaluate(
    (event) =>
      localStorage.setItem(`pad:${JSON.parse(localStorage["pad-current"])}:${event.id}`, JSON.stringify(event)),
    { ...events.all[0], ...change },
  );
  await tab.close();
}

const elsewhere = (events, entry, more) => ({
  ...{ id: "e".repeat(32), clock: 50, device: "00000000000000bb", by: "Paul", kind: "deal" },
  ...{ game: events.current, n: 1, replaces: [], entry, anyway: false },
  ...more,
});

serverTest("another phone's version of the deal is shown, and the table chooses", async (server) => {
  const theirs = entry(2, side(1, 1, 2, 480, 30), side(0, 1, 1, 215, 145));
  for (const choice of ["theirs", "ours"]) {
    const events = newGame();
    const scorer = await Scorer.open(server, events, PHONE);
    await scorer.enter(USUAL_DEAL);
    await saveElsewhere(scorer, events, elsewhere(events, theirs));
    await scorer.page.locator("#choice").waitFor();
    assert.equal(await scorer.page.locator("#choice h2").textContent(), "Another phone has saved deal 1");
    const rows = await scorer.page.locator("#choice tbody tr").evaluateAll((rows) => rows.map((row) => row.innerText));
    assert.deepEqual(
      rows.map((row) => row.split("\t")),
      [
        ["We, Mixed canastas", "2", "1"],
        ["We, This deal", "1,850", "1,550"],
      ],
    );
    await checkLightAndDark(scorer.page, "the choice");
    await scorer.pause();
    await scorer.press(`[data-choose="${choice}"]`);
    if (choice === "ours") {
      assert.ok((await scorer.notes()).includes("Saving replaces what the other phone has saved."));
      const { replaces, entry: saved } = await scorer.save();
      assert.deepEqual(replaces, ["e".repeat(32)]);
      assert.deepEqual(figures(saved), figures(USUAL_ENTRY));
    } else {
      await scorer.page.waitForFunction(() => location.hash === "#table");
      assert.equal((await scorer.savedDeals()).length, 1);
    }
    assert.equal(
      await scorer.page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(":draft"))),
      false,
    );
    assertNoComplaints(scorer.page);
  }
});

serverTest("if the storage is full, the deal stays on the screen", async (server) => {
  const scorer = await Scorer.open(server, newGame(), PHONE);
  await scorer.enter(USUAL_DEAL);
  await scorer.page.evaluate(() => {
    globalThis.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await scorer.press(KEYS.save);
  await scorer.page.getByText(/can’t store the deal: its storage is full/).waitFor();
  assert.equal(await scorer.figure("melded", 1), "215");
  await scorer.page.evaluate(() => (Storage.prototype.setItem = globalThis.setItem));
  assert.deepEqual(figures((await scorer.save()).entry), figures(USUAL_ENTRY));
  assertNoComplaints(scorer.page);
});

serverTest("a deal that ends the game leads to the result", async (server) => {
  const scorer = await Scorer.open(server, newGame({ start: [4800, 100] }), PHONE);
  await scorer.enter(USUAL_DEAL);
  assert.ok((await scorer.page.locator(".afters").textContent()).includes("5,000 reached"));
  await scorer.save();
  assert.equal(await scorer.page.evaluate(() => location.hash), "#end");
  assertNoComplaints(scorer.page);
});

/** What is too small, cut off or outside the window. */
const layoutProblems = (page) =>
  page.evaluate(() => {
    const problems = [];
    if (document.scrollingElement.scrollHeight > innerHeight) problems.push("the page scrolls");
    if (document.scrollingElement.scrollWidth > innerWidth) problems.push("the page scrolls sideways");
    for (const key of document.querySelectorAll("#keys button, #who button, .acts button")) {
      const { left, top, right, bottom, width, height } = key.getBoundingClientRect();
      const name = key.dataset.key ?? key.textContent;
      if (width < 44 || height < 44) problems.push(`${name} is small: ${width} × ${height}`);
      if (left < 0 || right > innerWidth + 0.5) problems.push(`${name} is outside`);
      if (bottom > innerHeight + 0.5 && !key.closest("#who")) problems.push(`${name} is below the window`);
      if (key.scrollWidth > key.clientWidth + 1) problems.push(`${name} is cut off`);
    }
    return problems;
  });

serverTest("the entry fits all sizes, and axe finds nothing", async (server) => {
  const scorer = await Scorer.open(server, oneDeal());
  const { page } = scorer;
  const problems = new Set();
  const check = async (name) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const size of ["normal", "large", "largest"]) {
        await page.evaluate((size) => (document.documentElement.dataset.size = size), size);
        for (const problem of await layoutProblems(page))
          problems.add(`${name}, ${width}×${height}, ${size}: ${problem}`);
      }
      await page.evaluate(() => delete document.documentElement.dataset.size);
    }
    for (const [width, height] of [SIZES[1], SIZES[4]]) {
      await page.setViewportSize({ width, height });
      await checkLightAndDark(page, `${name}, ${width}×${height}`);
    }
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  };
  await check("who");
  await scorer.enter("tom");
  await check("keypad");
  await scorer.enter("1 2 2 4 8");
  await check("points");
  await scorer.enter("count");
  await check("count by value");
  await scorer.press("text=Card by card");
  await scorer.press('[data-kind="X"]');
  await check("count card by card");
  await scorer.enter("count delete delete 4 8 3 > 3 0 > 0 1 1 4 5 > 1 4 5");
  await check("check");
  assert.deepEqual([...problems], []);
  assertNoComplaints(page);
});

serverTest("forced colours show the open cell, wrong cells, and every key", async (server) => {
  const scorer = await Scorer.open(server, newGame({ rules: "wahhi" }), {
    ...PHONE,
    context: { forcedColors: "active" },
  });
  const { page } = scorer;
  const outline = (selector) =>
    page.locator(selector).evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === "none" ? "none" : `${outlineWidth} ${outlineStyle}`;
    });
  /** Keys without a line on each side. */
  const openKeys = () =>
    page.locator(".key").evaluateAll((keys) =>
      keys
        .filter((key) => {
          const style = getComputedStyle(key);
          return ["Top", "Right", "Bottom", "Left"].some(
            (side) => Number.parseFloat(style[`border${side}Width`]) < 1 || style[`border${side}Style`] === "none",
          );
        })
        .map((key) => key.textContent),
    );
  assert.deepEqual(await openKeys(), []);
  const knob = () =>
    page.locator(`${KEYS.concealed} i`).evaluate((track) => {
      const style = getComputedStyle(track);
      return [style.backgroundColor, getComputedStyle(track, "::after").left, Number.parseFloat(style.borderTopWidth)];
    });
  const off = await knob();
  await scorer.enter("concealed");
  const on = await knob();
  assert.notEqual(on[0], off[0]);
  assert.notEqual(on[1], off[1]);
  assert.ok(on[2] >= 1);
  await scorer.enter("concealed tom");
  assert.deepEqual(await openKeys(), []);
  assert.equal(await outline(cell("natural_canastas", 0)), "3px solid");
  assert.equal(await outline(cell("natural_canastas", 1)), "none");
  await scorer.enter("1 2 2 4 8 3 >");
  assert.equal(await outline(cell("melded", 0)), "3px dashed");
  assertNoComplaints(page);
});
