// The end of a deal: in view at once at every size, told once, skipped at a tap, and unmoved by what is pushed meanwhile. Without
// motion it is among the essential tests (keyboard).

import assert from "node:assert/strict";

import { noComplaints, person } from "../../lib/browser.mjs";
import { told, whole } from "../../lib/ends.mjs";
import { exhibit } from "../../lib/gallery.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { drawn, layoutFaults, setCards } from "../../lib/layout.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
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
  ...["two", "three", "five", "six"].flatMap((many) => [`${many}-end`, `${many}-game-end`]),
];

table("ends at every size, with all sizes of cards", async (server) => {
  const page = await person({ flat: true });
  const faults = new Map();
  for (const name of ENDS) {
    await exhibit(page, server, name);
    for (const cards of ["normal", "large", "xxl"]) {
      await setCards(page, cards);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        for (const fault of await layoutFaults(page, { scrolls: true }))
          faults.set(fault, [...(faults.get(fault) ?? []), `${name}-${width}x${height}-${cards}`]);
      }
    }
  }
  const lines = [...faults].map(
    ([fault, where]) => `${fault} (${where.slice(0, 3).join(", ")}; ${where.length} in all)`,
  );
  assert.deepEqual(lines, []);
  noComplaints(page);
});

/** Has the page fetch what it needs to count a deal: if that comes late, the page shows the result without counting. */
async function canCount(seat) {
  await seat.complete();
  await seat.page.evaluate(async () => {
    const text = await (await fetch(document.querySelector('script[src*="/table."]').src)).text();
    await import(text.match(/\/assets\/count\.\w+\.js/)[0]);
  });
}

/** Plays to the end of a deal; the result has come into view, and a frame has shown its points running up: on a busy machine they may have run already. */
async function toTheEnd(page, server) {
  const seat = await Table.open(page, server);
  await page.evaluate(() => {
    const look = () => {
      const sums = [...document.querySelectorAll("#result.telling .run-up")];
      window.runsUp = sums.some(
        ({ textContent, dataset }) =>
          Number(textContent.replace("−", "-").replaceAll(",", "")) !== Number(dataset.points),
      );
      if (!window.runsUp) requestAnimationFrame(look);
    };
    look();
  });
  await new Player(seat, new Mouse(page)).deal();
  await page.waitForFunction(() => window.runsUp);
  return seat;
}

/** The labels that count the cards on the table, and whether the result is shown. */
const counted = (page) =>
  page.evaluate(() => ({
    labels: [...document.querySelectorAll("#sky .points-up")].map(({ textContent }) =>
      Number(textContent.replace("−", "-").replaceAll(",", "")),
    ),
    shown: document.querySelector("#result").checkVisibility(),
  }));

/** The cards on the table and their points, in the first frame with several labels: a later look might be too late. */
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

table(
  "the deal is counted on the table, its totals run up, and a press on the felt goes on to the result",
  async (server) => {
    const page = await person({ still: false });
    const seat = await Table.open(page, server);
    await canCount(seat);
    const counting = whileCounting(page);
    await new Player(seat, new Mouse(page)).deal();
    const now = await counting;
    assert.equal(
      now.we + now.they + now.hands + now.out[0] + now.out[1],
      now.sums[0] + now.sums[1],
      `all that lies there is the result: ${JSON.stringify(now)}`,
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
    assert.equal((await counted(page)).labels.length, 0, "it is counted once");
    // The next deal's count is left at a press.
    await page.locator("#next").click();
    await seat.until("the next deal is played", (now) => now.deal === 2 && !now.ended);
    await canCount(seat);
    const next = new Player(seat, new Mouse(page)).deal();
    await whileCounting(page);
    const { width, height } = page.viewportSize();
    await page.mouse.click(width * 0.3, height * 0.45);
    const after = await counted(page);
    assert.deepEqual([after.labels, after.shown], [[], true]);
    await next;
    seat.noComplaints();
  },
);

table("the result is told once, stays as it is under a push, and ends at a tap", async (server) => {
  const page = await person({ still: false });
  const seat = await toTheEnd(page, server);
  await page.evaluate(() => (document.querySelector(".amount rect").kept = true));
  const hands = await page.evaluate(() =>
    [...document.querySelectorAll(".seat")].map((seat) => [
      Number(seat.querySelector(".count").textContent),
      seat.querySelectorAll(".fan use").length,
      seat.querySelectorAll(".fan .back").length,
    ]),
  );
  for (const [count, open, hidden] of hands)
    assert.deepEqual([open, hidden], [Math.min(count, 15), 0], "each hand lies open at its seat");
  await page.keyboard.press("Shift");
  const now = await told(page);
  assert.ok(!now.telling && whole(now) && now.running === 0, "a key ends the telling at once");
  assert.ok(
    await page.evaluate(() => document.querySelector(".amount rect").kept),
    "the bars are the same elements after the page was drawn again",
  );
  assert.ok(await page.locator("#next").isVisible());
  await page.getByRole("button", { name: "View table" }).click();
  await page.locator("#over-back").click();
  const again = await told(page);
  assert.ok(!again.telling && whole(again), "it is told once");
  await page.reload();
  await page.locator("#result").waitFor();
  assert.ok(!(await told(page)).telling, "and not after a reload");
  seat.noComplaints();
});

table("the result is told to its end, and its button does not move", async (server) => {
  const page = await person({ still: false, width: 390, height: 844 });
  const seat = await toTheEnd(page, server);
  // The pad has slid up: from here on its button stays where it is.
  await page.waitForFunction(() =>
    document
      .querySelector("#result")
      .getAnimations()
      .every(({ playState }) => playState !== "running"),
  );
  const first = await told(page);
  await page.locator("#result:not(.telling)").waitFor();
  const last = await told(page);
  assert.equal(last.next, first.next);
  assert.ok(whole(last));
  seat.noComplaints();
});
