// The connection to the server. The server pushes the table over a WebSocket, and the page posts actions. Each action has an
// id. If no answer comes, it is sent again with the same id, and the server applies it once.

import { withRetry } from "./retry.js";

/** The time between retries doubles up to the maximum. A random half more keeps browsers from retrying all at once when a
 * server comes back. */
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 10_000;
/** First retry after an orderly close (1012): another server takes over at once, or the same one restarts soon. */
const RESTART_RETRY_MS = 200;
const REQUEST_TIMEOUT_MS = 8_000;
const PING_INTERVAL_MS = 25_000;
/** Delay before an unanswered action is sent again although the socket is open. */
const RESEND_AFTER_MS = 2_000;

export class Live {
  #socket = null;
  #wait = FIRST_RETRY_MS;
  #timer = null;
  /** Cancels the request for the page that precedes each reconnect. */
  #pageRequest = null;
  #action = null;
  #sending = false;
  /** The server's reason for refusing a socket, if it gave one. */
  #because = null;

  /**
   * The handlers of `on` are `update(message)`, `lost(because)` with the server's reason if it gave one, `back()`,
   * `done(n, action)`, `refused(answer)`, and `cut(cut)`, which returns the cut to send.
   */
  constructor(path, on) {
    this.path = path;
    this.on = on;
    addEventListener("online", () => this.#retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#retry());
    setInterval(() => this.#socket?.readyState === WebSocket.OPEN && this.#socket.send("ping"), PING_INTERVAL_MS);
    this.#connect();
  }

  /** Whether an action waits for its answer. */
  get busy() {
    return this.#action !== null;
  }

  #connect() {
    const address = new URL(`${this.path}/live?patch`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    let opened = false;
    this.#socket = socket;
    /** The last markup, split before each `<`. Patches refer to these pieces. */
    let pieces = [];
    socket.onopen = () => {
      this.#wait = FIRST_RETRY_MS;
      this.#because = null;
      opened = true;
      this.on.back();
      this.#deliver();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.patch)
        message.html = message.patch
          .map((step) => (typeof step === "string" ? step : joinPieces(pieces, step)))
          .join("");
      if (message.html === undefined) return;
      pieces = message.html.split(/(?=<)/);
      this.on.update(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (code === 1012) this.#wait = RESTART_RETRY_MS;
      this.on.lost(this.#because);
      if (!opened) this.#askWhy();
      this.#retryLater();
    };
  }

  #retryLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#reconnect(), this.#wait * (1 + Math.random() / 2));
    this.#wait = Math.min(Math.max(this.#wait, FIRST_RETRY_MS) * 2, MAX_RETRY_MS);
  }

  /** Asks why a socket was refused, because scripts can't read the response. */
  async #askWhy() {
    try {
      const answer = await fetch(`${this.path}/live`, {
        method: "POST",
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      if (![403, 429, 503].includes(answer.status) || this.#socket?.readyState === WebSocket.OPEN) return;
      this.#because = (await answer.json()).because;
      this.on.lost(this.#because);
    } catch {
      // No answer: the connection is lost.
    }
  }

  /** Retries at once, when the device is online again or the page visible. */
  #retry() {
    if (this.#socket) return;
    this.#wait = FIRST_RETRY_MS;
    this.#reconnect();
  }

  /** Requests the page first: it shows why a seat is refused, and without an answer a socket would fail as well. */
  async #reconnect() {
    clearTimeout(this.#timer);
    this.#pageRequest?.abort();
    const request = (this.#pageRequest = new AbortController());
    const timeout = setTimeout(() => request.abort(), REQUEST_TIMEOUT_MS);
    try {
      const page = await fetch(location.pathname, { method: "GET", cache: "no-store", signal: request.signal });
      if ([401, 403, 404, 410].includes(page.status)) return location.reload();
      if (this.#socket || this.#pageRequest !== request) return;
      this.#connect();
      this.#deliver();
    } catch {
      if (this.#pageRequest === request) this.#retryLater();
    } finally {
      clearTimeout(timeout);
    }
  }

  /** Sends an action, or asks for the next deal with this browser's cut. */
  send(what, n, action) {
    this.#action = { id: randomHex(), n, act: action, what };
    if (what === "next") {
      const cut = randomHex();
      this.#action.cut = this.on.cut?.(cut) ?? cut;
    }
    this.#deliver();
  }

  async #deliver() {
    if (!this.#action || this.#sending) return;
    this.#sending = true;
    const { what, ...body } = this.#action;
    try {
      const send = () =>
        fetch(`${this.path}/${what}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
      const response = await withRetry(send, (sentence) => this.on.lost(sentence));
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      const answer = await response.json().catch(() => ({}));
      this.#action = null;
      // An earlier attempt may have failed while the socket stayed open.
      if (this.#socket?.readyState === WebSocket.OPEN) this.on.back();
      if (response.ok) this.on.done(answer.n ?? body.n, body.act);
      else this.on.refused(answer);
    } catch {
      // The action may have arrived. It is sent again with the same id.
      this.on.lost(this.#because);
      // Without a socket, reconnecting sends it.
      if (this.#socket) setTimeout(() => this.#deliver(), RESEND_AFTER_MS);
    } finally {
      this.#sending = false;
    }
  }
}

/** Joins unchanged pieces of the last markup. */
const joinPieces = (pieces, [from, count]) => pieces.slice(from, from + count).join("");

/** 16 random bytes in hexadecimal. Unlike `randomUUID`, this works on plain http. */
function randomHex() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
