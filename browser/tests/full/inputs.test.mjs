// Counts the inputs per turn with mouse, touch and keyboard over whole deals. Each press, tap or drag counts as one.
// The player uses shortcuts: taking the pile with one press, letting *Meld* select the cards, discarding in the same
// press, and swiping cards.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { Keyboard, Mouse, Touch, countInputs, pauseToRead } from "../../lib/hands.mjs";
import { discards } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const DEALS = 2;

/** Plays several deals. Returns `{ kind, inputs, refused }` for each turn. */
async function playTurns(seat, hands, inputs) {
  const all = [];
  for (let deal = 0; deal < DEALS;) {
    const state = await seat.waitForTurn();
    if (state.ended) {
      deal += 1;
      if (deal === DEALS || state.ended === "game") break;
      await hands.next();
      await seat.waitUntil("the next deal is shown", (now) => now.deal > state.deal && !now.ended);
    } else if (state.phase === "answer") {
      await hands.answer(0);
      await seat.waitForAnswer(state.n);
    } else {
      inputs.n = 0;
      all.push(await playTurn(seat, hands, state, inputs));
    }
  }
  return all;
}

async function playTurn(seat, hands, first, inputs) {
  await pauseToRead(seat.page);
  const takes = first.actions.take.ready;
  await hands.press(takes ? "take" : "draw");
  let now = await seat.waitUntil(
    "a card is drawn, or cards for the pile are selected",
    (now) => !now.busy && (now.n > first.n || now.groups.length > 0),
  );
  if (now.n === first.n) {
    await pauseToRead(seat.page);
    await hands.press("take");
    now = await seat.waitForAnswer(first.n);
  }
  const drawn = inputs.n;
  let hasMelded = false;
  let hasDiscarded = false;
  /** The melds were sent by a press of their own, because every other card would have joined them. */
  let isApart = false;
  let refused = 0;
  while (!now.ended && now.mine && now.phase === "play" && now.deal === first.deal) {
    const { n } = now;
    const isMelding = !hasMelded && now.actions.meld.ready && !now.groups.length;
    if (isMelding) {
      hasMelded = true;
      // With hints, the first press only selects cards. *Meld* is in the place of *Draw*.
      await pauseToRead(seat.page);
      await hands.press("meld");
      now = await seat.waitUntil("possible melds are selected", (now) => now.groups.length > 0);
    }
    // A wild card, or a card of a meld, would be melded too.
    const melded = new Set(["X", "2", ...[...now.groups, ...now.we].map(({ rank }) => rank)]);
    const column = isMelding ? discards(now).find(({ rank }) => !melded.has(rank)) : discards(now)[refused];
    if (isMelding && !column) {
      isApart = true;
      await pauseToRead(seat.page);
      await hands.press("meld");
      now = await seat.waitForAnswer(n);
      continue;
    }
    assert.ok(column, `no card can be discarded: ${JSON.stringify(now)}`);
    // If cards are selected, the melds are sent first, and then the discard.
    await hands.toss(column.rank);
    now = await seat.waitUntil(
      "the card is discarded",
      (now) => !now.busy && (now.alert || now.ended || !now.mine || now.phase !== "play" || now.deal !== first.deal),
    );
    if (now.alert && now.mine) {
      refused += 1;
      await hands.clear();
      now = await seat.waitUntil("nothing is selected", (now) => !now.groups.length);
    } else {
      assert.ok(now.n > n || now.deal > first.deal);
      hasDiscarded = true;
    }
  }
  const opens = !first.melded && hasMelded;
  const kind = `${takes ? "take the pile" : "draw"}, ${opens ? "open, " : hasMelded ? "meld, " : ""}${hasDiscarded ? "discard" : "end"}`;
  return { kind, inputs: inputs.n, drawn, refused, isApart };
}

/** Prints the inputs for each kind of turn. */
function print(name, all) {
  for (const kind of [...new Set(all.map((turn) => turn.kind))].sort()) {
    const inputs = all.filter((turn) => turn.kind === kind).map(({ inputs }) => inputs);
    const mean = inputs.reduce((sum, n) => sum + n, 0) / inputs.length;
    console.log(
      `${name.padEnd(9)} ${kind.padEnd(30)} ${String(inputs.length).padStart(3)} turns, mean ${mean.toFixed(2)}, most ${Math.max(...inputs)}`,
    );
  }
}

// With keys, selecting and discarding are separate inputs. A drag or swipe does both in one.
const DEVICES = [
  ["mouse", Mouse, {}, { plain: 2, meld: 3, open: 3 }],
  ["touch", Touch, { width: 390, height: 844, touch: true }, { plain: 2, meld: 3, open: 3 }],
  ["keys", Keyboard, { width: 1366, height: 650 }, { plain: 3, meld: 4, open: 4 }],
];

for (const [name, Hands, screen, limits] of DEVICES) {
  serverTest(`a turn takes two or three inputs by ${name}, and an initial meld at most four`, async (server) => {
    const page = await openPage(screen);
    const seat = await Table.open(page, server);
    const inputs = { n: 0 };
    const hands = new Hands(countInputs(page, () => (inputs.n += 1)));
    const all = await playTurns(seat, hands, inputs);
    print(name, all);
    const of = (kind) => all.filter((turn) => turn.kind === kind && !turn.refused);
    const within = (kind, limit, minTurns = 0) => {
      const turns = of(kind);
      assert.ok(turns.length >= minTurns, `${kind}: only ${turns.length} turns`);
      for (const { inputs, isApart } of turns) assert.ok(inputs <= limit + isApart, `${kind} took ${inputs} inputs`);
    };
    within("draw, discard", limits.plain, 5);
    within("draw, meld, discard", limits.meld, 1);
    within("draw, open, discard", limits.open, 1);
    // If the pile can't be taken with natural cards of its rank alone, the cards are selected first, which takes one more
    // press.
    within("take the pile, discard", limits.plain + 1);
    within("take the pile, meld, discard", limits.meld + 1);
    within("take the pile, open, discard", limits.open + 1);
    const plain = of("draw, discard");
    assert.deepEqual(
      plain.filter(({ inputs }) => inputs < 2 || inputs > 3),
      [],
      "an ordinary turn is two or three inputs",
    );
    assert.ok(all.filter(({ refused }) => refused).length <= all.length / 10, "few discards are refused");
    seat.assertNoComplaints();
  });
}
