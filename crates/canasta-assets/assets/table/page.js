// The page, as actions, panels and the connection use it: its state, and how it is shown and spoken.

import { byId } from "../element.js";
import { noteCommitments } from "../noted.js";
import { speak } from "../speak.js";
import { timeScale } from "../tempo.js";
import { message } from "../words.js";
import { offerOf } from "./buttons.js";
import { Clock } from "./clock.js";
import { saveSets, savedSets } from "./kept.js";
import { readTable } from "./read.js";
import { Screen } from "./screen.js";
import { State } from "./state.js";

/**
 * Loads the style sheet for everything that the first card doesn't need, such as results and hints. Resolves when it
 * has loaded or failed to load.
 */
export function fetchLaterSheet() {
  const sheet = byId("later-sheet");
  if (!sheet || sheet.sheet) return Promise.resolve();
  const loaded = new Promise((resolve) => {
    for (const end of ["load", "error"]) sheet.addEventListener(end, resolve, { once: true });
  });
  if (!sheet.href) sheet.href = sheet.dataset.href;
  return loaded;
}

export class Page {
  /** A `Device`, once loaded. */
  device = null;
  /** The function `placeHint`, once loaded. */
  placeHint = null;
  #screen = new Screen();
  #clock = new Clock((seconds, isFirst) => this.#warnOfTime(seconds, isFirst));

  constructor() {
    const table = readTable(this.#screen.markup);
    this.state = new State(table, savedSets(table));
    this.draw({ still: true });
    noteCommitments();
  }

  /** Draws everything. See `Screen.draw` for the options. */
  draw(options) {
    this.#screen.draw(this.state, options);
    // The bar is empty in the server's markup.
    this.#clock.show();
    saveSets(this.state);
    this.device?.redrawn(this.state);
    this.placeHint?.();
  }

  /** Shows the server's next table. Returns what has changed, as `State.update` does. */
  update(html, clock) {
    this.#screen.receive(html);
    const { moved, ended, dealt } = this.state.update(readTable(this.#screen.markup));
    // Changes that don't move cards mustn't end the count.
    this.draw({ moved, dealt, still: this.state.untold && !moved });
    if (ended) this.#countDeal();
    this.device?.update(this.#screen.markup);
    noteCommitments();
    this.#clock.set(clock);
    return { moved, ended, dealt };
  }

  /** Counts the deal on the table, if the script for that can be loaded. */
  async #countDeal() {
    await fetchLaterSheet();
    if (timeScale() === 0) return;
    const { count } = await import("/count.js").catch(() => ({}));
    if (this.state.untold) count?.(byId("table"));
  }

  /** Turns animations on. `motion` is the module `motion.js`. */
  set motion(motion) {
    this.#screen.motion = motion;
  }

  /** The server's last markup. */
  get markup() {
    return this.#screen.markup;
  }

  /** Makes a column the hand's tab stop, starting with the next draw. */
  stopAt(id) {
    this.#screen.stopAt(id);
  }

  /** The data of a button (see `offerOf`). */
  offer(id) {
    return offerOf(byId(id));
  }

  /** Shows a note and speaks it. */
  note(text) {
    if (!text) return;
    this.state.note(text);
    this.speak(text);
    this.draw();
  }

  /**
   * Shows why something isn't possible: `{ because, rule, code }`. The line is an alert, so screen readers speak it.
   */
  refuse(reason) {
    this.state.refuse(reason);
    this.draw();
    this.device?.signalRefusal();
  }

  speak(text) {
    speak("happened", text);
  }

  /** Shows each warning, but speaks only the first. */
  #warnOfTime(seconds, isFirst) {
    if (this.state.line?.refusal || !this.state.table.mine) return;
    this.state.note(message("time-left", { seconds }));
    if (isFirst) this.speak(this.state.line.note);
    this.draw();
  }
}
