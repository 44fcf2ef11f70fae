// Sends the pad's events to the server, and gets those of other phones. Without a connection, the pad works alone and sends
// everything later.

import { withRetry } from "../retry.js";
import { device, Pad, padIds } from "./store.js";

const INTERVAL_MS = 5000;
const MAX_EVENTS = 200;

/** Posts JSON. If the server refuses, the error has its sentence and `status`. Without a connection, it has no `status`. */
export async function post(path, body) {
  const answer = await withRetry(() =>
    fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  const json = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(json.because ?? json.error), { refusal: json, status: answer.status });
  return json;
}

export class Sync {
  #pad;
  #timer;
  #isRunning = false;
  #isWanted = false;
  /** Set if the server has refused this device. */
  isRefused = false;
  /** Whether the pad is open. Otherwise this only sends what the server doesn't have. */
  isOpen;

  constructor(pad, { isOpen = true } = {}) {
    this.#pad = pad;
    this.isOpen = isOpen;
    pad.onChange(() => pad.unsent.length && this.now());
    addEventListener("online", () => this.#isNeeded && this.now());
    document.addEventListener("visibilitychange", () => !document.hidden && this.#isNeeded && this.now());
    this.now();
  }

  get #isNeeded() {
    return this.isOpen || (this.#pad.unsent.length > 0 && !this.isRefused);
  }

  /** The number of the deal that is being entered, which watchers see. */
  entering = null;

  /** Synchronises now, and then every few seconds while the page is visible. */
  async now() {
    this.#isWanted = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    clearTimeout(this.#timer);
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#once();
    }
    this.#isRunning = false;
    if (!document.hidden && this.#isNeeded) this.#timer = setTimeout(() => this.now(), INTERVAL_MS);
  }

  async #once() {
    const pad = this.#pad;
    const { id, secret, name } = device();
    const events = pad.unsent.slice(0, MAX_EVENTS);
    // A pad without a game has nothing to keep.
    if (!pad.events.length) return;
    try {
      const state = await post("/pad/sync", {
        pad: pad.id,
        device: id,
        secret,
        ...(name && { name }),
        since: pad.meta.n ?? 0,
        ...(this.entering && { entering: this.entering }),
        events,
      });
      this.take(state, events);
      if (pad.unsent.length) this.#isWanted = true;
    } catch (error) {
      if (error.status === 403) this.isRefused = true;
      if (pad.isOnline !== false) {
        pad.isOnline = false;
        pad.changed();
      }
    }
  }

  /** Takes the server's answer. `events` were sent with the request. */
  take(state, events = []) {
    const pad = this.#pad;
    const received = state.events.map(({ id }) => id);
    const sent = new Set([...(pad.meta.sent ?? []), ...events.map(({ id }) => id), ...received]);
    const before = JSON.stringify([pad.state, pad.isOnline]);
    pad.state = { ...state, events: undefined };
    pad.isOnline = true;
    pad.receive(state.events);
    pad.changeMeta({ n: state.n, sent: [...sent], code: state.code, syncedAt: Date.now() });
    if (JSON.stringify([pad.state, pad.isOnline]) !== before) pad.changed();
  }
}

/** Sends what other pads on this device have entered without a connection. */
export function sendOthers(open) {
  const others = padIds().filter((id) => id !== open?.id);
  for (const pad of others.map((id) => new Pad(id))) if (pad.unsent.length) new Sync(pad, { isOpen: false });
}

/** Follows a pad by its code, without writing. */
export class Watch {
  #pad;
  #code;
  #n = 0;
  #timer;

  constructor(pad, code) {
    this.#pad = pad;
    this.#code = code;
    document.addEventListener("visibilitychange", () => !document.hidden && this.now());
    addEventListener("online", () => this.now());
  }

  async now() {
    clearTimeout(this.#timer);
    const pad = this.#pad;
    const before = JSON.stringify([pad.state, pad.isOnline]);
    try {
      const answer = await fetch(`/pad/${this.#code}/events?since=${this.#n}`);
      if (!answer.ok) throw new Error(answer.statusText);
      const state = await answer.json();
      this.#n = state.n;
      pad.state = { ...state, events: undefined };
      pad.isOnline = true;
      pad.updatedAt = Date.now();
      pad.receive(state.events);
    } catch {
      pad.isOnline = false;
    }
    if (JSON.stringify([pad.state, pad.isOnline]) !== before) pad.changed();
    if (!document.hidden) this.#timer = setTimeout(() => this.now(), INTERVAL_MS);
  }
}
