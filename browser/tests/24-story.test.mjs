// The end of a deal told: in view at once at every size, told once and skipped at a tap, still for those who want no motion, and
// unmoved by what is pushed meanwhile.

import assert from "node:assert/strict";

import { noComplaints, person } from "../lib/browser.mjs";
import { exhibit } from "../lib/gallery.mjs";
import { Mouse } from "../lib/hands.mjs";
import { layoutFaults } from "../lib/layout.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

const SIZES = [[360, 640], [390, 844], [667, 375], [844, 390], [820, 1180], [1180, 820], [1440, 900], [1920, 1080], [2560, 1440]];

const ENDS = [
  ...["deal-end", "deal-end-waiting", "game-end", "game-lost", "game-over", "game-over-again", "by-hand-end", "knocked-at-end", "watching-end", "watching-game-end"],
  ...["two", "three", "five", "six"].flatMap((many) => [`${many}-end`, `${many}-game-end`]),
];

for (const cards of ["normal", "large", "xxl"]) {
  table(`ends at every size, cards ${cards}`, async (server) => {
    const page = await person();
    const faults = new Map();
    for (const name of ENDS) {
      await exhibit(page, server, name);
      await page.evaluate((cards) => cards === "normal" || (document.documentElement.dataset.cards = cards), cards);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        for (const fault of await layoutFaults(page, { scrolls: true })) faults.set(fault, [...(faults.get(fault) ?? []), `${name}-${width}x${height}`]);
      }
    }
    const told = [...faults].map(([fault, where]) => `${fault} (${where.slice(0, 3).join(", ")}; ${where.length} in all)`);
    assert.deepEqual(told, []);
    noComplaints(page);
  }, { timeout: 300_000 });
}

/** The state of the telling, as the page shows it. */
const told = (page) =>
  page.evaluate(() => ({
    telling: document.querySelector("#result").classList.contains("telling"),
    sums: [...document.querySelectorAll("#result .run-up")].map(({ textContent, dataset }) => [Number(textContent.replace("−", "-").replaceAll(",", "")), Number(dataset.points)]),
    running: document.querySelector("#result").getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
    next: JSON.stringify(document.querySelector("#next").getBoundingClientRect()),
  }));

const whole = ({ sums }) => sums.every(([shown, points]) => shown === points);

/** Plays to the end of a deal; the result has come into view, and a frame has shown its points running up: on a busy machine they may have run already. */
async function toTheEnd(page, server) {
  const seat = await Table.open(page, server);
  await page.evaluate(() => {
    const look = () => {
      const sums = [...document.querySelectorAll("#result.telling .run-up")];
      window.runsUp = sums.some(({ textContent, dataset }) => Number(textContent.replace("−", "-").replaceAll(",", "")) !== Number(dataset.points));
      if (!window.runsUp) requestAnimationFrame(look);
    };
    look();
  });
  await new Player(seat, new Mouse(page)).deal();
  await page.waitForFunction(() => window.runsUp);
  return seat;
}

/** The labels that count what lies on the table, and the totals in the corner. */
const counted = (page) =>
  page.evaluate(() => ({
    labels: [...document.querySelectorAll("#sky .points-up")].map(({ textContent }) => Number(textContent.replace("−", "-").replaceAll(",", ""))),
    totals: [...document.querySelectorAll(".bar .score dd")].map(({ textContent }) => Number(textContent.replace("−", "-").replaceAll(",", ""))),
    shown: document.querySelector("#result").checkVisibility(),
  }));

