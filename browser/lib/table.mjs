// The table as a person sees it on the page.

import { WAIT_TIMEOUT_MS, assertNoComplaints, waitForLaterScript } from "./browser.mjs";

/** Runs in the page. */
function read() {
  const table = document.querySelector("#table");
  if (!table) return null;
  const all = (selector) => [...table.querySelectorAll(selector)];
  const isVisible = (element) => Boolean(element) && element.checkVisibility({ visibilityProperty: true });
  const text = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const number = (selector) => Number(text(table.querySelector(selector)) || Number.NaN);
  const actionState = (name) => {
    const button = table.querySelector(`#action-${name}`);
    return {
      ready: isVisible(button) && button.getAttribute("aria-disabled") !== "true",
      text: text(button?.querySelector(".label")),
      detail: text(button?.querySelector("small")),
    };
  };
  const meld = (button) => ({
    rank: button.dataset.rank,
    size: Number(button.dataset.naturals) + Number(button.dataset.twos) + Number(button.dataset.jokers),
    name: button.getAttribute("aria-label"),
  });
  const next = table.querySelector("#next");
  // After a replayed deal or the deal of the day, there is no next deal.
  const lastButton = table.querySelector('form[action="/play"] button, #once-more, #to-result');
  return {
    n: Number(table.dataset.n),
    deal: Number(table.dataset.deal),
    phase: table.dataset.phase,
    mine: "mine" in table.dataset,
    melded: "melded" in table.dataset,
    minimum: Number(table.dataset.minimum),
    ended: isVisible(next) ? "deal" : isVisible(lastButton) ? "game" : "",
    say: text(table.querySelector("#say")),
    alert: text([...document.querySelectorAll('[role="alert"]')].find(isVisible)),
    questions: all("#action-yes, #action-no, #action-ask, #say button").filter(isVisible).map(text),
    actions: {
      draw: actionState("draw"),
      take: actionState("take"),
      meld: actionState("meld"),
      discard: actionState("discard"),
      declare: actionState("declare"),
    },
    busy: all('[aria-busy="true"]').length > 0,
    hand: all("#hand .col").map((column) => ({
      rank: column.dataset.rank,
      count: column.dataset.cards.split(" ").filter(Boolean).length,
      name: column.getAttribute("aria-label"),
    })),
    groups: all("#preview .group").map((group) => ({
      rank: group.dataset.rank,
      lacks: group.classList.contains("lacks"),
      text: text(group.querySelector(".text")),
    })),
    stock: number("#stock .num"),
    pile: number("#pile .num"),
    we: all("#we .meld").map(meld),
    they: all("#they .meld").map(meld),
    totals: all(".bar .score dd").map(text),
  };
}

export class Table {
  constructor(page) {
    this.page = page;
  }

  /** Starts a table from the start page. */
  static async open(page, server) {
    await page.goto(server.url);
    // New visitors answer a question, others press the button. The selector doesn't depend on the language.
    await page.locator("form#play button, #often").first().click();
    await page.waitForURL(/\/table\//);
    const table = new Table(page);
    await table.waitUntil("a table is shown", () => true);
    return table;
  }

  /** Starts a table with the form. `fill` can change the form before it is submitted. */
  static async start(page, server, { preset, players, fill = async () => {} }) {
    await page.goto(`${server.url}/new`);
    await page.locator(`input[name="preset"][value="${preset}"]`).check();
    // Wait until the script shows the preset's fields.
    await page.locator(`input[name="base"][value="${preset}"]`).waitFor({ state: "attached" });
    await page.locator(`#players-${players}`).check();
    await fill();
    await page.getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/table\//);
    const table = new Table(page);
    await table.waitUntil("a table is shown", () => true);
    return table;
  }

  state() {
    return this.page.evaluate(read);
  }

  /** Checks in every frame whether `isReady(state)` is true. Returns the state. `what` is used in the error message. */
  async waitUntil(what, isReady) {
    const end = Date.now() + WAIT_TIMEOUT_MS;
    let state = null;
    while (Date.now() < end) {
      try {
        state = await this.page.evaluate(read);
        if (state && isReady(state)) return state;
        await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      } catch (error) {
        // The page is just changing.
        if (!/context was destroyed|navigation/i.test(error.message)) throw error;
        await this.page.waitForLoadState();
      }
    }
    throw new Error(`waited too long until ${what}; the page shows ${JSON.stringify(state)}`);
  }

  waitForTurn() {
    return this.waitUntil("it is my turn, or the deal is over", (now) => !now.busy && (now.ended || now.mine));
  }

  /** Waits until the table is newer than `n` or an action was refused. */
  waitForAnswer(n) {
    return this.waitUntil("the action is answered", (now) => !now.busy && (now.n > n || now.alert));
  }

  /** Waits for the last style sheet, which is loaded after the first card. */
  waitForStyles() {
    return this.page.waitForFunction(() => document.getElementById("later-sheet")?.sheet);
  }

  /** Waits for the animations. */
  waitForMotion() {
    return waitForLaterScript(this.page, "motion");
  }

  assertNoComplaints() {
    assertNoComplaints(this.page);
  }
}

/** The number of cards in the hand. */
export const cards = (state) => state.hand.reduce((sum, column) => sum + column.count, 0);
