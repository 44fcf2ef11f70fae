// A browser that knows neither `:has()` nor `subgrid` nor `dvh` plays as well: what it does not understand of style sheets and
// scripts is made not to be understood here either (an unknown word in its place, so that this browser drops exactly what that one would).

import assert from "node:assert/strict";

import { listens, noComplaints, person } from "../../lib/browser.mjs";
import { exhibit } from "../../lib/gallery.mjs";
import { Mouse, Touch } from "../../lib/hands.mjs";
import { drawn } from "../../lib/layout.mjs";
import { picture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table, cards } from "../../lib/table.mjs";

const UNKNOWN = [
  [/:has\(/g, ":unknown("],
  [/\bsubgrid\b/g, "unknown"],
  [/(?<=[\d.])[dsl]v(?=[hwib]|min|max)/g, "unknown"],
];

/** Makes the browser an older one; counts what it does not understand. */
async function aged(page) {
  const missed = [0, 0, 0];
  await page.context().route(/\.(css|js)$/, async (route) => {
    // After the test, the server may be gone, and the browser context takes its answers along.
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

/** What a player needs and cannot reach: off the screen, or under something else. A page that scrolls brings it into view. */
const unreachable = (page) =>
  page.evaluate(() => {
    const faults = [];
    const { scrollingElement: root } = document;
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}`);
    // Under the result the table is only seen.
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
      // Columns may lie over one another; the index at the left is to be seen.
      const seen = document.elementFromPoint(left + Math.min(12, (right - left) / 2), (top + bottom) / 2);
      if (!inView || !(element.contains(seen) || seen?.contains(element)))
        faults.push(`“${name || element.textContent.trim()}” (${[left, top, right, bottom].map(Math.round)})`);
      const least = element.matches(".btn, .col") ? 43 : 24;
      if (right - left < least && element.matches(".btn, .col"))
        faults.push(`“${name}” is ${Math.round(right - left)} wide`);
    }
    scrollTo(0, 0);
    return faults;
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
  table(`an older browser on ${what}: several turns`, async (server) => {
    const page = await person({ ...screen, context: { serviceWorkers: "block" } });
    const missed = await aged(page);
    const heard = listens(page);
    const seat = await Table.open(page, server);
    await heard;
    const player = new Player(seat, screen.touch ? new Touch(page) : new Mouse(page));
    await seat.mine();
    const last = await player.deal(() => player.done.turns >= 6);
    assert.ok(player.done.turns >= 3 && (last.ended || cards(last) > 0), JSON.stringify(player.done));
    assert.ok(
      missed.some((count) => count > 0),
      `nothing of it is used: ${missed}`,
    );
    await picture(page, `older-${what}-played`);
    assert.deepEqual(await unreachable(page), []);
    noComplaints(page);
  });
}

for (const name of ["mid", "busy", "opening", "thirty", "six-mid", "deal-end"]) {
  table(`an older browser reaches everything at every size: ${name}`, async (server) => {
    const page = await person();
    await aged(page);
    await exhibit(page, server, name);
    const faults = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      for (const fault of await unreachable(page)) faults.push(`${fault} at ${width} by ${height}`);
      await picture(page, `older-${name}-${width}x${height}`);
    }
    assert.deepEqual(faults, []);
    noComplaints(page);
  });
}
