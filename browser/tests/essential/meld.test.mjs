// Tests what selected cards do, without a browser: every case in meld-cases.jsonl, and properties of any selection.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";

import { formGroups } from "../../../crates/canasta-assets/assets/table/groups.js";
import { plan } from "../../../crates/canasta-assets/assets/table/plan.js";
import { Selection, afterTap, moveWild, moveWildTo } from "../../../crates/canasta-assets/assets/table/selection.js";
import { Random, compareWithReferee } from "../../lib/meld-rules.mjs";
import { tableOf, useServerWords } from "../../lib/meld.mjs";

const cases = readFileSync(new URL("../meld-cases.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

before(useServerWords);

/** `J3 X1` as numbers of selected cards. */
const selected = (text) =>
  new Map(
    text
      .split(" ")
      .map((part) => [part[0], Number(part.slice(1))])
      .filter(([rank]) => rank),
  );
/** `X>A` as a joker moved to the aces. */
const moved = (text) => text.split(" ").map(([wild, , to]) => ({ wild, to }));
const shown = ({ state, label, detail }) => `${state}: ${label}${detail && ` (${detail})`}`;

for (const { id, what, select, moves, expect, ...position } of cases) {
  test(`${id}: ${what}`, () => {
    const { groups, line, buttons } = plan(tableOf(position), selected(select), moves && moved(moves));
    const found = {
      groups: groups.map(({ name, points, says }) => `${name}: ${points}${says && `, ${says}`}`),
      line,
      left: shown(buttons[0]),
      right: shown(buttons[1]),
      actions: buttons.flatMap(({ action, then }) => (action ? [[action, then].filter(Boolean).join("; ")] : [])),
      selects: buttons.flatMap((button) => [...(button.select ?? [])].map(([rank, n]) => rank + n)).join(" "),
      because: buttons.flatMap(({ because }) => because ?? []),
    };
    for (const [name, value] of Object.entries(expect)) assert.deepEqual(found[name], value, name);
  });
}

/** Random selections, the same ones in every run. */
function* selections(table, count) {
  const random = new Random(7);
  for (let made = 0; made < count; made += 1) {
    const columns = [...table.hand].filter(() => random.next() < 0.5);
    yield new Map(columns.map(([rank, { length }]) => [rank, random.between(1, length)]));
  }
}

test("every button acts, selects or says why not, at most one stands out, and no selected card is lost", () => {
  for (const position of cases) {
    const table = tableOf(position);
    for (const selection of selections(table, 20)) {
      const { groups, left, buttons } = plan(table, selection);
      assert.ok(buttons.filter(({ state }) => state === "must").length <= 1);
      for (const { state, action, select, because, label } of buttons)
        assert.ok(state === "cannot" ? because : action || select, label);
      const inGroups = groups.reduce((sum, { naturals, twos, jokers }) => sum + naturals + twos + jokers, 0);
      const all = [...selection.values()].reduce((sum, n) => sum + n, 0);
      assert.equal(inGroups + left.length + (selection.get("R") ?? 0), all);
    }
  }
});

test("moving a wild card never breaks a meld", () => {
  let tried = 0;
  for (const position of cases) {
    const table = tableOf(position);
    for (const selection of selections(table, 20)) {
      const countInvalid = (moves) => plan(table, selection, moves).groups.filter(({ problem }) => problem).length;
      for (const { rank, twos, jokers } of formGroups(table, selection).groups) {
        for (const [wild, n] of [
          ["2", twos],
          ["X", jokers],
        ]) {
          const moves = n ? moveWild(table, selection, [], wild, rank) : null;
          if (!moves) continue;
          tried += 1;
          assert.ok(countInvalid(moves) <= countInvalid([]));
        }
      }
      for (const rank of table.own.keys()) {
        const moves = moveWildTo(table, selection, [], rank);
        if (moves) assert.ok(formGroups(table, selection, moves).groups.some((group) => group.rank === rank));
      }
    }
  }
  assert.ok(tried > 100, `only ${tried} wild cards could be moved`);
});

test("taps select one card, then the rest, then one fewer, and wild cards one by one", () => {
  const taps = (rank, n) => [...Array(n + 2)].reduce((counts) => [...counts, afterTap(rank, n, counts.at(-1))], [0]);
  assert.deepEqual(taps("K", 4), [0, 1, 4, 3, 2, 0, 1]);
  assert.deepEqual(taps("K", 2), [0, 1, 2, 0, 1]);
  assert.deepEqual(taps("K", 1), [0, 1, 0, 1]);
  assert.deepEqual(taps("2", 3), [0, 1, 2, 3, 0, 1]);
});

test("a selection loses only the cards that leave the hand", () => {
  const hand = "XR 2S AS AH JS JC 9D 8C 6S 5D";
  const table = tableOf({ hand });
  const selection = new Selection();
  for (const rank of ["A", "A", "J", "J", "2", "X"]) selection.tap(table, rank);
  assert.ok(selection.moveWild(table, "X", "J"), "the joker changes places with the two");
  assert.deepEqual(selection.cards(table).sort(), ["2S", "AH", "AS", "JC", "JS", "XR"]);
  const drawn = tableOf({ hand: `${hand} JD` });
  selection.keepTo(drawn);
  assert.equal(selection.size, 6);
  assert.deepEqual(selection.moves.at(-1), { wild: "X", to: "A" });
  selection.keepTo(tableOf({ hand: "2S JS JC JD 9D" }));
  assert.deepEqual(
    [...selection.counts],
    [
      ["J", 2],
      ["2", 1],
    ],
  );
  assert.ok(
    selection.moves.every(({ wild }) => wild === "2"),
    "the move of a joker that is gone is forgotten",
  );
  selection.remove(["JS"]);
  assert.equal(selection.counts.get("J"), 1, "the other jack stays selected");
});

test("what the buttons offer is legal, and what they refuse is illegal", () => {
  assert.ok(compareWithReferee(2, 300) > 4000);
});
