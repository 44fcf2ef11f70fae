// What every test file has in common.

import { after, test } from "node:test";

import { closed } from "./browser.mjs";
import { Server } from "./server.mjs";

/** Decks of its own for each test, the same every time. */
const seedOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 1_000_003, 7);

/** A test with its own server, which ends with it; `more` are more words for the server. */
export function table(name, run, { pace = 0, speed = 1, more = [], timeout = 120_000 } = {}) {
  test(name, { timeout }, async (context) => {
    const server = await Server.start({ pace, speed, more, seed: seedOf(name) });
    try {
      await run(server, context);
    } finally {
      await server.stop();
    }
  });
}

/** Some pages a test: one that looked at all of them would take minutes, and one a page would start a server for each. */
export const inParts = (pages, size = 6) => Array.from({ length: Math.ceil(pages.length / size) }, (_, part) => pages.slice(part * size, (part + 1) * size));

after(closed);
