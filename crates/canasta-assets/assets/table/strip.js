// The staging strip: staged sets with what each lacks, what all make together, a meter up to the minimum.

import { face } from "../cards.js";
import { button, element } from "../element.js";
import { message, messageNodes } from "../words.js";

/** Puts the strip into a copy of the server's markup. */
export function showStrip(root, choice) {
  const strip = root.querySelector("#strip");
  fillStrip(strip, choice);
  const open = strip.querySelector("button") !== null;
  strip.classList.toggle("open", open);
  root.querySelector("#own").classList.toggle("staging", open);
}

function fillStrip(strip, { staging, table }) {
  if (!staging.sets.length) {
    if ([...staging.chosen.keys()].some((key) => key !== "R") && table.phase !== "over") {
      const hint = button("hint", "strip", message("hint-chosen"));
      hint.id = "strip-hint";
      strip.replaceChildren(hint);
    }
    return;
  }
  const sets = element("div", "sets", ...staging.sets.map((set) => stagedSet(set, staging.judge(table, set))));
  const clear = button("btn", "clear", message("clear"));
  clear.id = "clear";
  strip.replaceChildren(sets, sum(staging, table), clear);
  strip.setAttribute("aria-label", staging.text(table));
}

function stagedSet(set, { lacks, says }) {
  const sentence = lacks ?? says;
  const run = element("span", "run", ...set.cards.map((card) => face(card)));
  const text = element("span", "", ...sentence(messageNodes));
  const made = button(lacks ? "set short" : "set", "set", run, text);
  made.id = `set-${set.rank}`;
  made.dataset.rank = set.rank;
  made.dataset.cards = set.cards.join(" ");
  made.setAttribute("aria-label", message("take-back", { rank: set.rank, cards: set.cards.length, says: sentence(message) }));
  return made;
}

/** `90 needed, 75 staged.`, with a meter where there is a minimum to meet. */
function sum(staging, table) {
  const sentences = staging.says(table).map((sentence) => sentence(messageNodes));
  const line = element("p", "sum num", ...sentences.flatMap((nodes, place) => (place ? [" ", ...nodes] : nodes)));
  if (!table.opened) {
    const meter = element("span", "meter", document.createElement("i"));
    meter.setAttribute("aria-hidden", "true");
    meter.dataset.part = String(Math.min(1, staging.sum(table).points / table.minimum));
    line.append(meter);
  }
  return line;
}

/** Fills the meters of the page itself: the content policy allows a width that a script sets, but none in markup. */
export function fillMeters(root) {
  for (const meter of root.querySelectorAll(".meter[data-part]")) {
    meter.firstElementChild.style.width = `${Math.round(Number(meter.dataset.part) * 100)}%`;
  }
}
