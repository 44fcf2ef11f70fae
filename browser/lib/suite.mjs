// Used by all test files: one browser and one server per file, and new contexts for each test.

import { after, test } from "node:test";

import { closeBrowser, closeContexts } from "./browser.mjs";
import { Server } from "./server.mjs";

/** A test's seed, so that each test has its own decks and they are the same in every run. */
const seedOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 1_000_003, 7);

/** All tests in a file share an address, which would reach its rate limits. */
const NO_LIMITS = ["requests", "tries", "tables", "acts"].map((limit) => `--limits-${limit}=1000000`);

/** This file's servers, by their options. */
const servers = new Map();

function sharedServer(options) {
  const key = JSON.stringify(options);
  if (!servers.has(key)) servers.set(key, Server.start({ ...options, more: [...NO_LIMITS, ...options.more] }));
  return servers.get(key);
}

/**
 * Declares a test with a server. Tests in a file share a server if their options are equal. `own` is for tests that
 * stop their server, read its output or reach its limits. `fair` uses random decks, as in production. `more` holds
 * additional arguments.
 */
export function serverTest(name, run, { pace = 0, speed = 1, more = [], own = false, fair = false } = {}) {
  test(name, async (context) => {
    const seed = fair ? null : seedOf(name);
    const options = { pace, speed, more };
    const server = own
      ? await Server.start({ ...options, seed })
      : await sharedServer({ ...options, seed: fair ? null : 1 });
    try {
      if (!own) await server.resetDecks(seed);
      await run(server, context);
    } finally {
      await closeContexts();
      if (own) await server.stop();
    }
  });
}

/** Splits a list of pages, so that several tests can share it. */
export const chunks = (pages, size) =>
  Array.from({ length: Math.ceil(pages.length / size) }, (_, part) => pages.slice(part * size, (part + 1) * size));

after(async () => {
  await closeBrowser();
  // If a server didn't start, its test has already failed.
  const started = (await Promise.allSettled(servers.values())).map(({ value }) => value);
  for (const server of started) await server?.stop();
});
