// Three input devices with the same methods: mouse, keyboard and touch.

import assert from "node:assert/strict";

import { waitForLaterScript } from "./browser.mjs";

const COLUMN = (rank) => `#col-${rank}`;

/** Wraps a page to count inputs: key and button presses, taps, and drags. */
export function countInputs(page, count) {
  const counting = (target, names) =>
    new Proxy(target, {
      get(_, name) {
        if (name === "input") return count;
        if (name === "keyboard" && names.includes("click")) return counting(page.keyboard, ["press"]);
        const value = target[name];
        if (typeof value !== "function") return value;
        return (...args) => (names.includes(name) && count(), value.apply(target, args));
      },
    });
  return counting(page, ["click", "tap"]);
}

export class Mouse {
  constructor(page) {
    this.page = page;
  }

  press = (action) => this.click(`#action-${action}`);
  chooseOne = (rank) => this.click(COLUMN(rank));
  chooseAll = (rank) => this.click(COLUMN(rank), { modifiers: ["Shift"] });
  clear = () => this.page.keyboard.press("Escape");
  answer = (place) => this.click(`#own .actions button >> nth=${place}`);
  next = () => this.click("#next");
  /** Discards a card with a single drag. */
  toss = (rank) => this.drag(COLUMN(rank), "#pile");

  click(selector, options) {
    return this.page.click(selector, options);
  }

  /** Presses a column until that selects all its cards. */
  async hold(rank) {
    await waitForLaterScript(this.page, "drag");
    const { x, y } = await middle(this.page, COLUMN(rank));
    const name = await nameOf(this.page, rank);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await waitForOtherName(this.page, rank, name);
    await this.page.mouse.up();
  }

  /** Drags from the centre of one element to the centre of another, which may appear only during the drag. */
  async drag(from, to) {
    await waitForLaterScript(this.page, "drag");
    this.page.input?.();
    const start = await middle(this.page, from);
    await this.page.mouse.move(start.x, start.y);
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type, x, y, buttons = 1) =>
      session.send("Input.dispatchMouseEvent", { type, x, y, buttons, button: "left", clickCount: 1 });
    await sendTogether([send("mousePressed", start.x, start.y), send("mouseMoved", start.x, start.y - 20)]);
    await this.page.locator(to).waitFor();
    const end = await middle(this.page, to);
    for (let step = 1; step <= 8; step += 1) {
      const at = (from, to) => from + ((to - from) * step) / 8;
      await send("mouseMoved", at(start.x, end.x), at(start.y, end.y));
    }
    await send("mouseReleased", end.x, end.y, 0);
    await session.detach();
  }
}

const KEYS = { draw: "d", take: "t", meld: "m", discard: "x", declare: "r" };
const RANKS = { X: "*", T: "0" };

/** Uses the table's keys, and Tab for everything that has no key. */
export class Keyboard {
  constructor(page) {
    this.page = page;
  }

  press = (action) => this.page.keyboard.press(KEYS[action]);
  chooseOne = (rank) => this.page.keyboard.press(this.#key(rank));
  clear = () => this.page.keyboard.press("Escape");
  answer = (place) => this.#reach(`#own .actions button >> nth=${place}`);
  next = () => this.#reach("#next");

  async toss(rank) {
    await this.chooseOne(rank);
    await this.press("discard");
  }

  /**
   * On many keyboards, Shift and 8 give the asterisk, which is the key for jokers. So eights are selected one by one.
   */
  async chooseAll(rank) {
    if (rank === "8") return this.#eights();
    const key = this.#key(rank);
    return this.page.keyboard.press(/\d/.test(key) ? `Shift+Digit${key}` : `Shift+${key.toUpperCase()}`);
  }

  async #eights() {
    const count = await countOf(this.page, "8");
    for (let pressed = 0; pressed < Math.min(count, 2); pressed += 1) await this.page.keyboard.press("8");
  }

  #key(rank) {
    return (RANKS[rank] ?? rank).toLowerCase();
  }

  /** Presses Tab until the element is focused, then Enter. */
  async #reach(selector) {
    const goal = this.page.locator(selector);
    for (let stops = 0; stops < 80; stops += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) {
        await this.page.keyboard.press("Enter");
        return;
      }
      await this.page.keyboard.press("Tab");
    }
    assert.fail(`80 presses of Tab do not reach ${selector}`);
  }
}

