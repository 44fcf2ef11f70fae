// Lost connections: retries, reconnecting, and the buttons while an answer is missing.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** Runs in the page. Records the times of requests and sockets. */
function recordRequests() {
  const asked = (window.asked = []);
  const { fetch, WebSocket } = window;
  window.fetch = (path, options) => {
    asked.push({ what: `${options?.method ?? "GET"} ${new URL(path, location).pathname}`, at: performance.now() });
    return fetch(path, options);
  };
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      asked.push({ what: `socket ${new URL(address).pathname}`, at: performance.now() });
      super(address);
    }
  };
}

serverTest(
  "the page retries at most four times in eight seconds, and at once when it is back online",
  async (server) => {
    const page = await openPage();
    const seat = await Table.open(page, server);
    await seat.waitForTurn();
    // Otherwise, files that are loaded after the first card would count too.
    await seat.waitForStyles();
    await server.stop();
    const lost = page.locator("#say", { hasText: "Connection lost" });
    await lost.waitFor();
    await page.evaluate(recordRequests);
    const { hand } = await seat.state();
    // An action that is waiting doesn't send requests of its own.
    await page.locator("#action-draw").click();
    const requests = await page
      .waitForFunction(() => {
        const [first] = window.asked;
        const over = first && performance.now() > first.at + 8_000 && window.asked.length > 1;
        return over && window.asked.filter(({ at }) => at <= first.at + 8_000).map(({ what }) => what);
      })
      .then((handle) => handle.jsonValue());
    assert.ok(requests.length <= 5, requests.join("\n"));
    assert.equal(
      requests.filter((one) => one.startsWith("GET")).length,
      requests.length - 1,
      `one action, and otherwise only the page:\n${requests.join("\n")}`,
    );
    await page.context().setOffline(true);
    await server.restart();
    await page.evaluate(() => {
      // This runs after the page's own listener, which retries at once.
      addEventListener("online", ({ timeStamp }) => (window.askedAtOnce ||= window.asked.at(-1).at >= timeStamp));
    });
    await page.context().setOffline(false);
    await lost.waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => window.askedAtOnce), true, "the page retries at once");
    const drawn = await seat.waitUntil(
      "the card is drawn",
      (now) => !now.busy && now.hand.length && now.phase === "play",
    );
    assert.ok(drawn.hand.reduce((sum, { count }) => sum + count, 0) > hand.reduce((sum, { count }) => sum + count, 0));
    seat.assertNoComplaints();
  },
  { own: true },
);

serverTest("actions look disabled while an answer is missing, and presses are ignored", async (server) => {
  const page = await openPage();
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  let answer;
  const delay = new Promise((resolve) => (answer = resolve));
  const actions = [];
  await page.route(`${server.url}/table/*/act`, async (route) => {
    actions.push(route.request().postDataJSON().act);
    await delay;
    await route.continue();
  });
  const looks = () =>
    page
      .locator("#own .actions .btn")
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((one) => [
            one.id,
            `${one.matches(".main") ? "main" : "plain"} ${one.getAttribute("aria-busy") ?? ""} ${one.getAttribute("aria-disabled") ?? ""}`.trim(),
          ]),
        ),
      );
  const before = await player.playDeal((state) => state.phase === "draw");
  assert.match((await looks())["action-draw"], /^main/);
  await page.locator("#action-draw").click();
  const busy = await seat.waitUntil("the action is under way", (now) => now.busy);
  const looksNow = await looks();
  assert.equal(looksNow["action-draw"], "main true", JSON.stringify(looksNow));
  assert.deepEqual(Object.keys(looksNow), ["action-draw", "action-take"]);
  assert.equal(looksNow["action-take"], "plain true true", JSON.stringify(looksNow));
  for (const press of ["#action-draw", "#stock", "#action-take"]) await page.locator(press).click({ force: true });
  await page.keyboard.press("d");
  assert.equal((await seat.state()).alert, "");
  assert.deepEqual([busy.n, actions], [before.n, ["draw"]]);
  answer();
  await seat.waitUntil("the card is drawn", (now) => !now.busy && now.phase === "play");
  // With nothing selected after the draw, no button is highlighted.
  const after = await looks();
  assert.deepEqual(Object.keys(after), ["action-meld", "action-discard"]);
  assert.doesNotMatch(Object.values(after).join(), /main/);
  assert.deepEqual(actions, ["draw"]);
  assertNoComplaints(page);
});
