// Plays a replay: decides which step to show, and when to show the next one.

import { message } from "../words.js";
import { currentStep, lastStep, showPlaying, showStatus, showStep, shownStep } from "./screen.js";

const RETRY_AFTER_MS = 2_000;
/** The end of a deal is shown this many times as long as other steps. */
const DEAL_END_FACTOR = 3;
const START_DELAY_MS = 150;
/** The delay before a replay starts over. */
const RESTART_DELAY_MS = 300;

export class Player {
  /** Milliseconds per step. */
  pace = "1800";
  #steps;
  /** The step to show next, as `{at, seat}`. */
  #wanted = null;
  #busy = false;
  /** The timer for the next step, or `null` while stopped. */
  #timer = null;
  #sliding = false;

  constructor(steps) {
    this.#steps = steps;
  }

  get #playing() {
    return this.#timer !== null;
  }

  /** Goes to a step. Fetches one step at a time and remembers only the latest request. */
  async go(step, seat = shownStep().seat) {
    this.#wanted = { at: Math.max(0, Math.min(step, lastStep())), seat };
    if (this.#busy) return;
    this.#busy = true;
    while (this.#wanted) {
      const wanted = this.#wanted;
      this.#wanted = null;
      try {
        const step = await this.#steps.get(wanted.at, wanted.seat);
        if (!this.#wanted) this.#show(step);
      } catch {
        this.stop();
        showStatus(message("no-answer"));
        await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
        this.#wanted ??= wanted;
      }
    }
    this.#busy = false;
  }

  #show(step) {
    showStep(step, { playing: this.#playing, pace: this.pace, sliding: this.#sliding });
    if (currentStep() === lastStep()) this.stop();
  }

  /** Goes forward or back. Presses in quick succession add up. */
  step(by) {
    return this.go((this.#wanted?.at ?? currentStep()) + by);
  }

  /** Follows the slider. Doesn't move the slider itself while it is held. */
  slide(step, isHeld) {
    if (isHeld) this.stop();
    this.#sliding = isHeld;
    this.go(step);
  }

  /** Plays from here, or from the start if this is the end. Stops if already playing. */
  play() {
    if (this.#playing) return this.stop();
    if (currentStep() === lastStep()) this.go(0);
    this.#next(currentStep() === lastStep() ? RESTART_DELAY_MS : START_DELAY_MS);
    showPlaying(true);
  }

  #next(wait) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.#playing) return;
      await this.go(currentStep() + 1);
      if (!this.#playing || currentStep() === lastStep()) return this.stop();
      this.#steps.get(currentStep() + 1, shownStep().seat).catch(() => {});
      const isDealOver = document.querySelector(".verdict") !== null;
      this.#next(Number(this.pace) * (isDealOver ? DEAL_END_FACTOR : 1));
    }, wait);
  }

  stop() {
    if (!this.#playing) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    showPlaying(false);
  }
}
