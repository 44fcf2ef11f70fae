// What a table costs on the way to a phone: few requests, few bytes, and next to nothing when it is loaded again. And what
// comes too often tries again by itself.

import assert from "node:assert/strict";

import { person, sound } from "../lib/browser.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

// The server of each test has so many for an address in a minute; a table takes a handful.
process.env.CANASTA_LIMITS_REQUESTS = "30";

/** Requests of a page that went over the network, and their bytes, heads included; sockets are not among them. */
async function watched(page) {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const [asked, kept] = [new Map(), new Set()];
  let bytes = 0;
  line.on("Network.requestServedFromCache", ({ requestId }) => kept.add(requestId));
  line.on("Network.responseReceived", ({ requestId, response }) => {
    const cached = response.fromDiskCache || kept.has(requestId);
    if (!cached && !response.url.startsWith("data:")) asked.set(requestId, response);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  return () => {
    const all = [...asked.values()];
    const told = { requests: all.length, bytes, all: all.map((one) => `${one.status} ${one.url}`).join("\n") };
    asked.clear();
    bytes = 0;
    return told;
  };
}

table("a table costs twelve requests and 90 kB at most, and two when it is loaded again", async (server) => {
  const host = await person();
  await Table.open(host, server);
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
  console.log(`cold: ${cold.requests} requests, ${cold.bytes} bytes; warm: ${warm.requests} requests, ${warm.bytes} bytes`);
  sound(page);
  sound(host);
});

table("what came too often tries again by itself", async (server) => {
  const page = await person();
  await page.goto(server.url);
  const statuses = [];
  page.on("response", (response) => response.request().isNavigationRequest() && statuses.push(response.status()));
  await page.locator('input[name="name"]').first().fill("Ann & <Bob>");
  // All of the address's requests are used up; one comes back every two seconds.
  const last = await page.evaluate(async () => {
    for (;;) {
      const answer = await fetch("/rules", { cache: "no-store" });
      if (answer.ok) continue;
      document.querySelector('[formaction="/learn"]').click();
      return [answer.status, Number(answer.headers.get("retry-after"))];
    }
  });
  assert.ok(last[0] === 429 && last[1] >= 1 && last[1] <= 3, String(last));
  // Nobody presses anything.
  await page.waitForURL(/\/table\//);
  await page.locator("#hand .col").first().waitFor();
  assert.equal(statuses[0], 429, String(statuses));
  assert.match(await page.content(), /Ann &amp; &lt;Bob&gt;/);
  sound(page);
});
