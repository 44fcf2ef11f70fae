// Animations. The tests pause and finish them, so nothing depends on time.

import assert from "node:assert/strict";

import { axeProblems, assertNone } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { showTable, inPseudo } from "../../lib/gallery.mjs";
import { Touch } from "../../lib/hands.mjs";
import { waitForLayout } from "../../lib/layout.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** Runs in the page before its scripts. Pauses each animation when it starts. */
function freeze() {
  const animate = Element.prototype.animate;
  globalThis.begun = [];
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    animation.pause();
    const { duration, delay = 0 } = animation.effect.getTiming();
    globalThis.begun.push({
      ends: duration + delay,
      zone: this.closest(".seat, .col, #sky")?.className || this.closest("#sky")?.id,
      properties: animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
    });
    return animation;
  };
}

/** Finishes all animations. */
const finishAnimations = (page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

const flights = (page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect.target?.closest?.("#sky, .fan, .col")).length,
  );

/** The number of ghosts in the sky. */
const ghosts = (page) => page.locator("#sky .ghost").count();

/** Fair decks, for which the page is loaded before the deal, and slow bots. */
const FAIR = { fair: true, pace: 1000 };

for (const [players, size] of [
  [2, { width: 1440, height: 900 }],
  [3, { width: 820, height: 1180 }],
  [4, { width: 390, height: 844, touch: true }],
  [5, { width: 844, height: 390, touch: true }],
  [6, { width: 1440, height: 900 }],
]) {
  serverTest(
    `the first deal of ${players} is animated from the stock until a press ends it`,
    async (server) => {
      const page = await openPage({ ...size, still: false });
      await page.addInitScript(freeze);
      // Hold the deal until the page before it has been checked.
      let go;
      const release = new Promise((resolve) => (go = resolve));
      await page.route(/\/table\/\w+\/next$/, async (route) => {
        await release;
        await route.continue();
      });
      await page.goto(`${server.url}/new`);
      await page.locator(`#players-${players}`).check();
      await page.getByRole("button", { name: "Play now" }).click();
      await page.waitForURL(/\/table\//);
      await page.getByText("Shuffling the cards…").locator("visible=true").first().waitFor();
      assert.equal(await page.locator(".seat .who").count(), players - 1);
      assert.ok(await page.locator("#stock .card").isVisible());
      // The page shows no numbers that are only for machines.
      assert.doesNotMatch(await page.locator("#table").innerText(), /[0-9a-f]{4} [0-9a-f]{4}/);
      const noted = await page.evaluate(() => JSON.parse(localStorage.getItem("canasta-promises"))[0]);
      assert.match(noted[1].commitment, /^[0-9a-f]{64}$/);
      let documents = 0;
      page.on("framenavigated", () => (documents += 1));
      await new Table(page).waitForMotion();
      go();
      await page.locator("#hand .col").first().waitFor({ state: "attached" });
      await page.waitForFunction(() => document.querySelector("#sky .ghost"));
      assert.equal(documents, 0, "the table continues in the same document");
      const { own, begun, seats, gone } = await page.evaluate(() => ({
        own: document.querySelectorAll("#sky .ghost").length,
        begun: globalThis.begun,
        seats: [...document.querySelectorAll(".seat")].map((seat) => seat.querySelectorAll(".fan .card").length),
        gone: [...document.querySelectorAll("#hand .col")].every((column) => getComputedStyle(column).opacity === "0"),
      }));
      const shown = await page.evaluate(() => document.querySelectorAll("#hand svg[data-c]").length);
      assert.ok(own >= shown, `${own} ghosts for ${shown} cards`);
      assert.ok(gone, "a card of the hand is visible before it is dealt");
      assert.ok(seats.length === players - 1 && seats.every((cards) => cards > 0), String(seats));
      const last = Math.max(...begun.map(({ ends }) => ends));
      assert.ok(last > 700 && last <= 1700, `the deal takes ${last} ms`);
      const costly = begun
        .flatMap(({ properties }) => properties)
        .filter(
          (name) =>
            ![
              "transform",
              "translate",
              "opacity",
              "offset",
              "computedOffset",
              "easing",
              "composite",
              "transformOrigin",
            ].includes(name),
        );
      assert.deepEqual(costly, []);
      // A press must end all animations.
      if (size.touch) await page.touchscreen.tap(5, 5);
      else await page.mouse.click(5, 5);
      assert.equal(await ghosts(page), 0);
      assert.equal(await flights(page), 0);
      assert.ok(await page.locator("#hand .col").first().isVisible());
      await page.locator("#open-menu").click();
      await page.locator("#menu").getByRole("link", { name: "Fair deal ✓" }).waitFor();
      // A reload shows the table without any animation.
      await page.reload();
      await page.locator("#hand .col").first().waitFor();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      assert.equal(await ghosts(page), 0);
      assertNoComplaints(page);
    },
    FAIR,
  );
}

/** The longest captions, in full and in brief. Those for the pseudo-language are as long as a translation can be. */
const CAPTIONS = [
  ["discarded a black three", "a\u00a0three"],
  ["took the one-card pile", "took 1"],
  ["took the pile (24)", "took 24"],
  ["melded black threes", "melded"],
  ["melded three ranks", "melded"],
  ["natural canasta of queens", "canasta"],
  ["declared a red three", "bonus"],
  ["may I go out?", "may I?"],
];
function longer(text) {
  let more = Math.ceil(text.length * 1.4) - text.length - 2;
  return `[${text.replace(/[aeiou]/g, (vowel) => (more-- > 0 ? vowel + vowel : vowel))}]`;
}

/** Runs in the page. Tries each caption at each seat. Returns the problems. */
function captionProblems(texts) {
  const problems = [];
  const box = (element) => element.getBoundingClientRect();
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  for (const seat of document.querySelectorAll(".seats .seat:not(.onecard, .away)")) {
    const who = seat.querySelector(".who");
    const before = who.innerHTML;
    const others = () =>
      shown(
        ".melds:not(.none) ul, .melds h2, .seat .who, #stock, #pile, .bar .score, .bar nav, #hand, .actions",
      ).filter((other) => other !== who && over(box(other), box(who)));
    // Captions must not add problems.
    const crowded = others();
    for (const [full, brief] of texts) {
      const small = document.createElement("small");
      small.className = "action";
      small.textContent = full;
      small.dataset.brief = brief;
      who.querySelector("small").replaceWith(small);
      dispatchEvent(new Event("resize"));
      const name = `“${small.innerText}” at .${seat.className.split(" ")[1]}`;
      const lines = small.clientHeight / Number.parseFloat(getComputedStyle(small).lineHeight);
      // On the smallest phone, there is no room for longer words next to the pile, so captions are left out.
      if (small.matches(".left-out") && innerWidth === 360 && document.documentElement.lang !== "en") {
        who.innerHTML = before;
        continue;
      }
      if (lines > 2.4 || lines < 0.9) problems.push(`${name} has ${lines.toFixed(1)} lines`);
      if (small.scrollWidth > small.clientWidth + 1) problems.push(`${name} is cut`);
      const { left, right, top } = box(who);
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5) problems.push(`${name} leaves the screen`);
      for (const other of others())
        if (!crowded.includes(other)) problems.push(`${name} covers ${other.id || other.className || other.tagName}`);
    }
    who.innerHTML = before;
  }
  return problems;
}

