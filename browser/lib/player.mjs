// A simple player who sees no more than the page shows. How it acts is one of three pairs of hands (hands.mjs).

import assert from "node:assert/strict";

import { cards } from "./table.mjs";

const WILD = ["X", "2"];
const VALUES = { A: 20, K: 10, Q: 10, J: 10, T: 10, 9: 10, 8: 10, 7: 5, 6: 5, 5: 5, 4: 5, 3: 5, 2: 20, X: 50 };
const NATURAL = Object.keys(VALUES).filter((rank) => !WILD.includes(rank) && rank !== "3");

/** What to do at the end of a turn: worst cards first, wild cards last. */
export function discards(state) {
  const melded = new Set(state.we.map((meld) => meld.rank));
  const cost = ({ rank, count }) =>
    (WILD.includes(rank) ? 1000 : 0) + (melded.has(rank) ? 100 : 0) + (count - 1) * 40 + VALUES[rank];
  // Red threes lie in the column of the threes, which is named after them while it holds one.
  return state.hand.filter(({ name }) => !name.startsWith("Red")).sort((a, b) => cost(a) - cost(b));
}

/** The sets worth laying: three or more of a rank, or anything that goes onto an own meld; two cards stay in hand. */
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
  /**
   * @param table the Table
   * @param hands how it acts
   * @param plan `lays`: whether it lays melds down; `takes`: whether it takes the pile
   */
  constructor(table, hands, plan = {}) {
    this.table = table;
    this.hands = hands;
    this.plan = { lays: true, takes: true, ...plan };
    this.done = { turns: 0, took: 0, laid: 0, discarded: 0, answered: 0, tabled: 0 };
    this.tried = false;
  }

  /** Plays until the deal is over, or until `enough(state)` before an own act; gives the state then. */
  async deal(enough = () => false) {
    for (;;) {
      const state = await this.table.mine();
      if (state.ended || enough(state)) return state;
      await this.act(state);
    }
  }

  /** Plays on, deal after deal and game after game, until the table is so before an own act. */
  async until(enough) {
    for (let deals = 0; deals < 60; deals += 1) {
      const state = await this.deal(enough);
      if (!state.ended) return state;
      await (state.ended === "deal"
        ? this.hands.next()
        : this.table.page.getByRole("button", { name: "Rematch", exact: true }).click());
      await this.table.until("the next deal is shown", (now) => now.deal !== state.deal && !now.ended);
    }
    return assert.fail("sixty deals without such a table");
  }

  /** One act. */
  async act(state) {
    if (state.phase === "answer") {
      await this.hands.answer(0);
      await this.went(state, "an answer");
      this.done.answered += 1;
    } else if (state.questions.some((question) => question.startsWith("Table"))) {
      await this.hands.answer(state.questions.findIndex((question) => question.startsWith("Table")));
      await this.went(state, "tabling a red three");
      this.done.tabled += 1;
    } else if (state.phase === "draw") {
      if (this.plan.takes && state.acts.take.ready) await this.take(state);
      else {
        await this.hands.press("draw");
        await this.went(state, "a draw");
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

  /** Waits for the answer to an act that must be possible. */
  async went(state, what) {
    const now = await this.table.answered(state.n);
    assert.ok(now.n > state.n, `${what} was refused: ${now.alert}`);
  }

  /** Takes the pile: what it needs from the hand is staged first, and shown, then the same button takes. */
  async take(state) {
    await this.hands.press("take");
    const now = await this.table.until(
      "the pile is taken, or what takes it is staged",
      (now) => !now.busy && (now.n > state.n || now.alert || now.sets.length > 0),
    );
    if (now.n === state.n && !now.alert) {
      // A finger that presses again this fast has doubled its press (table/input.js); a key has not.
      await this.table.page.locator("#action-take").press("Enter");
    }
    await this.went(state, "a take that was offered");
    this.done.took += 1;
  }

  async lay(state) {
    const worth = sets(state);
    if (!worth.length) return;
    for (const { rank } of worth) {
      await this.hands.chooseAll(rank);
      await this.hands.stage();
    }
    const staged = await this.table.until("the sets are staged", (now) => now.sets.length >= worth.length);
    assert.ok(staged.acts.lay.ready, `cannot lay what is staged: ${staged.strip}`);
    await this.hands.press("lay");
    const now = await this.table.answered(state.n);
    if (now.n > state.n) this.done.laid += 1;
    else await this.hands.clear();
  }

  async discard(state) {
    for (const column of discards(state)) {
      await this.hands.chooseOne(column.rank);
      await this.table.until("the card is chosen", (now) => now.acts.discard.ready);
      await this.hands.press("discard");
      const now = await this.table.answered(state.n);
      if (now.n > state.n) {
        this.done.discarded += 1;
        return;
      }
      await this.hands.clear(column);
    }
    assert.fail(`no card can be discarded: ${JSON.stringify(state)}`);
  }
}
