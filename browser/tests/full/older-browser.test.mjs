// Simulates a browser without `:has()`, `subgrid` and `dvh`. They are replaced with unknown words, so that this browser
// drops the same rules as an older one.

import assert from "node:assert/strict";

import { firstMessage, assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { showTable } from "../../lib/gallery.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { waitForLayout } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

const UNKNOWN = [
  [/:has\(/g, ":unknown("],
  [/\bsubgrid\b/g, "unknown"],
  [/(?<=[\d.])[dsl]v(?=[hwib]|min|max)/g, "unknown"],
];

/** Turns the browser into an older one. Returns how often each feature was replaced. */
async function makeOlder(page) {
  const missed = [0, 0, 0];
  await page.context().route(/\.(css|js)$/, async (route) => {
    // Once the test is over, the server may have stopped.
    const response = await route.fetch().catch(() => null);
    let body = await response?.text().catch(() => null);
    if (typeof body !== "string") return route.abort().catch(() => {});
    for (const [place, [known, unknown]] of UNKNOWN.entries()) {
      missed[place] += body.match(known)?.length ?? 0;
      body = body.replace(known, unknown);
    }
    await route.fulfill({ response, body }).catch(() => {});
  });
  return missed;
}

/** Finds controls that are off the screen or covered, even after scrolling to them. */
const unreachable = (page) =>
  page.evaluate(() => {
    const problems = [];
    const { scrollingElement: root } = document;
    if (root.scrollWidth > innerWidth)
      problems.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}`);
    // Under the result, the table is inert.
    const over = document.querySelector("#result")?.checkVisibility();
    const needed = over
      ? ["#result .go .btn", "#result h1"]
      : ["#stock", "#pile", "#own .actions .btn", "#hand .col", ".bar nav > *", "#we .meld", "#they .meld"];
    for (const element of document.querySelectorAll(needed.join())) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.scrollIntoView({ block: "nearest" });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = element.getAttribute("aria-label") ?? element.id ?? element.textContent;
      const inView = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
      // Columns may overlap, but their left edges must be visible.
      const topElement = document.elementFromPoint(left + Math.min(12, (right - left) / 2), (top + bottom) / 2);
      if (!inView || !(element.contains(topElement) || topElement?.contains(element)))
        problems.push(`“${name || element.textContent.trim()}” (${[left, top, right, bottom].map(Math.round)})`);
      const minSize = element.matches(".btn, .col") ? 43 : 24;
      if (right - left < minSize && element.matches(".btn, .col"))
        problems.push(`“${name}” is ${Math.round(right - left)} wide`);
    }
    scrollTo(0, 0);
    return problems;
  });

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

for (const [what, screen] of [
  ["a phone", { width: 390, height: 844, touch: true }],
  ["a large screen", { width: 1440, height: 900 }],
]) {
  serverTest(`an older browser plays several turns on ${what}`, async (server) => {
    const page = await openPage({ ...screen, context: { serviceWorkers: "block" } });
    const missed = await makeOlder(page);
    const connected = firstMessage(page);
    const seat = await Table.open(page, server);
    await connected;
    const player = new Player(seat, screen.touch ? new Touch(page) : new Mouse(page));
    await seat.waitForTurn();
    const last = await player.playDeal(() => player.done.turns >= 6);
    assert.ok(player.done.turns >= 3 && (last.ended || cards(last) > 0), JSON.stringify(player.done));
    assert.ok(
      missed.some((count) => count > 0),
      `none of these features is used: ${missed}`,
    );
    await takePicture(page, `older-${what}-played`);
    assert.deepEqual(await unreachable(page), []);
    assertNoComplaints(page);
  });
}

for (const name of ["mid", "busy", "opening", "thirty", "six-mid", "deal-end"]) {
  serverTest(`an older browser reaches all controls at all sizes: ${name}`, async (server) => {
    const page = await openPage();
    await makeOlder(page);
    await showTable(page, server, name);
    const problems = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      for (const problem of await unreachable(page)) problems.push(`${problem} at ${width} by ${height}`);
      await takePicture(page, `older-${name}-${width}x${height}`);
    }
    assert.deepEqual(problems, []);
    assertNoComplaints(page);
  });
}
