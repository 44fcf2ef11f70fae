// The result of a deal: in view at all sizes, animated once, skipped by a press, and unaffected by messages from the
// server. The essential test `keyboard` covers it without animations.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { resultState, isComplete } from "../../lib/ends.mjs";
import { showTable } from "../../lib/gallery.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { waitForLayout, layoutProblems, setCardSize } from "../../lib/layout.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

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

const ENDS = [
  ...[
    "deal-end",
    "deal-end-waiting",
    "game-end",
    "game-lost",
    "game-over",
    "game-over-again",
    "by-hand-end",
    "knocked-at-end",
    "watching-end",
    "watching-game-end",
  ],
  ...["two", "three", "five", "six"].flatMap((players) => [`${players}-end`, `${players}-game-end`]),
];

serverTest("results fit all screen sizes and card sizes", async (server) => {
  const page = await openPage({ flat: true });
  const problems = new Map();
  for (const name of ENDS) {
    await showTable(page, server, name);
    for (const cards of ["normal", "large", "xxl"]) {
      await setCardSize(page, cards);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await waitForLayout(page);
        for (const problem of await layoutProblems(page, { scrolls: true }))
          problems.set(problem, [...(problems.get(problem) ?? []), `${name}-${width}x${height}-${cards}`]);
      }
    }
  }
  const lines = [...problems].map(
    ([problem, where]) => `${problem} (${where.slice(0, 3).join(", ")}; ${where.length} in all)`,
  );
  assert.deepEqual(lines, []);
  assertNoComplaints(page);
});

/** Loads the script that counts a deal. Without it, the page might show the result without counting. */
async function loadCounting(seat) {
  await seat.waitForStyles();
  await seat.page.evaluate(async () => {
    const text = await (await fetch(document.querySelector('script[src*="/table."]').src)).text();
    await import(text.match(/\/assets\/count\.\w+\.js/)[0]);
  });
}

/** Plays to the end of a deal and waits for a frame in which the sums are counting up. */
async function playToEnd(page, server) {
  const seat = await Table.open(page, server);
  await page.evaluate(() => {
    const check = () => {
      const sums = [...document.querySelectorAll("#result.telling .run-up")];
      window.runsUp = sums.some(
        ({ textContent, dataset }) =>
          Number(textContent.replace("−", "-").replaceAll(",", "")) !== Number(dataset.points),
      );
      if (!window.runsUp) requestAnimationFrame(check);
    };
    check();
  });
  await new Player(seat, new Mouse(page)).playDeal();
  await page.waitForFunction(() => window.runsUp);
  return seat;
}

/** The point labels on the table, and whether the result is visible. */
const countLabels = (page) =>
  page.evaluate(() => ({
    labels: [...document.querySelectorAll("#sky .points-up")].map(({ textContent }) =>
      Number(textContent.replace("−", "-").replaceAll(",", "")),
    ),
    shown: document.querySelector("#result").checkVisibility(),
  }));

/** The points on the table in the first frame with several labels. */
const whileCounting = (page) =>
  page
    .waitForFunction(() => {
      if (document.querySelectorAll("#sky .points-up").length <= 2) return null;
      const number = ({ textContent }) => Number(textContent.replace("−", "-").replaceAll(",", ""));
      const points = (within) =>
        [...document.querySelectorAll(within)].reduce((sum, { dataset }) => sum + Number(dataset.points), 0);
      const bonus = [...document.querySelectorAll("#result .counted tr")].find((row) =>
        row.textContent.includes("Going out"),
      );
      return {
        sums: [...document.querySelectorAll("#result .run-up")].map(({ dataset }) => Number(dataset.points)),
        out: [...bonus.querySelectorAll("td span")].map(({ textContent }) => Number(textContent) || 0),
        we: points("#we [data-points]"),
        they: points("#they [data-points]"),
        hands: points("#hand[data-points], .fan[data-points]"),
        totals: [...document.querySelectorAll(".bar .score dd")].map(number),
        shown: document.querySelector("#result").checkVisibility(),
      };
    })
    .then((handle) => handle.jsonValue());