/** Taps, then waits for the click event, which comes a moment later. */
export async function tap(page, selector, options) {
  const clicked = page.evaluate(
    () => new Promise((done) => addEventListener("click", done, { capture: true, once: true })),
  );
  await page.tap(selector, options);
  await clicked;
}

export class Touch {
  constructor(page) {
    this.page = page;
    this.dragged = 0;
  }

  press = (action) => this.#tap(`#action-${action}`);
  chooseOne = (rank) => this.#tap(COLUMN(rank));
  answer = (place) => this.#tap(`#own .actions button >> nth=${place}`);
  next = () => this.#tap("#next");
  toss = (rank) => this.swipe(COLUMN(rank));

  /** The second tap selects the rest of a column, but wild cards are selected one by one. */
  async chooseAll(rank) {
    const count = await countOf(this.page, rank);
    const taps = ["X", "2"].includes(rank) ? count : Math.min(count, 2);
    for (let tapped = 0; tapped < taps; tapped += 1) await this.#tap(COLUMN(rank));
  }

  clear = () => this.#tap("#clear");

  #tap = (selector) => this.page.tap(selector);

  /** Touches a column until that selects all its cards. */
  async hold(rank) {
    await waitForLaterScript(this.page, "drag");
    const point = await middle(this.page, COLUMN(rank));
    const name = await nameOf(this.page, rank);
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [point]);
    await waitForOtherName(this.page, rank, name);
    await touch("touchEnd", []);
    await session.detach();
  }

  /** Swipes upwards by 60 pixels within 60 milliseconds of event time. */
  async swipe(from) {
    await waitForLaterScript(this.page, "drag");
    this.page.input?.();
    const { x, y } = await middle(this.page, from);
    const session = await this.page.context().newCDPSession(this.page);
    const start = Date.now() / 1000;
    const touch = (type, step, touchPoints) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: start + step / 100 });
    const move = (step) => touch("touchMove", step, [{ x, y: y - 10 * step }]);
    await sendTogether([touch("touchStart", 0, [{ x, y }]), move(1)]);
    for (let step = 2; step <= 6; step += 1) await move(step);
    await touch("touchEnd", 6, []);
    await session.detach();
  }

  /** Drags from the centre of one element to the centre of another. */
  async drag(from, to) {
    await waitForLaterScript(this.page, "drag");
    this.page.input?.();
    const [start, end] = [await middle(this.page, from), await middle(this.page, to)];
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const at = (from, to, step) => from + ((to - from) * step) / 8;
    const move = (step) => touch("touchMove", [{ x: at(start.x, end.x, step), y: at(start.y, end.y, step) }]);
    await sendTogether([touch("touchStart", [start]), move(1)]);
    for (let step = 2; step <= 8; step += 1) await move(step);
    // Rest the finger before lifting it. Otherwise the browser would see a fling, and the next tap would only stop it.
    for (let frame = 0; frame < 12; frame += 1) {
      await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      await touch("touchMove", [end]);
    }
    await touch("touchEnd", []);
    await session.detach();
    this.dragged += 1;
  }
}

const countOf = (page, rank) => page.locator(COLUMN(rank)).evaluate((column) => column.dataset.cards.split(" ").length);

/**
 * Waits for 500 ms, in which the page ignores a second press on the same button, and a press in the same place after the
 * buttons have changed. Bots in tests need no time, so their turns can be shorter.
 */
export async function pauseToRead(page) {
  await page.evaluate(() => (globalThis.readUntil = performance.now() + 500));
  await page.waitForFunction(() => performance.now() > globalThis.readUntil);
}

/** A column's name for screen readers, which includes the number of selected cards. */
const nameOf = (page, rank) => page.locator(COLUMN(rank)).getAttribute("aria-label");

const waitForOtherName = (page, rank, name) =>
  page.waitForFunction(
    ([column, name]) => document.querySelector(column).getAttribute("aria-label") !== name,
    [COLUMN(rank), name],
  );

/**
 * Waits for events that were sent together. If they were sent one after another, they could take over 450 ms on a busy
 * machine, which would make a long press.
 */
const sendTogether = (events) => Promise.all(events);

async function middle(page, selector) {
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, `${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
