// The screen stays on while a game is played and looked at: a turn of three others takes longer than a phone waits. A game
// that stands still for long lets the device sleep.

/** Milliseconds without a card moved or a touch after which the screen may go off. */
const LONG = 10 * 60_000;

export class Awake {
  #wanted = false;
  #lock = null;
  #asking = false;
  #timer = null;

  constructor() {
    if (!navigator.wakeLock) return;
    document.addEventListener("visibilitychange", () => this.#follow());
    for (const kind of ["pointerdown", "keydown"])
      document.addEventListener(kind, () => this.#wanted && this.#stay(), { passive: true });
  }

  /** Whether a game is being played now. */
  set(wanted) {
    this.#wanted = wanted;
    if (wanted) return this.#stay();
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#follow();
  }

  #stay() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#follow();
    }, LONG);
    this.#follow();
  }

  /** Asks for the lock, or gives it back. A browser takes it away when the page is hidden; it is asked for again on return. */
  async #follow() {
    if (!navigator.wakeLock) return;
    const wanted = this.#wanted && this.#timer !== null && !document.hidden;
    if (!wanted) {
      this.#lock?.release();
      this.#lock = null;
    } else if (!this.#asking && (!this.#lock || this.#lock.released)) {
      this.#asking = true;
      // The device may refuse, with little battery left.
      this.#lock = await navigator.wakeLock.request("screen").catch(() => null);
      this.#asking = false;
      // Meanwhile the page may have been hidden, or the game have ended.
      if (this.#lock && !(this.#wanted && this.#timer !== null && !document.hidden)) this.#follow();
    }
  }
}
