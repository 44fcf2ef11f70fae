// Hand-made pages (crates/canasta-pages/examples/gallery.rs) in a browser, for positions that are rare in play. The server gives style
// sheets, scripts and pictures; the page comes from the gallery, and its connection has no server at the other end.

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The tables that are looked at. */
export const EXHIBITS = [
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

/** Tables of two, three, five and six, and of rules that other presets have. */
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

/** Games between people: the cards are shuffled; phrases, an absent player, a pause; and what spectators see. */
export const COMPANY = [
  ...[
    "shuffling",
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
  ...["late", "late-alone", "late-myself", "gone", "gone-one-card", "gone-five", "gone-six"],
  ...["set-deal-end", "set-deal-end-three", "set-deal-end-five", "set-deal-mid"],
  ...["deal-end-waiting", "given-up", "game-over", "game-over-again"],
];

/** Pages on the way to a game and beside it, which scroll like any other. */
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

/** The same page in the pseudo-language. */
export const inPseudo = (name) => `${name}-pseudo`;

/** The markup of one of them. */
function markup(name) {
  const folder = process.env.GALLERY;
  if (!folder) throw new Error("GALLERY names no folder; run `cargo xtask browser`");
  return readFileSync(join(folder, `${name}.html`), "utf8");
}

/** Pages that no service worker has: one would fetch them from the server, past what stands in for it. */
const alone = new WeakSet();

async function withoutWorker(page) {
  if (alone.has(page)) return;
  alone.add(page);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }));
}

/** Shows one of the documents. */
export async function leaf(page, server, name) {
  // The page after a knock looks again by a refresh, which would interrupt the test.
  await withoutWorker(page);
  const body = markup(name).replace(/<meta http-equiv="refresh"[^>]*>/, "");
  await page.unrouteAll();
  await page.route(`${server.url}/leaf/*`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.route(`${server.url}/lobby?part=1`, (route) => route.abort());
  await page.route(`${server.url}/table/k7m2/review/part?*`, (route) => route.fulfill({ status: 204 }));
  await page.routeWebSocket(/\/live\?patch$/, () => {});
  await page.goto(`${server.url}/leaf/${name}`);
}

/** Runs in the page: fetches the style sheet that a table fetches some seconds after its first card, so that every look is at the
 * same dress, however fast the machine is. */
const dressed = () => {
  const sheet = document.querySelector("#later-sheet");
  if (!sheet || sheet.sheet) return undefined;
  const come = new Promise((done) => sheet.addEventListener("load", done, { once: true }));
  sheet.href ||= sheet.dataset.href;
  return come;
};

/** Shows one of the tables; `opened` is called with its live connection. */
export async function exhibit(page, server, name, opened = () => {}) {
  const body = markup(name);
  await withoutWorker(page);
  await page.unrouteAll();
  await page.route(`${server.url}/table/*`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.routeWebSocket(/\/live\?patch$/, opened);
  await page.goto(`${server.url}/table/${name}`);
  await page.locator("#table").waitFor();
  await page.evaluate(dressed);
}
