// The table's page: draws what the server pushes together with what is chosen and staged here, and sends acts. Choosing
// and staging send nothing; one act is under way at a time; nothing has happened until the server says so.

import { isWild, rankOf } from "./cards.js";
import { Clock } from "./clock.js";
import { dragging } from "./drag.js";
import { fit } from "./fit.js";
import { fly, land, look } from "./fly.js";
import { forms, post } from "./forms.js";
import * as hints from "./hint.js";
import { keyboard } from "./keys.js";
import { Live } from "./live.js";
import { noteCut, noteSeals } from "./noted.js";
import { patiently } from "./patiently.js";
import { reveal } from "./share.js";
import { dress, fill, read } from "./show.js";
import * as sound from "./sound.js";
import { Staging } from "./staging.js";
import { message as say, readWords } from "./words.js";

/* global Idiomorph */

readWords();

/** Milliseconds for which the table is still to be seen when a deal has ended. */
const LAST_CARD = 2000;

const byId = (id) => document.getElementById(id);

/** The server's markup as it last came, without anything of ours in it. */
let markup = byId("table").outerHTML;
let table = read(byId("table"));

const state = {
  staging: new Staging(),
  /** The hand's tab stop, a column's id, and its place. */
  stop: null,
  stopAt: 0,
  busy: false,
  lost: false,
  /** Why there is no connection, where the server says so. */
  because: null,
  refusal: null,
  note: null,
  why: null,
  look: false,
  rail: false,
  /** The pile is looked through. */
  through: false,
  /** What can be said is shown; the people at the table are. */
  talk: false,
  people: false,
  /** The hint beside the table: the number it is for and, once it came, its `html`. */
  hint: null,
};

/** What the player has opened stays open. */
const KEEP = { beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS") };

/** What opens beside the table, one at a time; besides the rule and the hint, which have contents of their own. */
const PANELS = ["rail", "through", "talk", "people"];

function alone(panel = null) {
  for (const other of PANELS) if (other !== panel) state[other] = false;
  if (panel !== "why") state.why = null;
  if (panel !== "hint") state.hint = null;
}

/** The number at which the server's answer is to be seen. */
let awaited = null;

/* Drawing ---------------------------------------------------------------------------------------------------------- */

/** Draws the table; `news` is whether the server told something new. */
function draw(news = false) {
  const copy = document.createElement("template");
  copy.innerHTML = markup;
  const next = copy.content.firstElementChild;
  table = read(next);
  state.staging.keepTo(table);
  if (state.hint && state.hint.n !== table.n) state.hint = null;
  state.busy = live.busy || awaited !== null;
  const flights = (next.dataset.flights ?? "").split(" ").filter(Boolean).map((flight) => flight.split(">"));
  // Who is ready, who came or went: nothing has moved, and nothing flies again.
  const moved = ["events", "deal"].some((what) => next.dataset[what] !== byId("table").dataset[what]);
  const origins = {
    of: (zone) => origin(zone, next.dataset),
    flights: news && moved ? flights : [],
  };
  dress(next, table, state);
  land();
  const focused = document.activeElement;
  const log = byId("log");
  const atEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const before = look(byId("table"));
  Idiomorph.morph(byId("table"), next, { morphStyle: "outerHTML", restoreFocus: true, callbacks: KEEP });
  fill(byId("table"));
  reveal(byId("table"));
  noteSeals();
  clock.show();
  fit();
  if (atEnd && byId("log")) byId("log").scrollTop = byId("log").scrollHeight;
  if (news !== "first") fly(before, look(byId("table")), origins);
  keepFocus(focused);
  document.title = say(table.mine ? "title-your-turn" : "title");
  keep();
}

/** Where a card that was hidden comes from: a zone's box, and whether it turns over on the way. */
function origin(zone, data) {
  const own = zone.startsWith("col-") || zone.startsWith("set-");
  const from = own ? data.handFrom : data.from;
  const box = byId(from)?.getBoundingClientRect();
  return { box: box?.width ? box : null, hidden: own && from === "stock" };
}

/** A column that was staged away hands its focus on. */
function keepFocus(focused) {
  if (document.activeElement !== document.body || !focused?.id || focused.isConnected) return;
  const next = focused.matches(".col, .set, .hint, #hint, #hint *") ? document.querySelector('.col[tabindex="0"]') : null;
  next?.focus();
}

/** What was staged outlives a reload. */
function keep() {
  const { sets } = state.staging;
  const name = `staged ${byId("table").dataset.table}`;
  if (sets.length) sessionStorage.setItem(name, JSON.stringify({ deal: table.deal, sets }));
  else sessionStorage.removeItem(name);
}

function remember() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(`staged ${byId("table").dataset.table}`));
    if (kept?.deal === table.deal) state.staging.sets = kept.sets;
  } catch {
    // Something else lies there: nothing was staged.
  }
}

