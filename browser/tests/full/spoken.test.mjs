// Screen readers, keyboard focus and animations.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { showTable } from "../../lib/gallery.mjs";
import { Keyboard, Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** Records the texts of both live regions. */
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

serverTest(
  "live regions speak one sentence per action, and the player's turn",
  async (server) => {
    const page = await openPage();
    await page.addInitScript(listen);
    const messages = [];
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => messages.push(JSON.parse(payload))));
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Mouse(page), { melds: false, takes: false });
    let { n } = await player.playDeal((state) => state.phase === "draw");
    await page.evaluate(() => {
      globalThis.said.happened.length = 0;
      globalThis.said.turn.length = 0;
    });
    messages.length = 0;
    // Play until all players were mentioned. On a busy machine, a page can miss states.
    const isComplete = (said) =>
      ["Ruth", "Anna", "Paul"].every((name) => said.happened.some((text) => text.startsWith(name))) &&
      said.turn.filter((text) => text.startsWith("Your turn")).length >= 2;
    let said;
    do {
      const turns = player.done.turns;
      const state = await player.playDeal((state) => player.done.turns > turns && state.phase === "draw");
      said = await page.evaluate(() => globalThis.said);
      assert.equal(state.ended, "", JSON.stringify(said));
    } while (!isComplete(said));
    assert.equal(said.happenedLive, "polite");
    assert.equal(said.turnLive, "assertive");
    const sentences = [];
    for (const message of messages) {
      if (message.n > n && message.happened) sentences.push(message.happened);
      n = Math.max(n, message.n);
    }
    // The selected card is spoken too, if the player rests before discarding it.
    const news = said.happened.filter((text) => !/ Ready: [^.]+\.$/.test(text));
    assert.deepEqual(news, sentences, "one sentence per state");
    for (const text of said.happened) assert.match(text, /^\p{Lu}[^\n]*[.?]$/u);
    assert.ok(
      said.turn.every((text) => text.length > 0),
      `${said.turn}`,
    );
    assert.equal(await page.title(), "Your turn – Canasta");
    seat.assertNoComplaints();
  },
  { pace: 5 },
);

/** Records which elements are animated. */
function recordAnimations() {
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
  serverTest(still ? "nothing moves under reduced motion" : "cards fly to their places", async (server) => {
    const page = await openPage({ still });
    await page.addInitScript(recordAnimations);
    const seat = await Table.open(page, server);
    await seat.waitForMotion();
    const player = new Player(seat, new Mouse(page), { melds: false, takes: false });
    const state = await player.playDeal((state) => state.phase === "draw");
    await page.evaluate(() => (globalThis.moved.length = 0));
    await player.takeAction(state);
    const drawn = await seat.waitForTurn();
    if (still) {
      await player.takeAction(drawn);
      await seat.waitForTurn();
      const running = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => one.transitionProperty === "transform" || one.transitionProperty === "translate").length,
      );
      assert.equal(running, 0);
      assert.deepEqual(
        (await page.evaluate(() => globalThis.moved)).filter(({ travels }) => travels),
        [],
      );
    } else {
      const moved = await page.evaluate(() => globalThis.moved);
      assert.ok(
        moved.some(({ travels }) => travels),
        "the drawn card does not fly",
      );
      for (const { duration } of moved) assert.ok(duration > 0 && duration <= 600, `an animation of ${duration} ms`);
      // Animations must not block input.
      await player.takeAction(await seat.state());
    }
    seat.assertNoComplaints();
  });
}

serverTest("the hand is one tab stop, with arrow keys inside", async (server) => {
  const page = await openPage();
  const seat = await Table.open(page, server);
  await seat.waitForTurn();
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
  // The player's own action doesn't move the focus.
  await page.locator(`#${order[0]}`).focus();
  const state = await seat.waitForTurn();
  await new Keyboard(page).press("draw");
  await seat.waitForAnswer(state.n);
  assert.match(await focused(), /^col-/);
  seat.assertNoComplaints();
});

