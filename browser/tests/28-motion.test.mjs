// What moves, as players see it: with motion on, and without waiting for a clock. Flights are found among the page's animations, and
// are stopped or finished by hand.

import assert from "node:assert/strict";

import { noComplaints, person } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { Mouse } from "../lib/hands.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

/** Runs in the page before its scripts: each animation stands still as soon as it has begun, so that a test can look at it. */
function freeze() {
  const animate = Element.prototype.animate;
  globalThis.begun = [];
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing);
    animation.pause();
    const { duration, delay = 0 } = animation.effect.getTiming();
    globalThis.begun.push({ ends: duration + delay, zone: this.closest(".seat, .col, #sky")?.className || this.closest("#sky")?.id, properties: animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)) });
    return animation;
  };
}

/** Ends what flies, as time would. */
const finish = (page) => page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

const flights = (page) => page.evaluate(() => document.getAnimations().filter(({ effect }) => effect.target?.closest?.("#sky, .fan, .col")).length);

/** What flies now: ghosts, and backs of fans. */
const ghosts = (page) => page.locator("#sky .ghost").count();

/** A real server deals fairly: the page is there before the cards are. */
async function fair(run) {
  const server = await Server.start({ seed: null, pace: 1000 });
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

for (const [players, size] of [
  [2, { width: 1440, height: 900 }],
  [3, { width: 820, height: 1180 }],
  [4, { width: 390, height: 844, touch: true }],
  [5, { width: 844, height: 390, touch: true }],
  [6, { width: 1440, height: 900 }],
]) {
  table(`the first deal of ${players} comes from the stock to every seat, and a press lands it`, async (fixed) => {
    await fixed.stop();
    await fair(async (server) => {
      const page = await person({ ...size, still: false });
      await page.addInitScript(freeze);
      // The table while the cards are shuffled, held until it is looked at.
      let go;
      const held = new Promise((resolve) => (go = resolve));
      await page.route(/\/table\/\w+\/next$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${server.url}/new`);
      await page.locator(`#players-${players}`).check();
      await page.getByRole("button", { name: "Start the table" }).click();
      await page.waitForURL(/\/table\//);
      await page.getByText("The cards are being shuffled.").locator("visible=true").first().waitFor();
      assert.equal(await page.locator(".seat .who").count(), players - 1);
      assert.ok(await page.locator("#stock .card").isVisible());
      // No number that only a machine reads.
      assert.doesNotMatch(await page.locator("#table").innerText(), /[0-9a-f]{4} [0-9a-f]{4}/);
      const noted = await page.evaluate(() => JSON.parse(localStorage.getItem("canasta-promises"))[0]);
      assert.match(noted[1].commitment, /^[0-9a-f]{64}$/);
      let documents = 0;
      page.on("framenavigated", () => (documents += 1));
      go();
      await page.locator("#hand .col").first().waitFor({ state: "attached" });
      await page.waitForFunction(() => document.querySelector("#sky .ghost"));
      assert.equal(documents, 0, "the table goes on in the same document");
      const { own, begun, seats, gone } = await page.evaluate(() => ({
        own: document.querySelectorAll("#sky .ghost").length,
        begun: globalThis.begun,
        seats: [...document.querySelectorAll(".seat")].map((seat) => seat.querySelectorAll(".fan .card").length),
        gone: [...document.querySelectorAll("#hand .col")].every((column) => getComputedStyle(column).opacity === "0"),
      }));
      const shown = await page.evaluate(() => document.querySelectorAll("#hand svg[data-c]").length);
      assert.ok(own >= shown, `${own} ghosts for ${shown} cards`);
      assert.ok(gone, "a card of the hand is seen before it is dealt");
      assert.ok(seats.length === players - 1 && seats.every((cards) => cards > 0), String(seats));
      const last = Math.max(...begun.map(({ ends }) => ends));
      assert.ok(last > 700 && last <= 1700, `the deal takes ${last} ms`);
      const costly = begun.flatMap(({ properties }) => properties).filter((name) => !["transform", "translate", "opacity", "offset", "computedOffset", "easing", "composite", "transformOrigin"].includes(name));
      assert.deepEqual(costly, []);
      // A press lands all of it.
      if (size.touch) await page.touchscreen.tap(5, 5);
      else await page.mouse.click(5, 5);
      assert.equal(await ghosts(page), 0);
      assert.equal(await flights(page), 0);
      assert.ok(await page.locator("#hand .col").first().isVisible());
      // The menu is that of the game, with the commitment that was noted.
      await page.locator("#open-menu, #open-settings").locator("visible=true").first().click();
      await page.locator("#menu").waitFor();
      assert.ok((await page.locator("#menu-seal").innerText()).replaceAll(" ", "").includes(noted[1].commitment.slice(0, 16)));
      // A reload shows the table as it is.
      await page.reload();
      await page.locator("#hand .col").first().waitFor();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      assert.equal(await ghosts(page), 0);
      noComplaints(page);
    });
  });
}
