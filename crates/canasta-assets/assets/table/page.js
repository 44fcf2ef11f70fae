// The page, as actions, panels and the connection use it: its state, and how it is shown and spoken.

import { byId } from "../element.js";
import { noteCommitments } from "../noted.js";
import { speak } from "../speak.js";
import { timeScale } from "../tempo.js";
import { message } from "../words.js";
import { Clock } from "./clock.js";
import { Cover } from "./cover.js";
import { restoreSelection, saveSelection } from "./kept.js";
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

const buttonIds = () => [...document.querySelectorAll("#own .actions button")].map(({ id }) => id).join();

/** A selection is spoken when it hasn't changed for this long. */
const SPEECH_DELAY_MS = 350;

export class Page {
  /** A `Device`, once loaded. */
  device = null;
  /** The function `placeHint`, once loaded. */
  placeHint = null;
  /** When the two buttons last became different ones, as a time stamp of events. */
  buttonsChangedAt = -Infinity;
  #screen = new Screen();
  #speaking = null;
  #cover = new Cover();
  #clock = new Clock((seconds, isFirst) => this.#warnOfTime(seconds, isFirst));

  constructor() {
    this.state = new State(readTable(this.#screen.markup));
    restoreSelection(this.state);
    this.draw({ still: true });
    if (this.state.table.covered) this.#cover.drawn({ isNew: false });
    noteCommitments();
  }

  /** Draws everything. See `Screen.draw` for the options. */
  draw(options) {
    const before = buttonIds();
    this.#screen.draw(this.state, options);
    if (buttonIds() !== before) this.buttonsChangedAt = performance.now();
    // The bar is empty in the server's markup.
    this.#clock.show();
    saveSelection(this.state);
    this.device?.redrawn(this.state);
    this.placeHint?.();
  }

  /** Shows the server's next table. Returns what has changed, as `State.update` does. */
  update(html, clock) {
    this.#screen.receive(html);
    const before = this.state.table;
    const table = readTable(this.#screen.markup);
    if (before.covered || table.covered) return this.#passOn(before, table);
    const { moved, ended, dealt } = this.state.update(table);
    if (moved) this.#explainFirstFreeze();
    // Changes that don't move cards mustn't end the count.
    this.draw({ moved, dealt, still: this.state.untold && !moved });
    if (ended) this.#countDeal();
    this.device?.update(this.#screen.markup);
    noteCommitments();
    this.#clock.set(clock);
    return { moved, ended, dealt };
  }

  /** Covers or uncovers a shared device. Nothing that one person has done here is left for the next one. */
  #passOn(before, table) {
    this.state.forget();
    this.#screen.land();
    const { moved } = this.state.update(table);
    this.draw({ still: true });
    this.device?.reset(this.#screen.markup);
    if (table.covered) this.#cover.drawn({ isNew: !before.covered });
    noteCommitments();
    return { moved: moved || before.covered !== table.covered, ended: false, dealt: false };
  }

  /** Says once per game, in the viewer's turn, what it means that a card freezes the pile. */
  #explainFirstFreeze() {
    const { id, mine, frozen, lesson } = this.state.table;
    const key = `frozen ${id}`;
    if (!mine || lesson || !frozen || frozen === "unmelded" || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, "explained");
    const text = message("first-freeze", { card: frozen });
    // Drawing it on its own would end the animation of the move.
    this.state.note(text);
    this.speak(text);
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

  /** Shows a note and speaks it. */
  note(text) {
    if (!text) return;
    this.state.note(text);
    this.speak(text);
    this.draw();
  }

  /**
   * Shows why something isn't possible: `{ because, code }`. The line is an alert, so screen readers speak it.
   */
  refuse(reason) {
    this.state.refuse(reason);
    this.draw();
    this.device?.signalRefusal();
  }

  speak(text) {
    speak("happened", text);
  }

  /** Speaks what the selected cards make and which buttons can be pressed, once the selection rests. */
  speakSelection() {
    clearTimeout(this.#speaking);
    this.#speaking = setTimeout(() => {
      const { plan } = this.state;
      if (!plan?.line) return;
      const ready = plan.buttons.filter(({ state }) => state !== "cannot");
      const buttons = ready.map(({ label, detail }) => [label, detail].filter(Boolean).join(", ")).join("; ");
      this.speak([plan.line, buttons && message("ready", { buttons })].filter(Boolean).join(" "));
    }, SPEECH_DELAY_MS);
  }

  /** Shows each warning, but speaks only the first. */
  #warnOfTime(seconds, isFirst) {
    if (this.state.line?.refusal || !this.state.table.mine) return;
    this.state.note(message("time-left", { seconds }));
    if (isFirst) this.speak(this.state.line.note);
    this.draw();
  }
}
