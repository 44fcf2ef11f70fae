// On a phone, a tablet and a desktop nothing overlaps, nothing scrolls and nothing is out of reach, at the gallery's main tables and
// pages. All sizes, card sizes and states are in the full tests.

import assert from "node:assert/strict";

import { noComplaints, person } from "../../lib/browser.mjs";
import { exhibit, leaf } from "../../lib/gallery.mjs";
import { drawn, layoutFaults } from "../../lib/layout.mjs";
import { pageFaults } from "../../lib/pages.mjs";
import { cramped } from "../../lib/pseudo.mjs";
import { table } from "../../lib/suite.mjs";

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

/** Looks at each of the named states at every size; fails with one line per problem. */
async function everywhere(page, names, show, look) {
  const found = [];
  for (const name of names) {
    await show(name);
    for (const [width, height, card] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      for (const fault of await look(name, card)) found.push(`${fault} (${name}, ${width}×${height})`);
    }
  }
  assert.deepEqual(found, []);
  noComplaints(page);
}

const atTable = (page) => async (name, width) => [...(await layoutFaults(page, { width })), ...(await cramped(page))];

for (const [what, names] of [
  ["tables", TABLES],
  ["tables of friends", COMPANY],
  ["ends", ENDS],
]) {
  table(`${what} fit three sizes`, async (server) => {
    const page = await person({ flat: true });
    await everywhere(page, names, (name) => exhibit(page, server, name), atTable(page));
  });
}

table("pages fit three sizes", async (server) => {
  const page = await person({ flat: true });
  await everywhere(
    page,
    DOCUMENTS,
    (name) => leaf(page, server, name),
    () => pageFaults(page),
  );
});
