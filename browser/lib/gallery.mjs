// Hand-made tables (crates/canasta-pages/examples/gallery.rs) in a real page: positions that play seldom comes to. The
// server gives style, script and pictures; the table itself is the gallery's, and nobody is at the other end of its line.

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

/** Shows one of them. */
export async function exhibit(page, server, name) {
  const folder = process.env.GALLERY;
  if (!folder) throw new Error("GALLERY names no folder; run `cargo xtask browser`");
  const body = readFileSync(join(folder, `${name}.html`), "utf8");
  await page.unrouteAll();
  await page.route(`${server.url}/table/*`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.routeWebSocket(/\/live$/, () => {});
  await page.goto(`${server.url}/table/${name}`);
  await page.locator("#table").waitFor();
}
