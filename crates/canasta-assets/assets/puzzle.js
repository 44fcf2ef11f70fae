// A puzzle at a table, with the parts of a table's page (`table.js`). Nothing is stored before the turn is over: this page
// remembers the actions, and the server checks them and answers with the table after them.

import { byId } from "./element.js";
import { withRetry } from "./retry.js";
import { actionsOf } from "./table/actions.js";
import { events } from "./table/events.js";
import { drags, listen } from "./table/input.js";
import { Page } from "./table/page.js";
import { Panels } from "./table/panels.js";
import { fitCaptions } from "./table/since.js";
import { Turn } from "./table/turn.js";
import { readWords } from "./words.js";

const REQUEST_TIMEOUT_MS = 8_000;
/** Delay before an unanswered action is sent again. */
const RESEND_AFTER_MS = 2_000;

readWords();
addEventListener("resize", () => fitCaptions(byId("table"), { all: true }));
// The browser can restore this page after the turn is over.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

const title = document.title;

class PuzzlePage extends Page {
  draw(options) {
    super.draw(options);
    document.title = title;
  }
}

/** Sends the turn's actions, like `Live` at a table. */
class PlayedTurn {
  #actions = [];

  /** `on` are handlers as for `Live`. */
  constructor(path, on) {
    this.path = path;
    this.on = on;
  }

  async send(what, n, action) {
    const send = () =>
      fetch(`${this.path}/${what}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ played: this.#actions, act: action }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
    let response;
    let answer;
    try {
      response = await withRetry(send, (sentence) => this.on.lost(sentence));
      answer = await response.json();
    } catch {
      setTimeout(() => this.send(what, n, action), RESEND_AFTER_MS);
      return this.on.lost();
    }
    this.on.back();
    if (!response.ok) return this.on.refused(answer);
    this.#actions.push(action);
    if (answer.over) return this.#answer();
    this.on.update(answer);
    this.on.done(answer.n, action);
  }

  /** Answers the puzzle with the whole turn. */
  #answer() {
    const form = byId("answer");
    form.elements.played.value = this.#actions.join(";");
    form.submit();
  }
}

const path = byId("answer").getAttribute("action");
const page = new PuzzlePage();
// An earlier attempt may have left cards selected.
page.state.selection.clear();
page.draw({ still: true });
const turn = new Turn(page, new PlayedTurn(path, events(page, { look() {}, cut() {}, turn: () => turn })));
const panels = new Panels(page, path);
const actions = { ...actionsOf(page, turn, panels, path), menu: () => byId("menu").showModal() };
listen(page, turn, panels, actions);
fetchLater();

/** Loads dragging, animations and device features. */
async function fetchLater() {
  const { dragging } = await import("/drag.js");
  dragging(drags(page, turn));
  page.motion = await import("/motion.js");
  const { Device } = await import("/device.js");
  page.device = new Device(page.markup, page.state);
}
