// What a table costs on the way to a phone: few requests, few bytes, and next to nothing when it is loaded again. And what
// comes too often tries again by itself.

import assert from "node:assert/strict";

import { noComplaints, person, tab } from "../../lib/browser.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** The line above the hand, while it says this. */
const says = (page, words) => page.locator("#say", { hasText: words });

/**
 * Requests of a page that went over the network on its way to the first cards, and their bytes, heads included. Sockets are not among
 * them, nor what the page fetches a second after it has loaded, on purpose: on a slow machine that comes before the page is idle.
 */
async function watched(page) {
  const line = await page.context().newCDPSession(page);
  await Promise.all([line.send("Network.enable"), line.send("Page.enable")]);
  const [asked, kept] = [new Map(), new Set()];
  let loaded = Infinity;
  line.on("Page.loadEventFired", ({ timestamp }) => (loaded = timestamp));
  line.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith("data:")) asked.set(requestId, { at: timestamp, url: request.url, bytes: 0 });
  });
  line.on("Network.requestServedFromCache", ({ requestId }) => kept.add(requestId));
  line.on("Network.responseReceived", ({ requestId, response }) => response.fromDiskCache && kept.add(requestId));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) asked.get(requestId).bytes = encodedDataLength;
  });
  return () => {
    const all = [...asked].filter(([id, { at }]) => !kept.has(id) && at < loaded + 0.9).map(([, one]) => one);
    const told = {
      requests: all.length,
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      all: all.map(({ bytes, url }) => `${bytes} ${url}`).join("\n"),
    };
    asked.clear();
    loaded = Infinity;
    return told;
  };
}

table("a table costs twelve requests and 90 kB at most, and two when it is loaded again", async (server) => {
  const host = await person();
  // In a turn of one's own nothing happens while the page comes; what moves at another's turn brings the script for that.
  await (await Table.open(host, server)).mine();
  const address = host.url();
  const state = await host.context().storageState();
  // The same person with an empty cache.
  const page = await person({ context: { storageState: state } });
  const told = await watched(page);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("#hand .col").first().waitFor();
  const cold = told();
  assert.ok(cold.requests >= 4 && cold.requests <= 12, cold.all);
  assert.ok(cold.bytes < 90_000, `${cold.bytes} bytes:\n${cold.all}`);
  await page.reload({ waitUntil: "networkidle" });
  await page.locator("#hand .col").first().waitFor();
  const warm = told();
  assert.ok(warm.requests >= 1 && warm.requests <= 2, warm.all);
  console.log(
    `cold: ${cold.requests} requests, ${cold.bytes} bytes; warm: ${warm.requests} requests, ${warm.bytes} bytes`,
  );
  noComplaints(page);
  noComplaints(host);
});

table(
  "what came too often tries again by itself",
  async (server) => {
    const page = await person();
    await page.goto(`${server.url}/friends`);
    const statuses = [];
    page.on("response", (response) => response.request().isNavigationRequest() && statuses.push(response.status()));
    await page.locator("#gather input").fill("Ann & <Bob>");
    // All of the address's requests are used up; one comes back every two seconds.
    const last = await page.evaluate(async () => {
      for (;;) {
        const answer = await fetch("/rules", { cache: "no-store" });
        if (answer.ok) continue;
        document.querySelector("#gather button").click();
        // However long that takes: whatever comes back until the page goes is used up as well.
        (async () => {
          for (;;) await fetch("/rules", { cache: "no-store" }).catch(() => {});
        })();
        return [answer.status, Number(answer.headers.get("retry-after"))];
      }
    });
    assert.ok(last[0] === 429 && last[1] >= 1 && last[1] <= 3, String(last));
    // No button is pressed.
    await page.waitForURL(/\/table\//);
    await page.getByRole("heading", { name: "Seats", exact: true }).waitFor();
    assert.equal(statuses[0], 429, String(statuses));
    assert.match(await page.content(), /Ann &amp; &lt;Bob&gt;/);
    noComplaints(page);
  },
  { own: true, more: ["--limits-requests=30"] },
);

table(
  "an act that comes too often is told, and done by itself",
  async (server) => {
    const page = await person();
    const seat = await Table.open(page, server);
    const state = await seat.until("a card can be drawn", (now) => now.mine && now.acts.draw.ready);
    // All acts of a minute are used up. One comes back every three seconds, and is used up too until the draw is refused.
    await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const say = () => fetch(`${location.pathname}/say`, { method: "POST", headers, body: "{}" });
      while ((await say()).status !== 429);
      document.querySelector("#action-draw").click();
      (async () => {
        while (!document.querySelector("#say").textContent.includes("Too many requests")) await say();
      })();
    });
    await says(page, /Too many requests from your device or network.*automatically in \d+ second/).waitFor();
    // No button is pressed.
    await seat.until("the card is drawn", (now) => now.n > state.n && now.mine && !now.acts.draw.ready);
    await says(page, "Too many requests").waitFor({ state: "hidden" });
    seat.noComplaints();
  },
  { own: true, more: ["--limits-actions=20"] },
);

table(
  "a window too many is told so, and comes in when there is room",
  async (server) => {
    const page = await person();
    await Table.open(page, server);
    const second = await tab(page);
    await second.goto(page.url());
    await second.locator("#hand .col").first().waitFor();
    const third = await tab(page);
    await third.goto(page.url());
    await says(third, "This table is open in too many windows. Close some.").waitFor();
    await second.close();
    await says(third, "too many windows").waitFor({ state: "hidden" });
    const state = await new Table(page).mine();
    await new Table(third).until("both show the same", (now) => now.n === state.n);
    noComplaints(page);
    noComplaints(third);
  },
  { own: true, more: ["--limits-windows=2"] },
);