/* Speaking --------------------------------------------------------------------------------------------------------- */

/** Puts a sentence into a live region; the same one again only if it is told again. */
function speak(region, text) {
  const place = byId(region);
  if (place.textContent === text) place.textContent = "";
  place.textContent = text;
}

/** Something to know that is no refusal: shown in the line and spoken. */
function note(text) {
  state.note = text;
  state.refusal = null;
  speak("happened", text);
  draw();
}

/** Why something is not done. Nothing has changed. */
function refuse(because, rule = null, code = null) {
  state.refusal = { because: because.endsWith(".") ? because : `${because}.`, rule, code };
  state.note = null;
  draw();
}

/** A new act of ours: the last refusal has been read. */
function forget() {
  state.refusal = null;
  state.note = null;
}

/* The server ------------------------------------------------------------------------------------------------------- */

const live = new Live(`/table/${byId("table").dataset.table}`, {
  update(message) {
    const old = table;
    const news = message.n !== old.n;
    if (message.n < old.n) return;
    // The table gathers again, or there is nothing to see any more: another page.
    if (!message.html.startsWith('<div class="table')) return location.reload();
    const before = { ...byId("table").dataset };
    markup = message.html;
    if (awaited !== null && message.n >= awaited) awaited = null;
    if (news) state.note = null;
    // In a lesson the next step stands where the last refusal did.
    if (news && byId("lesson")) state.refusal = null;
    if (news && old.phase !== "over" && /data-phase="over"/.test(markup)) dealEnds();
    const canastas = document.querySelectorAll(".natural, .mixed").length;
    const pile = byId("pile")?.dataset.cards;
    draw(news);
    clock.set(message.clock);
    const now = byId("table").dataset;
    around(before, now);
    // Somebody came or went: nothing has happened in the game.
    if (!news || (before.events === now.events && before.deal === now.deal)) return;
    if (table.deal !== old.deal) newDeal();
    speak("happened", message.happened);
    if (byId("turn").textContent !== message.turn) byId("turn").textContent = message.turn;
    if (table.mine && !old.mine) sound.turn();
    else if (document.querySelectorAll(".natural, .mixed").length > canastas) sound.canasta();
    else if (byId("pile")?.dataset.cards !== pile) sound.tap();
  },
  lost(because) {
    if (state.lost && state.because === because) return;
    state.lost = true;
    state.because = because;
    draw();
    speak("happened", because ?? say("lost"));
  },
  back() {
    if (!state.lost) return;
    state.lost = false;
    speak("happened", say("back"));
    draw();
  },
  done(n, act) {
    state.staging.spent(cardsOf(act ?? ""));
    // All sets went with it; the same face may be in the hand once more and would stay staged.
    if (/^(meld|take)\b/.test(act ?? "")) state.staging.sets = [];
    state.why = null;
    awaited = table.n >= n ? null : n;
    draw();
  },
  cut(added) {
    const { sealTable, sealDeal } = byId("table").dataset;
    return sealTable ? noteCut(sealTable, sealDeal, added) : added;
  },
  refused(answer) {
    awaited = null;
    if (answer.stale) return note(say("stale"));
    refuse(answer.because ?? say("not-sent"), answer.rule ?? null, answer.refused ?? null);
  },
});

/** Speaks what went on around the cards: what was said, who paused, for whom a bot plays. */
function around(before, now) {
  const told = [];
  if (before.around !== now.around) told.push(now.around);
  if (Number(now.said) > Number(before.said)) told.push(now.lastSaid);
  if (told.some(Boolean)) speak("happened", told.filter(Boolean).join(" "));
}

/** The time is nearly up: shown in the line, and spoken once. */
const clock = new Clock((seconds, first) => {
  if (state.refusal || !table.mine) return;
  state.note = say("time-left", { seconds });
  if (first) speak("happened", state.note);
  draw();
});

/** The cards that an act names. */
const cardsOf = (act) => act.split(/[\s/]+/).filter((part) => /^[2-9TJQKAX][SHDCRB]$/.test(part));

