// A hint like a coach's: it lies where the felt is free, at every size, on the fullest tables and where words are long; its
// first sentence can be read at once and its buttons can be reached.

import assert from "node:assert/strict";

import { person } from "../../lib/browser.mjs";
import { exhibit, inPseudo } from "../../lib/gallery.mjs";
import { Mouse } from "../../lib/hands.mjs";
import { covered } from "../../lib/hints.mjs";
import { drawn, setCards } from "../../lib/layout.mjs";
import { picture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

/** The nine sizes, and low windows: 200 % zoom of 1440×900, and a low wide one. */
const SIZES = [
  ...[
    [360, 640],
    [390, 844],
    [667, 375],
    [844, 390],
    [820, 1180],
    [1180, 820],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ],
  ...[
    [720, 450],
    [1366, 500],
  ],
];
const CARDS = ["normal", "large", "xxl"];
const TABLES = ["drawn", "busy", "opening", "thirty", "two-mid", "three-mid", "five-mid", "six-mid"];

/** A hint as the server gives it after drawing, with what the page is told of it. */
async function given(server) {
  const page = await person();
  const player = new Player(await Table.open(page, server), new Mouse(page));
  for (const most of [60, 50, 40, 30]) {
    await player.deal((state) => state.phase === "play" && state.stock < most);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith("/hint")),
      page.locator("#ask-hint").click(),
    ]);
    const hint = await answer.json();
    await page.locator("#hint.placed .option").first().waitFor();
    const compares = (await page.locator("#hint .reason").count()) === 1;
    await page.locator("#close-hint").click();
    // Where only one thing can be done there is nothing to compare.
    if (!compares) continue;
    await page.context().close();
    return hint;
  }
  throw new Error("no hint of the deal gives a reason");
}

/** What is wrong with an open hint. */
const faults = async (page) => {
  const found = (await covered(page)).map((part) => `it covers ${part}`);
  const own = await page.evaluate(() => {
    const found = [];
    const hint = document.querySelector("#hint");
    const told = hint.querySelector(".told");
    const inside = (part, whole) => {
      const [a, b] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
      return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    };
    const box = hint.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      found.push("it leaves the window");
    if (hint.scrollWidth > hint.clientWidth + 1 || told.scrollWidth > told.clientWidth + 1)
      found.push("it is cut at the side");
    told.scrollTop = 0;
    // The first lines of the reason are seen at once.
    const range = document.createRange();
    range.selectNodeContents(told.querySelector(".reason"));
    const line = range.getClientRects()[0];
    if (line.bottom > told.getBoundingClientRect().bottom) found.push("the first line is not in view");
    for (const button of hint.querySelectorAll("button")) {
      const { width, height } = button.getBoundingClientRect();
      if (width < 44 || height < 44) found.push(`${button.id} is ${width} × ${height}`);
      button.focus();
      const seen = button.getBoundingClientRect();
      const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
      if (!button.contains(document.elementFromPoint(x, y)) && !inside(button, hint))
        found.push(`${button.id} is not reached by keyboard`);
    }
    told.scrollTop = 0;
    return found;
  });
  return [...found, ...own];
};

for (const [language, more] of [
  ["English", []],
  ["the pseudo-language", ["--pseudo-language"]],
]) {
  table(
    `a hint in ${language} lies over nothing that must be seen, on full tables, at every size`,
    async (server) => {
      const hint = await given(server);
      const page = await person({ flat: true });
      const found = [];
      let open = 0;
      for (const name of TABLES) {
        const shown = language === "English" ? name : inPseudo(name);
        await page.setViewportSize({ width: 1440, height: 900 });
        await exhibit(page, server, shown);
        await page.route(`${server.url}/table/*/hint`, (route) => route.fulfill({ json: { ...hint, n: 0 } }));
        await page.locator("#ask-hint").click();
        await page.locator("#hint.placed .reason").waitFor();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          for (const cards of CARDS) {
            await setCards(page, cards);
            await drawn(page);
            open += 1;
            for (const fault of await faults(page)) found.push(`${fault} (${shown}, ${width}×${height}, ${cards})`);
            if (name === "busy") await picture(page, `hint-${shown}-${width}x${height}-${cards}`);
          }
        }
        await setCards(page, "normal");
      }
      assert.deepEqual(found, []);
      assert.equal(open, TABLES.length * SIZES.length * CARDS.length);
    },
    { more },
  );
}

table(
  "beside a wide table the hint lies over the log and stays; on a phone it makes room for what it brings",
  async (server) => {
    for (const [width, height, stays] of [
      [1440, 900, 1],
      [390, 844, 0],
      [844, 390, 0],
    ]) {
      const page = await person({ width, height });
      const seat = await Table.open(page, server);
      await new Player(seat, new Mouse(page)).deal((state) => state.phase === "play");
      await page.locator("#ask-hint").click();
      await page.locator("#hint.placed .option").first().waitFor();
      const over = await page.evaluate(() => {
        const [hint, rail] = ["#hint", "#rail"].map((id) => document.querySelector(id).getBoundingClientRect());
        return rail.width > 0 && hint.left >= rail.left - 1 && hint.right <= rail.right + 1;
      });
      assert.equal(over, stays === 1, `${width}×${height}`);
      await page.locator("#hint-1").click();
      await seat.until("what the hint shows lies ready", (now) => now.say.includes("Press "));
      assert.equal(await page.locator("#hint").count(), stays, `${width}×${height}`);
      seat.noComplaints();
      await page.context().close();
    }
  },
);
