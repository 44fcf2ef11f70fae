// The score pad. One page with all screens, so that it works without a connection. The part of the address after # names the
// screen: "#deal", "#check/3".

import { byId } from "./element.js";
import { ask, loadEngine } from "./pad/engine.js";
import { currentPad, Pad, settings } from "./pad/store.js";
import { sendOthers, Sync, Watch } from "./pad/sync.js";
import { readWords } from "./words.js";
import { showStart } from "./pad/start.js";
import { showTable } from "./pad/table.js";
import { showDeal } from "./pad/deal.js";
import { showCheck } from "./pad/check.js";
import { showTotals } from "./pad/totals.js";
import { showEnd } from "./pad/end.js";
import { showLive } from "./pad/live.js";
import { showPrint } from "./pad/print.js";
import { showNames } from "./pad/names.js";
import { showRules } from "./pad/rules.js";
import { showSettings } from "./pad/settings.js";
import { applySettings } from "./pad/look.js";
import { takeOver } from "./pad/share.js";
import { keepPad } from "./pad/shell.js";

const SCREENS = {
  start: showStart,
  table: showTable,
  deal: showDeal,
  check: showCheck,
  totals: showTotals,
  end: showEnd,
  live: showLive,
  print: showPrint,
  names: showNames,
  rules: showRules,
  settings: showSettings,
};

/** What every screen gets. */
class App {
  pad = null;
  sync = null;
  games = [];
  #leave = null;
  #shown = "";

  get settings() {
    return settings();
  }

  /** The game that is being played, or was played last. */
  get game() {
    return this.games.at(-1) ?? null;
  }

  /** Opens a pad of this device. */
  async open(pad) {
    if (this.sync) this.sync.isOpen = false;
    this.pad = pad;
    pad.use();
    this.sync = new Sync(pad);
    pad.onChange(() => this.#changed());
    this.games = await pad.games();
  }

  /** Watches a pad by its code. */
  async watch(code) {
    this.pad = new Pad(code, { isWatched: true });
    const watch = new Watch(this.pad, code);
    await watch.now();
    this.games = await this.pad.games();
    this.pad.onChange(() => this.#changed());
  }

  /** Describes rules, as text. */
  rules = (rules) => ask({ do: "rules", rules });

  /** Goes to a screen. */
  go(screen) {
    if (location.hash === `#${screen}`) this.show();
    else location.hash = screen;
  }

  /** Shows the screen that the address names. */
  async show() {
    const [name, ...args] = location.hash.slice(1).split("/");
    const screen = SCREENS[name] ? name : this.pad?.isWatched ? "live" : this.game ? "table" : "start";
    this.#leave?.();
    this.#leave = null;
    const root = byId("pad");
    const isNew = this.#shown !== location.hash;
    this.#shown = location.hash;
    document.body.className = `pad ${screen}`;
    // A screen returns a function that is called with every change of the pad. Without one, it is shown again.
    const shown = (await SCREENS[screen](root, this, ...args)) ?? {};
    this.update = shown.update ?? null;
    this.#leave = shown.leave ?? null;
    if (isNew) {
      scrollTo(0, 0);
      root.querySelector("h1")?.focus({ preventScroll: true });
    }
  }

  async #changed() {
    this.games = await this.pad.games();
    if (this.update) this.update();
    else if (this.update !== false) this.show();
  }
}

async function start() {
  readWords();
  applySettings(settings());
  await loadEngine();
  const app = new App();
  const { code } = byId("pad").dataset;
  const [, handedOver] = location.hash.match(/^#take=(\w+)$/) ?? [];
  if (handedOver) await takeOver(app, handedOver);
  else if (code) await app.watch(code);
  else if (currentPad()) await app.open(currentPad());
  addEventListener("hashchange", () => app.show());
  sendOthers(app.pad);
  app.show();
  // Without a connection, everything is stored already.
  keepPad(byId("pad").dataset).catch(() => {});
}

start();
