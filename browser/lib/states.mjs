// All pages and states of the program: sample pages from the gallery, and states that need a real server.
// `cargo xtask pictures` takes pictures of them, and full/axe checks them with axe-core.

import { fileURLToPath } from "node:url";

import { firstMessage } from "./browser.mjs";
import { COMPANY, DOCUMENTS, MAIN_TABLES, NUMBERS, showTable, showDocument } from "./gallery.mjs";
import { Mouse } from "./hands.mjs";
import { Player } from "./player.mjs";
import { Table } from "./table.mjs";

const EXAMPLE = fileURLToPath(new URL("../../fair/example.canasta", import.meta.url));

/** The nine sizes that the design is made for. */
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

/** Opens a new table and waits until it is the person's turn. */
async function openOnTurn(page, server) {
  const connected = firstMessage(page);
  const seat = await Table.open(page, server);
  await connected;
  await seat.waitForTurn();
  return seat;
}

/** Opens the table's menu, and from it the dialog with a page. */
const showDialog = (id) => async (page, server) => {
  await openOnTurn(page, server);
  await page.locator("#open-menu").click();
  if (id) await page.locator(`#menu nav a[href^="/${id}"]`).click();
  await page.locator(`dialog[open]#${id ?? "menu"}`).waitFor();
};

/** Draws, then tries something that the rules don't allow. */
async function showRefusal(page, server) {
  const seat = await openOnTurn(page, server);
  const player = new Player(seat, new Mouse(page));
  const state = await player.playDeal((now) => now.phase === "play");
  await player.hands.chooseOne(state.hand.at(-1).rank);
  await page.locator("#action-meld").click({ force: true });
  await seat.waitUntil("the refusal is shown", (now) => now.alert);
}

/** Selects pairs and a single card. */
async function showSelected(page, server) {
  await showTable(page, server, "opening");
  const seat = new Table(page);
  const hands = new Mouse(page);
  const { hand } = await seat.state();
  const ranks = hand.filter(({ rank, count }) => count >= 2 && !"X2R3".includes(rank)).slice(0, 2);
  for (const { rank } of ranks) await hands.chooseAll(rank);
  await hands.chooseOne(hand.at(-1).rank);
  await seat.waitUntil("the cards are selected", (now) => now.groups.length > ranks.length);
}

async function showPile(page, server) {
  await showTable(page, server, "look-through");
  await page.locator("#look-through").click();
}

async function showHint(page, server) {
  await openOnTurn(page, server);
  await page.locator("#ask-hint").click();
  await page.locator("#hint:not([aria-busy])").waitFor();
}

async function showLesson(page, server) {
  await page.goto(server.url);
  await page.locator("#never, #learn").click();
  await page.waitForURL(/\/table\//);
  await page.locator(".hinted").waitFor();
}

/** A step of the example record. Negative numbers count from the end. */
const showReplay = (at) => async (page, server) => {
  await page.goto(`${server.url}/replay`);
  await page.getByLabel("File", { exact: true }).setInputFiles(EXAMPLE);
  await page.waitForURL(/\/replay\/[0-9a-f]{64}/);
  const last = Number(await page.locator("#replay").getAttribute("data-last"));
  await page.goto(`${page.url().split("?")[0]}?at=${at < 0 ? last + at + 1 : at}&seat=all`);
  await page.locator("#replay").waitFor();
};

const showPath = (path) => async (page, server) => {
  await page.goto(server.url + path);
};

/** The result of a deal or, with `aside`, the table under it. */
const showResult = (aside) => async (page, server) => {
  await new Player(await openOnTurn(page, server), new Mouse(page)).playDeal();
  await page.locator("#result").waitFor();
  if (aside) await page.getByRole("button", { name: "View table" }).click();
};

const tableState = (name) => ({ name, show: (page, server) => showTable(page, server, name) });
const documentState = (name) => ({ name, scrolls: true, show: (page, server) => showDocument(page, server, name) });

const HAND_MADE = [...[...MAIN_TABLES, ...NUMBERS, ...COMPANY].map(tableState), ...DOCUMENTS.map(documentState)];

/** States that need a real server. */
export const LIVE = [
  { name: "table-first-turn", show: openOnTurn },
  { name: "table-refused", show: showRefusal },
  { name: "table-staged", show: showSelected },
  { name: "table-pile-looked-through", show: showPile },
  { name: "table-hint", show: showHint },
  { name: "table-lesson", show: showLesson },
  { name: "dialog-menu", show: showDialog() },
  { name: "dialog-rules", show: showDialog("house") },
  { name: "dialog-settings", show: showDialog("settings") },
  { name: "dialog-keys", show: showDialog("keys") },
  { name: "real-deal-end", show: showResult(false) },
  { name: "real-deal-end-aside", show: showResult(true) },
  { name: "replay-open", scrolls: true, show: showPath("/replay") },
  { name: "replay-start", scrolls: true, show: showReplay(0) },
  { name: "replay-middle", scrolls: true, show: showReplay(40) },
  { name: "replay-end", scrolls: true, show: showReplay(-1) },
  { name: "rules", scrolls: true, show: showPath("/rules") },
  { name: "rules-pile", scrolls: true, show: showPath("/rules/pile") },
  { name: "fairness", scrolls: true, show: showPath("/fairness") },
  { name: "not-found", scrolls: true, show: showPath("/nothing") },
];

export const STATES = [...HAND_MADE, ...LIVE];
