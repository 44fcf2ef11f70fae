// Draws a step of a replay: morphs in the server's markup, with the same card animations as at a table. The page's URL
// always points to the current step.

import { byId, parsed } from "../element.js";
import { fly, land, openCards, origins } from "../fly.js";
import { showButtons } from "../share.js";
import { speak } from "../speak.js";
import { message } from "../words.js";
import { queryOf } from "./steps.js";

/* global Idiomorph */

const PAUSE_ICON = "M8 5v14M16 5v14";
const PLAY_ICON = "M8 5l11 7-11 7z";

/** The data of the current step. */
export const shownStep = () => byId("replay").dataset;
export const currentStep = () => Number(shownStep().at);
export const lastStep = () => Number(shownStep().last);

/** Shows a step. The second argument is the player's state. */
export function showStep({ html, said }, { playing, pace, sliding }) {
  const next = parsed(html);
  const forward = Number(next.dataset.at) === currentStep() + 1 && next.dataset.seat === shownStep().seat;
  // Must be read before the morph, which takes `next` apart.
  const from = origins({ ...next.dataset }, (zone) => zone.startsWith("hand-"));
  showPlaying(playing, next);
  land();
  if (forward) scrollToPlayer(next.dataset.from);
  const before = openCards(byId("replay"));
  Idiomorph.morph(byId("replay"), next, {
    morphStyle: "outerHTML",
    restoreFocus: true,
    callbacks: morphCallbacks(sliding),
  });
  if (!sliding) byId("at").value = shownStep().at;
  byId("pace").value = pace;
  showButtons(byId("replay"));
  byId("log").scrollTop = byId("log").scrollHeight;
  if (forward) fly(before, openCards(byId("replay")), from);
  updateMarks();
  speak("happened", said);
  history.replaceState(null, "", `${shownStep().path}${queryOf(shownStep().at, shownStep().seat)}`);
}

/** Preserves selections, and the slider while it is being dragged. */
const morphCallbacks = (sliding) => ({
  beforeNodeMorphed: (node, next) => !(sliding && node.id === "at") && !(node.id === "copied" && next.id === "copied"),
  beforeAttributeUpdated: (name, node) => !(node.id === "pace" || (name === "hidden" && node.matches(".for-script"))),
});

/** Scrolls to the player who acts, unless the reader has scrolled further down the page. */
function scrollToPlayer(zone) {
  const board = byId("board").getBoundingClientRect();
  if (board.bottom < innerHeight / 3) return;
  byId(zone)?.closest(".hand-of")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

export function showPlaying(playing, root = byId("replay")) {
  for (const part of root.querySelectorAll(".for-script[hidden]")) part.hidden = false;
  const play = root.querySelector("#play");
  play.querySelector(".label").textContent = playing ? message("pause") : message("play");
  play.querySelector("path").setAttribute("d", playing ? PAUSE_ICON : PLAY_ICON);
}

/** Shows and speaks a sentence. */
export function showStatus(sentence) {
  speak("happened", sentence);
  byId("told").textContent = sentence;
}

/** Updates the marks outside the morphed part: the line in the graphs, the jumps, and the totals in the bar. */
function updateMarks() {
  for (const line of document.querySelectorAll("#graphs .now"))
    line.setAttribute("transform", `translate(${shownStep().spot} 0)`);
  for (const link of document.querySelectorAll("#around a[data-at]")) {
    link.setAttribute("href", `${shownStep().path}${queryOf(link.dataset.at, shownStep().seat)}`);
    if (link.dataset.at === shownStep().at) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const totals = shownStep().totals?.split(" ") ?? [];
  document.querySelectorAll("#totals dd").forEach((total, place) => {
    if (totals[place]) total.textContent = totals[place];
  });
}