const SIZES = [
  [360, 640],
  [390, 844],
  [667, 375],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];

for (const [language, names, texts, more] of [
  [
    "English",
    ["mid", "two-mid", "three-mid", "five-mid", "six-mid"],
    [...CAPTIONS, ["discarded an eight", "an eight"]],
    [],
  ],
  [
    "longer words",
    ["mid", "three-mid", "five-mid", "six-mid"].map(inPseudo),
    CAPTIONS.map((pair) => pair.map(longer)),
    ["--pseudo-language"],
  ],
]) {
  serverTest(
    `captions fit their plates in two lines at all sizes, with all numbers of players: ${language}`,
    async (server) => {
      const page = await openPage();
      const problems = new Map();
      for (const name of names) {
        await showTable(page, server, name);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await waitForLayout(page);
          for (const problem of await page.evaluate(captionProblems, texts))
            problems.set(`${name}: ${problem}`, [...(problems.get(`${name}: ${problem}`) ?? []), `${width}x${height}`]);
        }
      }
      assert.deepEqual(
        [...problems].map(([problem, sizes]) => `${problem} (${sizes.join(", ")})`),
        [],
      );
      assertNoComplaints(page);
    },
    { more },
  );
}

serverTest("the summary shows events since the viewer's last turn, in brief and by step", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Touch(page));
  // Play until the other players have had turns after the viewer's.
  await player.playDeal((now) => player.done.discarded > 0 && now.phase === "draw");
  await page.locator(".seat .who").first().tap();
  const panel = page.locator("#since");
  await panel.waitFor();
  const turns = await panel.locator(".turns > li").allTextContents();
  assert.ok(turns.length >= 3, turns.join("; "));
  // Everything in it is also in the log, so it doesn't reveal anything.
  const log = await page.locator("#log").textContent();
  for (const turn of turns) assert.ok(log.includes(turn.trim().slice(0, 12)), turn);
  assert.ok(
    turns.every((turn) => !turn.startsWith("You drew")),
    turns.join("; "),
  );
  assertNone(await axeProblems(page), "since the last turn");
  const step = panel.locator(".steps > li:visible");
  // A tap is only complete with its click event, which comes a moment later.
  const shown = (at) =>
    page.waitForFunction(
      (at) =>
        [...document.querySelectorAll("#since .steps > li")].every((step, place) => step.hidden === (place !== at)),
      at,
    );
  const texts = [];
  await panel.getByRole("button", { name: "Step by step" }).tap();
  for (;;) {
    await shown(texts.length);
    assert.ok(!(await panel.locator(".turns").isVisible()));
    const { text, ringed, name } = await step.evaluate((step) => {
      const plate = step.dataset.seat && document.querySelector(`#seat-${step.dataset.seat}`);
      return {
        text: step.querySelector("p").textContent,
        ringed: document.querySelectorAll(".seat.shown").length,
        name: plate?.querySelector("b").textContent,
      };
    });
    texts.push(text);
    if (name) assert.ok(ringed === 1 && text.includes(name), `${name}: ${text}`);
    const next = panel.getByRole("button", { name: "Next" });
    if (!(await next.isVisible())) break;
    await next.tap();
  }
  assert.ok(texts.length > turns.length, texts.join("; "));
  assert.ok(await step.locator(".run .card").isVisible(), "a discard shows its card");
  await panel.getByRole("button", { name: "Back" }).tap();
  await shown(texts.length - 2);
  assert.equal(await step.locator("p").textContent(), texts.at(-2));
  await panel.getByRole("button", { name: "Close" }).tap();
  await panel.waitFor({ state: "detached" });
  assert.equal(await page.locator(".seat.shown").count(), 0);
  // The menu can open it too, and it doesn't block actions.
  await page.locator("#open-menu").tap();
  await page.locator("#menu-since").tap();
  await panel.waitFor();
  const before = await seat.state();
  await page.tap("#action-draw");
  const after = await seat.waitForAnswer(before.n);
  assert.ok(after.n > before.n);
  seat.assertNoComplaints();
});