serverTest("a deal is counted on the table until a press on the felt shows the result", async (server) => {
  const page = await openPage({ still: false });
  const seat = await Table.open(page, server);
  await loadCounting(seat);
  const counting = whileCounting(page);
  await new Player(seat, new Mouse(page)).playDeal();
  const now = await counting;
  assert.equal(
    now.we + now.they + now.hands + now.out[0] + now.out[1],
    now.sums[0] + now.sums[1],
    `all points on the table make up the result: ${JSON.stringify(now)}`,
  );
  assert.ok(!now.shown && now.totals.join() !== now.sums.join(), JSON.stringify(now));
  await page.waitForFunction(
    (sums) =>
      [...document.querySelectorAll(".bar .score dd")]
        .map(({ textContent }) => Number(textContent.replace("−", "-").replaceAll(",", "")))
        .join() === sums.join(),
    now.sums,
  );
  await page.reload();
  assert.equal((await countLabels(page)).labels.length, 0, "it is counted once");
  // While the next deal is being counted, a press skips that.
  await page.locator("#next").click();
  await seat.waitUntil("the next deal is played", (now) => now.deal === 2 && !now.ended);
  await loadCounting(seat);
  const next = new Player(seat, new Mouse(page)).playDeal();
  await whileCounting(page);
  const { width, height } = page.viewportSize();
  await page.mouse.click(width * 0.3, height * 0.45);
  const after = await countLabels(page);
  assert.deepEqual([after.labels, after.shown], [[], true]);
  await next;
  seat.assertNoComplaints();
});

serverTest("the result is animated once, survives messages, and ends at a press", async (server) => {
  const page = await openPage({ still: false });
  const seat = await playToEnd(page, server);
  await page.evaluate(() => (document.querySelector(".amount rect").kept = true));
  const hands = await page.evaluate(() =>
    [...document.querySelectorAll(".seat")].map((seat) => [
      Number(seat.querySelector(".count").textContent),
      seat.querySelectorAll(".fan use").length,
      seat.querySelectorAll(".fan .back").length,
    ]),
  );
  for (const [count, open, hidden] of hands)
    assert.deepEqual([open, hidden], [Math.min(count, 15), 0], "each hand is revealed at its seat");
  await page.keyboard.press("Shift");
  const now = await resultState(page);
  assert.ok(!now.telling && isComplete(now) && now.running === 0, "a key ends the animation at once");
  assert.ok(
    await page.evaluate(() => document.querySelector(".amount rect").kept),
    "the bars are the same elements after redrawing",
  );
  assert.ok(await page.locator("#next").isVisible());
  await page.getByRole("button", { name: "View table" }).click();
  await page.locator("#over-back").click();
  const second = await resultState(page);
  assert.ok(!second.telling && isComplete(second), "it is animated once");
  await page.reload();
  await page.locator("#result").waitFor();
  assert.ok(!(await resultState(page)).telling, "and not after a reload");
  seat.assertNoComplaints();
});

serverTest("the result's button doesn't move during the animation", async (server) => {
  const page = await openPage({ still: false, width: 390, height: 844 });
  const seat = await playToEnd(page, server);
  // The result has slid in. From here on, its button must not move.
  await page.waitForFunction(() =>
    document
      .querySelector("#result")
      .getAnimations()
      .every(({ playState }) => playState !== "running"),
  );
  const first = await resultState(page);
  await page.locator("#result:not(.telling)").waitFor();
  const last = await resultState(page);
  assert.equal(last.next, first.next);
  assert.ok(isComplete(last));
  seat.assertNoComplaints();
});

serverTest("the form at the end of a game carries a token", async (server) => {
  const page = await openPage();
  await showTable(page, server, "game-end");
  const address = `${server.url}/play`;
  await page.route(address, (route) => route.fulfill({ status: 204 }));
  const send = async () => {
    const [request] = await Promise.all([
      page.waitForRequest(address),
      page.locator('form[action="/play"] .main').click(),
    ]);
    return new URLSearchParams(request.postData()).get("once");
  };
  let token = null;
  // The script is loaded after the first card.
  while (!token) token = await send();
  assert.match(token, /^[0-9a-f]{32}$/);
  assert.equal(await send(), token);
  assertNoComplaints(page);
});
