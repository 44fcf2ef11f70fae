// Shows sample pages (crates/canasta-pages/examples/gallery.rs) for situations that are rare in play. Style sheets,
// scripts and images come from a real server, but the pages have no live connection.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const MAIN_TABLES = [
  "mid",
  "drawn",
  "waiting",
  "opening",
  "busy",
  "thirty",
  "asking",
  "waiting-answer",
  "yes",
  "asked",
  "deal-end",
  "game-end",
  "game-lost",
];

/** Tables for two, three, five and six players, and tables with the rules of other presets. */
export const NUMBERS = [
  ...["opening", "mid", "long", "end", "game-end"].map((name) => `two-${name}`),
  ...["opening", "mid", "end", "game-end"].map((name) => `three-${name}`),
  ...["opening", "mid", "waiting", "long", "end", "game-end"].map((name) => `five-${name}`),
  ...["opening", "mid", "waiting", "long", "end", "game-end"].map((name) => `six-${name}`),
  "by-hand",
  "by-hand-paid",
  "by-hand-end",
  "look-through",
  "seats-drawn",
  "seats-drawn-six",
];

/** Games between several people, and tables as spectators see them. */
export const COMPANY = [
  ...[
    "shuffling",
    "covered",
    "covered-asked",
    "talking",
    "away",
    "replaced",
    "paused",
    "closed",
    "watching",
    "watching-busy",
    "watching-end",
    "watching-game-end",
  ],
  ...["asked-for", "knocked-at", "knocked-at-busy", "knocked-at-end", "standing", "standing-asked"],
  ...["conceding", "conceding-own", "conceded", "conceded-end"],
  ...["late", "late-alone", "late-myself", "gone", "gone-one-card", "gone-five", "gone-six"],
  ...["set-deal-end", "set-deal-end-three", "set-deal-end-five", "set-deal-mid"],
  ...["deal-end-waiting", "given-up", "game-over", "game-over-again"],
];

/** Pages other than tables. */
export const DOCUMENTS = [
  ...[
    "empty",
    "two",
    "three",
    "five",
    "six",
    "half",
    "guest",
    "standing",
    "full",
    "full-guest",
    "listed",
    "unhurried",
    "next",
    "next-asked",
    "closed",
  ].map((name) => `gather-${name}`),
  ...[
    "not-yet",
    "start-new",
    "start",
    "start-many",
    "start-known",
    "settings",
    "settings-saved",
    "keys",
    "friends",
    "join",
    "join-full",
    "join-late",
    "join-closed",
    "code",
    "knocked",
    "turned-away",
    "turned-away-for-good",
    "door",
  ],
  ...["lobby", "lobby-empty", "forget", "forgotten", "calendar", "new"],
  ...["devices", "devices-none", "hand-over", "device-code", "carry"],
  ...["you", "you-few", "you-alone", "you-empty", "you-games", "you-reading"],
  ...["play-again", "play-again-none"],
  ...["daily", "daily-first", "daily-playing", "daily-judged", "daily-over", "daily-alone", "daily-helped"],
  ...["", "-other-seat", "-no-marks", "-two", "-five", "-under-way", "-waiting", "-busy", "-none"].map(
    (name) => `review${name}`,
  ),
  ...["puzzles-new", "puzzles", "puzzle", "puzzle-right", "puzzle-wrong", "puzzle-two", "puzzle-five"],
  ...["error", "too-often", "too-often-sent", "offline"],
];

/** The languages with a full set of pages in the gallery, apart from English. */
export const LANGUAGES = readdirSync(process.env.GALLERY ?? ".")
  .filter((name) => /^rules-/.test(name))
  .map((name) => name.slice("rules-".length));

/** The name of a page in a language. */
export const inLanguage = (name, tag) => `${name}-${tag}`;

/** The name of the pseudo-language version of a page. */
export const inPseudo = (name) => `${name}-pseudo`;

function markup(name) {
  const folder = process.env.GALLERY;
  if (!folder) throw new Error("GALLERY names no folder; run `cargo xtask browser`");
  return readFileSync(join(folder, `${name}.html`), "utf8");
}

/** Pages without service workers, which would bypass the mocked routes. */
const pagesWithoutWorker = new WeakSet();

async function withoutWorker(page) {
  if (pagesWithoutWorker.has(page)) return;
  pagesWithoutWorker.add(page);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }));
}

export async function showDocument(page, server, name) {
  // Without this, the automatic refresh of the page after a join request would interrupt the test.
  await withoutWorker(page);
  const body = markup(name).replace(/<meta http-equiv="refresh"[^>]*>/, "");
  await page.unrouteAll();
  await page.route(`${server.url}/leaf/*`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.route(`${server.url}/lobby?part=1`, (route) => route.abort());
  await page.route(`${server.url}/table/k7m2/review/part?*`, (route) => route.fulfill({ status: 204 }));
  await page.routeWebSocket(/\/live\?patch&lang=/, () => {});
  await page.goto(`${server.url}/leaf/${name}`);
}

/** Runs in the page. Loads the style sheet that a table normally loads some seconds after its first card. */
const loadLaterSheet = () => {
  const sheet = document.querySelector("#later-sheet");
  if (!sheet || sheet.sheet) return undefined;
  const loaded = new Promise((resolve) => sheet.addEventListener("load", resolve, { once: true }));
  sheet.href ||= sheet.dataset.href;
  return loaded;
};

/** Calls `opened` with the table's live connection. */
export async function showTable(page, server, name, opened = () => {}) {
  const body = markup(name);
  await withoutWorker(page);
  await page.unrouteAll();
  await page.route(`${server.url}/table/*`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.routeWebSocket(/\/live\?patch&lang=/, opened);
  await page.goto(`${server.url}/table/${name}`);
  await page.locator("#table").waitFor();
  await page.evaluate(loadLaterSheet);
}
