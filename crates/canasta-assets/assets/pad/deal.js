// Entering a deal, or correcting one. The entry is kept on the device after every press.

import { message } from "../words.js";
import { Entry, emptyEntry, isSameEntry } from "./entry.js";
import { ask as askEngine } from "./engine.js";
import { describe, isOver, playerName, sideName } from "./game.js";
import { ask, asked, keypad, who } from "./keypad.js";
import { speak, vibrate } from "./look.js";
import { announce, h, topBar } from "./markup.js";
import { morphChildren } from "./morph.js";
import { hintText, item } from "./sentences.js";
import { sheet } from "./sheet.js";
import { settings } from "./store.js";
import { choice, spokenVerdict, title, verdict } from "./verdict.js";

/** `number` is that of the deal to correct. */
export async function showDeal(root, app, number) {
  const { pad, game } = app;
  if (pad?.isWatched || !game) {
    app.go(pad?.isWatched ? "live" : "start");
    return {};
  }
  const screen = new DealScreen(root, app);
  if (!(await screen.open(number === undefined ? null : Number(number)))) {
    app.go(isOver(game) ? "end" : "table");
    return {};
  }
  return { update: () => screen.update(), leave: () => screen.leave() };
}

/** Presses are ignored this long after another phone's deal appears in place of the keypad. */
const READING_MS = 700;

class DealScreen {
  #root;
  #app;
  #frame = h("div", { class: "entry" });
  #gameId;
  #n;
  #isCorrection;
  /** The versions that ours will replace. */
  #replaces;
  /** The entry as it was saved, for a correction. */
  #saved = null;
  /** Whether the correction was begun at another time. */
  #isResumed = false;
  /** Whether ours replaces what another phone has saved meanwhile. */
  #replacesTheirs = false;
  #isStored = true;
  #isSaving = false;
  #hasFailed = false;
  #choiceShownAt = null;
  #entry;
  /** Presses are handled one after another, because the rules take a moment to answer. */
  #queue = Promise.resolve();
  #presses = 0;
  #announced = "";
  #shownSide = 0;
  #listeners = new AbortController();

  constructor(root, app) {
    this.#root = root;
    this.#app = app;
    this.#gameId = app.game.id;
  }

  /** Opens the entry; returns `false` if there is nothing to enter. */
  async open(number) {
    const { pad } = this.#app;
    const game = this.#game;
    const draft = pad.draft?.game === game.id ? pad.draft : null;
    const deal = game.deals.find(({ n }) => n === number);
    if (number !== null && !deal) return false;
    // If another phone has saved the same deal, the table chooses.
    if (number === null && !draft && isOver(game)) return false;
    this.#isCorrection = number !== null;
    this.#n = number ?? draft?.n ?? game.next;
    const stored = this.#isCorrection ? this.#storedCorrection(deal) : draft;
    this.#saved = deal?.entry ?? null;
    this.#isResumed = this.#isCorrection && stored !== null && !isSameEntry(stored.entry, this.#saved);
    this.#replaces = stored?.replaces ?? this.#openVersions();
    await this.#begin(stored?.entry ?? this.#saved ?? this.#empty(), stored?.open);
    this.#root.replaceChildren(this.#frame);
    this.#listen();
    if (this.#app.sync) this.#app.sync.entering = this.#n;
    document.body.dataset.presses = "0";
    await this.#draw();
    return true;
  }

  #storedCorrection({ n, replaces }) {
    const stored = this.#app.pad.correction;
    const isSame = stored?.game === this.#gameId && stored.n === n && String(stored.replaces) === String(replaces);
    return isSame ? stored : null;
  }

