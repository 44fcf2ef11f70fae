// The replay's page: steps, plays and jumps without loading the page anew. The server makes each moment; it is morphed in,
// and its cards fly as at the table. The address always names the moment that is shown. Without this script everything here
// is a link or a form.

import { takeDropped } from "./dropped.js";
import { fly, land, look } from "./fly.js";
import { patiently } from "./patiently.js";
import { reveal } from "./share.js";
import { message, readWords } from "./words.js";

/* global Idiomorph */

readWords();

const PATIENCE = 10_000;
const AGAIN = 2_000;
/** Moments that are kept at most: those ahead while it plays, and those just seen. */
const KEPT = 24;
/** How much longer a deal's end stays. */
const END_OF_DEAL = 3;

const PAUSE = "M8 5v14M16 5v14";
const PLAY = "M8 5l11 7-11 7z";

const byId = (id) => document.getElementById(id);
const data = () => byId("replay").dataset;
const at = () => Number(data().at);
const last = () => Number(data().last);

const state = {
  /** What is to be shown, while it is on its way: `{at, seat}`. */
  wanted: null,
  busy: false,
  playing: null,
  pace: "1800",
  sliding: false,
};

/* Fetching --------------------------------------------------------------------------------------------------------- */

/** Moments by their address. */
const kept = new Map();

const address = (moment, seat) => `?at=${moment}&seat=${seat}`;

/** A moment as the server makes it; asked for once. */
function moment(where, seat) {
  const query = address(where, seat);
  const known = kept.get(query);
  if (known) return known;
  const asked = ask(query);
  asked.catch(() => kept.delete(query));
  kept.set(query, asked);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value);
  return asked;
}

async function ask(query) {
  const get = () => fetch(`${data().path}/at${query}`, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  const answer = await patiently(get, (sentence) => {
    speak(sentence);
    byId("told").textContent = sentence;
  });
  // The server has forgotten the record: the page itself says so.
  if ([403, 404, 410].includes(answer.status)) location.assign(data().path + query);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}

/** Goes to a moment. One is fetched at a time; of those wanted meanwhile only the newest. */
async function go(where, seat = data().seat) {
  const bounded = Math.max(0, Math.min(where, last()));
  state.wanted = { at: bounded, seat };
  if (state.busy) return;
  state.busy = true;
  while (state.wanted) {
    const { at: next, seat } = state.wanted;
    state.wanted = null;
    try {
      const part = await moment(next, seat);
      if (!state.wanted) show(part);
    } catch {
      stop();
      speak(message("no-answer"));
      byId("told").textContent = message("no-answer");
      await new Promise((done) => setTimeout(done, AGAIN));
      state.wanted ??= { at: next, seat };
    }
  }
  state.busy = false;
}

/* Showing ---------------------------------------------------------------------------------------------------------- */

const KEEP = {
  // What is chosen stays chosen, and what is being dragged is not moved from here.
  beforeNodeMorphed: (node, next) => !(state.sliding && node.id === "at") && !(node.id === "copied" && next.id === "copied"),
  beforeAttributeUpdated: (name, node) => !(node.id === "pace" || (name === "hidden" && node.matches(".for-script"))),
};

function show({ html, said }) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const next = template.content.firstElementChild;
  const forward = Number(next.dataset.at) === at() + 1 && next.dataset.seat === data().seat;
  const flights = (next.dataset.flights ?? "").split(" ").filter(Boolean).map((flight) => flight.split(">"));
  const origins = { of: (zone) => origin(zone, next.dataset), flights };
  dress(next);
  land();
  if (forward) follow(next.dataset.from);
  const before = look(byId("replay"));
  Idiomorph.morph(byId("replay"), next, { morphStyle: "outerHTML", restoreFocus: true, callbacks: KEEP });
  if (!state.sliding) byId("at").value = data().at;
  byId("pace").value = state.pace;
  reveal(byId("replay"));
  byId("log").scrollTop = byId("log").scrollHeight;
  if (forward) fly(before, look(byId("replay")), origins);
  mark();
  speak(said);
  history.replaceState(null, "", `${data().path}${address(data().at, data().seat)}`);
  if (at() === last()) stop();
}

