// The score pad's rules in WebAssembly give the same points and notices as in Rust, for the same worked deals
// (crates/canasta-pad/tests).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { openPage } from "../../lib/browser.mjs";
import { serverTest } from "../../lib/suite.mjs";

const read = (path) => readFileSync(new URL(`../../../crates/${path}`, import.meta.url), "utf8");

const examples = read("canasta-pad/tests/examples.jsonl")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** The lines of notices, as the examples call them. */
const ITEMS = {
  going_out: "out",
  mixed_canastas: "mixed",
  concealed_canastas: "whole",
  red_threes: "red",
  undeclared_red_threes: "late",
  melded: "melded",
  in_hand: "hand",
};

const entryOf = ({ dealer, out, concealed, exact, sides }) => ({
  ...(dealer !== null && { dealer }),
  going_out: out === null ? "nobody" : { seat: out, concealed },
  exact_deal: exact,
  sides: sides.map(({ natural, mixed, whole, red, late, melded, hand }) => ({
    natural_canastas: natural,
    mixed_canastas: mixed,
    concealed_canastas: whole,
    red_threes: red,
    undeclared_red_threes: late,
    melded,
    in_hand: hand,
  })),
});

const requestOf = ({ preset, house = {}, players, before, deal, earlier_deal }) => ({
  do: "check",
  rules: [preset, ...Object.entries(house).map(([field, value]) => `${field}=${value}`)].join(" "),
  players,
  totals: before,
  ...(earlier_deal && { previous: entryOf(deal) }),
  entry: entryOf(deal),
});

serverTest("WebAssembly scores and checks the worked deals like Rust", async (server) => {
  // The test runs the script that isn't bundled, which the content policy wouldn't allow.
  const page = await openPage({ context: { bypassCSP: true } });
  await page.goto(`${server.url}/pad`);
  const answers = await page.evaluate(
    async ([script, requests]) => {
      const { ask } = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
      const answers = [];
      for (const request of requests) answers.push(await ask(request));
      return answers;
    },
    [read("canasta-assets/assets/pad/engine.js"), examples.map(requestOf)],
  );
  assert.equal(examples.length, 59);
  for (const [place, { id, points, totals, expect = [] }] of examples.entries()) {
    const { scores, totals: found, notices } = answers[place];
    if (points) {
      assert.deepEqual(
        scores.map(({ lines, ...score }) => score),
        points,
        id,
      );
      assert.deepEqual(found, totals, id);
    }
    assert.deepEqual(
      notices.map(({ severity, side, line }) => ({
        level: severity === "wrong" ? "wrong" : "odd",
        side,
        item: ITEMS[line],
      })),
      expect,
      id,
    );
  }
});
