// The connection to the server. The server pushes the table over a WebSocket, and the page posts actions. Each action
// has an ID. If there is no answer, the page sends it again with the same ID, and the server applies it only once.

import { withRetry } from "./retry.js";

/**
 * The delay between retries doubles up to the maximum. Up to half is added at random, so that browsers don't all retry
 * at once when a server comes back.
 */
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 10_000;
/**
 * Delay before the first retry after an orderly close (1012). Another server takes over at once, or the same one
 * restarts soon.
 */
const RESTART_RETRY_MS = 200;
const REQUEST_TIMEOUT_MS = 8_000;
const PING_INTERVAL_MS = 25_000;
/** Delay before an unanswered action is sent again while the socket is open. */
const RESEND_AFTER_MS = 2_000;

export class Live {
  #socket = null;
  #wait = FIRST_RETRY_MS;
  #timer = null;
  /** Aborts the page request that precedes each reconnect. */
  #pageRequest = null;
  #action = null;
  #sending = false;
  /** The server's reason for refusing a socket, if it gave one. */
  #because = null;

  /**
   * The handlers in `on` are `update(message)`, `lost(because)` with the server's reason if it gave one, `back()`,
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

  /** Whether an action is waiting for its answer. */
  get busy() {
    return this.#action !== null;
  }

  #connect() {
    const address = new URL(`${this.path}/live?patch&lang=${document.documentElement.lang}`, location.href);
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

  /** Asks the server why it refused a socket, because scripts can't read the response to the socket. */
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
      // There is no answer either, so the connection is simply lost.
    }
  }

  /** Retries at once, because the device is back online or the page is visible again. */
  #retry() {
    if (this.#socket) return;
    this.#wait = FIRST_RETRY_MS;
    this.#reconnect();
  }

  /**
   * Requests the page before opening a socket. The page shows why a seat is refused, and without an answer, a socket
   * would fail too.
   */
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
      // An earlier attempt may have failed although the socket stayed open.
      if (this.#socket?.readyState === WebSocket.OPEN) this.on.back();
      if (response.ok) this.on.done(answer.n ?? body.n, body.act);
      else this.on.refused(answer);
    } catch {
      // The action may have arrived anyway, so it is sent again with the same ID.
      this.on.lost(this.#because);
      // If there is no socket, reconnecting sends the action.
      if (this.#socket) setTimeout(() => this.#deliver(), RESEND_AFTER_MS);
    } finally {
      this.#sending = false;
    }
  }
}

/** Joins pieces of the last markup that haven't changed. */
const joinPieces = (pieces, [from, count]) => pieces.slice(from, from + count).join("");

/** 16 random bytes as hexadecimal digits. Unlike `randomUUID`, this works on plain http. */
function randomHex() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
