// What opens beside the table, one panel at a time: the score and the log, the pile's cards, phrases, people, a rule, a hint.
// The focus goes along, and back when a panel is closed.

import { byId } from "../element.js";
import { message } from "../words.js";
import { tabStop } from "./hand.js";
import { ask } from "./hint.js";
import { fetchLaterSheet } from "./page.js";
import { fetchPart } from "./part.js";
import { shortText } from "./why.js";

/** What opens each panel. */
const OPENED_BY = {
  rail: "open-menu",
  through: "pile",
  chat: "open-chat",
  people: "open-menu",
  why: "why-link",
  hint: "ask-hint",
  since: "open-menu",
};

export class Panels {
  #page;
  #path;

  /** `path` is the table's address. */
  constructor(page, path) {
    this.#page = page;
    this.#path = path;
  }

  get #open() {
    return this.#page.state.panel;
  }

  /** Whether a panel is open. */
  isOpen(name) {
    return this.#open?.name === name;
  }

  /** Opens a panel, or closes it. */
  toggle(name) {
    if (this.isOpen(name)) this.close();
    else this.#show({ name });
  }

  /** Closes the open panel; answers whether one was to be seen. */
  close() {
    const name = this.#open?.name;
    if (!name || !byId(name)) return false;
    this.#page.state.close(name);
    this.#page.draw();
    const made = name === "why" || name === "hint";
    (byId(OPENED_BY[name]) ?? (made ? tabStop() : null))?.focus({ preventScroll: name !== "why" });
    return true;
  }

  /** Opens what has happened since the viewer's last turn, or closes it; answers whether it could be had. */
  async since() {
    if (this.isOpen("since")) return this.close();
    const part = await fetchPart("since-part", (sentence) => this.#page.note(sentence)).catch(() => null);
    if (part) this.#show({ name: "since", content: part.content.firstElementChild, at: -1 });
    return part !== null;
  }

  /** Goes a step on or back in what happened since the viewer's last turn; before the first it is told in short. */
  step(by) {
    this.#show({ ...this.#open, at: Math.max(-1, this.#open.at + by) });
  }

  #show(panel) {
    this.#page.state.open(panel);
    this.#page.draw();
    byId(panel.name)?.focus({ preventScroll: true });
  }

  /** Says how the pile may be taken, and spreads it out where that is allowed. */
  aboutPile() {
    this.#page.note(byId("pile").dataset.says);
    if (byId("through")) this.toggle("through");
  }

  /** Opens the short text of a rule. */
  async explain(rule, code) {
    try {
      this.#show({ name: "why", ...(await shortText(rule, code, (sentence) => this.#page.note(sentence))) });
    } catch {
      this.#page.note(message("rules-missing"));
    }
  }

  /** Asks for a hint and shows it as soon as it is there, unless the table has gone on or it was closed meanwhile. */
  async askHint() {
    const page = this.#page;
    const { n } = page.state.table;
    const waiting = { name: "hint", n };
    page.state.clearLine();
    this.#show(waiting);
    page.speak(message("hint-thinking"));
    this.#placed();
    const { because, html, said } = await ask(this.#path, n, (sentence) => page.speak(sentence));
    if (this.#open !== waiting) return;
    if (because) {
      page.state.close("hint");
      return page.note(because);
    }
    page.state.open({ name: "hint", n, html });
    page.draw();
    page.speak(said);
  }

  /** A hint is seen when it has its place; without the script that finds it, where the style sheet puts it. */
  async #placed() {
    const page = this.#page;
    await fetchLaterSheet();
    page.place ??=
      (await import("/place.js").catch(() => null))?.place ?? (() => byId("hint")?.classList.add("placed"));
    page.place();
  }
}
