// Keeps the screen on during a game, because the turns of three other players take longer than a phone's screen
// timeout. After a long time without activity, the device may sleep.

/** After this time without a press, the screen may turn off. */
const KEEP_AWAKE_MS = 10 * 60_000;

export class Awake {
  #wanted = false;
  #lock = null;
  #requesting = false;
  #timer = null;

  constructor() {
    if (!navigator.wakeLock) return;
    document.addEventListener("visibilitychange", () => this.#update());
    for (const kind of ["pointerdown", "keydown"])
      document.addEventListener(kind, () => this.#wanted && this.#restartTimer(), { passive: true });
  }

  /** `wanted` is true while a game is being played. */
  set(wanted) {
    this.#wanted = wanted;
    if (wanted) return this.#restartTimer();
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#update();
  }

  #restartTimer() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#update();
    }, KEEP_AWAKE_MS);
    this.#update();
  }

  /** Requests or releases the lock. Browsers also release it when the page is hidden. */
  async #update() {
    if (!navigator.wakeLock) return;
    const isWanted = this.#wanted && this.#timer !== null && !document.hidden;
    if (!isWanted) {
      this.#lock?.release();
      this.#lock = null;
    } else if (!this.#requesting && (!this.#lock || this.#lock.released)) {
      this.#requesting = true;
      // The device can refuse, for example if the battery is low.
      this.#lock = await navigator.wakeLock.request("screen").catch(() => null);
      this.#requesting = false;
      // By now, the page could be hidden or the game over.
      if (this.#lock && !(this.#wanted && this.#timer !== null && !document.hidden)) this.#update();
    }
  }
}
