// The time of the player whose turn it is: a bar that fills slowly at the seat, and near the end of the viewer's own, words. The
// server says how much is left; between its messages it goes on here.

const EVERY = 1000;
/** Seconds before the end at which the words come, and come again. */
const WORDS = [15, 10, 5];

export class Clock {
  #left = null;
  #at = 0;
  #warned = null;

  /** `warn(seconds, first)` says in words how much is left. */
  constructor(warn) {
    this.warn = warn;
    setInterval(() => this.#tick(), EVERY);
  }

  /** What the server says: `{seat, base, bank}` in milliseconds; nothing while no time runs. */
  set(clock) {
    const same = this.#left && clock && this.#left.seat === clock.seat;
    const more =
      same && clock.base + clock.bank > this.#left.base + this.#left.bank - (performance.now() - this.#at) + EVERY;
    if (!same || more) this.#warned = null;
    this.#left = clock ?? null;
    this.#at = performance.now();
    this.show();
  }

  /** Milliseconds that are left. */
  get #rest() {
    return Math.max(0, this.#left.base + this.#left.bank - (performance.now() - this.#at));
  }

  /** Fills the bar in the page; the markup that came has an empty one. */
  show() {
    const bar = document.querySelector(".time[data-seat]");
    if (!bar || !this.#left || Number(bar.dataset.seat) !== this.#left.seat) return;
    const { clockBase, clockBank } = document.getElementById("table").dataset;
    const whole = (Number(clockBase) + Number(clockBank)) * 1000;
    const part = whole ? 1 - Math.min(1, this.#rest / whole) : 0;
    bar.firstElementChild.style.width = `${(part * 100).toFixed(1)}%`;
    bar.classList.toggle("short", this.#rest <= WORDS[0] * 1000);
  }

  #tick() {
    if (!this.#left) return;
    this.show();
    if (!document.querySelector(`#own .time[data-seat="${this.#left.seat}"]`)) return;
    const seconds = Math.round(this.#rest / 1000);
    const step = WORDS.filter((bound) => seconds <= bound).at(-1);
    if (step === undefined || seconds === 0 || step === this.#warned) return;
    const first = this.#warned === null;
    this.#warned = step;
    this.warn(seconds, first);
  }
}
