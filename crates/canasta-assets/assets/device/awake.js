// Keeps the screen on during a game, because the turns of three others take longer than a phone waits. After a long time
// without activity, the device may sleep.

/** The screen may turn off after this time without a move or touch. */
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

  /** `wanted`: a game is being played. */
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

  /** Requests or releases the lock. Browsers release it when the page is hidden. */
  async #update() {
    if (!navigator.wakeLock) return;
    const isWanted = this.#wanted && this.#timer !== null && !document.hidden;
    if (!isWanted) {
      this.#lock?.release();
      this.#lock = null;
    } else if (!this.#requesting && (!this.#lock || this.#lock.released)) {
      this.#requesting = true;
      // The device may refuse, for example with a low battery.
      this.#lock = await navigator.wakeLock.request("screen").catch(() => null);
      this.#requesting = false;
      // The page may be hidden by now, or the game over.
      if (this.#lock && !(this.#wanted && this.#timer !== null && !document.hidden)) this.#update();
    }
  }
}
