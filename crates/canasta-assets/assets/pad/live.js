// The live view: what people see who follow a pad on another phone.

import { message } from "../words.js";
import { breakdown, ended } from "./breakdown.js";
import { curve } from "./curve.js";
import { describe, isOver, list, number, playersOf, time } from "./game.js";
import { announce, h, name, scroller } from "./markup.js";
import { plates, sheet, whose } from "./plates.js";
import { device, eventId, nameDevice, Pad } from "./store.js";
import { post } from "./sync.js";

const MAX_NAME_CHARS = 24;
const TICK_MS = 500;

export async function showLive(root, app) {
  if (!app.pad) {
    app.go("start");
    return {};
  }
  const screen = new LiveScreen(root, app);
  await screen.update();
  return { update: () => screen.update(), leave: () => screen.leave() };
}

class LiveScreen {
  #root;
  #app;
  #drawn = "";
  #timer = null;
  /** When the phone that asks becomes the keeper, on this phone's clock. */
  #deadline = { request: null, at: 0 };
  #wasEntering = null;
  /** The last thing that this phone has asked for, in words. */
  #note = h("p", { class: "told", hidden: true });
  #isQuerying = false;
  /** The last query, until the server has answered it. If it is sent again, it has the same id. */
  #unanswered = null;
  #figures = h("div", { class: "live-figures" });
  #requests = h("div", { class: "stack" });
  #acts = h("div", { class: "stack" });
  #state = h("p", { class: "live-state" });
  #top = h("div", { class: "rest" });

