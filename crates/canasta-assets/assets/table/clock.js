// The clock of the player to act: a bar and seconds at the seat, and warnings when the viewer's own time is nearly over.
// It keeps running between the server's messages.

const TICK_MS = 1000;
const WARNING_SECONDS = [15, 10, 5];

export class Clock {
  #clock = null;
  #setAt = 0;
  #warned = null;

  /** `warn(seconds, isFirst)` shows the remaining time. */
  constructor(warn) {
    this.warn = warn;
    setInterval(() => this.#tick(), TICK_MS);
  }

  /** Takes `{seat, base, bank}` in milliseconds from the server. Without a clock, no time is running. */
  set(clock) {
    const isSameSeat = this.#clock && clock && this.#clock.seat === clock.seat;
    const hasMore =
      isSameSeat &&
      clock.base + clock.bank > this.#clock.base + this.#clock.bank - (performance.now() - this.#setAt) + TICK_MS;
    if (!isSameSeat || hasMore) this.#warned = null;
    this.#clock = clock ?? null;
    this.#setAt = performance.now();
    this.show();
  }

  get #remaining() {
    return Math.max(0, this.#clock.base + this.#clock.bank - (performance.now() - this.#setAt));
  }

  /** Fills in the bar and the seconds, which are empty in the server's markup. */
  show() {
    const bar = document.querySelector(".time[data-seat]");
    if (!bar || !this.#clock || Number(bar.dataset.seat) !== this.#clock.seat) return;
    const { clockBase, clockBank } = document.getElementById("table").dataset;
    const total = (Number(clockBase) + Number(clockBank)) * 1000;
    const part = total ? 1 - Math.min(1, this.#remaining / total) : 0;
    bar.firstElementChild.style.width = `${(part * 100).toFixed(1)}%`;
    const seconds = Math.ceil(this.#remaining / 1000);
    const digits =
      seconds < 100 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (bar.lastElementChild.textContent !== digits) bar.lastElementChild.textContent = digits;
    bar.classList.toggle("short", this.#remaining <= WARNING_SECONDS[0] * 1000);
  }

  #tick() {
    if (!this.#clock) return;
    this.show();
    if (!document.querySelector(`#own .time[data-seat="${this.#clock.seat}"]`)) return;
    const seconds = Math.round(this.#remaining / 1000);
    const step = WARNING_SECONDS.filter((bound) => seconds <= bound).at(-1);
    if (step === undefined || seconds === 0 || step === this.#warned) return;
    const isFirst = this.#warned === null;
    this.#warned = step;
    this.warn(seconds, isFirst);
  }
}
