// A simple player. It sees only what the page shows, and uses one of the input devices from hands.mjs.

import assert from "node:assert/strict";

import { pauseToRead } from "./hands.mjs";
import { cards } from "./table.mjs";

const WILD = ["X", "2"];
const VALUES = { A: 20, K: 10, Q: 10, J: 10, T: 10, 9: 10, 8: 10, 7: 5, 6: 5, 5: 5, 4: 5, 3: 5, 2: 20, X: 50 };
const NATURAL = Object.keys(VALUES).filter((rank) => !WILD.includes(rank) && rank !== "3");

/** Columns in the order in which to discard from them, wild cards last. */
export function discards(state) {
  const melded = new Set(state.we.map((meld) => meld.rank));
  const cost = ({ rank, count }) =>
    (WILD.includes(rank) ? 1000 : 0) + (melded.has(rank) ? 100 : 0) + (count - 1) * 40 + VALUES[rank];
  return state.hand.filter(({ rank }) => rank !== "R").sort((a, b) => cost(a) - cost(b));
}

/**
 * The columns to meld: three or more cards of a rank, or cards for an existing meld. At least two cards stay in the
 * hand.
 */
function melds(state) {
  const melded = new Set(state.we.map((meld) => meld.rank));
  let left = cards(state);
  const worth = state.hand
    .filter(({ rank, count }) => NATURAL.includes(rank) && (count >= 3 || melded.has(rank)))
    .sort((a, b) => b.count * VALUES[b.rank] - a.count * VALUES[a.rank])
    .filter(({ count }) => left - count >= 2 && (left -= count));
  const points = worth.reduce((sum, { rank, count }) => sum + count * VALUES[rank], 0);
  return state.melded || points >= state.minimum ? worth : [];
}

export class Player {
  /** `plan.melds` and `plan.takes` let the player meld and take the pile. */
  constructor(table, hands, plan = {}) {
    this.table = table;
    this.hands = hands;
    this.plan = { melds: true, takes: true, ...plan };
    this.done = { turns: 0, took: 0, melded: 0, discarded: 0, answered: 0, tabled: 0 };
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
    } else if (state.actions.declare.ready) {
      // *Declare* is where *Draw* was.
      await pauseToRead(this.table.page);
      await this.hands.press("declare");
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
    } else if (this.plan.melds && !this.tried) {
      this.tried = true;
      await this.meld(state);
    } else {
      await this.discard(state);
    }
  }

  /** Waits for the answer to an action, which must be accepted. */
  async expectAccepted(state, what) {
    const now = await this.table.waitForAnswer(state.n);
    assert.ok(now.n > state.n, `${what} was refused: ${now.alert}`);
  }

  /** Takes the pile. If it takes cards that are shown first, the first press only selects them. */
  async take(state) {
    // *Take* is where *Discard* was.
    await pauseToRead(this.table.page);
    await this.hands.press("take");
    const now = await this.table.waitUntil(
      "the pile is taken, or cards for it are selected",
      (now) => !now.busy && (now.n > state.n || now.groups.length > 0 || now.alert),
    );
    // A second press within half a second would count as a double press, so press with the keyboard.
    if (now.n === state.n && !now.alert) await this.table.page.locator("#action-take").press("Enter");
    await this.expectAccepted(state, "taking the pile");
    this.done.took += 1;
  }

  async meld(state) {
    const worth = melds(state);
    if (!worth.length) return;
    for (const { rank } of worth) await this.hands.chooseAll(rank);
    const selected = await this.table.waitUntil("the cards are selected", (now) => now.groups.length >= worth.length);
    assert.ok(selected.actions.meld.ready, `cannot meld ${JSON.stringify(selected.groups)}: ${selected.say}`);
    await this.hands.press("meld");
    await this.expectAccepted(state, "a meld");
    this.done.melded += 1;
  }

  async discard(state) {
    for (const column of discards(state)) {
      await this.hands.chooseOne(column.rank);
      const selected = await this.table.waitUntil("the card is selected", (now) => now.groups.length > 0);
      if (selected.actions.discard.ready) {
        await this.hands.press("discard");
        await this.expectAccepted(state, "a discard");
        this.done.discarded += 1;
        return;
      }
      await this.hands.clear();
    }
    assert.fail(`no card can be discarded: ${JSON.stringify(state)}`);
  }
}
