// The cover of a device that several people share. The server shows the next person's cards only after a press on its
// button. A press that was meant for the previous screen doesn't count.

import { byId } from "../element.js";

/** Presses in this time after the screen was covered are ignored, because they may be the second half of a double press. */
const DOUBLE_PRESS_MS = 500;

export class Cover {
  /** When the screen was covered, as a time stamp of events. */
  #coveredAt = -Infinity;
  /** Whether the screen has ever been covered, so the device is shared. */
  #isUsed = false;

  constructor() {
    document.addEventListener("click", (event) => this.#check(event), { capture: true });
    // The key that ended the turn may still be down.
    document.addEventListener("keydown", (event) => event.repeat && isOnCover(event) && event.preventDefault());
    // The browser can restore a page as it was left, with cards that another person may see now.
    addEventListener("pagehide", () => this.#isUsed && (byId("table").style.visibility = "hidden"));
    addEventListener("pageshow", ({ persisted }) => persisted && this.#isUsed && location.reload());
  }

  /** Called when a covered screen has been drawn. `isNew` says that cards were shown before. */
  drawn({ isNew }) {
    this.#isUsed = true;
    if (isNew) this.#coveredAt = performance.now();
    const button = byId("show-cards");
    const isFocusFree = document.activeElement === document.body;
    if (isFocusFree && button && !button.disabled) button.focus({ preventScroll: true });
  }

  #check(event) {
    if (isOnCover(event) && event.timeStamp - this.#coveredAt < DOUBLE_PRESS_MS) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
}

const isOnCover = ({ target }) => Boolean(target.closest?.("#cover"));