/** A table from the gallery with a mocked connection. Its animations are loaded. */
async function openStill(server, name) {
  const page = await openPage({ still: false });
  await page.addInitScript(freeze);
  let opened;
  const socket = new Promise((resolve) => (opened = resolve));
  await showTable(page, server, name, opened);
  const route = await socket;
  await new Table(page).waitForMotion();
  return { page, push: (message) => route.send(JSON.stringify(message)) };
}

const markup = (page) => page.evaluate(() => document.querySelector("#table").outerHTML);

serverTest("a new canasta is squared up, and gets its band and a gold ring", async (server) => {
  const { page, push } = await openStill(server, "mid");
  const now = await markup(page);
  const next = await page.evaluate((html) => {
    const root = new DOMParser().parseFromString(html, "text/html").querySelector("#table");
    root.dataset.n = String(Number(root.dataset.n) + 1);
    root.dataset.events = String(Number(root.dataset.events) + 1);
    const meld = root.querySelector("#they .meld:not(.natural, .mixed)");
    meld.classList.add("natural");
    const card = meld.querySelector(".spread .card:last-of-type");
    meld
      .querySelector(".spread")
      .replaceChildren(card, Object.assign(document.createElement("b"), { className: "band", textContent: "7" }));
    meld.querySelector(".cap")?.remove();
    meld.querySelector(".marks")?.remove();
    return { n: Number(root.dataset.n), id: meld.id, html: root.outerHTML };
  }, now);
  push({ n: next.n, html: next.html, happened: "A canasta.", turn: "" });
  await page.locator("#sky .ring").waitFor({ state: "attached" });
  const { ring, card, band } = await page.evaluate((id) => {
    const box = (element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { left, top, width };
    };
    const ring = document.querySelector("#sky .ring");
    const home = { left: Number.parseFloat(ring.style.left), width: Number.parseFloat(ring.style.width) };
    return {
      ring: home,
      card: box(document.querySelector(`#${id} .card`)),
      band: document.querySelector(`#${id} .band`).getAnimations().length,
    };
  }, next.id);
  assert.ok(
    Math.abs(ring.left - card.left) < 2 && Math.abs(ring.width - card.width) < 2,
    JSON.stringify({ ring, card }),
  );
  assert.ok(band > 0, "the band does not move");
  await finishAnimations(page);
  await page.waitForFunction(() => !document.querySelector("#sky .ring"));
  assertNoComplaints(page);
});

