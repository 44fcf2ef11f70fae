// Checks one page of each kind with axe-core, alternating light and dark. There must be no serious or critical problem.
// full/axe checks all pages and states in both.

import assert from "node:assert/strict";

import { axeProblems, assertNone } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { LIVE, STATES } from "../../lib/states.mjs";
import { serverTest } from "../../lib/suite.mjs";

/** One state per kind of page. */
const KINDS = [
  ...["busy", "talking", "knocked-at-busy", "watching", "deal-end", "game-end", "gather-half"],
  ...[
    "start-new",
    "settings",
    "friends",
    "join",
    "lobby",
    "new",
    "you",
    "daily-judged",
    "devices",
    "puzzle",
    "review",
    "play-again",
    "error",
  ],
];
/** The kinds that need a real server. */
const LIVE_KINDS = [
  "table-refused",
  "table-hint",
  "table-lesson",
  "dialog-menu",
  "dialog-rules",
  "dialog-settings",
  "replay-middle",
  "rules-pile",
  "fairness",
];

const named = (states, names) =>
  names.map((name) => states.find((state) => state.name === name) ?? assert.fail(`there is no state ${name}`));

serverTest("gallery pages are accessible", async (server) => {
  const page = await openPage();
  for (const [place, { name, show }] of named(STATES, KINDS).entries()) {
    await page.emulateMedia({ colorScheme: place % 2 ? "dark" : "light", reducedMotion: "reduce" });
    await show(page, server);
    assertNone(await axeProblems(page), name);
  }
  assertNoComplaints(page);
});

for (const [place, { name, show }] of named(LIVE, LIVE_KINDS).entries()) {
  serverTest(`${name} is accessible on a real server`, async (server) => {
    const page = await openPage({ dark: place % 2 === 0 });
    await show(page, server);
    assertNone(await axeProblems(page), name);
    assertNoComplaints(page);
  });
}
