// The pad between deals: totals, what each side needs to meld, and who deals.

import { message } from "../words.js";
import { curve } from "./curve.js";
import { isOver, number, playerName, playersOf, hasPartners, list } from "./game.js";
import { openMenu } from "./menu.js";
import { announce, h, icon } from "./markup.js";
import { notices } from "./notices.js";
import { plates, sheet, whose } from "./plates.js";
import { openShare } from "./share.js";
import { changeSetting, device, settings } from "./store.js";

const UNDO_MS = 10 * 60_000;
/** Which way the pad can face, with a message about each. */
const FACING = { us: "facing-us", both: "facing-both", them: "facing-them" };

export async function showTable(root, app) {
  if (!app.game || app.pad.isWatched) {
    app.go(app.pad?.isWatched ? "live" : "start");
    return {};
  }
  const screen = new TableScreen(root, app);
  screen.draw();
  return { update: () => screen.update(), leave: () => screen.leave() };
}

class TableScreen {
  #root;
  #app;
  #drawn = "";
  #announced = "";
  #timer = null;

  constructor(root, app) {
    this.#root = root;
    this.#app = app;
    root.replaceChildren();
  }

  leave() {
    clearInterval(this.#timer);
  }

  /** Shows the pad again if something on it has changed. */
  update() {
    if (this.#state() !== this.#drawn) this.draw();
  }

  #state() {
    const { pad, game } = this.#app;
    // The countdown runs without new elements.
    const state = pad.state && { ...pad.state, n: 0, request: pad.state.request?.device };
    return JSON.stringify([game, state, pad.isOnline, pad.unsent.length > 0, pad.draft, settings().facing]);
  }

  draw() {
    const { pad, game } = this.#app;
    this.#drawn = this.#state();
    clearInterval(this.#timer);
    const focused = this.#root.contains(document.activeElement) ? document.activeElement.id : "";
    const scrolled = scrollY;
    const { facing } = settings();
    const alerts = notices(this.#app);
    const above = [this.#savedBar(), ...alerts.elements].filter(Boolean);
    this.#timer = alerts.tick && setInterval(alerts.tick, 500);
    this.#root.replaceChildren(
      this.#topBar(),
      h(
        "div",
        { class: "wrap" },
        above.length > 0 && h("div", { class: "notices" }, above),
        h(
          "div",
          { class: `rest ${facing}` },
          facing === "both" && h("div", { class: "over", "aria-hidden": "true", inert: true }, plates(game)),
          plates(game),
          isOver(game) ? this.#winner() : (whose(game) ?? (pad.isKeptElsewhere ? null : this.#askDealer())),
        ),
        h(
          "section",
          { class: "panel sheet-side", "aria-labelledby": "sheet" },
          h("h2", { id: "sheet" }, message("sheet")),
          h("div", { class: "scroll" }, sheet(game, { linked: true })),
          h("a", { id: "more", class: "tall", href: "#totals" }, message("curve-and-totals")),
        ),
        this.#buttons(),
        game.deals.length > 0 && this.#curve(),
      ),
    );
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    scrollTo(0, scrolled);
    // For notices that come while the pad is lying on the table.
    if (alerts.text && alerts.text !== this.#announced) announce(alerts.text);
    this.#announced = alerts.text;
  }

  #topBar() {
    const { pad } = this.#app;
    const button = (id, symbol, label, onclick) =>
      h("button", { type: "button", class: "iconbtn", id, "aria-label": label, title: label, onclick }, icon(symbol));
    return h(
      "header",
      { class: "top" },
      h(
        "a",
        { class: "link", href: "/", "aria-label": message("site") },
        icon("back"),
        h("span", { class: "wide-only" }, message("site")),
      ),
      h("div", { class: "title" }, h("h1", { tabindex: "-1" }, message("heading")), connection(pad)),
      button("turn", "turn", message("turn"), () => this.#turn()),
      button("share", "share", message("share"), () => openShare(this.#app)),
      button("menu", "menu", message("menu"), () => openMenu(this.#app)),
    );
  }

  #turn() {
    const ways = Object.keys(FACING);
    const facing = ways[(ways.indexOf(settings().facing) + 1) % ways.length];
    changeSetting("facing", facing);
    this.draw();
    announce(message(FACING[facing]));
  }

  /** What has just been saved on this phone, with a button to take it back. */
  #savedBar() {
    const { pad } = this.#app;
    const deal = lastSaved(this.#app);
    if (!deal) return null;
    const { replaces } = pad.events.find(({ id }) => id === deal.id);
    const before = deal.history.filter(({ id, entry }) => entry && replaces.includes(id));
    // The table has just chosen between two phones.
    if (before.length > 1) return null;
    return h(
      "p",
      { class: "saved" },
      h("span", {}, message("deal-saved", { n: deal.n })),
      h(
        "button",
        { type: "button", class: "btn", id: "undo", onclick: () => this.#undo(deal, before[0]) },
        message("undo"),
      ),
    );
  }

  /** Withdraws a deal, and continues to enter it. A corrected deal becomes what it was before. */
  async #undo(deal, before) {
    const { pad, game } = this.#app;
    const { n, replaces, entry } = deal;
    const event = { kind: "deal", game: game.id, n, replaces };
    if (before) {
      pad.add({ ...event, entry: before.entry, anyway: before.anyway });
      announce(message("correction-undone", { n }));
    } else {
      const { id } = pad.add(event);
      pad.draft = { game: game.id, n, replaces: [id], entry };
      this.#app.games = await pad.games();
      this.#app.go("deal");
    }
  }

  /** The curve, on screens with room for it. */
  #curve() {
    const place = h("div", {});
    curve(this.#app.game, { table: false }).then((figure) => place.replaceChildren(figure));
    return h(
      "section",
      { class: "panel wide-curve", "aria-labelledby": "so-far" },
      h("h2", { id: "so-far" }, message("game-so-far")),
      place,
    );
  }

  #askDealer() {
    const { pad, game } = this.#app;
    const answer = (seat) => {
      pad.add({ kind: "dealer", game: game.id, n: game.next, seat });
      document.getElementById("enter")?.focus({ preventScroll: true });
      announce(message("dealer-set", { dealer: playerName(game, seat) }));
    };
    return h(
      "div",
      { class: "whose ask-dealer", role: "group", "aria-labelledby": "who-deals" },
      h("span", { id: "who-deals" }, message("who-deals")),
      game.names.map((_, seat) =>
        h(
          "button",
          { type: "button", class: "btn cloth", id: `dealer-${seat}`, onclick: () => answer(seat) },
          playerName(game, seat),
        ),
      ),
    );
  }

  #winner() {
    const { game } = this.#app;
    const names = playersOf(game, game.winner);
    const text = hasPartners(game)
      ? message("partners-win", { names: list(names) })
      : message("player-wins", { name: names[0] });
    return h("p", { class: "whose" }, h("b", {}, text));
  }

  #buttons() {
    const { pad, game } = this.#app;
    const draft = pad.draft?.game === game.id ? pad.draft : null;
    const last = game.deals.at(-1);
    if (pad.isKeptElsewhere) return null;
    const main = isOver(game)
      ? h("a", { class: "btn main big", id: "enter", href: "#end" }, message("see-result"))
      : h(
          "a",
          { class: "btn main big", id: "enter", href: "#deal" },
          message(draft && draft.n === game.next ? "continue-deal" : "enter-deal", { n: game.next }),
        );
    return h(
      "div",
      { class: "acts foot" },
      main,
      last &&
        h("a", { class: "btn cloth", id: "correct", href: `#deal/${last.n}` }, message("correct-deal", { n: last.n })),
    );
  }
}

/** The deal that this device has saved last, if nothing else has happened since. */
function lastSaved({ pad, game }) {
  const last = pad.events.reduce((last, event) => (last && last.clock > event.clock ? last : event), null);
  // What has been entered since then would be lost.
  if (pad.draft?.game === game.id || pad.isKeptElsewhere) return null;
  const isMine = last?.kind === "deal" && last.device === device().id && Date.now() - last.at < UNDO_MS;
  return isMine ? game.deals.find(({ id }) => id === last.id) : null;
}

/** Whether the server has everything, next to a dot that looks different in both states. */
function connection(pad) {
  if (pad.isOnline === null) return null;
  const text = pad.isOnline ? message("online") : message(pad.unsent.length ? "offline-unsent" : "offline");
  return h(
    "p",
    { class: "state" },
    h("span", { class: pad.isOnline ? "dot" : "dot off", "aria-hidden": "true" }),
    text,
  );
}
