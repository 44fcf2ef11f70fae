// What a screen reader hears and what the eye sees move.

import assert from "node:assert/strict";

import { person } from "../lib/browser.mjs";
import { Keyboard, Mouse } from "../lib/hands.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

/** Keeps what both live regions say. */
function listen() {
  addEventListener("DOMContentLoaded", () => {
    globalThis.said = { happened: [], turn: [] };
    for (const name of ["happened", "turn"]) {
      const region = document.getElementById(name);
      if (!region) continue;
      globalThis.said[`${name}Live`] = region.getAttribute("aria-live");
      new MutationObserver(() => {
        const text = region.textContent.trim();
        if (text) globalThis.said[name].push(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
}

table(
  "both live regions speak: one sentence an act, and one's own turn",
  async (server) => {
    const page = await person();
    await page.addInitScript(listen);
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Mouse(page), { lays: false, takes: false });
    const first = await player.deal((state) => state.phase === "draw");
    await page.evaluate(() => {
      globalThis.said.happened.length = 0;
      globalThis.said.turn.length = 0;
    });
    // Two rounds of the table, from an own turn to an own turn.
    const turns = player.done.turns;
    const last = await player.deal((state) => player.done.turns === turns + 2 && state.phase === "draw");
    assert.equal(last.ended, "");
    const said = await page.evaluate(() => globalThis.said);
    assert.equal(said.happenedLive, "polite");
    assert.equal(said.turnLive, "assertive");
    const acts = last.n - first.n;
    assert.ok(said.happened.length >= 8 && said.happened.length <= acts, `${acts} acts, ${said.happened.length} texts`);
    for (const text of said.happened) assert.match(text, /^\p{Lu}[^\n]*[.?]$/u);
    for (const name of ["Ruth", "Anna", "Paul"]) {
      assert.ok(said.happened.some((text) => text.startsWith(name)), `nothing is said of ${name}: ${said.happened}`);
    }
    assert.ok(said.turn.every((text) => text.length > 0) && said.turn.filter((text) => text.startsWith("Your turn")).length >= 2, `${said.turn}`);
    assert.equal(await page.title(), "Your turn. Canasta");
    seat.sound();
  },
  { pace: 5 },
);

/** Keeps what the page animates. */
function watch() {
  globalThis.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const list = Array.isArray(frames) ? frames : [frames];
    globalThis.moved.push({
      travels: list.some((frame) => "transform" in frame || "translate" in frame || "left" in frame),
      duration: typeof timing === "number" ? timing : timing?.duration,
    });
    return animate.call(this, frames, timing);
  };
}

for (const still of [false, true]) {
  table(still ? "under reduced motion nothing travels" : "cards fly", async (server) => {
    const page = await person({ still });
    await page.addInitScript(watch);
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Mouse(page), { lays: false, takes: false });
    const state = await player.deal((state) => state.phase === "draw");
    await page.evaluate(() => (globalThis.moved.length = 0));
    await player.act(state);
    const drawn = await seat.mine();
    if (still) {
      await player.act(drawn);
      await seat.mine();
      const running = await page.evaluate(() =>
        document.getAnimations().filter((one) => one.transitionProperty === "transform" || one.transitionProperty === "translate").length,
      );
      assert.equal(running, 0);
      assert.deepEqual((await page.evaluate(() => globalThis.moved)).filter(({ travels }) => travels), []);
    } else {
      const moved = await page.evaluate(() => globalThis.moved);
      assert.ok(moved.some(({ travels }) => travels), "the drawn card does not fly");
      for (const { duration } of moved) assert.ok(duration > 0 && duration <= 600, `an animation of ${duration} ms`);
      // Input is never blocked: the next act goes at once.
      await player.act(await seat.state());
    }
    seat.sound();
  });
}

table("the hand is one stop for Tab, and arrows move in it", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  await seat.mine();
  await page.locator("#hand .col").first().focus();
  const focused = () => page.evaluate(() => document.activeElement.id);
  const order = await page.locator("#hand .col").evaluateAll((columns) => columns.map((column) => column.id));
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), order[1]);
  await page.keyboard.press("End");
  assert.equal(await focused(), order.at(-1));
  await page.keyboard.press("Home");
  assert.equal(await focused(), order[0]);
  await page.keyboard.press("Tab");
  assert.ok(!order.includes(await focused()), "Tab leaves the hand");
  await page.keyboard.press("Shift+?");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  // An own act keeps the focus where it was.
  await page.locator(`#${order[0]}`).focus();
  const state = await seat.mine();
  await new Keyboard(page).press("draw");
  await seat.answered(state.n);
  assert.match(await focused(), /^col-/);
  seat.sound();
});
