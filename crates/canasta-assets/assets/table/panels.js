// The panels next to the table, of which only one is open at a time: score and log, the pile's cards, chat, people, a
// rule, a hint. A panel takes the focus and gives it back when it closes.

import { byId } from "../element.js";
import { message } from "../words.js";
import { tabStop } from "./hand.js";
import { fetchHint } from "./hint.js";
import { fetchLaterSheet } from "./page.js";
import { fetchPart } from "./part.js";
import { shortText } from "./why.js";

/** For each panel, the element that opens it. */
const OPENERS = {
  rail: "open-menu",
  through: "pile",
  chat: "open-chat",
  people: "open-menu",
  concede: "open-menu",
  why: "why-link",
  hint: "ask-hint",
  since: "open-menu",
};

export class Panels {
  #page;
  #path;

  /** `path` is the table's path. */
  constructor(page, path) {
    this.#page = page;
    this.#path = path;
  }

  get #open() {
    return this.#page.state.panel;
  }

  isOpen(name) {
    return this.#open?.name === name;
  }

  toggle(name) {
    if (this.isOpen(name)) this.close();
    else this.#show({ name });
  }

  /** Closes the open panel. Returns whether it was visible. */
  close() {
    const name = this.#open?.name;
    if (!name || !byId(name)) return false;
    this.#page.state.close(name);
    this.#page.draw();
    const isAtHand = name === "why" || name === "hint";
    (byId(OPENERS[name]) ?? (isAtHand ? tabStop() : null))?.focus({ preventScroll: name !== "why" });
    return true;
  }

  /** Opens or closes the recap since the viewer's last turn. Returns `false` if it can't be loaded. */
  async since() {
    if (this.isOpen("since")) return this.close();
    const part = await fetchPart("since-part", (sentence) => this.#page.note(sentence)).catch(() => null);
    if (part) this.#show({ name: "since", content: part.content.firstElementChild, at: -1 });
    return part !== null;
  }

  /** Steps forward or back in the recap. The short version comes before the first step. */
  step(by) {
    this.#show({ ...this.#open, at: Math.max(-1, this.#open.at + by) });
  }

  #show(panel) {
    this.#page.state.open(panel);
    this.#page.draw();
    byId(panel.name)?.focus({ preventScroll: true });
  }

  /** Says how the pile can be taken. Also shows its cards, if the rules allow it. */
  aboutPile() {
    this.#page.note(byId("pile").dataset.says);
    if (byId("through")) this.toggle("through");
  }

  async explain(rule, code) {
    try {
      this.#show({ name: "why", ...(await shortText(rule, code, (sentence) => this.#page.note(sentence))) });
    } catch {
      this.#page.note(message("rules-missing"));
    }
  }

  /** Requests a hint and shows it, unless the table changes or the panel is closed in the meantime. */
  async askHint() {
    const page = this.#page;
    const { n } = page.state.table;
    const waiting = { name: "hint", n };
    page.state.clearLine();
    this.#show(waiting);
    page.speak(message("hint-thinking"));
    this.#placeHint();
    const { because, html, said } = await fetchHint(this.#path, n, (sentence) => page.speak(sentence));
    if (this.#open !== waiting) return;
    if (because) {
      page.state.close("hint");
      return page.note(because);
    }
    page.state.open({ name: "hint", n, html });
    page.draw();
    page.speak(said);
  }

  /**
   * Places the hint, which is invisible until then. If the script for that can't be loaded, the style sheet places it.
   */
  async #placeHint() {
    const page = this.#page;
    await fetchLaterSheet();
    page.placeHint ??=
      (await import("/place.js").catch(() => null))?.placeHint ?? (() => byId("hint")?.classList.add("placed"));
    page.placeHint();
  }
}