  get #game() {
    return this.#app.games.find(({ id }) => id === this.#gameId);
  }

  /** The saved version of this deal, if there is one. */
  get #deal() {
    return this.#game.deals.find(({ n }) => n === this.#n);
  }

  #openVersions() {
    const game = this.#game;
    return this.#deal?.replaces ?? (this.#n === game.next ? game.next_replaces : []);
  }

  #empty = () => emptyEntry(this.#game.seats.length, this.#lines.length, this.#game.dealer);

  get #lines() {
    return this.#deal?.lines ?? this.#game.lines;
  }

  get #rules() {
    return this.#deal?.rules ?? this.#game.rules;
  }

  get #before() {
    return this.#deal?.before ?? this.#game.totals;
  }

  /** Begins with an entry. A snapshot leads to the question that was open. */
  async #begin(entry, saved = null) {
    const { seats, dealer } = this.#game;
    // The table may have said in the meantime who deals.
    const known = this.#isCorrection || dealer === null ? entry : { ...entry, dealer };
    const rules = await describe(this.#rules);
    this.#entry = new Entry({ entry: known, rules, lines: this.#lines, seats, settings: settings(), saved });
  }

  /** What the current state depends on, apart from our own presses. */
  get #setup() {
    const { names, dealer } = this.#game;
    return JSON.stringify([names, dealer, this.#rules, this.#lines, this.#before]);
  }

  #setupDrawn = "";

  /** The pad has changed. */
  update() {
    if (this.#isSaving || !this.#game) return;
    this.#enqueue(async () => {
      if (this.#setup !== this.#setupDrawn) await this.#begin(this.#entry.entry, this.#entry.snapshot);
      await this.#draw();
    });
  }

  /** Runs `step` after the steps before it, even if one of them has failed. */
  #enqueue(step) {
    this.#queue = this.#queue.then(step).catch((error) => console.error(error));
  }

  leave() {
    this.#listeners.abort();
    if (this.#app.sync) this.#app.sync.entering = null;
    globalThis.speechSynthesis?.cancel();
  }

  /** The version of another phone that has been saved since this entry began, or `null`. */
  get #theirs() {
    const deal = this.#deal;
    const isKnown = !deal || this.#replacesTheirs || deal.replaces.every((id) => this.#replaces.includes(id));
    return isKnown ? null : deal;
  }

  // Presses ----------------------------------------------------------------------------------------------------------

  #listen() {
    const { signal } = this.#listeners;
    this.#root.addEventListener("click", (event) => this.#clicked(event), { signal });
    document.addEventListener("keydown", (event) => this.#keyPressed(event), { signal });
  }

  #clicked(event) {
    const button = event.target.closest("[data-press]");
    if (!button) return;
    // A click without a finger or mouse comes from the keyboard.
    const place = event.detail > 0 ? { x: event.clientX, y: event.clientY } : null;
    const isOff = button.getAttribute("aria-disabled") === "true";
    this.#handle(JSON.parse(button.dataset.press), event.timeStamp, { place, isOff, isKeyboard: event.detail === 0 });
  }

  #keyPressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#theirs) return;
    const action = this.#actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    // A key that is held down would type many digits.
    if (event.repeat && event.key !== "Backspace") return;
    this.#handle(action, event.timeStamp, { isKeyboard: true });
  }

  #actionOf(key) {
    const focused = document.activeElement?.closest("button, a");
    const entry = this.#entry;
    if (entry.isChecking) return key === "ArrowUp" || key === "Backspace" ? { key: "back" } : null;
    if (entry.now.line === "going_out") {
      const seat = Number(key) - 1;
      if (key === "0") return { out: null };
      return /^\d$/.test(key) && seat < this.#game.names.length ? { out: seat } : null;
    }
    if (/^\d$/.test(key)) return { key };
    // Enter presses the button that has the focus.
    if (key === "Enter") return focused && !focused.matches('[data-key="next"]') ? null : { key: "next" };
    const name = { Backspace: "delete", "+": "+", ArrowDown: "next", ArrowUp: "back" }[key];
    return name ? { key: name } : null;
  }

  #handle(action, time, { place = null, isOff = false, isKeyboard = false }) {
    vibrate();
    this.#enqueue(async () => {
      if (this.#isSaving) return;
      if (!isOff || this.#explains(action)) await this.#act(action, time, place);
      await this.#draw({ isPress: true, isKeyboard });
      // For tests: how many presses the page has handled.
      this.#presses += 1;
      document.body.dataset.presses = String(this.#presses);
    });
  }

  /** Whether a key that is off says why. */
  #explains = ({ key }) => /^\d$/.test(key ?? "") && !this.#entry.counting;

  async #act(action, time, place) {
    const entry = this.#entry;
    const { choose, restart, save } = action;
    if (this.#theirs) {
      // Presses that were meant for the keypad choose nothing.
      const isRead = this.#choiceShownAt !== null && time - this.#choiceShownAt > READING_MS;
      return choose !== undefined && isRead ? this.#choose(choose) : undefined;
    }
    if (entry.isChecking && entry.isTooSoon(time)) return;
    if (save) return this.#save(save.anyway);
    if (restart) {
      this.#isResumed = false;
      this.#app.pad.correction = null;
      return this.#begin(this.#saved);
    }
    this.#hasFailed = false;
    entry.press(action, time, place);
    this.#store();
  }

  /** Keeps the entry on the device. */
  #store() {
    const { pad } = this.#app;
    const { entry, snapshot } = this.#entry;
    const draft = { game: this.#gameId, n: this.#n, replaces: this.#replaces, entry, open: snapshot };
    try {
      if (this.#isCorrection) pad.correction = draft;
      else if (entry.going_out !== undefined) pad.draft = draft;
      this.#isStored = true;
    } catch {
      // The storage is full or switched off. The check says so.
      this.#isStored = false;
    }
  }

  /** Deletes the draft, because the deal has been saved or another version counts. */
  #clear() {
    const { pad } = this.#app;
    if (pad.draft?.game === this.#gameId && pad.draft.n === this.#n) pad.draft = null;
    if (this.#isCorrection) pad.correction = null;
  }

  async #save(anyway) {
    const { pad } = this.#app;
    this.#isSaving = true;
    try {
      const { entry } = this.#entry;
      pad.add({ kind: "deal", game: this.#gameId, n: this.#n, replaces: this.#openVersions(), entry, anyway });
    } catch {
      this.#isSaving = false;
      this.#hasFailed = true;
      return;
    }
    this.#clear();
    this.#leaveFor(this.#n);
  }

  async #leaveFor(saved = null) {
    const { pad } = this.#app;
    try {
      if (saved !== null) sessionStorage.padSaved = saved;
    } catch {
      // Without it, the table offers no Undo.
    }
    this.#app.games = await pad.games();
    this.#app.go(isOver(this.#game) ? "end" : "table");
  }

  /** Keeps what the other phone has saved, or replaces it. */
  async #choose(isOurs) {
    if (!isOurs) {
      this.#isSaving = true;
      this.#clear();
      return this.#leaveFor();
    }
    this.#replacesTheirs = true;
    this.#replaces = this.#openVersions();
    this.#store();
  }

  // Drawing ----------------------------------------------------------------------------------------------------------

  async #draw({ isPress = false, isKeyboard = false } = {}) {
    if (this.#isSaving) return;
    const deal = await this.#state();
    const { entry } = deal;
    const wasChecking = this.#frame.querySelector("#verdict, #choice")?.id;
    this.#setupDrawn = this.#setup;
    const answer = deal.theirs
      ? [choice(deal)]
      : entry.isChecking
        ? [verdict(deal)]
        : [ask(deal), entry.now.line === "going_out" ? who(deal) : keypad(deal)];
    const drawn = h(
      "div",
      {},
      topBar(title(deal), {
        backLabel: message("back-to-pad"),
        end: [h("span", { class: "dealt" }, this.#dealt(deal))],
      }),
      h("section", { class: "entry-sheet", "aria-label": message("entry-sheet") }, ...sheet(deal)),
      ...answer,
    );
    morphChildren(this.#frame, drawn);
    this.#scrollToCell();
    const isChecking = this.#frame.querySelector("#verdict, #choice")?.id;
    if (isChecking && isChecking !== wasChecking) this.#focusOn(isChecking, isKeyboard);
    this.#choiceShownAt = deal.theirs ? (this.#choiceShownAt ?? performance.now()) : null;
    this.#say(deal, isPress);
  }

  #dealt = ({ entry, game }) => {
    const { dealer } = entry.entry;
    return dealer === undefined ? "" : message("dealt", { player: playerName(game, dealer) });
  };

  /** Everything that the screen shows. */
  async #state() {
    const game = this.#game;
    const entry = this.#entry;
    const { now } = entry;
    const lines = this.#lines;
    const before = this.#before;
    const previous = game.deals.find(({ n }) => n === this.#n - 1)?.entry;
    const request = { do: "check", rules: this.#rules, lines, players: game.players, totals: before, previous };
    const blank = { ...request, previous: undefined, entry: emptyEntry(before.length, 0, null) };
    const [judged, counted, start, rules] = await Promise.all([
      askEngine({ ...request, entry: entry.judged }),
      askEngine({ ...request, entry: entry.counted }),
      askEngine(blank),
      describe(this.#rules),
    ]);
    entry.limits = judged.limits;
    this.#shownSide = now.side ?? (now.line === "going_out" ? (entry.sideOut ?? 0) : this.#shownSide);
    return {
      game,
      n: this.#n,
      isCorrection: this.#isCorrection || this.#replacesTheirs,
      names: game.seats.map((_, side) => sideName(game, side)),
      rules,
      lines,
      before,
      minimums: start.minimums,
      entry,
      shownSide: this.#shownSide,
      notices: judged.notices,
      facts: judged.facts,
      scores: counted.scores,
      totals: counted.totals,
      next: counted.minimums,
      theirs: this.#theirs,
      problem: [
        this.#hasFailed && message("not-stored"),
        !this.#isStored && !this.#hasFailed && message("draft-not-stored"),
      ].filter(Boolean),
      hints: [
        this.#isResumed && message("resumed-correction"),
        this.#replacesTheirs && message("replaces-theirs"),
      ].filter(Boolean),
      hasOldFigures: this.#isResumed,
    };
  }

  /** Scrolls the sheet to the open cell. The page itself never scrolls. */
  #scrollToCell() {
    const paper = this.#frame.querySelector(".entry-sheet");
    const open = paper.querySelector('table [aria-current="true"], .counting [aria-current="true"]');
    if (!open) return;
    const { bottom } = paper.getBoundingClientRect();
    // The names of more than two sides stay at the top.
    const { bottom: top } = paper.querySelector(".strip")?.getBoundingClientRect() ?? {
      bottom: paper.getBoundingClientRect().top,
    };
    const cell = open.getBoundingClientRect();
    if (cell.bottom > bottom) paper.scrollTop += cell.bottom - bottom + 6;
    else if (cell.top < top) paper.scrollTop -= top - cell.top + 6;
  }

  /** Moves the focus to the check: to its button for people who type, or else to its heading. */
  #focusOn(id, isKeyboard) {
    const target = isKeyboard && id === "verdict" ? ".acts .main" : "h2";
    this.#frame.querySelector(`#${id} ${target}`)?.focus({ preventScroll: true });
  }

  /** Announces each question once, and what was answered. */
  #say(deal, isPress) {
    const { entry, names, lines } = deal;
    if (deal.theirs) return this.#announce(message("other-phone", { n: this.#n }));
    if (entry.hint) return this.#announce(hintText(entry.hint), isPress);
    const answered = isPress ? entry.answered : null;
    const answer =
      answered &&
      message("said-item", { side: names[answered.side], item: item(lines, answered, entry.value(answered)) });
    if (entry.isChecking) {
      const text = spokenVerdict(deal);
      if (text !== this.#announced) speak([answer, text].filter(Boolean).join(" "));
      return this.#announce(text);
    }
    if (answer) speak(answer);
    if (entry.isTyping) return;
    const { title, about } = asked(deal);
    this.#announce([answer, /[.?!]$/.test(title) ? title : `${title}.`, about].filter(Boolean).join(" "));
  }

  #announce(text, isRepeated = false) {
    if (text !== this.#announced || isRepeated) announce(text);
    this.#announced = text;
  }
}
