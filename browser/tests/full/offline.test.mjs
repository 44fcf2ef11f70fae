// Without a connection: how often the page asks, how soon it is back, and what the buttons look like while an answer is missing.

import assert from "node:assert/strict";

import { noComplaints, person } from "../../lib/browser.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** Notes what the page asks from now on, sockets as well, and when by its own clock. Runs in the page. */
function note() {
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

table(
  "while the server is gone the page asks four times in eight seconds at most, and at once when the line is back",
  async (server) => {
    const page = await person();
    const seat = await Table.open(page, server);
    await seat.mine();
    // What comes after the first card is there: it would be asked for as well.
    await seat.complete();
    await server.stop();
    const lost = page.locator("#say", { hasText: "Connection lost" });
    await lost.waitFor();
    await page.evaluate(note);
    const { hand } = await seat.state();
    // An act that waits does not ask on its own account.
    await page.locator("#action-draw").click();
    const asked = await page
      .waitForFunction(() => {
        const [first] = window.asked;
        const over = first && performance.now() > first.at + 8_000 && window.asked.length > 1;
        return over && window.asked.filter(({ at }) => at <= first.at + 8_000).map(({ what }) => what);
      })
      .then((handle) => handle.jsonValue());
    assert.ok(asked.length <= 5, asked.join("\n"));
    assert.equal(
      asked.filter((one) => one.startsWith("GET")).length,
      asked.length - 1,
      `one act and else only the page:\n${asked.join("\n")}`,
    );
    await page.context().setOffline(true);
    await server.again();
    await page.evaluate(() => {
      // After the page's own listener: it asks while it is told, not after a wait.
      addEventListener("online", ({ timeStamp }) => (window.askedAtOnce ||= window.asked.at(-1).at >= timeStamp));
    });
    await page.context().setOffline(false);
    await lost.waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => window.askedAtOnce), true, "the page asks at once");
    const drawn = await seat.until("the card is drawn", (now) => !now.busy && now.hand.length && now.phase === "play");
    assert.ok(drawn.hand.reduce((sum, { count }) => sum + count, 0) > hand.reduce((sum, { count }) => sum + count, 0));
    seat.noComplaints();
  },
  { own: true },
);

table(
  "while an answer is missing no act looks as if it could be used, and a press is neither a second act nor scolded",
  async (server) => {
    const page = await person();
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Mouse(page));
    let answered;
    const held = new Promise((resolve) => (answered = resolve));
    const acts = [];
    await page.route(`${server.url}/table/*/act`, async (route) => {
      acts.push(route.request().postDataJSON().act);
      await held;
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
    const before = await player.deal((state) => state.phase === "draw");
    assert.match((await looks())["action-draw"], /^main/);
    await page.locator("#action-draw").click();
    const busy = await seat.until("the act is under way", (now) => now.busy);
    const seen = await looks();
    assert.equal(seen["action-draw"], "main true", JSON.stringify(seen));
    for (const other of ["action-take", "action-lay", "action-discard"])
      assert.equal(seen[other], "plain true true", JSON.stringify(seen));
    for (const press of ["#action-draw", "#stock", "#action-take"]) await page.locator(press).click({ force: true });
    await page.keyboard.press("d");
    assert.equal((await seat.state()).alert, "");
    assert.deepEqual([busy.n, acts], [before.n, ["draw"]]);
    answered();
    await seat.until("the card is drawn", (now) => !now.busy && now.phase === "play");
    // The other way round: while another act is under way, Draw is not the brass one.
    assert.doesNotMatch((await looks())["action-draw"] ?? "", /^main/);
    assert.deepEqual(acts, ["draw"]);
    noComplaints(page);
  },
);