  constructor(root, app) {
    this.#root = root;
    this.#app = app;
    root.replaceChildren(
      h("header", { class: "top" }, h("h1", { tabindex: "-1" }, message("live-title")), this.#state),
      h(
        "div",
        { class: "wrap two" },
        h("div", { class: "stack" }, this.#requests, this.#top, this.#acts),
        this.#figures,
      ),
    );
  }

  leave() {
    clearInterval(this.#timer);
  }

  async update() {
    this.#showState();
    this.#showRequest();
    const { game, pad } = this.#app;
    const { entering, keeper } = pad.state ?? {};
    const drawn = JSON.stringify([game, entering, keeper, Boolean(pad.state)]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#announceEntering(entering);
    if (!game) {
      this.#top.replaceChildren(h("p", { class: "empty" }, message(pad.state ? "live-no-game" : "live-waiting")));
      this.#acts.replaceChildren();
      this.#figures.replaceChildren();
      return;
    }
    this.#top.replaceChildren(
      ...[
        plates(game),
        isOver(game) ? winner(game) : whose(game),
        entering && h("p", { class: "entering" }, message("live-entering", { n: entering })),
      ].filter(Boolean),
    );
    if (!this.#isQuerying) this.#showActs();
    this.#figures.replaceChildren(...(await this.#panels(game)));
  }

  async #panels(game) {
    const last = game.deals.at(-1);
    const panel = (id, title, ...children) =>
      h("section", { class: `panel ${id}`, "aria-labelledby": id }, h("h2", { id }, name(title)), children);
    return [
      last
        ? panel(
            "last",
            message("live-last", { n: last.n, ended: ended(game, last.entry) }),
            breakdown(game, last, await describe(last.rules)),
          )
        : h("section", { class: "panel last" }, h("h2", {}, message("live-no-deal"))),
      panel("so-far", message("game-so-far"), await curve(game, { table: false })),
      panel("the-sheet", message("live-sheet"), scroller(message("live-sheet"), sheet(game))),
    ];
  }

  #showState() {
    const { isOnline, updatedAt, state } = this.#app.pad;
    const by = state?.keeper?.name;
    const text = isOnline
      ? message("live-up-to-date", { named: Boolean(by), name: by ?? "" })
      : updatedAt
        ? message("live-offline", { time: time(updatedAt) })
        : message("live-waiting");
    if (this.#state.textContent === text) return;
    this.#state.replaceChildren(
      h("span", { class: isOnline ? "dot" : "dot off", "aria-hidden": "true" }),
      h("span", {}, name(text)),
    );
  }

  /** Says it once when somebody begins to enter a deal. */
  #announceEntering(entering) {
    if (entering && entering !== this.#wasEntering) announce(message("live-entering", { n: entering }));
    this.#wasEntering = entering;
  }

  /** A phone asks to take over: everyone sees how long it will take. */
  #showRequest() {
    const { request } = this.#app.pad.state ?? {};
    const isNew = request && request.device !== this.#deadline.request;
    if (!request) {
      clearInterval(this.#timer);
      this.#deadline = { request: null, at: 0 };
      this.#requests.replaceChildren();
      return;
    }
    const ends = Date.now() + request.ends_in_ms;
    if (!isNew) {
      // A later answer of the server is more exact.
      this.#deadline.at = Math.min(this.#deadline.at, ends);
      return;
    }
    this.#deadline = { request: request.device, at: ends };
    const isOwn = request.device === device().id;
    const what = isOwn
      ? message("live-request-own")
      : message("live-request", { named: Boolean(request.name), name: request.name ?? "" });
    const left = h("p", { role: "timer", class: "num" });
    const withdraw = h(
      "button",
      { type: "button", class: "btn", onclick: () => this.#withdraw() },
      message("live-withdraw"),
    );
    this.#requests.replaceChildren(
      h("section", { class: "panel taking" }, h("h2", {}, name(what)), left, isOwn && withdraw),
    );
    const tick = () => {
      const n = Math.max(0, Math.ceil((this.#deadline.at - Date.now()) / 1000));
      left.textContent = message("live-request-left", { n });
    };
    tick();
    clearInterval(this.#timer);
    this.#timer = setInterval(tick, TICK_MS);
    announce(`${what} ${left.textContent}`);
  }

  #showActs() {
    const { game, pad } = this.#app;
    const kept = keptPad(pad);
    const isKeeper = pad.state?.keeper?.device === device().id;
    const button = (id, text, onclick) => h("button", { type: "button", class: "btn cloth", id, onclick }, text);
    this.#acts.replaceChildren(
      ...[
        isKeeper && kept && this.#keeps(kept),
        pad.isWatched &&
          h(
            "div",
            { class: "acts" },
            game.deals.length > 0 && button("query", message("live-query"), () => this.#askWhich()),
            kept && !isKeeper && button("take", message("live-take"), () => this.#take(kept)),
          ),
        this.#note,
      ].filter(Boolean),
    );
  }

  #keeps(id) {
    const open = () => {
      new Pad(id).use();
      location.href = "/pad";
    };
    return h(
      "div",
      { class: "told row" },
      h("p", {}, message("live-keeps")),
      h("button", { type: "button", class: "btn main", onclick: open }, message("live-open")),
    );
  }

  #tell(text) {
    this.#note.textContent = text;
    this.#note.hidden = false;
    announce(text);
  }

  /** Asks which deal the table should check. */
  #askWhich() {
    const { game } = this.#app;
    this.#isQuerying = true;
    this.#note.hidden = true;
    const deals = game.deals.map(({ n }) => h("option", { value: n, selected: n === game.deals.at(-1).n }, number(n)));
    const which = h("select", { class: "field", id: "query-deal" }, deals);
    const who = h("input", {
      class: "field",
      id: "query-name",
      maxlength: MAX_NAME_CHARS,
      autocomplete: "given-name",
      value: device().name,
    });
    const close = (id) => {
      this.#isQuerying = false;
      this.#showActs();
      document.getElementById(id)?.focus();
    };
    const send = async (event) => {
      event.preventDefault();
      if (await this.#query(Number(which.value), who.value.trim())) close("query");
    };
    this.#acts.replaceChildren(
      h(
        "form",
        { class: "panel querying", onsubmit: send, "aria-labelledby": "querying" },
        h("h2", { id: "querying" }, message("live-query")),
        h("p", {}, message("live-query-help")),
        h(
          "div",
          { class: "query-fields" },
          h("div", {}, h("label", { for: "query-deal" }, message("live-query-deal")), which),
          h("div", {}, h("label", { for: "query-name" }, message("live-query-name")), who),
        ),
        h(
          "div",
          { class: "row" },
          h("button", { class: "btn main" }, message("live-query-send")),
          h("button", { type: "button", class: "btn", onclick: () => close("query") }, message("live-cancel")),
        ),
        this.#note,
      ),
    );
    which.focus();
  }

  /** Sends the query. Returns whether the server has it. */
  async #query(n, by) {
    const { game, pad } = this.#app;
    if (by !== device().name) nameDevice(by);
    const query = { game: game.id, n, ...(by && { name: by }) };
    const isSame = JSON.stringify(query) === this.#unanswered?.text;
    this.#unanswered = { id: isSame ? this.#unanswered.id : eventId(), text: JSON.stringify(query) };
    const state = await this.#send(`/pad/${pad.id}/query`, { id: this.#unanswered.id, ...query });
    if (!state) return false;
    this.#unanswered = null;
    const keeper = state.keeper?.name;
    this.#tell(message("live-queried", { n, named: Boolean(keeper), keeper: keeper ?? "" }));
    return true;
  }

  async #take(id) {
    const { id: own, secret, name } = device();
    await this.#send("/pad/ask", { pad: id, device: own, secret, ...(name && { name }) });
  }

  async #withdraw() {
    await this.#send("/pad/object", { pad: keptPad(this.#app.pad), secret: device().secret });
  }

  /** Posts a request, and takes the state in the answer. Returns `null`, and says why, if there is none. */
  async #send(path, request) {
    const { pad } = this.#app;
    try {
      const state = await post(path, request);
      pad.state = { ...state, events: undefined };
      pad.receive(state.events ?? []);
      pad.changed();
      return state;
    } catch (error) {
      this.#tell(error.status && error.message ? error.message : message("not-done"));
      return null;
    }
  }
}

function winner(game) {
  const names = playersOf(game, game.winner);
  return h("p", { class: "whose" }, h("b", {}, name(message("end-won", { names: list(names), n: names.length }))));
}

/** The id of the watched pad if this device has kept it: then it has some of the events. */
function keptPad(pad) {
  const ids = new Set(pad.events.map(({ id }) => id));
  for (let i = 0; i < localStorage.length; i++) {
    const [, id, event] = localStorage.key(i).match(/^pad:([0-9a-f]{32}):([0-9a-f]{32})$/) ?? [];
    if (ids.has(event)) return id;
  }
  return null;
}
