// The moments of a replay as the server makes them: asked for once, and the latest kept.

import { withRetry } from "../retry.js";

const PATIENCE = 10_000;
/** Moments that are kept at most: those ahead while it plays, and those just seen. */
const KEPT = 24;

/** What stands behind a replay's path: the moment, and whose view it is. */
export const address = (at, seat) => `?at=${at}&seat=${seat}`;

export class Moments {
  #path;
  #onWait;
  /** Moments by their address. */
  #kept = new Map();

  /** `onWait(sentence)` says why it takes longer. */
  constructor(path, onWait) {
    this.#path = path;
    this.#onWait = onWait;
  }

  /** A moment: `{html, said}`. */
  get(at, seat) {
    const query = address(at, seat);
    const known = this.#kept.get(query);
    if (known) return known;
    const asked = this.#ask(query);
    asked.catch(() => this.#kept.delete(query));
    this.#kept.set(query, asked);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value);
    return asked;
  }

  async #ask(query) {
    const get = () => fetch(`${this.#path}/at${query}`, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    const answer = await withRetry(get, this.#onWait);
    // The server has forgotten the record: the page itself says so.
    if ([403, 404, 410].includes(answer.status)) location.assign(this.#path + query);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.json();
  }
}
