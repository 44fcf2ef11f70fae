// The line to the server: the table is pushed over a WebSocket, acts are posted. An act has an id of its own; if its
// answer never came, the same id is sent again, and the server does it once.

import { withRetry } from "./retry.js";

/** Waits between two tries double from the first to the longest; each gets up to half as much again, so that not all browsers of
 * a server that comes back ask at once. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** The first wait where a server closes in order (1012): another serves at once, or the same one does in a moment. The next is
 * as after any first wait. */
const RESTART_WAIT = 200;
const PATIENCE = 8_000;
const PING = 25_000;
/** When an act without an answer is sent again although the socket is open, in milliseconds. */
const AGAIN = 2_000;

export class Live {
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = null;
  /** Ends the request for the page that goes before a socket is tried again. */
  #asking = null;
  #act = null;
  #sending = false;
  /** Why the server wants no socket, where it says so. */
  #because = null;

  /**
   * `on` has the handlers: `update(message)`; `lost(because)`, with the server's reason where it gave one; `back()`;
   * `done(n, act)`; `refused(answer)`; and `cut(cut)`, which is asked before a cut is sent and answers the one to send.
   */
  constructor(path, on) {
    this.path = path;
    this.on = on;
    addEventListener("online", () => this.#retry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#retry());
    setInterval(() => this.#socket?.readyState === WebSocket.OPEN && this.#socket.send("ping"), PING);
    this.#connect();
  }

  /** Whether an act waits for its answer. */
  get busy() {
    return this.#act !== null;
  }

  #connect() {
    const address = new URL(`${this.path}/live?patch`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    let opened = false;
    this.#socket = socket;
    /** The markup that came last, cut before each `<`: the next state is put together from it. */
    let pieces = [];
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#because = null;
      opened = true;
      this.on.back();
      this.#deliver();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.patch)
        message.html = message.patch.map((step) => (typeof step === "string" ? step : run(pieces, step))).join("");
      if (message.html === undefined) return;
      pieces = message.html.split(/(?=<)/);
      this.on.update(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (code === 1012) this.#wait = RESTART_WAIT;
      this.on.lost(this.#because);
      if (!opened) this.#ask();
      this.#later();
    };
  }

  /** Tries again after a wait. */
  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#reconnect(), this.#wait * (1 + Math.random() / 2));
    this.#wait = Math.min(Math.max(this.#wait, FIRST_WAIT) * 2, LONGEST_WAIT);
  }

  /** A script cannot read why a socket was refused, but it can ask. */
  async #ask() {
    try {
      const answer = await fetch(`${this.path}/live`, { method: "POST", signal: AbortSignal.timeout(PATIENCE) });
      if (![403, 429, 503].includes(answer.status) || this.#socket?.readyState === WebSocket.OPEN) return;
      this.#because = (await answer.json()).because;
      this.on.lost(this.#because);
    } catch {
      // No answer: the connection is lost, and no more is known.
    }
  }

  /** The line may be back, or the page is looked at again: no more waiting. */
  #retry() {
    if (this.#socket) return;
    this.#wait = FIRST_WAIT;
    this.#reconnect();
  }

  /** The page itself says why a seat is refused, so it is asked for first; where nothing answers, a socket would fail as well. */
  async #reconnect() {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const patience = setTimeout(() => asking.abort(), PATIENCE);
    try {
      const page = await fetch(location.pathname, { method: "GET", cache: "no-store", signal: asking.signal });
      if ([401, 403, 404, 410].includes(page.status)) return location.reload();
      if (this.#socket || this.#asking !== asking) return;
      this.#connect();
      this.#deliver();
    } catch {
      if (this.#asking === asking) this.#later();
    } finally {
      clearTimeout(patience);
    }
  }

  /** Sends an act, or asks for the next deal and adds a cut of this browser's own to it. */
  send(what, n, act) {
    this.#act = { id: newId(), n, act, what };
    if (what === "next") {
      const fresh = random();
      this.#act.cut = this.on.cut?.(fresh) ?? fresh;
    }
    this.#deliver();
  }

  async #deliver() {
    if (!this.#act || this.#sending) return;
    this.#sending = true;
    const { what, ...body } = this.#act;
    try {
      const send = () =>
        fetch(`${this.path}/${what}`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(PATIENCE),
        });
      const response = await withRetry(send, (sentence) => this.on.lost(sentence));
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      const answer = await response.json().catch(() => ({}));
      this.#act = null;
      // An earlier try may have failed while the socket stayed open.
      if (this.#socket?.readyState === WebSocket.OPEN) this.on.back();
      if (response.ok) this.on.done(answer.n ?? body.n, body.act);
      else this.on.refused(answer);
    } catch {
      // It may or may not have arrived: the same id is sent again when the server answers.
      this.on.lost(this.#because);
      // Without a socket it waits for that: one thing tries at a time.
      if (this.#socket) setTimeout(() => this.#deliver(), AGAIN);
    } finally {
      this.#sending = false;
    }
  }
}

/** A run of pieces that stayed as they were. */
const run = (pieces, [from, count]) => pieces.slice(from, from + count).join("");

/** An id that no other page makes. */
const newId = () => random();

/** 16 random bytes, in hexadecimal; there on plain http too. */
function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
