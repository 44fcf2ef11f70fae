// Draws the server's markup together with the page's own state. The state is added to a copy of the markup, and the
// result is morphed into the page.

import { byId, parsed } from "../element.js";
import { showButtons as showShareButtons } from "../share.js";
import { timeScale } from "../tempo.js";
import { message } from "../words.js";
import { showButtons } from "./buttons.js";
import { showHand, showTabStop, tabStop } from "./hand.js";
import { hintPanel } from "./hint.js";
import { showLesson } from "./lesson.js";
import { showLine } from "./line.js";
import { showPreview } from "./preview.js";
import { fitCaptions, keepCaptions, showSince } from "./since.js";
import { whyPanel } from "./why.js";

/* global Idiomorph */

const MORPH = {
  morphStyle: "outerHTML",
  restoreFocus: true,
  callbacks: {
    // Details stay open.
    beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
    // Most of a table doesn't change, and the browser compares nodes faster than a script does.
    beforeNodeMorphed: (node, next) => !node.isEqualNode(next),
  },
};

/** Panels that are part of the server's markup, but hidden until they are opened. */
const HIDDEN_PANELS = ["rail", "through", "chat", "people", "concede"];

/** Panels that scripts create. */
const PANEL_BUILDERS = { why: whyPanel, hint: hintPanel };

/** Whether a zone belongs to the viewer's hand or to the preview of the selected cards. */
const isInHand = (zone) => zone.startsWith("col-") || zone.startsWith("group-");

export class Screen {
  /** The server's last markup, without any additions. */
  markup;
  /** The module `motion.js`, once loaded. */
  motion = null;
  /** The hand's tab stop, as a column's ID and place. */
  #stop = { id: null, place: 0 };

  constructor() {
    this.markup = byId("table").cloneNode(true);
    keepAtEnd(byId("log"));
  }

  /** Takes the server's next markup without drawing it yet. */
  receive(html) {
    this.markup = parsed(html);
  }

  /** Ends all animations, and forgets where the last player was in the hand. */
  land() {
    this.motion?.before(byId("table"));
    this.#stop = { id: null, place: 0 };
  }

  /** Makes a column the hand's tab stop, starting with the next draw. */
  stopAt(id) {
    this.#stop = { ...this.#stop, id };
  }

  /**
   * Draws the table. Cards move to their places unless `still` is set, which leaves running animations alone. Hidden
   * cards move only if `moved` says that the server has moved cards. `dealt` animates a new deal.
   */
  draw(state, { still = false, moved = false, dealt = false } = {}) {
    const next = this.markup.cloneNode(true);
    this.#addState(next, state);
    const focused = document.activeElement;
    const log = byId("log");
    const atEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    const before = still || dealt ? null : this.motion?.before(byId("table"));
    Idiomorph.morph(byId("table"), next, MORPH);
    fitCaptions(byId("table"));
    showShareButtons(byId("table"));
    if (atEnd && byId("log")) byId("log").scrollTop = byId("log").scrollHeight;
    if (dealt) this.motion?.dealt(byId("table"));
    else if (before) this.motion.after(byId("table"), before, this.#origins(moved));
    keepFocus(focused);
    document.title = message(state.table.mine ? "title-your-turn" : "title");
  }

  /** Adds the page's own state to a copy of the markup. */
  #addState(root, state) {
    const { table, panel } = state;
    if (!table.watching) {
      showHand(root, state);
      this.#stop = showTabStop(root, this.#stop);
      showPreview(root, state);
      if (table.phase !== "over") showButtons(root, state);
    }
    showLine(root, state);
    showLesson(root, state);
    keepCaptions(root);
    if (state.looking) {
      root.dataset.look = "";
      // In the server's markup, it is inert under the result.
      root.querySelector("#cloth").inert = false;
    }
    root.classList.toggle("turning-over", state.untold && timeScale() > 0);
    root.querySelector("#result")?.classList.toggle("telling", state.telling);
    root.querySelector("#ask-hint")?.setAttribute("aria-expanded", String(panel?.name === "hint"));
    if (!panel) return;
    if (PANEL_BUILDERS[panel.name]) root.append(PANEL_BUILDERS[panel.name](panel));
    else if (panel.name === "since") showSince(root, panel);
    else if (HIDDEN_PANELS.includes(panel.name) && root.querySelector(`#${panel.name}`)) root.dataset[panel.name] = "";
  }

  /** If no card has `moved`, for example because only people came or left, the flights are old. */
  #origins(moved) {
    const { handFrom, from, flights } = this.markup.dataset;
    return this.motion.origins({ handFrom, from, flights: moved ? flights : "" }, isInHand);
  }
}

/** Keeps the end of the log in view when the window changes size, unless the reader has scrolled back. */
function keepAtEnd(log) {
  if (!log) return;
  let atEnd = true;
  let size = "";
  const currentSize = () => `${log.clientWidth} ${log.clientHeight}`;
  // Ignore scrolling that a change of size has caused.
  const onScroll = () => currentSize() === size && (atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40);
  log.addEventListener("scroll", onScroll, { passive: true });
  new ResizeObserver(() => {
    size = currentSize();
    if (atEnd) log.scrollTop = log.scrollHeight;
  }).observe(log);
}

/** Moves the focus to the hand if the focused element has disappeared. */
function keepFocus(focused) {
  if (document.activeElement !== document.body || !focused?.id || focused.isConnected) return;
  if (focused.matches(".col, .wild, #clear, .actions .btn, .btn.small, #hint, #hint *")) tabStop()?.focus();
}
