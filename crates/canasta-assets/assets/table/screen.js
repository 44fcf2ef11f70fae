// Drawing: the server's markup and the page's own state become the document. What the page adds is put into a copy of the
// markup before that is morphed in, so there is one way to draw.

import { byId, parsed } from "../element.js";
import { reveal } from "../share.js";
import { shareOfTime } from "../tempo.js";
import { message } from "../words.js";
import { showButtons } from "./buttons.js";
import { showHand, showTabStop, tabStop } from "./hand.js";
import { hintPanel } from "./hint.js";
import { showLesson } from "./lesson.js";
import { showLine } from "./line.js";
import { fitCaptions, keepCaptions, showSince } from "./since.js";
import { fillMeters, showStrip } from "./strip.js";
import { whyPanel } from "./why.js";

/* global Idiomorph */

const MORPH = {
  morphStyle: "outerHTML",
  restoreFocus: true,
  callbacks: {
    // What the player has opened stays open.
    beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
    // Most of a table is as it was: the browser compares it faster than a script.
    beforeNodeMorphed: (node, next) => !node.isEqualNode(next),
  },
};

/** Panels that come with the server's markup, hidden until they are asked for. */
const HIDDEN = ["rail", "through", "chat", "people"];

/** Panels that are made here. */
const MADE = { why: whyPanel, hint: hintPanel };

/** Cards in the viewer's hand and on the staging strip. */
const inHand = (zone) => zone.startsWith("col-") || zone.startsWith("set-");

export class Screen {
  /** The server's markup as it last came, without anything of the page's own in it. */
  markup;
  /** What makes cards fly (`motion.js`), as soon as it has come. */
  motion = null;
  /** The hand's tab stop: a column's id, and its place among the columns. */
  #stop = { id: null, place: 0 };

  /** The document shows what the server sent with it. */
  constructor() {
    this.markup = byId("table").cloneNode(true);
    keepAtEnd(byId("log"));
  }

  /** The server's next markup; it is seen when it is drawn. */
  receive(html) {
    this.markup = parsed(html);
  }

  /** Makes a column the hand's tab stop when it is next drawn. */
  stopAt(id) {
    this.#stop = { ...this.#stop, id };
  }

  /**
   * Draws the table. Cards fly to their places unless it stands `still`, which leaves alone what flies already; hidden ones only if
   * the server said that cards `moved`. A deal that was `dealt` before the viewer's eyes comes from the stock.
   */
  draw(state, { still = false, moved = false, dealt = false } = {}) {
    const next = this.markup.cloneNode(true);
    this.#showOwn(next, state);
    const focused = document.activeElement;
    const log = byId("log");
    const atEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    const before = still || dealt ? null : this.motion?.before(byId("table"));
    Idiomorph.morph(byId("table"), next, MORPH);
    fillMeters(byId("table"));
    fitCaptions(byId("table"));
    reveal(byId("table"));
    if (atEnd && byId("log")) byId("log").scrollTop = byId("log").scrollHeight;
    if (dealt) this.motion?.dealt(byId("table"));
    else if (before) this.motion.after(byId("table"), before, this.#origins(moved));
    keepFocus(focused);
    document.title = message(state.table.mine ? "title-your-turn" : "title");
  }

  /** Puts into a copy of the markup what the page shows of its own. */
  #showOwn(root, state) {
    const { table, panel } = state;
    if (!table.watching) {
      showHand(root, state);
      this.#stop = showTabStop(root, this.#stop);
      showStrip(root, state);
      if (table.phase !== "over") showButtons(root, state);
    }
    showLine(root, state);
    showLesson(root, state);
    keepCaptions(root);
    if (state.looking) {
      root.dataset.look = "";
      // Under the result the cloth is only seen.
      root.querySelector("#cloth").inert = false;
    }
    root.classList.toggle("turning-over", state.untold && shareOfTime() > 0);
    root.querySelector("#result")?.classList.toggle("telling", state.telling);
    root.querySelector("#ask-hint")?.setAttribute("aria-expanded", String(panel?.name === "hint"));
    if (!panel) return;
    if (MADE[panel.name]) root.append(MADE[panel.name](panel));
    else if (panel.name === "since") showSince(root, panel);
    else if (HIDDEN.includes(panel.name) && root.querySelector(`#${panel.name}`)) root.dataset[panel.name] = "";
  }

  /** Where only people came or went no card has `moved`, and no hidden one flies again. */
  #origins(moved) {
    const { handFrom, from, flights } = this.markup.dataset;
    return this.motion.origins({ handFrom, from, flights: moved ? flights : "" }, inHand);
  }
}

/** The newest line of the log stays in view when the window changes, unless the reader has scrolled back. */
function keepAtEnd(log) {
  if (!log) return;
  let atEnd = true;
  let size = "";
  const now = () => `${log.clientWidth} ${log.clientHeight}`;
  // What scrolls because the window changed is not the reader's doing.
  const look = () => now() === size && (atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40);
  log.addEventListener("scroll", look, { passive: true });
  new ResizeObserver(() => {
    size = now();
    if (atEnd) log.scrollTop = log.scrollHeight;
  }).observe(log);
}

/** A column that was staged away, or a hint that is gone, hands its focus on. */
function keepFocus(focused) {
  if (document.activeElement !== document.body || !focused?.id || focused.isConnected) return;
  if (focused.matches(".col, .set, .offer, #undo, .hint, #hint, #hint *")) tabStop()?.focus();
}