/** Records the actions that the page sends, without passing them on. */
async function recordActions(page, server) {
  const actions = [];
  await page.route(`${server.url}/table/*/act`, (route) => {
    actions.push(route.request().postDataJSON().act);
    return route.fulfill({ json: { n: 99 } });
  });
  return actions;
}

serverTest("red threes are declared with a tap or a key, and announced", async (server) => {
  const page = await openPage();
  await showTable(page, server, "by-hand");
  const actions = await recordActions(page, server);
  const [red, black] = [page.locator("#col-R"), page.locator("#col-3")];
  const names = () => Promise.all([red, black].map((column) => column.getAttribute("aria-label")));
  const declare = page.locator("#action-declare.main");
  await page.locator("#action-draw.main").waitFor();
  assert.equal(await page.locator("#say").innerText(), "Your turn. Draw.");
  assert.deepEqual(await names(), ["Red threes, 2", "Black threes, 2"]);
  await red.click();
  await declare.waitFor();
  assert.deepEqual(await names(), ["Red threes, 2, 1 selected", "Black threes, 2"]);
  assert.match(await page.locator("#say").innerText(), /A red three\. Declare it on your turn/);
  // With a red three, the pile can't be taken.
  await page.keyboard.press("t");
  assert.match(await page.getByRole("alert").innerText(), /red three/i);
  await page.getByRole("link", { name: "Why?" }).click();
  await page.locator("#why").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await declare.waitFor({ state: "detached" });
  await black.click();
  assert.deepEqual(await names(), ["Red threes, 2", "Black threes, 2, 1 selected"]);
  await page.keyboard.press("Escape");
  await red.click();
  await declare.waitFor();
  await Promise.all([page.waitForResponse(/\/act$/), page.keyboard.press("r")]);
  await showTable(page, server, "by-hand");
  const more = await recordActions(page, server);
  await red.click();
  await declare.click();
  await page.locator('[aria-busy="true"]').first().waitFor();
  assert.deepEqual([...actions, ...more], ["declare 3D", "declare 3D"]);
  assertNoComplaints(page);
});

serverTest("the pile can be viewed in the first turn", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  await showTable(page, server, "look-through");
  const panel = page.locator("#through");
  assert.equal(await panel.isVisible(), false);
  await page.getByRole("button", { name: "View pile" }).tap();
  await panel.waitFor();
  assert.equal(await panel.locator("li").count(), 10);
  assert.equal(await panel.locator("li").first().innerText(), "the six of clubs");
  assert.equal(await page.evaluate(() => document.activeElement.id), "through");
  await page.keyboard.press("Escape");
  assert.equal(await panel.isVisible(), false);
  await page.keyboard.press("p");
  assert.equal(await panel.isVisible(), true);
  assert.match(
    await page.locator("#happened").innerText(),
    /Discard pile, 10 cards, the six of clubs on top\. Your side hasn’t melded yet\. You need/,
  );
  await showTable(page, server, "mid");
  assert.equal(await panel.count(), 0);
  assertNoComplaints(page);
});

serverTest("screen readers name all players at all numbers", async (server) => {
  const page = await openPage();
  for (const [name, seats] of [
    ["two-mid", 1],
    ["three-mid", 2],
    ["five-mid", 4],
    ["six-mid", 5],
  ]) {
    await showTable(page, server, name);
    await page.keyboard.press("o");
    const said = await page.locator("#happened").innerText();
    assert.equal(said.match(/cards?\b/g).length, seats, said);
    const regions = await page
      .locator(".melds")
      .evaluateAll((all) =>
        all.map((one) => document.getElementById(one.getAttribute("aria-labelledby"))?.textContent.trim()),
      );
    assert.ok(regions.every(Boolean), `${regions}`);
  }
  assertNoComplaints(page);
});