/** The player who acts is to be seen, where the page is longer than the screen; not when the reader is further down. */
function follow(zone) {
  const board = byId("board").getBoundingClientRect();
  if (board.bottom < innerHeight / 3) return;
  byId(zone)?.closest(".hand-of")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Where a card that was hidden comes from, and whether it turns over on the way. */
function origin(zone, { handFrom, from }) {
  const hand = zone.startsWith("hand-");
  const box = byId(hand ? handFrom : from)?.getBoundingClientRect();
  return { box: box?.width ? box : null, hidden: hand && handFrom === "stock" };
}

/** What the script adds to the server's markup. */
function dress(root) {
  for (const part of root.querySelectorAll(".for-script[hidden]")) part.hidden = false;
  const play = root.querySelector("#play");
  play.querySelector(".label").textContent = state.playing === null ? message("play") : message("pause");
  play.querySelector("path").setAttribute("d", state.playing === null ? PLAY : PAUSE);
}

/** The marks outside the part that is morphed: the graphs' line, the jumps, the totals of the bar. */
function mark() {
  for (const line of document.querySelectorAll("#graphs .now")) line.setAttribute("transform", `translate(${data().spot} 0)`);
  for (const link of document.querySelectorAll("#around a[data-at]")) {
    link.setAttribute("href", `${data().path}${address(link.dataset.at, data().seat)}`);
    if (link.dataset.at === data().at) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const totals = data().totals?.split(" ") ?? [];
  document.querySelectorAll("#totals dd").forEach((total, place) => {
    if (totals[place]) total.textContent = totals[place];
  });
}

function speak(text) {
  const place = byId("happened");
  if (place.textContent === text) place.textContent = "";
  place.textContent = text;
}

/* Playing ---------------------------------------------------------------------------------------------------------- */

function play() {
  if (state.playing !== null) return stop();
  if (at() === last()) go(0);
  state.playing = 0;
  dress(byId("replay"));
  next(at() === last() ? 300 : 150);
}

function next(wait) {
  clearTimeout(state.playing);
  state.playing = setTimeout(async () => {
    if (state.playing === null) return;
    await go(at() + 1);
    if (state.playing === null || at() === last()) return stop();
    moment(at() + 1, data().seat).catch(() => {});
    const over = document.querySelector(".verdict") !== null;
    next(Number(state.pace) * (over ? END_OF_DEAL : 1));
  }, wait);
}

function stop() {
  if (state.playing === null) return;
  clearTimeout(state.playing);
  state.playing = null;
  dress(byId("replay"));
}

/* By mouse, by touch, by keyboard ---------------------------------------------------------------------------------- */

const moves = {
  back: () => go(wantedAt() - 1),
  on: () => go(wantedAt() + 1),
  "turn-back": () => go(Number(data().turnBack)),
  "turn-on": () => go(Number(data().turnOn)),
};

/** The present moment, or the one on its way: quick presses add up. */
const wantedAt = () => state.wanted?.at ?? at();

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (event.target.closest?.("#play")) return play();
  const link = event.target.closest?.("#steps a.btn, #replay .whose a, #around a[data-at]");
  if (!link) return;
  event.preventDefault();
  if (link.getAttribute("aria-disabled") === "true") return;
  if (link.dataset.seat !== undefined) return go(at(), link.dataset.seat);
  stop();
  if (link.dataset.at !== undefined) {
    go(Number(link.dataset.at));
    byId("board").scrollIntoView({ block: "nearest" });
    return;
  }
  moves[link.id]?.();
});

document.addEventListener("input", (event) => {
  if (event.target.id === "pace") state.pace = event.target.value;
  if (event.target.id !== "at") return;
  stop();
  state.sliding = true;
  go(Number(event.target.value));
});
document.addEventListener("change", (event) => {
  if (event.target.id !== "at") return;
  state.sliding = false;
  go(Number(event.target.value));
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches(".slide")) return;
  event.preventDefault();
  go(Number(byId("at").value));
});

/** Pointing into a graph goes to the moment there. */
document.addEventListener("click", (event) => {
  const plot = event.target.closest?.("#graphs .plot svg");
  if (!plot) return;
  const graphs = byId("graphs").dataset;
  const starts = graphs.starts.split(" ").map(Number);
  const box = plot.getBoundingClientRect();
  const across = Math.max(0, Math.min(0.9999, (event.clientX - box.left) / box.width)) * starts.length;
  const deal = Math.floor(across);
  const end = starts[deal + 1] ?? Number(graphs.moments);
  stop();
  go(starts[deal] + Math.round((across - deal) * (end - starts[deal] - 1)));
});

const KEYS = {
  ArrowLeft: moves.back,
  ArrowRight: moves.on,
  PageUp: moves["turn-back"],
  PageDown: moves["turn-on"],
  Home: () => go(0),
  End: () => go(last()),
};

document.addEventListener("keydown", (event) => {
  if (document.documentElement.dataset.keys === "off" || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.matches?.("input, select, textarea, #log")) return;
  if (event.key === "p" || event.key === "P") return play();
  // A button that has the focus keeps its space bar.
  if (event.key === " " && !event.target.closest?.("a, button, summary, [tabindex]")) {
    event.preventDefault();
    return play();
  }
  const move = KEYS[event.key];
  if (!move) return;
  event.preventDefault();
  stop();
  move();
});

for (const part of document.querySelectorAll(".for-script[hidden]")) part.hidden = false;
document.documentElement.classList.add("scripted");
reveal();
takeDropped();
byId("log").scrollTop = byId("log").scrollHeight;
