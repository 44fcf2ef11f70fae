// A simple player. It sees only what the page shows, and uses one of the input devices from hands.mjs.

import assert from "node:assert/strict";

import { cards } from "./table.mjs";

const WILD = ["X", "2"];
const VALUES = { A: 20, K: 10, Q: 10, J: 10, T: 10, 9: 10, 8: 10, 7: 5, 6: 5, 5: 5, 4: 5, 3: 5, 2: 20, X: 50 };
const NATURAL = Object.keys(VALUES).filter((rank) => !WILD.includes(rank) && rank !== "3");

/** Columns in the order in which to discard from them, wild cards last. */
export function discards(state) {
  const melded = new Set(state.we.map((meld) => meld.rank));
  const cost = ({ rank, count }) =>
    (WILD.includes(rank) ? 1000 : 0) + (melded.has(rank) ? 100 : 0) + (count - 1) * 40 + VALUES[rank];
  // A column of threes is called after its red threes as long as it has any.
  return state.hand.filter(({ name }) => !name.startsWith("Red")).sort((a, b) => cost(a) - cost(b));
}

/**
 * The sets to meld: three or more cards of a rank, or cards for an existing meld. At least two cards stay in the hand.
 */
function sets(state) {
  const melded = new Set(state.we.map((meld) => meld.rank));
  let left = cards(state);
  const worth = state.hand
    .filter(({ rank, count }) => NATURAL.includes(rank) && (count >= 3 || melded.has(rank)))
    .sort((a, b) => b.count * VALUES[b.rank] - a.count * VALUES[a.rank])
    .filter(({ count }) => left - count >= 2 && (left -= count));
  const points = worth.reduce((sum, { rank, count }) => sum + count * VALUES[rank], 0);
  return state.opened || points >= state.minimum ? worth : [];
}

export class Player {
  /** `plan.lays` and `plan.takes` let the player meld and take the pile. */
  constructor(table, hands, plan = {}) {
    this.table = table;
    this.hands = hands;
    this.plan = { lays: true, takes: true, ...plan };
    this.done = { turns: 0, took: 0, laid: 0, discarded: 0, answered: 0, tabled: 0 };
    this.tried = false;
  }

  /** Plays until the deal is over, or until `enough(state)` is true before an action. Returns the state. */
  async playDeal(enough = () => false) {
    for (;;) {
      const state = await this.table.waitForTurn();
      if (state.ended || enough(state)) return state;
      await this.takeAction(state);
    }
  }

  /** Plays deal after deal and game after game, until `enough(state)` is true before an action. */
  async playUntil(enough) {
    for (let deals = 0; deals < 60; deals += 1) {
      const state = await this.playDeal(enough);
      if (!state.ended) return state;
      await (state.ended === "deal"
        ? this.hands.next()
        : this.table.page.getByRole("button", { name: "Rematch", exact: true }).click());
      await this.table.waitUntil("the next deal is shown", (now) => now.deal !== state.deal && !now.ended);
    }
    return assert.fail("no such table in sixty deals");
  }

  async takeAction(state) {
    if (state.phase === "answer") {
      await this.hands.answer(0);
      await this.expectAccepted(state, "an answer");
      this.done.answered += 1;
    } else if (state.questions.some((question) => question.startsWith("Declare"))) {
      await this.hands.answer(state.questions.findIndex((question) => question.startsWith("Declare")));
      await this.expectAccepted(state, "declaring a red three");
      this.done.tabled += 1;
    } else if (state.phase === "draw") {
      if (this.plan.takes && state.actions.take.ready) await this.take(state);
      else {
        await this.hands.press("draw");
        await this.expectAccepted(state, "a draw");
      }
      this.done.turns += 1;
      this.tried = false;
    } else if (this.plan.lays && !this.tried) {
      this.tried = true;
      await this.lay(state);
    } else {
      await this.discard(state);
    }
  }

  /** Waits for the answer to an action, which must be accepted. */
  async expectAccepted(state, what) {
    const now = await this.table.waitForAnswer(state.n);
    assert.ok(now.n > state.n, `${what} was refused: ${now.alert}`);
  }

  /** Takes the pile. If it takes cards that must be shown first, the first press only stages them. */
  async take(state) {
    await this.hands.press("take");
    const now = await this.table.waitUntil(
      "the pile is taken, or cards for it are staged",
      (now) => !now.busy && (now.n > state.n || now.alert || now.sets.length > 0),
    );
    if (now.n === state.n && !now.alert) {
      // Press a key, because a second tap this soon would count as a double press (table/input.js).
      await this.table.page.locator("#action-take").press("Enter");
    }
    await this.expectAccepted(state, "taking the pile");
    this.done.took += 1;
  }

  async lay(state) {
    const worth = sets(state);
    if (!worth.length) return;
    for (const { rank } of worth) {
      await this.hands.chooseAll(rank);
      await this.hands.stage();
    }
    const staged = await this.table.waitUntil("the sets are staged", (now) => now.sets.length >= worth.length);
    assert.ok(staged.actions.lay.ready, `cannot meld the staged sets: ${staged.strip}`);
    await this.hands.press("lay");
    const now = await this.table.waitForAnswer(state.n);
    if (now.n > state.n) this.done.laid += 1;
    else await this.hands.clear();
  }

  async discard(state) {
    for (const column of discards(state)) {
      await this.hands.chooseOne(column.rank);
      await this.table.waitUntil("the card is selected", (now) => now.actions.discard.ready);
      await this.hands.press("discard");
      const now = await this.table.waitForAnswer(state.n);
      if (now.n > state.n) {
        this.done.discarded += 1;
        return;
      }
      await this.hands.clear(column);
    }
    assert.fail(`no card can be discarded: ${JSON.stringify(state)}`);
  }
}
