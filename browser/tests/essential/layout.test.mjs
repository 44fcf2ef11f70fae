// At the gallery's main tables and pages, nothing overlaps, scrolls or is out of reach on a phone, a tablet or a
// desktop. The full tests check all sizes, card sizes and states.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { inLanguage, showDocument, showTable } from "../../lib/gallery.mjs";
import { waitForLayout, layoutProblems } from "../../lib/layout.mjs";
import { pageProblems } from "../../lib/pages.mjs";
import { textProblems } from "../../lib/pseudo.mjs";
import { serverTest } from "../../lib/suite.mjs";

/** Width and height, and the minimum width of a card in the hand. */
const SIZES = [
  [390, 844, 50.9],
  [820, 1180, 104],
  [1440, 900, 112],
];

const TABLES = [
  "opening",
  "drawn",
  "busy",
  "thirty",
  "asked",
  "two-mid",
  "three-mid",
  "five-mid",
  "six-mid",
  "look-through",
];
const COMPANY = ["talking", "knocked-at-busy", "watching-busy", "paused"];
const ENDS = ["deal-end", "game-end", "two-end", "five-game-end", "six-end", "set-deal-end"];
const DOCUMENTS = [
  ...[
    "start-new",
    "start-many",
    "start-known",
    "settings",
    "friends",
    "join",
    "lobby",
    "new",
    "gather-half",
    "gather-six",
    "devices",
  ],
  ...["you", "daily-judged", "review", "puzzle", "play-again", "error"],
];

/** A small phone, for the language with the longest texts. The full tests check all languages. */
const SMALL_PHONE = [[360, 740]];
const LONGEST_LANGUAGE = "de";

/** Checks states at all sizes. Fails with one line per problem. */
async function checkAll(page, names, show, check, sizes = SIZES) {
  const found = [];
  for (const name of names) {
    await show(name);
    for (const [width, height, card] of sizes) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      for (const problem of await check(name, card)) found.push(`${problem} (${name}, ${width}×${height})`);
    }
  }
  assert.deepEqual(found, []);
  assertNoComplaints(page);
}

const atTable = (page) => async (name, width) => [
  ...(await layoutProblems(page, { width })),
  ...(await textProblems(page)),
];

for (const [what, names] of [
  ["tables", TABLES],
  ["tables of friends", COMPANY],
  ["results", ENDS],
]) {
  serverTest(`${what} fit three screen sizes`, async (server) => {
    const page = await openPage({ flat: true });
    await checkAll(page, names, (name) => showTable(page, server, name), atTable(page));
  });
}

serverTest("pages fit three screen sizes", async (server) => {
  const page = await openPage({ flat: true });
  await checkAll(
    page,
    DOCUMENTS,
    (name) => showDocument(page, server, name),
    () => pageProblems(page),
  );
});

serverTest("the longest language fits a small phone", async (server) => {
  const page = await openPage({ flat: true });
  const inLongest = (name) => inLanguage(name, LONGEST_LANGUAGE);
  const show = (name) => showTable(page, server, name);
  await checkAll(page, [...TABLES, ...COMPANY, ...ENDS].map(inLongest), show, atTable(page), SMALL_PHONE);
  await checkAll(
    page,
    DOCUMENTS.map(inLongest),
    (name) => showDocument(page, server, name),
    async () => [...(await pageProblems(page)), ...(await textProblems(page))],
    SMALL_PHONE,
  );
});
