// The page as acts, panels and the connection use it: its state, and what of it is shown and spoken.

import { byId } from "../element.js";
import { noteSeals } from "../noted.js";
import { speak } from "../speak.js";
import { shareOfTime } from "../tempo.js";
import { message } from "../words.js";
import { offerOf } from "./buttons.js";
import { Clock } from "./clock.js";
import { keep, kept } from "./kept.js";
import { read } from "./read.js";
import { Screen } from "./screen.js";
import { State } from "./state.js";

/**
 * The style of what is not there with the first card (results, hints, what a host does) comes when there is time for it, at the latest
 * when it is needed. Answers when it is there, or cannot be had.
 */
export function fetchLaterSheet() {
  const sheet = byId("later-sheet");
  if (!sheet || sheet.sheet) return Promise.resolve();
  const come = new Promise((done) => {
    for (const end of ["load", "error"]) sheet.addEventListener(end, done, { once: true });
  });
  if (!sheet.href) sheet.href = sheet.dataset.href;
  return come;
}

export class Page {
  /** Sounds, vibration and more of what the device can do: `Device`, as soon as it has come. */
  device = null;
  /** Puts a hint where there is room for it: `place`, as soon as it has come. */
  place = null;
  #screen = new Screen();
  #clock = new Clock((seconds, first) => this.#timeIsShort(seconds, first));

  constructor() {
    const table = read(this.#screen.markup);
    this.state = new State(table, kept(table));
    this.draw({ still: true });
    noteSeals();
  }

  /** Draws everything anew; how, `Screen` says. */
  draw(how) {
    this.#screen.draw(this.state, how);
    // The server's markup has an empty bar.
    this.#clock.show();
    keep(this.state);
    this.device?.drawn(this.state);
    this.place?.();
  }

  /** Shows the server's next table; answers what is new about it, as `State` does. */
  arrived(html, clock) {
    this.#screen.receive(html);
    const { moved, ended, dealt } = this.state.arrived(read(this.#screen.markup));
    // What goes on beside the cards does not end the count.
    this.draw({ moved, dealt, still: this.state.untold && !moved });
    if (ended) this.#countDeal();
    this.device?.arrived(this.#screen.markup);
    noteSeals();
    this.#clock.set(clock);
    return { moved, ended, dealt };
  }

  /** What the deal brought is counted on the table, while that is seen. Without the script for it the result tells it all. */
  async #countDeal() {
    await fetchLaterSheet();
    if (shareOfTime() === 0) return;
    const { count } = await import("/count.js").catch(() => ({}));
    if (this.state.untold) count?.(byId("table"));
  }

  /** From now on cards fly; `motion` is the module that makes them. */
  set motion(motion) {
    this.#screen.motion = motion;
  }

  /** The table as the server sent it last. */
  get markup() {
    return this.#screen.markup;
  }

  /** Makes a column the tab stop of the hand when it is next drawn. */
  stopAt(id) {
    this.#screen.stopAt(id);
  }

  /** What the button with an id offers (see `offerOf`). */
  offer(id) {
    return offerOf(byId(id));
  }

  /** Something to know that is no refusal: shown in the line and spoken. */
  note(text) {
    if (!text) return;
    this.state.note(text);
    this.speak(text);
    this.draw();
  }

  /** Why something is not done: `{ because, rule, code }`. Nothing has changed. Its line is spoken by itself. */
  refuse(reason) {
    this.state.refuse(reason);
    this.draw();
    this.device?.refused();
  }

  /** Speaks a sentence when there is time for it. */
  speak(text) {
    speak("happened", text);
  }

  /** The viewer's time is nearly up: shown in the line, and spoken once. */
  #timeIsShort(seconds, first) {
    if (this.state.line?.refusal || !this.state.table.mine) return;
    this.state.note(message("time-left", { seconds }));
    if (first) this.speak(this.state.line.note);
    this.draw();
  }
}