table("the deal is counted on the table, its totals run up, and a press on the felt goes on to the result", async (server) => {
  const page = await person({ still: false });
  const seat = await Table.open(page, server);
  const played = new Player(seat, new Mouse(page)).deal();
  await page.waitForFunction(() => document.querySelectorAll("#sky .points-up").length > 2, null, { timeout: 200_000 });
  const worth = await page.evaluate(() => {
    const points = (within) => [...document.querySelectorAll(within)].reduce((sum, { dataset }) => sum + Number(dataset.points), 0);
    const sums = [...document.querySelectorAll("#result .run-up")].map(({ dataset }) => Number(dataset.points));
    const [bonus] = [...document.querySelectorAll("#result .counted tr")].filter((row) => row.textContent.includes("Going out"));
    const out = [...bonus.querySelectorAll("td span")].map(({ textContent }) => Number(textContent) || 0);
    const hands = points("#hand[data-points], .fan[data-points]");
    return { sums, out, we: points("#we [data-points]"), they: points("#they [data-points]"), hands };
  });
  assert.equal(worth.we + worth.they + worth.hands + worth.out[0] + worth.out[1], worth.sums[0] + worth.sums[1], `all that lies there is the result: ${JSON.stringify(worth)}`);
  const now = await counted(page);
  assert.ok(!now.shown && now.totals.join() !== worth.sums.join(), JSON.stringify(now));
  await page.waitForFunction((sums) => [...document.querySelectorAll(".bar .score dd")].map(({ textContent }) => Number(textContent.replace("−", "-").replaceAll(",", ""))).join() === sums.join(), worth.sums);
  await played;
  await page.reload();
  assert.equal((await counted(page)).labels.length, 0, "it is counted once");
  // The next deal's count is left at a press.
  await page.locator("#next").click();
  await seat.until("the next deal is played", (now) => now.deal === 2 && !now.ended);
  const next = new Player(seat, new Mouse(page)).deal();
  await page.waitForFunction(() => document.querySelectorAll("#sky .points-up").length > 2, null, { timeout: 200_000 });
  const { width, height } = page.viewportSize();
  await page.mouse.click(width * 0.3, height * 0.45);
  const after = await counted(page);
  assert.deepEqual([after.labels, after.shown], [[], true]);
  await next;
  seat.noComplaints();
}, { timeout: 400_000 });

table("the result is told once, stays as it is under a push, and ends at a tap", async (server) => {
  const page = await person({ still: false });
  const seat = await toTheEnd(page, server);
  await page.evaluate(() => (document.querySelector(".amount rect").kept = true));
  const hands = await page.evaluate(() =>
    [...document.querySelectorAll(".seat")].map((seat) => [Number(seat.querySelector(".count").textContent), seat.querySelectorAll(".fan use").length, seat.querySelectorAll(".fan .back").length]),
  );
  for (const [count, open, hidden] of hands) assert.deepEqual([open, hidden], [Math.min(count, 15), 0], "each hand lies open at its seat");
  await page.keyboard.press("Shift");
  const now = await told(page);
  assert.ok(!now.telling && whole(now) && now.running === 0, "a key ends the telling at once");
  assert.ok(await page.evaluate(() => document.querySelector(".amount rect").kept), "the bars are the same elements after the page was drawn again");
  assert.ok(await page.locator("#next").isVisible());
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.locator("#over-back").click();
  const again = await told(page);
  assert.ok(!again.telling && whole(again), "it is told once");
  await page.reload();
  await page.locator("#result").waitFor();
  assert.ok(!(await told(page)).telling, "and not after a reload");
  seat.noComplaints();
}, { timeout: 240_000 });

table("the result is told to its end, and its button does not move", async (server) => {
  const page = await person({ still: false, width: 390, height: 844 });
  const seat = await toTheEnd(page, server);
  // The pad has slid up: from here on its button stays where it is.
  await page.waitForFunction(() => document.querySelector("#result").getAnimations().every(({ playState }) => playState !== "running"));
  const first = await told(page);
  await page.locator("#result:not(.telling)").waitFor();
  const last = await told(page);
  assert.equal(last.next, first.next);
  assert.ok(whole(last));
  seat.noComplaints();
}, { timeout: 240_000 });

table("without motion the result stands as it is", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  await new Player(seat, new Mouse(page)).deal();
  const now = await told(page);
  assert.ok(!now.telling && now.running === 0 && whole(now), JSON.stringify(now));
  assert.ok(await page.evaluate(() => document.querySelector("#cloth").inert), "the cloth under the result is only seen");
  await page.getByRole("button", { name: "Look at the table" }).click();
  assert.ok(await page.evaluate(() => !document.querySelector("#cloth").inert));
  seat.noComplaints();
}, { timeout: 240_000 });