function newDeal() {
  state.staging.clear();
  state.look = false;
  draw();
}

/** The deal has ended before the player's eyes: the last card lands first, then the score comes. */
function dealEnds() {
  state.staging.clear();
  forget();
  state.rail = false;
  state.why = null;
  state.look = true;
  setTimeout(() => state.look && table.phase === "over" && acts.look(), LAST_CARD);
}

/** Why the viewer cannot act now. */
const notMine = () => say(table.paused ? "paused" : "not-turn");

function send(act) {
  if (state.busy) return;
  if (!table.mine) return refuse(notMine(), "turn", "not-now");
  forget();
  live.send("act", table.n, act);
  draw();
}

/* What can be done ------------------------------------------------------------------------------------------------- */

/** What cannot be staged, and where the rules tell it: the chapter, the refusal that its section is about. */
const WRONG = {
  "red-three": ["threes", "threes-not-melded"],
  "not-that-meld": ["melds", "mixed-ranks"],
  "mixed-chosen": ["melds", "mixed-ranks"],
  "wilds-where": ["melds", "which-meld"],
};

/** Brings cards to the strip, onto the set of a rank where one is named. */
function stage(cards, key = null) {
  if (!cards.length) return;
  const wrong = state.staging.stage(table, cards, key);
  if (wrong) return refuse(say(wrong), ...WRONG[wrong]);
  forget();
  draw();
  const strip = byId("strip").getAttribute("aria-label");
  speak("happened", strip);
}

/** Whether the chosen cards could go onto the set or meld of a rank: of that rank, or wild. */
const fits = (cards, key) => cards.length > 0 && cards.every((card) => isWild(card) || rankOf(card) === key);

/** A button that is not ready says why. */
function notNow(button) {
  // In a lesson: what to do first, unless a rule of the game has something to say.
  const first = byId("lesson")?.dataset.nudge;
  if (first && (button.dataset.code ?? "not-now") === "not-now") return refuse(first, null, "not-yet");
  refuse(button.dataset.because ?? notMine(), button.dataset.rule ?? null, button.dataset.code ?? null);
}

const acts = {
  column(button, event) {
    const key = button.dataset.rank;
    forget();
    state.staging.choose(table, key, event.shiftKey);
    state.stop = button.id;
    draw();
  },
  strip() {
    stage(state.staging.chosenCards(table));
  },
  set(button) {
    const cards = state.staging.chosenCards(table);
    if (fits(cards, button.dataset.rank)) return stage(cards, button.dataset.rank);
    // Cards are chosen that do not go there: the tap was for the strip.
    if (cards.length) return stage(cards);
    forget();
    state.staging.takeBack(button.dataset.rank);
    draw();
  },
  clear() {
    forget();
    state.staging.clear();
    draw();
  },
  meld(button) {
    const cards = state.staging.chosenCards(table);
    if (!cards.length) return note(`${button.getAttribute("aria-label")}.`);
    if (!button.closest(".we")) return refuse(say("their-meld"), "melds", "no-such-meld");
    stage(cards, button.dataset.rank);
  },
  stock() {
    if (!table.watching) acts.draw(byId("act-draw"));
  },
  pile() {
    const cards = state.staging.chosenCards(table);
    if (table.mine && table.phase === "play" && cards.length === 1) return acts.discard(byId("act-discard"));
    aboutPile();
  },
  draw(button) {
    if (button.hasAttribute("aria-disabled")) return notNow(button);
    send(button.dataset.act);
  },
  take(button) {
    if (!table.mine || table.phase !== "draw") return notNow(button);
    const { staging } = state;
    if (staging.pileSet(table) || (staging.sets.length && table.own.has(table.topRank))) return send(staging.takeAct(table));
    if (button.hasAttribute("aria-disabled") && !staging.sets.length) return notNow(button);
    const offered = button.dataset.act ?? "take";
    const groups = offered.replace(/^take\s*/, "").split("/").map(cardsOf).filter((cards) => cards.length);
    if (!groups.length) return send(staging.sets.length ? staging.takeAct(table) : "take");
    stagePile(groups, button);
  },
  lay(button) {
    if (button.hasAttribute("aria-disabled")) return notNow(button);
    send(state.staging.layAct());
  },
  discard(button) {
    if (button.hasAttribute("aria-disabled")) return notNow(button);
    if (state.staging.sets.length && !state.staging.whyNotLay(table)) return refuse(say("lay-first"));
    send(`discard ${state.staging.chosenCards(table)[0]}`);
  },
  send(button) {
    send(button.dataset.act);
  },
  next(button) {
    if (state.busy || button.hasAttribute("aria-disabled")) return;
    live.send("next", table.n);
    draw();
  },
  look() {
    state.look = !state.look;
    draw();
    byId(state.look ? "cloth" : "result")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  },
  menu() {
    const commitment = byId("table").dataset.commitment;
    byId("menu-seal").hidden = !commitment;
    byId("menu-seal").querySelector("code").textContent = commitment?.slice(0, 16).match(/.{4}/g).join(" ") ?? "";
    byId("menu").showModal();
  },
  keys() {
    byId("menu").close();
    byId("keys").showModal();
  },
  rail() {
    byId("menu").close();
    state.rail = !state.rail;
    alone("rail");
    draw();
    byId(state.rail ? "rail" : "open-menu").focus({ preventScroll: true });
  },
  "look-through"() {
    if (!byId("through")) return;
    state.through = !state.through;
    alone("through");
    draw();
    byId(state.through ? "through" : "pile").focus({ preventScroll: true });
  },
  talk() {
    if (!byId("talk")) return note(say("nothing-to-say"));
    panel("talk", "open-talk");
  },
  people() {
    byId("menu").close();
    if (byId("people")) panel("people", "open-menu");
  },
  async phrase(button) {
    const say = button.dataset.say;
    if (state.talk) acts.talk();
    const because = await post(`${live.path}/say`, JSON.stringify({ say }), "application/json", note);
    if (because) refuse(because);
  },
  why(link) {
    explain(link.dataset.rule, link.dataset.code);
  },
  hint(button) {
    if (state.hint) return closeHint();
    if (button.hasAttribute("aria-disabled")) return notNow(button);
    askHint();
  },
  "show-turn"(button) {
    forget();
    const act = hints.bring(button.closest(".option"), table, state.staging);
    draw();
    const goal = byId(act);
    note(say("hint-press", { button: goal?.querySelector(".label")?.textContent ?? goal?.textContent ?? "" }));
    byId(act)?.focus({ preventScroll: true });
  },
  "close-why"() {
    state.why = null;
    draw();
    (byId("why-link") ?? document.querySelector('.col[tabindex="0"]'))?.focus();
  },
};

