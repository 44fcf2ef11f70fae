// The list of all pages and states of the program, each with the way to it: hand-made ones from the gallery, if it has them, and
// those that are reached by pressing something at the real server. `cargo xtask pictures` makes pictures of all of them, and
// axe-core looks at all of them (full/axe).

import { fileURLToPath } from "node:url";

import { listens } from "./browser.mjs";
import { COMPANY, DOCUMENTS, EXHIBITS, NUMBERS, exhibit, leaf } from "./gallery.mjs";
import { Mouse } from "./hands.mjs";
import { Player } from "./player.mjs";
import { Table } from "./table.mjs";

const EXAMPLE = fileURLToPath(new URL("../../fair/example.canasta", import.meta.url));

/** The nine sizes of the design. */
export const SIZES = [
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

/** A seat at a new table, with a turn of one's own; no motion, so that nothing is on its way. */
async function seated(page, server) {
  const heard = listens(page);
  const seat = await Table.open(page, server);
  await heard;
  await seat.mine();
  return seat;
}

/** A dialog of the table, from its bar. */
const dialog = (name) => async (page, server) => {
  await seated(page, server);
  await page.getByRole("button", { name, exact: true }).click();
  await page.locator("dialog[open]").waitFor();
};

/** Drawn, and then something that the rules do not allow. */
async function refused(page, server) {
  const seat = await seated(page, server);
  const player = new Player(seat, new Mouse(page));
  const state = await player.deal((now) => now.phase === "play");
  await player.hands.chooseOne(state.hand.at(-1).rank);
  await page.locator("#action-lay").click({ force: true });
  await seat.until("the refusal is told", (now) => now.alert);
}

/** A card is chosen, and sets are staged. */
async function staged(page, server) {
  await exhibit(page, server, "opening");
  const seat = new Table(page);
  const hands = new Mouse(page);
  const { hand } = await seat.state();
  const ranks = hand.filter(({ rank, count }) => count >= 2 && !"X2R3".includes(rank)).slice(0, 2);
  for (const { rank } of ranks) {
    await hands.chooseAll(rank);
    await hands.stage();
  }
  await seat.until("the sets are staged", (now) => now.sets.length === ranks.length);
  await hands.chooseOne(hand.at(-1).rank);
}

async function lookedThrough(page, server) {
  await exhibit(page, server, "look-through");
  await page.locator("#look-through").click();
}

async function hinted(page, server) {
  await seated(page, server);
  await page.locator("#ask-hint").click();
  await page.locator("#hint:not([aria-busy])").waitFor();
}

async function lesson(page, server) {
  await page.goto(server.url);
  await page.locator("#learn").click();
  await page.waitForURL(/\/table\//);
  await page.locator("#lesson-how:not(:empty)").waitFor();
}

/** The example's game, so many steps from its start; from its end where negative. */
const replay = (at) => async (page, server) => {
  await page.goto(`${server.url}/replay`);
  await page.getByLabel("File", { exact: true }).setInputFiles(EXAMPLE);
  await page.waitForURL(/\/replay\/[0-9a-f]{64}/);
  const last = Number(await page.locator("#replay").getAttribute("data-last"));
  await page.goto(`${page.url().split("?")[0]}?at=${at < 0 ? last + at + 1 : at}&seat=all`);
  await page.locator("#replay").waitFor();
};

const at = (path) => async (page, server) => {
  await page.goto(server.url + path);
};

/** What a real table looks like after the deal's end, and with the result put aside. */
const ended = (aside) => async (page, server) => {
  await new Player(await seated(page, server), new Mouse(page)).deal();
  await page.locator("#result").waitFor();
  if (aside) await page.getByRole("button", { name: "View table" }).click();
};

const table = (name) => ({ name, show: (page, server) => exhibit(page, server, name) });
const document = (name) => ({ name, scrolls: true, show: (page, server) => leaf(page, server, name) });

/** What the gallery has: the table in all its states, with friends, for all numbers of players; ends; pages before and beside a game. */
const HAND_MADE = [...[...EXHIBITS, ...NUMBERS, ...COMPANY].map(table), ...DOCUMENTS.map(document)];

/** What comes about at the real server. */
export const LIVE = [
  { name: "table-first-turn", show: seated },
  { name: "table-refused", show: refused },
  { name: "table-staged", show: staged },
  { name: "table-pile-looked-through", show: lookedThrough },
  { name: "table-hint", show: hinted },
  { name: "table-lesson", show: lesson },
  { name: "dialog-settings", show: dialog("Settings") },
  { name: "dialog-keys", show: dialog("Keyboard shortcuts") },
  { name: "real-deal-end", show: ended(false) },
  { name: "real-deal-end-aside", show: ended(true) },
  { name: "replay-open", scrolls: true, show: at("/replay") },
  { name: "replay-start", scrolls: true, show: replay(0) },
  { name: "replay-middle", scrolls: true, show: replay(40) },
  { name: "replay-end", scrolls: true, show: replay(-1) },
  { name: "rules", scrolls: true, show: at("/rules") },
  { name: "rules-pile", scrolls: true, show: at("/rules/pile") },
  { name: "fairness", scrolls: true, show: at("/fairness") },
  { name: "not-found", scrolls: true, show: at("/nothing") },
];

export const STATES = [...HAND_MADE, ...LIVE];
