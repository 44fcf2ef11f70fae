// What the device keeps. Each event has a key of its own, so that two tabs with the same pad can't overwrite each other's.
// Events are never changed or deleted here, except when the visitor asks to be forgotten.

import { ask } from "./engine.js";

const PREFIX = "pad:";
const DEVICE = "pad-device";
const SETTINGS = "pad-settings";
const CURRENT = "pad-current";

const random = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A new id of an event. */
export const eventId = () => random(16);

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Stores a value. Throws if the browser's storage is full or switched off. */
const write = (key, value) => localStorage.setItem(key, JSON.stringify(value));

/** This device: a public id, a secret for the server, and the name of the person who uses it, if known. */
export function device() {
  let known = read(DEVICE);
  if (!known) {
    known = { id: random(8), secret: random(32), name: "" };
    write(DEVICE, known);
  }
  return known;
}

export function nameDevice(name) {
  write(DEVICE, { ...device(), name });
}

/** The visitor's settings of the pad, on this device. */
export const settings = () => ({ ...DEFAULTS, ...read(SETTINGS) });
export const changeSetting = (name, value) => write(SETTINGS, { ...read(SETTINGS), [name]: value });

const DEFAULTS = {
  size: "normal", // "large", "largest"
  light: "system", // "light", "dark"
  facing: "us", // "both", "them"
  contrast: false,
  awake: true,
  speaking: false,
  points: "total", // "value", "cards": how points are entered
  first: 0, // the side that is asked first
  ignoreDoublePresses: true,
  movesOn: true, // the pad moves on when a number is complete
  vibration: true,
};

/** Ids of the pads on this device, the last used first. */
export function padIds() {
  const ids = new Set();
  for (let i = 0; i < localStorage.length; i++) {
    const [, id] = localStorage.key(i).match(/^pad:([0-9a-f]{32}):/) ?? [];
    if (id) ids.add(id);
  }
  const usedAt = (id) => read(`${PREFIX}${id}:meta`)?.usedAt ?? 0;
  return [...ids].sort((a, b) => usedAt(b) - usedAt(a));
}

/** The pad that was used last; `null` if there is none. */
export function currentPad() {
  const id = read(CURRENT);
  return padIds().includes(id) ? new Pad(id) : padIds().length ? new Pad(padIds()[0]) : null;
}

/** A pad of this device, or one that it watches. */
export class Pad {
  #events = new Map();
  #listeners = new Set();

  /** `isWatched` is set for pads that this device only watches, which aren't stored. */
  constructor(id, { isWatched = false } = {}) {
    this.id = id;
    this.isWatched = isWatched;
    /** What the server said last: `code`, `keeper`, `is_keeper`, `entering`, `request`. */
    this.state = null;
    this.isOnline = null;
    if (!isWatched) {
      this.#readEvents();
      addEventListener("storage", ({ key }) => {
        if (key?.startsWith(`${PREFIX}${id}:`) && this.#readEvents()) this.#changed();
      });
    }
  }

  static create() {
    return new Pad(random(16));
  }

  /** Makes this pad the one that opens next time. */
  use() {
    write(CURRENT, this.id);
    this.changeMeta({ usedAt: Date.now() });
  }

  /** Facts that aren't events: `usedAt`, `n` (events received from the server), `sent` (ids). */
  get meta() {
    return read(`${PREFIX}${this.id}:meta`) ?? {};
  }

  changeMeta(changes) {
    if (!this.isWatched) write(`${PREFIX}${this.id}:meta`, { ...this.meta, ...changes });
  }

  /** The entry that has been begun: `{ game, n, replaces, entry }`, or `null`. */
  get draft() {
    return read(`${PREFIX}${this.id}:draft`);
  }

  set draft(draft) {
    this.#writeOrRemove("draft", draft);
  }

  /** The correction that has been begun, like a draft. */
  get correction() {
    return read(`${PREFIX}${this.id}:correction`);
  }

  set correction(correction) {
    this.#writeOrRemove("correction", correction);
  }

  #writeOrRemove(name, value) {
    if (value) write(`${PREFIX}${this.id}:${name}`, value);
    else localStorage.removeItem(`${PREFIX}${this.id}:${name}`);
  }

  /** Whether another phone keeps the pad now. Without a connection, this one can enter deals: they are put together later. */
  get isKeptElsewhere() {
    return this.state?.is_keeper === false && this.isOnline === true;
  }

  get events() {
    return [...this.#events.values()];
  }

  /** Events that the server hasn't confirmed. */
  get unsent() {
    const sent = new Set(this.meta.sent ?? []);
    return this.events.filter(({ id }) => !sent.has(id));
  }

  /** Stores a new event of this device, such as `{ kind: "dealer", game, n, seat }`, and returns it. */
  add(change) {
    const { id, name } = device();
    const clock = 1 + Math.max(0, ...this.events.map(({ clock }) => clock));
    const event = { id: eventId(), clock, at: Date.now(), device: id, ...(name && { by: name }), ...change };
    this.#store(event);
    this.#changed();
    return event;
  }

  /** Takes events from the server. */
  receive(events) {
    const added = events.filter(({ id }) => !this.#events.has(id));
    added.forEach((event) => this.#store(event));
    if (added.length) this.#changed();
  }

  /** Calls `listener` after every change. Returns a function that ends this. */
  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells everyone that `state` or `isOnline` has changed. */
  changed() {
    this.#changed();
  }

  /** The games, folded from the events. */
  async games() {
    return (await ask({ do: "view", events: this.events })).games;
  }

  #store(event) {
    if (!this.isWatched) write(`${PREFIX}${this.id}:${event.id}`, event);
    this.#events.set(event.id, event);
  }

  /** Reads stored events; returns whether there are new ones. */
  #readEvents() {
    const before = this.#events.size;
    const prefix = `${PREFIX}${this.id}:`;
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      const id = key.slice(prefix.length);
      if (key.startsWith(prefix) && /^[0-9a-f]{32}$/.test(id)) {
        const event = read(key);
        if (event) this.#events.set(id, event);
      }
    }
    return this.#events.size > before;
  }

  #changed() {
    this.#listeners.forEach((listener) => listener());
  }
}