/** Opens or shuts a panel; the focus goes there, or back to where it was opened. */
function panel(name, from) {
  state[name] = !state[name];
  alone(name);
  draw();
  byId(state[name] ? name : from)?.focus({ preventScroll: true });
}

/** Asks for a hint and shows it as soon as it is there, unless the table has gone on or it was closed meanwhile. */
async function askHint() {
  const asked = { n: table.n };
  forget();
  alone("hint");
  state.hint = asked;
  draw();
  byId("hint").focus({ preventScroll: true });
  speak("happened", say("hint-thinking"));
  const answer = await hints.ask(live.path, asked.n, (sentence) => speak("happened", sentence));
  if (state.hint !== asked) return;
  if (answer.because) {
    state.hint = null;
    return note(answer.because);
  }
  state.hint = { n: asked.n, html: answer.html };
  draw();
  speak("happened", answer.said);
}

function closeHint() {
  state.hint = null;
  draw();
  (byId("ask-hint") ?? document.querySelector('.col[tabindex="0"]'))?.focus({ preventScroll: true });
}

/** Pointing at a turn of the hint, by mouse or by keyboard, marks what it needs. */
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const turn = event.target.closest?.(".option");
    if (turn || state.hint) hints.mark(turn, table);
  });
}

/** Stages what would take the pile and says so; the same button then does it. */
function stagePile(groups, button) {
  const taken = groups.map((cards) => state.staging.stage(table, cards, groupRank(cards)));
  if (taken.some(Boolean) || !state.staging.couldTake(table)) {
    draw();
    return byId("act-take").hasAttribute("aria-disabled") ? notNow(button) : undefined;
  }
  const sets = state.staging.sets.map((set) => say("staged-set", { n: set.cards.length, rank: set.rank }));
  // A lesson's panel says so itself.
  if (byId("lesson")) return draw();
  note(say("staged-for-pile", { sets: sets.join(", ") }));
}

const groupRank = (cards) => cards.map(rankOf).find((key) => key !== "X" && key !== "2") ?? null;

/** Says how the pile may be taken, and spreads it out where that is allowed. */
function aboutPile() {
  note(byId("pile").dataset.says);
  if (byId("through")) acts["look-through"]();
}

