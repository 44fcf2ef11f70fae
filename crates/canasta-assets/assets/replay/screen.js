// Drawing a moment of a replay: the server's markup is morphed in, and its cards fly as at the table. The address always
// names the moment that is shown.

import { byId, parsed } from "../element.js";
import { fly, land, look, origins } from "../fly.js";
import { reveal } from "../share.js";
import { speak } from "../speak.js";
import { message } from "../words.js";
import { address } from "./moments.js";

/* global Idiomorph */

const PAUSE = "M8 5v14M16 5v14";
const PLAY = "M8 5l11 7-11 7z";

/** What the markup says of the moment that is shown. */
export const shown = () => byId("replay").dataset;
/** The number of the moment that is shown, and of the last one. */
export const at = () => Number(shown().at);
export const last = () => Number(shown().last);

/** Shows a moment. `playing`, `pace` and whether the slider is `sliding` are the player's. */
export function show({ html, said }, { playing, pace, sliding }) {
  const next = parsed(html);
  const forward = Number(next.dataset.at) === at() + 1 && next.dataset.seat === shown().seat;
  // The morph takes the markup apart.
  const from = origins({ ...next.dataset }, (zone) => zone.startsWith("hand-"));
  showPlaying(playing, next);
  land();
  if (forward) follow(next.dataset.from);
  const before = look(byId("replay"));
  Idiomorph.morph(byId("replay"), next, { morphStyle: "outerHTML", restoreFocus: true, callbacks: keeping(sliding) });
  if (!sliding) byId("at").value = shown().at;
  byId("pace").value = pace;
  reveal(byId("replay"));
  byId("log").scrollTop = byId("log").scrollHeight;
  if (forward) fly(before, look(byId("replay")), from);
  mark();
  speak("happened", said);
  history.replaceState(null, "", `${shown().path}${address(shown().at, shown().seat)}`);
}

/** What is chosen stays chosen, and what is being dragged is not moved from here. */
const keeping = (sliding) => ({
  beforeNodeMorphed: (node, next) => !(sliding && node.id === "at") && !(node.id === "copied" && next.id === "copied"),
  beforeAttributeUpdated: (name, node) => !(node.id === "pace" || (name === "hidden" && node.matches(".for-script"))),
});

/** The player who acts is to be seen, where the page is longer than the screen; not when the reader is further down. */
function follow(zone) {
  const board = byId("board").getBoundingClientRect();
  if (board.bottom < innerHeight / 3) return;
  byId(zone)?.closest(".hand-of")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** The button says what it does: play, or pause. */
export function showPlaying(playing, root = byId("replay")) {
  for (const part of root.querySelectorAll(".for-script[hidden]")) part.hidden = false;
  const play = root.querySelector("#play");
  play.querySelector(".label").textContent = playing ? message("pause") : message("play");
  play.querySelector("path").setAttribute("d", playing ? PAUSE : PLAY);
}

/** A sentence beside the buttons, which is spoken too. */
export function tell(sentence) {
  speak("happened", sentence);
  byId("told").textContent = sentence;
}

/** The marks outside the part that is morphed: the graphs' line, the jumps, the totals of the bar. */
function mark() {
  for (const line of document.querySelectorAll("#graphs .now"))
    line.setAttribute("transform", `translate(${shown().spot} 0)`);
  for (const link of document.querySelectorAll("#around a[data-at]")) {
    link.setAttribute("href", `${shown().path}${address(link.dataset.at, shown().seat)}`);
    if (link.dataset.at === shown().at) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const totals = shown().totals?.split(" ") ?? [];
  document.querySelectorAll("#totals dd").forEach((total, place) => {
    if (totals[place]) total.textContent = totals[place];
  });
}
