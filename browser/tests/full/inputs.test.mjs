// How many inputs a turn takes, over whole deals by mouse, by touch and by keys: each press of a key or button, each tap and each drag
// is one. The player uses what the table offers: the pile in one press, sets that offer themselves, a card that is thrown.

import assert from "node:assert/strict";

import { person } from "../../lib/browser.mjs";
import { Keyboard, Mouse, Touch, counted } from "../../lib/hands.mjs";
import { discards } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const DEALS = 2;

/** Plays until so many deals are over; gives `{ kind, inputs, refused }` for each turn. */
async function turns(seat, hands, inputs) {
  const all = [];
  for (let deal = 0; deal < DEALS;) {
    const state = await seat.mine();
    if (state.ended) {
      deal += 1;
      if (deal === DEALS || state.ended === "game") break;
      await hands.next();
      await seat.until("the next deal is shown", (now) => now.deal > state.deal && !now.ended);
    } else if (state.phase === "answer") {
      await hands.answer(0);
      await seat.answered(state.n);
    } else {
      inputs.n = 0;
      all.push(await turn(seat, hands, state, inputs));
    }
  }
  return all;
}

/** A button that is pressed again within 400 ms was doubled by the finger; a player reads first, these bots do not even think. */
async function reads(page) {
  await page.evaluate(() => (globalThis.read = performance.now() + 400));
  await page.waitForFunction(() => performance.now() > globalThis.read);
}

async function turn(seat, hands, first, inputs) {
  await reads(seat.page);
  const takes = first.acts.take.ready;
  await hands.press(takes ? "take" : "draw");
  let now = await seat.until(
    "a card is drawn, or cards for the pile are staged",
    (now) => !now.busy && (now.n > first.n || now.sets.length > 0),
  );
  if (now.n === first.n) {
    await reads(seat.page);
    await hands.press("take");
    now = await seat.answered(first.n);
  }
  const drawn = inputs.n;
  let laid = false;
  let refused = 0;
  while (!now.ended && now.mine && now.phase === "play" && now.deal === first.deal) {
    if (!laid && now.acts.lay.ready && !now.sets.length) {
      laid = true;
      const [offered, ...more] = await seat.page
        .locator("#strip .offer")
        .evaluateAll((offers) => offers.map(({ dataset }) => dataset.rank));
      // Tab goes the long way to an offer; a keyboard has its own key for all of them.
      if (offered && !more.length && !(hands instanceof Keyboard)) await hands.takeUp(offered);
      else await hands.press("lay");
      now = await seat.until("what can be laid is staged", (now) => now.sets.length > 0);
    }
    const { n } = now;
    const column = discards(now)[refused];
    assert.ok(column, `no card can be discarded: ${JSON.stringify(now)}`);
    await hands.toss(column.rank);
    // The melds come first, then the card.
    now = await seat.until(
      "the card is discarded",
      (now) => !now.busy && (now.alert || now.ended || !now.mine || now.phase !== "play" || now.deal !== first.deal),
    );
    if (now.alert && now.mine) {
      refused += 1;
      await hands.clear(column);
      now = await seat.until("nothing is chosen or staged", (now) => !now.sets.length);
    } else assert.ok(now.n > n || now.deal > first.deal);
  }
  const opens = !first.opened && laid;
  const kind = `${takes ? "take the pile" : "draw"}, ${opens ? "open, " : laid ? "meld, " : ""}discard`;
  return { kind, inputs: inputs.n, drawn, refused };
}

/** Prints how many inputs each kind of turn took. */
function print(name, all) {
  for (const kind of [...new Set(all.map((one) => one.kind))].sort()) {
    const some = all.filter((one) => one.kind === kind).map(({ inputs }) => inputs);
    const mean = some.reduce((sum, n) => sum + n, 0) / some.length;
    console.log(
      `${name.padEnd(9)} ${kind.padEnd(30)} ${String(some.length).padStart(3)} turns, mean ${mean.toFixed(2)}, most ${Math.max(...some)}`,
    );
  }
}

// A key chooses the card and another discards it; a drag or a swipe does both.
const WAYS = [
  ["mouse", Mouse, {}, { plain: 2, meld: 3, open: 3 }],
  ["touch", Touch, { width: 390, height: 844, touch: true }, { plain: 2, meld: 3, open: 3 }],
  ["keys", Keyboard, { width: 1366, height: 650 }, { plain: 3, meld: 4, open: 4 }],
];

for (const [name, Hands, screen, most] of WAYS) {
  table(`a turn takes two or three inputs and an opening four at most, by ${name}`, async (server) => {
    const page = await person(screen);
    const seat = await Table.open(page, server);
    const inputs = { n: 0 };
    const hands = new Hands(counted(page, () => (inputs.n += 1)));
    const all = await turns(seat, hands, inputs);
    print(name, all);
    const of = (kind) => all.filter((one) => one.kind === kind && !one.refused).map((one) => one.inputs);
    const within = (kind, limit, least = 0) => {
      const some = of(kind);
      assert.ok(some.length >= least, `${kind}: only ${some.length} turns`);
      for (const n of some) assert.ok(n <= limit, `${kind} took ${n} inputs`);
    };
    within("draw, discard", most.plain, 5);
    within("draw, meld, discard", most.meld, 1);
    within("draw, open, discard", most.open, 1);
    // What a pile needs besides natural cards of its rank is staged first, to be seen: one press more.
    within("take the pile, discard", most.plain + 1);
    within("take the pile, meld, discard", most.meld + 1);
    within("take the pile, open, discard", most.open + 1);
    const plain = of("draw, discard");
    assert.deepEqual(
      plain.filter((n) => n < 2 || n > 3),
      [],
      "an ordinary turn is two or three inputs",
    );
    assert.ok(all.filter(({ refused }) => refused).length <= all.length / 10, "hardly a discard is refused");
    seat.noComplaints();
  });
}
