// Problems that people have reported: larger cards, larger text, the log, six players, links. Tests for other reports
// are in layout, start, offline and taps.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { showTable } from "../../lib/gallery.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { waitForLayout, layoutProblems } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

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

/** Checks tables from the gallery at all sizes. `check` returns the problems. */
async function checkAll(page, server, names, check, between = async () => {}) {
  const found = [];
  for (const name of names) {
    await showTable(page, server, name);
    await between();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      for (const problem of await check(width, height, name)) found.push(`${problem} (${name}, ${width}×${height})`);
    }
  }
  assert.deepEqual(found, []);
}

serverTest("no table scrolls the window", async (server) => {
  const page = await openPage();
  await checkAll(page, server, ["mid", "opening", "six-mid"], () =>
    page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
      return scrollHeight > clientHeight || scrollWidth > clientWidth
        ? [`${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`]
        : [];
    }),
  );
});

for (const cards of ["large", "xxl"]) {
  serverTest(`${cards} cards overlap only in full rows, and the pile has the same size`, async (server) => {
    const page = await openPage();
    let lapped = 0;
    const check = async (width, height) => {
      const seen = await page.evaluate(() => {
        const row = document.querySelector("#hand").getBoundingClientRect();
        const columns = [...document.querySelectorAll("#hand .col")].map((column) =>
          [...column.querySelectorAll(".card")].at(-1).getBoundingClientRect(),
        );
        // Columns in the same row end at the same height.
        const rowsOf = [];
        for (const card of columns) {
          const row = rowsOf.find(([first]) => Math.abs(first.bottom - card.bottom) < first.height / 3);
          if (row) row.push(card);
          else rowsOf.push([card]);
        }
        for (const cards of rowsOf) cards.sort((a, b) => a.left - b.left);
        const tops = [...document.querySelectorAll("#pile .card")].map((card) => card.offsetWidth);
        return {
          rows: rowsOf.map((cards) => ({
            lapped: cards.some((card, place) => cards[place + 1] && cards[place + 1].left < card.right - 1),
            used: (cards.at(-1).right - cards[0].left) / row.width,
          })),
          hand: columns[0].width,
          pile: Math.max(...tops),
        };
      });
      const problems = [];
      // The second row is aligned with the first.
      const used = Math.max(...seen.rows.map((row) => row.used));
      if (seen.rows.some((row) => row.lapped)) {
        lapped += 1;
        if (used < 0.95) problems.push(`overlapping, with ${Math.round(used * 100)} % of the row in use`);
      }
      const minWidth = Math.max(0.55 * seen.hand, width > 700 && height > 700 ? 75 : 0);
      if (seen.pile < minWidth)
        problems.push(`cards of the pile are ${seen.pile} px wide, compared to ${Math.round(seen.hand)} in the hand`);
      return problems;
    };
    await checkAll(page, server, ["mid", "opening", "thirty", "two-mid"], check, () =>
      page.evaluate((cards) => (document.documentElement.dataset.cards = cards), cards),
    );
    assert.ok(lapped > 5, `${lapped} hands overlapped`);
  });
}

serverTest("text of 24 px covers and cuts nothing", async (server) => {
  const page = await openPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 20 } });
  const check = async (width, height, name) => {
    const found = await layoutProblems(page, { scrolls: width < 700 });
    await takePicture(page, `text-24-${name}-${width}x${height}`);
    const own = await page.evaluate(() => {
      const problems = [];
      const shown = (element) => element?.checkVisibility({ visibilityProperty: true });
      const text = (element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()];
      };
      const over = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      for (const seat of document.querySelectorAll(".seat")) {
        const [count, name] = [seat.querySelector(".count"), seat.querySelector(".who b")];
        if (shown(count) && text(name).some((line) => over(line, count.getBoundingClientRect())))
          problems.push(`${count.textContent} covers ${name.textContent}`);
        for (const part of [...document.querySelectorAll(".bar .score, .bar nav")]) {
          if (text(name).some((line) => over(line, part.getBoundingClientRect())))
            problems.push(`${part.className || "the menu"} covers ${name.textContent}`);
        }
        for (const word of seat.querySelectorAll(".who b, .who small")) {
          if (shown(word) && word.innerText.length <= 8 && word.scrollWidth > word.clientWidth + 1)
            problems.push(`“${word.innerText}” is cut`);
        }
      }
      const say = document.querySelector("#say");
      for (const column of document.querySelectorAll("#hand .col")) {
        if (text(say).some((line) => over(line, column.getBoundingClientRect())))
          problems.push(`the text covers ${column.id}`);
      }
      if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < 16.9)
        problems.push("the reader's text size is ignored");
      return problems;
    });
    return [...found, ...own];
  };
  await checkAll(page, server, ["mid", "waiting", "busy", "five-mid", "six-mid"], check);
});

