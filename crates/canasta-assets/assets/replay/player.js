// Playing a replay: which moment is to be shown, when the next one comes.

import { message } from "../words.js";
import { at, last, show, showPlaying, shown, tell } from "./screen.js";

/** Milliseconds until a moment that did not come is asked for again. */
const AGAIN = 2_000;
/** How many times longer a deal's end stays. */
const END_OF_DEAL = 3;
/** Milliseconds until the first step; longer where it starts over. */
const START = 150;
const START_OVER = 300;

export class Player {
  /** Milliseconds that each moment stays. */
  pace = "1800";
  #moments;
  /** What is to be shown, while it is on its way: `{at, seat}`. */
  #wanted = null;
  #busy = false;
  /** The timer of the next step; null while it does not play. */
  #timer = null;
  #sliding = false;

  constructor(moments) {
    this.#moments = moments;
  }

  get #playing() {
    return this.#timer !== null;
  }

  /** Goes to a moment. One is fetched at a time; of those wanted meanwhile only the newest. */
  async go(where, seat = shown().seat) {
    this.#wanted = { at: Math.max(0, Math.min(where, last())), seat };
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted) {
      const wanted = this.#wanted;
      this.#wanted = null;
      try {
        const moment = await this.#moments.get(wanted.at, wanted.seat);
        if (!this.#wanted) this.#show(moment);
      } catch {
        this.stop();
        tell(message("no-answer"));
        await new Promise((done) => setTimeout(done, AGAIN));
        this.#wanted ??= wanted;
      }
    }
    this.#busy = false;
  }

  #show(moment) {
    show(moment, { playing: this.#playing, pace: this.pace, sliding: this.#sliding });
    if (at() === last()) this.stop();
  }

  /** Goes on or back by moments from the present one, or from the one on its way: quick presses add up. */
  step(by) {
    return this.go((this.#wanted?.at ?? at()) + by);
  }

  /** Follows the slider; it is not moved while it is `held`. */
  slide(where, held) {
    if (held) this.stop();
    this.#sliding = held;
    this.go(where);
  }

  /** Plays on from here, from the start where it has ended; or stops. */
  play() {
    if (this.#playing) return this.stop();
    if (at() === last()) this.go(0);
    this.#next(at() === last() ? START_OVER : START);
    showPlaying(true);
  }

  #next(wait) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.#playing) return;
      await this.go(at() + 1);
      if (!this.#playing || at() === last()) return this.stop();
      this.#moments.get(at() + 1, shown().seat).catch(() => {});
      const over = document.querySelector(".verdict") !== null;
      this.#next(Number(this.pace) * (over ? END_OF_DEAL : 1));
    }, wait);
  }

  stop() {
    if (!this.#playing) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    showPlaying(false);
  }
}