/** Opens the short text of a rule. */
async function explain(rule, code) {
  try {
    const page = await patiently(() => fetch(`/rules/${rule}`, { signal: AbortSignal.timeout(8000) }), note);
    if (!page.ok) throw new Error(String(page.status));
    const chapter = new DOMParser().parseFromString(await page.text(), "text/html");
    const text = document.createElement("div");
    text.className = "short";
    const part = chapter.querySelector(`[data-refusal~="${CSS.escape(code ?? "")}"]`) ?? chapter.querySelector("[data-short]");
    const title = (part.querySelector("h2") ?? chapter.querySelector("h1")).textContent;
    text.append(...[...part.childNodes].filter((node) => node.nodeName !== "H2"));
    alone("why");
    state.why = { rule, title, text };
    draw();
    byId("why").focus({ preventScroll: true });
  } catch {
    note(say("rules-missing"));
  }
}

/* By mouse, by touch, by keyboard ---------------------------------------------------------------------------------- */

document.addEventListener("click", (event) => {
  const target = event.target.closest?.("[data-do]");
  if (!target || target.getAttribute("aria-busy") === "true") return;
  // Without script a link of ours leads where it says.
  if (target.tagName === "A") event.preventDefault();
  acts[target.dataset.do]?.(target, event);
});

dragging({
  /** What a drag that starts on a column takes along: the chosen cards, or the front one. */
  grab(column) {
    const chosen = state.staging.chosenCards(table);
    const own = state.staging.chosen.has(column.dataset.rank) || (column.dataset.rank === "3" && state.staging.chosen.has("R"));
    return own ? chosen : state.staging.left(table, column.dataset.rank).slice(-1);
  },
  all(column) {
    forget();
    state.staging.choose(table, column.dataset.rank, true);
    draw();
  },
  drop(cards, place) {
    if (place.dataset.do === "pile") return dropOnPile(cards);
    if (place.dataset.do === "meld" || place.dataset.do === "set") return stage(cards, place.dataset.rank);
    stage(cards);
  },
});

function dropOnPile(cards) {
  if (table.phase === "draw") {
    return fits(cards, table.topRank) ? stage(cards, table.topRank) : refuse(say(table.mine ? "draw-first" : "not-turn"), "turn", "not-now");
  }
  if (cards.length !== 1) return refuse(say("choose-one"), "turn");
  if (state.staging.sets.length && !state.staging.whyNotLay(table)) return refuse(say("lay-first"));
  send(`discard ${cards[0]}`);
}

keyboard({
  press: (id) => byId(id)?.click(),
  choose(key, all) {
    if (!byId(`col-${key}`)) return;
    forget();
    state.staging.choose(table, key, all);
    state.stop = `col-${key}`;
    draw();
    byId(state.stop)?.focus();
  },
  focus(column) {
    state.stop = column.id;
    for (const other of document.querySelectorAll(".col")) other.tabIndex = other === column ? 0 : -1;
    column.focus();
  },
  bring: () => state.staging.chosen.size > 0 && (stage(state.staging.chosenCards(table)), true),
  takeBack() {
    state.staging.takeBack();
    draw();
  },
  clear() {
    if (state.why) return acts["close-why"]();
    if (state.hint) return closeHint();
    if (state.through && byId("through")) return acts["look-through"]();
    if (state.rail) return acts.rail();
    if (state.talk && byId("talk")) return acts.talk();
    if (state.people && byId("people")) return acts.people();
    acts.clear();
  },
  ask: () => (byId("say-ask") ? byId("say-ask").click() : send("ask")),
  /** Lays down a red three by hand. */
  red: () => (byId("say-declare") ? byId("say-declare").click() : note(say("no-red-three"))),
  hint: () => (byId("ask-hint") ? byId("ask-hint").click() : note(say("hint-none"))),
  pile: aboutPile,
  others() {
    note([...document.querySelectorAll(".seat")].map((seat) => `${seat.getAttribute("aria-label")}.`).join(" "));
  },
  score() {
    const totals = [...document.querySelectorAll(".score div")].map((side) => [...side.children].map((part) => part.textContent).join(" "));
    if (matchMedia("(min-width: 1280px)").matches) byId("rail").focus({ preventScroll: true });
    else acts.rail();
    note(`${totals.join(", ")}.`);
  },
  keys: acts.keys,
});

forms((sentence) => (sentence ? refuse(sentence) : state.refusal && (forget(), draw())));
remember();
draw("first");