serverTest("the log stays at its end in a resized window, unless scrolled back", async (server) => {
  const page = await openPage({ width: 1440, height: 900 });
  const seat = await Table.open(page, server);
  await new Player(seat, new Mouse(page)).playDeal((state) => state.phase === "play" && state.stock < 50);
  const log = page.locator("#log");
  const left = () =>
    log.evaluate((log) => [log.scrollHeight - log.clientHeight - log.scrollTop, log.scrollHeight - log.clientHeight]);
  for (const [width, height] of [
    [1440, 620],
    [1300, 620],
    [1440, 560],
    [1000, 700],
    [1440, 700],
    [1300, 560],
  ]) {
    await page.setViewportSize({ width, height });
    await waitForLayout(page);
    if (width < 1280) continue;
    const [below, room] = await left();
    assert.ok(room > 40, `the log of ${width}×${height} is short: ${room}`);
    assert.ok(below < 2, `${below} px below at ${width}×${height}`);
  }
  await log.evaluate((log) => (log.scrollTop = 0));
  await waitForLayout(page);
  await page.setViewportSize({ width: 1440, height: 600 });
  await waitForLayout(page);
  assert.equal(await log.evaluate((log) => log.scrollTop), 0);
  seat.assertNoComplaints();
});

serverTest("plates of six players show name and side, and the card count once", async (server) => {
  const page = await openPage();
  let checked = 0;
  const check = async () => {
    const plates = await page.evaluate(() =>
      // Players who have just acted show a caption instead. The test motion checks those.
      [...document.querySelectorAll(".seat:not(.onecard, :has(.action))")].map((seat) => {
        const words = seat.querySelector(".who").innerText.replace(/\s+/g, " ").trim();
        const shown = [...seat.querySelectorAll(".count, .who .cards")].filter((part) =>
          part.checkVisibility({ visibilityProperty: true }),
        );
        const range = document.createRange();
        range.selectNodeContents(seat.querySelector(".who small"));
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return { words, numbers: shown.length, lines: lines.size };
      }),
    );
    checked += plates.length;
    const problems = [];
    for (const { words, numbers, lines } of plates) {
      if (numbers !== 1) problems.push(`“${words}” shows the card count ${numbers} times`);
      if (lines > 1) problems.push(`“${words}” has ${lines} lines under the name`);
      if (!/^\S+( (We|They|to play|away))?( D)?$/.test(words))
        problems.push(`“${words}” shows more than name and side`);
    }
    return problems;
  };
  await checkAll(page, server, ["six-opening", "six-mid", "six-waiting"], check);
  assert.ok(checked > 100, `${checked} plates`);
});

serverTest("large windows show the whole result of a deal without scrolling", async (server) => {
  const page = await openPage();
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1440, 900],
    [2560, 1440],
  ]) {
    await page.setViewportSize({ width, height });
    for (const name of ["deal-end", "six-end"]) {
      await showTable(page, server, name);
      await waitForLayout(page);
      const hidden = await page.locator(".tale").evaluate((tale) => tale.scrollHeight - tale.clientHeight);
      assert.ok(hidden <= 2, `${hidden} pixels are hidden (${name}, ${width}×${height})`);
    }
  }
});

serverTest("spectators see four hands", async (server) => {
  const page = await openPage({ width: 1440, height: 900 });
  await showTable(page, server, "watching");
  await waitForLayout(page);
  const fans = await page.locator(".seat .fan:visible").evaluateAll((all) =>
    all.map((fan) => {
      const { x, y } = fan.querySelector(".card").getBoundingClientRect();
      return y < 0 ? "top" : x < 0 ? "left" : y > innerHeight * 0.8 ? "bottom" : "right";
    }),
  );
  assert.deepEqual(fans.toSorted(), ["bottom", "left", "right", "top"]);
});

serverTest("links that open a tab say so on all pages", async (server) => {
  const page = await openPage();
  await Table.open(page, server);
  const table = new URL(page.url()).pathname;
  let seen = 0;
  for (const path of [table, "/", "/settings", "/friends", "/new", "/rules", "/learn", "/you", "/lobby"]) {
    await page.goto(server.url + path);
    const links = await page
      .locator("a[target=_blank]")
      .evaluateAll((all) =>
        all.map((link) => `${link.getAttribute("aria-label") ?? ""} ${link.textContent} ${link.title}`),
      );
    seen += links.length;
    for (const words of links) assert.match(words, /new tab/, `${path}: ${words}`);
  }
  assert.ok(seen >= 2, `${seen} links`);
});