serverTest("a pile taken by another player flies to their seat until the next change", async (server) => {
  const { page, push } = await openStill(server, "waiting");
  const now = await markup(page);
  const next = await page.evaluate((html) => {
    const root = new DOMParser().parseFromString(html, "text/html").querySelector("#table");
    const step = (root) => {
      root.dataset.n = String(Number(root.dataset.n) + 1);
      root.dataset.events = String(Number(root.dataset.events) + 1);
      return { n: Number(root.dataset.n), html: root.outerHTML };
    };
    const cards = Number(root.querySelector("#pile .num").textContent);
    const seat = root.querySelector(".seat.turn").id;
    root.dataset.from = seat;
    root.dataset.flights = `pile>${seat}`;
    root.querySelector("#pile .heap").innerHTML = '<span class="card empty"></span>';
    root.querySelector("#pile .num").textContent = "0";
    root.querySelector("#pile").dataset.cards = "";
    const taken = step(root);
    root.dataset.flights = "";
    return { cards, seat, taken, after: step(root) };
  }, now);
  push({ ...next.taken, happened: "The pile is taken.", turn: "" });
  await page.locator("#sky .ghost").first().waitFor({ state: "attached" });
  const flown = await page.evaluate((seat) => {
    const ghosts = [...document.querySelectorAll("#sky .ghost")];
    const pile = document.querySelector("#pile").getBoundingClientRect();
    const goal = document.querySelector(`#${seat} .fan`).getBoundingClientRect();
    const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    const near = (ghost, box) => {
      const [a, b] = [middle(ghost.getBoundingClientRect()), middle(box)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const at = (share) => {
      for (const ghost of ghosts)
        for (const animation of ghost.getAnimations()) {
          const { duration, delay } = animation.effect.getTiming();
          animation.currentTime = delay + share * duration;
        }
    };
    at(0);
    const start = Math.max(...ghosts.map((ghost) => near(ghost, pile)));
    at(0.32);
    const lefts = ghosts.map((ghost) => middle(ghost.getBoundingClientRect()).x);
    const fanned = Math.max(...lefts) - Math.min(...lefts);
    at(0.999);
    return {
      ghosts: ghosts.length,
      start,
      fanned,
      end: Math.max(...ghosts.map((ghost) => near(ghost, goal))),
      wide: pile.width,
      dusk: document.querySelectorAll("#sky .dusk").length,
      last: Math.max(...globalThis.begun.map(({ ends }) => ends)),
    };
  }, next.seat);
  assert.equal(flown.ghosts, Math.min(next.cards - 1, 12));
  assert.ok(flown.start < flown.wide && flown.end < 12 && flown.fanned > flown.wide / 2, JSON.stringify(flown));
  assert.equal(flown.dusk, next.cards >= 10 ? 1 : 0);
  assert.ok(flown.last <= 1500, `the pile takes ${flown.last} ms`);
  push({ ...next.after, happened: "", turn: "" });
  await page.waitForFunction((n) => Number(document.querySelector("#table").dataset.n) === n, next.after.n);
  assert.equal(await ghosts(page), 0);
  assertNoComplaints(page);
});

serverTest(
  "nothing moves under reduced motion",
  async (server) => {
    const page = await openPage();
    await page.addInitScript(freeze);
    await Table.open(page, server);
    await page.locator("#hand .col").first().waitFor();
    const moves = await page.evaluate(
      () =>
        globalThis.begun.filter(({ properties }) =>
          properties.some((name) => ["transform", "translate"].includes(name)),
        ).length,
    );
    assert.deepEqual([moves, await ghosts(page)], [0, 0]);
    assertNoComplaints(page);
  },
  FAIR,
);
