// Three pairs of hands: what a person does with a mouse, a keyboard or a finger to say the same things to the table.

import assert from "node:assert/strict";

const COLUMN = (rank) => `#col-${rank}`;

/** A page that counts what a person does: each press of a key or button, each tap and each drag is one input. */
export function counted(page, count) {
  const counting = (target, names) =>
    new Proxy(target, {
      get(_, name) {
        if (name === "input") return count;
        if (name === "keyboard" && names.includes("click")) return counting(page.keyboard, ["press"]);
        const value = target[name];
        if (typeof value !== "function") return value;
        return (...given) => (names.includes(name) && count(), value.apply(target, given));
      },
    });
  return counting(page, ["click", "tap"]);
}

/** A mouse: clicks, Shift and click for a whole column. */
export class Mouse {
  constructor(page) {
    this.page = page;
  }

  press = (act) => this.click(`#action-${act}`);
  chooseOne = (rank) => this.click(COLUMN(rank));
  chooseAll = (rank) => this.click(COLUMN(rank), { modifiers: ["Shift"] });
  // At the strip's edge: in its middle a staged set may lie.
  stage = () => this.click("#strip", { position: { x: 6, y: 6 } });
  clear = () => this.page.keyboard.press("Escape");
  answer = (place) => this.click(`#say button >> nth=${place}`);
  next = () => this.click("#next");
  takeUp = (rank) => this.click(`#offer-${rank}`);
  /** Discards a card in one movement. */
  toss = (rank) => this.drag(COLUMN(rank), "#pile");

  click(selector, options) {
    return this.page.click(selector, options);
  }

  /** Drags from the middle of one element to the middle of another, which may appear only when the drag begins. */
  async drag(from, to) {
    this.page.input?.();
    const start = await middle(this.page, from);
    await this.page.mouse.move(start.x, start.y);
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type, x, y, buttons = 1) =>
      session.send("Input.dispatchMouseEvent", { type, x, y, buttons, button: "left", clickCount: 1 });
    await together([send("mousePressed", start.x, start.y), send("mouseMoved", start.x, start.y - 20)]);
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

const KEYS = { draw: "d", take: "t", lay: "l", discard: "x" };
const RANKS = { X: "*", T: "0" };

/** A keyboard alone: the table's keys, and Tab to whatever has none. */
export class Keyboard {
  constructor(page) {
    this.page = page;
  }

  press = (act) => this.page.keyboard.press(KEYS[act]);
  chooseOne = (rank) => this.page.keyboard.press(this.#key(rank));
  stage = () => this.page.keyboard.press("Enter");
  clear = () => this.page.keyboard.press("Escape");
  answer = (place) => this.#reach(`#say button >> nth=${place}`);
  next = () => this.#reach("#next");
  takeUp = (rank) => this.#reach(`#offer-${rank}`);

  async toss(rank) {
    await this.chooseOne(rank);
    await this.press("discard");
  }

  /** Shift and the key; but Shift and 8 is the joker's asterisk on many keyboards, so eights are counted out. */
  async chooseAll(rank) {
    if (rank === "8") return this.#eights();
    const key = this.#key(rank);
    return this.page.keyboard.press(/\d/.test(key) ? `Shift+Digit${key}` : `Shift+${key.toUpperCase()}`);
  }

  async #eights() {
    const count = await countOf(this.page, "8");
    for (let chosen = 0; chosen < count; chosen += 1) await this.page.keyboard.press("8");
  }

  #key(rank) {
    return (RANKS[rank] ?? rank).toLowerCase();
  }

  /** Goes on with Tab until the focus is there, then presses Enter. */
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

/** Taps, and is done when the page has had the click, which comes a moment after the finger is lifted. */
export async function tap(page, selector, options) {
  const clicked = page.evaluate(
    () => new Promise((done) => addEventListener("click", done, { capture: true, once: true })),
  );
  await page.tap(selector, options);
  await clicked;
}

/** A finger: taps and drags, as the touch screen reports them. */
export class Touch {
  constructor(page) {
    this.page = page;
    this.dragged = 0;
  }

  press = (act) => this.#tap(`#action-${act}`);
  chooseOne = (rank) => this.#tap(COLUMN(rank));
  answer = (place) => this.#tap(`#say button >> nth=${place}`);
  next = () => this.#tap("#next");
  stage = () => this.page.tap("#strip", { position: { x: 6, y: 6 } });
  takeUp = (rank) => this.#tap(`#offer-${rank}`);
  toss = (rank) => this.swipe(COLUMN(rank));

  async chooseAll(rank) {
    const count = await countOf(this.page, rank);
    for (let chosen = 0; chosen < count; chosen += 1) await this.#tap(COLUMN(rank));
  }

  /** Takes the staged sets back; or, where one card of a column is chosen, taps on until none is. */
  async clear(column) {
    const clear = this.page.getByRole("button", { name: "Clear" });
    if (await clear.isVisible()) await clear.tap();
    else for (let left = column?.count ?? 0; left > 0; left -= 1) await this.#tap(COLUMN(column.rank));
  }

  #tap = (selector) => this.page.tap(selector);

  /** Throws what lies there upwards: 60 pixels in 60 milliseconds, by the events' own clock. */
  async swipe(from) {
    this.page.input?.();
    const { x, y } = await middle(this.page, from);
    const session = await this.page.context().newCDPSession(this.page);
    const start = Date.now() / 1000;
    const touch = (type, step, touchPoints) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: start + step / 100 });
    const move = (step) => touch("touchMove", step, [{ x, y: y - 10 * step }]);
    await together([touch("touchStart", 0, [{ x, y }]), move(1)]);
    for (let step = 2; step <= 6; step += 1) await move(step);
    await touch("touchEnd", 6, []);
    await session.detach();
  }

  /** Drags from the middle of one element to the middle of another. */
  async drag(from, to) {
    this.page.input?.();
    const [start, end] = [await middle(this.page, from), await middle(this.page, to)];
    const session = await this.page.context().newCDPSession(this.page);
    const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const at = (from, to, step) => from + ((to - from) * step) / 8;
    const move = (step) => touch("touchMove", [{ x: at(start.x, end.x, step), y: at(start.y, end.y, step) }]);
    await together([touch("touchStart", [start]), move(1)]);
    for (let step = 2; step <= 8; step += 1) await move(step);
    // The finger rests before it is lifted; else the browser sees a fling, and the next tap would only stop that.
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
 * Waits for events that were sent at once. A press that is held for 450 ms means all cards of its column: between two messages,
 * each sent when the one before is answered, a busy machine may well take so long.
 */
const together = (events) => Promise.all(events);

async function middle(page, selector) {
  const box = await page.locator(selector).boundingBox();
  assert.ok(box, `${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
