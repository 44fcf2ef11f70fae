// Pads for tests: their events, as the browser stores them.

import { randomBytes } from "node:crypto";

/** 128 random bits. Tests share a server, so their pads must differ. */
const randomId = () => randomBytes(16).toString("hex");

/** This device and the phone of another player. */
export const DEVICE = { id: "00000000000000aa", secret: "5".repeat(64), name: "Tom" };
const PHONES = { Tom: DEVICE.id, Paul: "00000000000000bb" };

const START = Date.parse("2025-11-30T20:10:00");
const MINUTE = 60_000;

/** Creates the events of a pad, each a minute after the one before. */
export class Events {
  all = [];

  /** `by` is the person whose phone it is. Returns the event's id. */
  add(change, { by = "Tom", clock = this.all.length + 1 } = {}) {
    const at = START + this.all.length * MINUTE;
    const event = { id: randomId(), clock, at, device: PHONES[by], by, ...change };
    this.all.push(event);
    return event.id;
  }

  game({ rules = "hoyle", names = ["Ruth", "Anna", "Tom", "Paul"], start, lines = [], first_dealer } = {}) {
    const sides = [4, 6].includes(names.length) ? 2 : names.length;
    const setup = { rules, players: names.length, names, start: start ?? Array(sides).fill(0), lines };
    this.current = this.add({ kind: "game", ...setup, ...(first_dealer !== undefined && { first_dealer }) });
    this.n = 0;
    return this.current;
  }

  /** Enters the next deal, or another version of deal `n`. */
  deal(entry, { n = (this.n += 1), replaces = [], anyway = false, ...by } = {}) {
    return this.add({ kind: "deal", game: this.current, n, replaces, ...(entry && { entry }), anyway }, by);
  }
}

/** What a side has: canastas, red threes, and points. `lines` are counts of the table's own lines. */
export const side = (natural_canastas, mixed_canastas, red_threes, melded, in_hand, lines = []) => ({
  natural_canastas,
  mixed_canastas,
  concealed_canastas: 0,
  red_threes,
  undeclared_red_threes: 0,
  black_threes: 0,
  melded,
  in_hand,
  ...(lines.length && { lines }),
});

/** An entry. `out` is the seat of the player who went out. */
export const entry = (out, ...sides) => ({
  going_out: out === null ? "nobody" : { seat: out, concealed: false },
  exact_deal: false,
  sides,
});

/** The six deals of a game that the first side wins by 5,280 to 4,275. The fourth one was corrected. */
export function sixDeals(events = new Events(), { deals = 6, ...setup } = {}) {
  const lines = (setup.lines ?? []).map(() => 0);
  const game = events.game({ first_dealer: 3, ...setup });
  const all = [
    () => events.deal(entry(0, side(1, 1, 1, 385, 45, lines), side(0, 1, 2, 240, 130, lines))),
    () => events.deal(entry(3, side(0, 0, 1, 95, 165, lines), side(0, 2, 0, 330, 20, lines))),
    () => events.deal(entry(null, side(0, 1, 3, 265, 85, lines), side(0, 0, 1, 0, 210, lines))),
    () => {
      const slip = events.deal(entry(0, side(1, 0, 0, 315, 60, lines), side(0, 2, 2, 205, 140, lines)));
      events.deal(entry(0, side(1, 0, 0, 315, 60, lines), side(0, 1, 2, 205, 140, lines)), { n: 4, replaces: [slip] });
    },
    () => events.deal(entry(2, side(1, 2, 2, 480, 30, lines), side(0, 1, 1, 215, 145, lines))),
    () => events.deal(entry(1, side(0, 1, 0, 220, 95, lines), side(1, 2, 3, 455, 25, lines))),
  ];
  for (const enter of all.slice(0, deals)) enter();
  return { events, game };
}

/** Stores events on the device before the page is opened. */
export const storePad = (page, events) =>
  page.addInitScript(
    ({ device, pad, events }) => {
      // Firefox runs this on its empty page too, which has no storage.
      if (origin === "null" || localStorage.getItem("pad-device")) return;
      localStorage.setItem("pad-device", JSON.stringify(device));
      localStorage.setItem("pad-current", JSON.stringify(pad));
      for (const event of events) localStorage.setItem(`pad:${pad}:${event.id}`, JSON.stringify(event));
    },
    { device: DEVICE, pad: randomId(), events: events.all },
  );

/** Adds an event to the pad of an open page, as if it came from another tab. */
export const storeEvent = (page, event) =>
  page.evaluate((event) => {
    const key = `pad:${JSON.parse(localStorage.getItem("pad-current"))}:${event.id}`;
    localStorage.setItem(key, JSON.stringify(event));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, event);

/** The code for watchers, once the server has the pad. */
export async function watchCode(page) {
  const code = await page.waitForFunction(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => /^pad:[0-9a-f]{32}:meta$/.test(key))
      .map(([, meta]) => JSON.parse(meta).code)
      .find(Boolean),
  );
  return code.jsonValue();
}
