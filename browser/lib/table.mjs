// The table as a person sees it: read from what the page shows, acted on through what the page offers.

import { WAIT_TIMEOUT_MS, noComplaints } from "./browser.mjs";

/** Reads the table from the page; runs in the page. */
function read() {
  const table = document.querySelector("#table");
  if (!table) return null;
  const all = (selector) => [...table.querySelectorAll(selector)];
  const shown = (element) => Boolean(element) && element.checkVisibility({ visibilityProperty: true });
  const text = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const number = (selector) => Number(text(table.querySelector(selector)) || Number.NaN);
  const act = (name) => {
    const button = table.querySelector(`#action-${name}`);
    return {
      ready: shown(button) && button.getAttribute("aria-disabled") !== "true",
      text: text(button?.querySelector(".label")),
    };
  };
  const meld = (button) => ({
    rank: button.dataset.rank,
    size: Number(button.dataset.naturals) + Number(button.dataset.wilds),
    name: button.getAttribute("aria-label"),
  });
  const next = table.querySelector("#next");
  // A deal that is played again and the deal of the day stand for a game of their own: no other follows.
  const again = table.querySelector('form[action="/play"] button, #once-more, #to-result');
  return {
    n: Number(table.dataset.n),
    deal: Number(table.dataset.deal),
    phase: table.dataset.phase,
    mine: "mine" in table.dataset,
    opened: "opened" in table.dataset,
    minimum: Number(table.dataset.minimum),
    ended: shown(next) ? "deal" : shown(again) ? "game" : "",
    say: text(table.querySelector("#say")),
    alert: text([...document.querySelectorAll('[role="alert"]')].find(shown)),
    questions: all("#say button").filter(shown).map(text),
    acts: { draw: act("draw"), take: act("take"), lay: act("lay"), discard: act("discard") },
    busy: all('[aria-busy="true"]').length > 0,
    hand: all("#hand .col").map((column) => ({
      rank: column.dataset.rank,
      count: column.dataset.cards.split(" ").filter(Boolean).length,
      name: column.getAttribute("aria-label"),
    })),
    strip: text(table.querySelector("#strip")),
    sets: all("#strip .set").map((set) => ({
      name: set.getAttribute("aria-label"),
      short: set.classList.contains("short"),
    })),
    stock: number("#stock .num"),
    pile: number("#pile .num"),
    we: all("#we .meld").map(meld),
    they: all("#they .meld").map(meld),
    totals: all(".bar .score dd").map(text),
  };
}

/** A table in a page. */
export class Table {
  constructor(page) {
    this.page = page;
  }

  /** Sits down at a new table from the start page. */
  static async open(page, server) {
    await page.goto(server.url);
    // A visitor who has played before presses the button; a new one answers the question. Whatever the page's language calls it.
    await page.locator("form#play button, #often").first().click();
    await page.waitForURL(/\/table\//);
    const table = new Table(page);
    await table.until("a table is shown", () => true);
    return table;
  }

  /**
   * Sits down at a new table from the form: a preset by its name, so many players, and what `fill` does to the form
   * before it is sent.
   */
  static async start(page, server, { preset, players, fill = async () => {} }) {
    await page.goto(`${server.url}/new`);
    await page.locator(`input[name="preset"][value="${preset}"]`).check();
    // The script puts the preset's own fields on the page.
    await page.locator(`input[name="base"][value="${preset}"]`).waitFor({ state: "attached" });
    await page.locator(`#players-${players}`).check();
    await fill();
    await page.getByRole("button", { name: "Create table" }).click();
    await page.waitForURL(/\/table\//);
    const table = new Table(page);
    await table.until("a table is shown", () => true);
    return table;
  }

  /** What the page shows now. */
  state() {
    return this.page.evaluate(read);
  }

  /** Waits until the table is so, frame by frame; gives its state then. `what` is for the message when it never is. */
  async until(what, so) {
    const end = Date.now() + WAIT_TIMEOUT_MS;
    let state = null;
    while (Date.now() < end) {
      try {
        state = await this.page.evaluate(read);
        if (state && so(state)) return state;
        await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      } catch (error) {
        // On the way to another page there is nothing to read for a moment.
        if (!/context was destroyed|navigation/i.test(error.message)) throw error;
        await this.page.waitForLoadState();
      }
    }
    throw new Error(`waited too long until ${what}; the page shows ${JSON.stringify(state)}`);
  }

  /** Waits until there is something for this person to do. */
  mine() {
    return this.until("it is my turn, or the deal is over", (now) => !now.busy && (now.ended || now.mine));
  }

  /** Waits until the table has gone on from `n`, or an act was refused. */
  answered(n) {
    return this.until("the act is answered", (now) => !now.busy && (now.n > n || now.alert));
  }

  /** Waits until what comes after the first card is there too: its style comes last. */
  complete() {
    return this.page.waitForFunction(() => document.getElementById("later-sheet")?.sheet);
  }

  /** Waits until cards can fly: the module that moves them comes after the first card. */
  async canMove() {
    const script = await this.page.waitForFunction(
      () => performance.getEntriesByType("resource").find(({ name }) => name.includes("/motion."))?.name,
    );
    // The page imported it before, so its import ends before this one.
    await this.page.evaluate((script) => import(script), script);
  }

  /** Ends the test: the page has complained of nothing. */
  noComplaints() {
    noComplaints(this.page);
  }
}

/** How many cards are in a hand. */
export const cards = (state) => state.hand.reduce((sum, column) => sum + column.count, 0);
