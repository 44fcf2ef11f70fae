// What all test files share: one browser and one server per file, and a fresh context per test.

import { after, test } from "node:test";

import { closed, contextsClosed } from "./browser.mjs";
import { Server } from "./server.mjs";

/** Each test has its own decks, the same ones in every run. */
const seedOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 1_000_003, 7);

/** All tests of a file come from one address: together they would reach its limits. */
const NO_LIMITS = ["requests", "tries", "tables", "acts"].map((limit) => `--limits-${limit}=1000000`);

/** The servers of this file by their options. */
const servers = new Map();

function shared(options) {
  const key = JSON.stringify(options);
  if (!servers.has(key)) servers.set(key, Server.start({ ...options, more: [...NO_LIMITS, ...options.more] }));
  return servers.get(key);
}

/**
 * A test with a server. Tests of a file with the same options share one; `own` is for a test that stops its server, looks
 * at its output or reaches its limits. `fair` deals with random decks, as a real server does. `more` are further arguments
 * for the server.
 */
export function table(name, run, { pace = 0, speed = 1, more = [], own = false, fair = false } = {}) {
  test(name, async (context) => {
    const seed = fair ? null : seedOf(name);
    const options = { pace, speed, more };
    const server = own ? await Server.start({ ...options, seed }) : await shared({ ...options, seed: fair ? null : 1 });
    try {
      if (!own) await server.decks(seed);
      await run(server, context);
    } finally {
      await contextsClosed();
      if (own) await server.stop();
    }
  });
}

/** Splits a list of pages among several tests. */
export const inParts = (pages, size) =>
  Array.from({ length: Math.ceil(pages.length / size) }, (_, part) => pages.slice(part * size, (part + 1) * size));

after(async () => {
  await closed();
  // A server that did not start has failed its test.
  const started = (await Promise.allSettled(servers.values())).map(({ value }) => value);
  for (const server of started) await server?.stop();
});
