// Fetches the steps of a replay from the server, and caches the latest ones.

import { withRetry } from "../retry.js";

const REQUEST_TIMEOUT_MS = 10_000;
const MAX_CACHED_STEPS = 24;

/** The query for a step, seen from a seat. */
export const queryOf = (at, seat) => `?at=${at}&seat=${seat}`;

export class Steps {
  #path;
  #onWait;
  /** Steps by query. */
  #cache = new Map();

  /** Calls `onWait(sentence)` with the reason for a delay. */
  constructor(path, onWait) {
    this.#path = path;
    this.#onWait = onWait;
  }

  /** Returns a step as `{html, said}`. */
  get(at, seat) {
    const query = queryOf(at, seat);
    const known = this.#cache.get(query);
    if (known) return known;
    const step = this.#load(query);
    step.catch(() => this.#cache.delete(query));
    this.#cache.set(query, step);
    if (this.#cache.size > MAX_CACHED_STEPS) this.#cache.delete(this.#cache.keys().next().value);
    return step;
  }

  async #load(query) {
    const get = () =>
      fetch(`${this.#path}/at${query}`, { cache: "no-store", signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const answer = await withRetry(get, this.#onWait);
    // The server has forgotten the record, and its page explains that.
    if ([403, 404, 410].includes(answer.status)) location.assign(this.#path + query);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.json();
  }
}
