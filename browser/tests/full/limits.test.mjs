// The traffic of a table: few requests and bytes, and almost none for a reload. Requests over a rate limit are retried
// automatically.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage, openTab } from "../../lib/browser.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** The line above the hand with this text. */
const lineWith = (page, words) => page.locator("#say", { hasText: words });

/**
 * Counts a page's requests and bytes (including headers) until the first cards. Leaves out sockets and files that are
 * loaded later on purpose.
 */
async function measureTraffic(page) {
  const line = await page.context().newCDPSession(page);
  await Promise.all([line.send("Network.enable"), line.send("Page.enable")]);
  const [requests, cached] = [new Map(), new Set()];
  let loaded = Infinity;
  line.on("Page.loadEventFired", ({ timestamp }) => (loaded = timestamp));
  line.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (request.url.startsWith("data:")) return;
    const entry = { at: timestamp, url: request.url, bytes: 0 };
    entry.ended = new Promise((end) => (entry.end = end));
    requests.set(requestId, entry);
  });
  line.on("Network.requestServedFromCache", ({ requestId }) => cached.add(requestId));
  line.on("Network.responseReceived", ({ requestId, response }) => response.fromDiskCache && cached.add(requestId));
  const finish = ({ requestId, encodedDataLength = 0 }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.bytes = encodedDataLength;
    request.end();
  };
  line.on("Network.loadingFinished", finish);
  line.on("Network.loadingFailed", finish);
  return async () => {
    // A request may be answered from the cache as long as it hasn't ended.
    await Promise.all([...requests.values()].map(({ ended }) => ended));
    const all = [...requests]
      .filter(([id, { at }]) => !cached.has(id) && at < loaded + 0.9)
      .map(([, request]) => request);
    const traffic = {
      requests: all.length,
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      all: all.map(({ bytes, url }) => `${bytes} ${url}`).join("\n"),
    };
    requests.clear();
    loaded = Infinity;
    return traffic;
  };
}

serverTest("a table takes at most twelve requests and 90 kB, and two requests for a reload", async (server) => {
  const host = await openPage();
  // On the viewer's turn, nothing is animated while the page loads, so no script for animations is loaded.
  await (await Table.open(host, server)).waitForTurn();
  const address = host.url();
  const state = await host.context().storageState();
  // Open the same table with an empty cache.
  const page = await openPage({ context: { storageState: state } });
  const traffic = await measureTraffic(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("#hand .col").first().waitFor();
  const cold = await traffic();
  assert.ok(cold.requests >= 4 && cold.requests <= 12, cold.all);
  assert.ok(cold.bytes < 90_000, `${cold.bytes} bytes:\n${cold.all}`);
  await page.reload({ waitUntil: "networkidle" });
  await page.locator("#hand .col").first().waitFor();
  const warm = await traffic();
  assert.ok(warm.requests >= 1 && warm.requests <= 2, warm.all);
  console.log(
    `cold: ${cold.requests} requests, ${cold.bytes} bytes; warm: ${warm.requests} requests, ${warm.bytes} bytes`,
  );
  assertNoComplaints(page);
  assertNoComplaints(host);
});

serverTest(
  "requests over the limit are retried automatically",
  async (server) => {
    const page = await openPage();
    await page.goto(`${server.url}/friends`);
    const statuses = [];
    page.on("response", (response) => response.request().isNavigationRequest() && statuses.push(response.status()));
    await page.locator("#gather #name").fill("Ann & <Bob>");
    // Use up all requests for this address. One more becomes available every two seconds.
    const last = await page.evaluate(async () => {
      for (;;) {
        const answer = await fetch("/rules", { cache: "no-store" });
        if (answer.ok) continue;
        document.querySelector("#gather button").click();
        // Keep using up requests until the page changes.
        (async () => {
          for (;;) await fetch("/rules", { cache: "no-store" }).catch(() => {});
        })();
        return [answer.status, Number(answer.headers.get("retry-after"))];
      }
    });
    assert.ok(last[0] === 429 && last[1] >= 1 && last[1] <= 3, String(last));
    // The page changes without a press.
    await page.waitForURL(/\/table\//);
    await page.getByRole("heading", { name: "Seats", exact: true }).waitFor();
    assert.equal(statuses[0], 429, String(statuses));
    assert.match(await page.content(), /Ann &amp; &lt;Bob&gt;/);
    assertNoComplaints(page);
  },
  { own: true, more: ["--limits-requests=30"] },
);

serverTest(
  "an action over the limit is explained and sent again automatically",
  async (server) => {
    const page = await openPage();
    const seat = await Table.open(page, server);
    const state = await seat.waitUntil("a card can be drawn", (now) => now.mine && now.actions.draw.ready);
    // Use up all actions for a minute. One more becomes available every three seconds, so continue until the draw has
    // been refused.
    await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const say = () => fetch(`${location.pathname}/say`, { method: "POST", headers, body: "{}" });
      while ((await say()).status !== 429);
      document.querySelector("#action-draw").click();
      (async () => {
        while (!document.querySelector("#say").textContent.includes("Too many requests")) await say();
      })();
    });
    await lineWith(page, /Too many requests from your device or network.*automatically in \d+ second/).waitFor();
    // The card is drawn without another press.
    await seat.waitUntil("the card is drawn", (now) => now.n > state.n && now.mine && !now.actions.draw.ready);
    await lineWith(page, "Too many requests").waitFor({ state: "hidden" });
    seat.assertNoComplaints();
  },
  { own: true, more: ["--limits-actions=20"] },
);

serverTest(
  "a page over the limit of connections is told, and connects when there is room",
  async (server) => {
    const page = await openPage();
    await Table.open(page, server);
    const second = await openTab(page);
    await second.goto(page.url());
    await second.locator("#hand .col").first().waitFor();
    const third = await openTab(page);
    await third.goto(page.url());
    await lineWith(third, "This table is open in too many windows. Close some.").waitFor();
    await second.close();
    await lineWith(third, "too many windows").waitFor({ state: "hidden" });
    const state = await new Table(page).waitForTurn();
    await new Table(third).waitUntil("both show the same", (now) => now.n === state.n);
    assertNoComplaints(page);
    assertNoComplaints(third);
  },
  { own: true, more: ["--limits-windows=2"] },
);
