// The staging strip: staged sets with what each lacks, what all make together, a meter up to the minimum; and sets that can be
// laid, each offered for one press.

import { face } from "../cards.js";
import { button, element } from "../element.js";
import { message, messageNodes } from "../words.js";
import { offers } from "./layable.js";

/** Puts the strip into a copy of the server's markup. */
export function showStrip(root, choice) {
  const strip = root.querySelector("#strip");
  fillStrip(strip, choice);
  if (!strip.querySelector("button") && !spokenOf(root, choice)) offer(strip, choice);
  const open = strip.querySelector("button") !== null;
  strip.classList.toggle("open", open);
  root.querySelector("#own").classList.toggle("staging", open);
}

/** Whether the line above the hand says more than whose turn it is: offers would hide it. */
const spokenOf = (root, { line, lost, busy }) =>
  line || lost || busy || root.querySelector("#say small, #say.asked") !== null;

/** Sets that can be laid, while nothing is chosen or staged. */
function offer(strip, { staging, table }) {
  const offered = offeredSets(staging, table);
  if (!offered.length) return;
  strip.replaceChildren(element("div", "sets", ...offered));
  strip.classList.add("offering");
  strip.setAttribute("aria-label", message("offers"));
}

function offeredSets(staging, table) {
  return offers(table, staging).map((set) => {
    const made = pictured("offer", "offer", set, staging.judge(table, set).says);
    made.setAttribute(
      "aria-label",
      message("offer", { rank: set.rank, cards: set.cards.length, says: staging.judge(table, set).says(message) }),
    );
    return made;
  });
}

/** A button with the cards of a set, and a sentence on it. */
function pictured(className, action, { rank, cards }, sentence) {
  const run = element("span", "run", ...cards.map((card) => face(card)));
  const made = button(className, action, run, element("span", "", ...sentence(messageNodes)));
  made.id = `${action}-${rank}`;
  made.dataset.rank = rank;
  return made;
}

function fillStrip(strip, { staging, table, busy }) {
  if (!staging.sets.length) {
    if ([...staging.chosen.keys()].some((key) => key !== "R") && table.phase !== "over") {
      const hint = button("hint", "strip", message("hint-chosen"));
      hint.id = "strip-hint";
      strip.replaceChildren(hint);
    }
    return;
  }
  const more = busy ? [] : offeredSets(staging, table);
  const sets = element("div", "sets", ...staging.sets.map((set) => stagedSet(set, staging.judge(table, set))), ...more);
  const clear = button("btn", "clear", message("clear"));
  clear.id = "clear";
  strip.replaceChildren(sets, sum(staging, table), ...(staging.steps > 1 ? [undo()] : []), clear);
  strip.setAttribute("aria-label", staging.text(table));
}

function stagedSet(set, { lacks, says }) {
  const sentence = lacks ?? says;
  const made = pictured(lacks ? "set short" : "set", "set", set, sentence);
  made.dataset.cards = set.cards.join(" ");
  made.setAttribute(
    "aria-label",
    message("take-back", { rank: set.rank, cards: set.cards.length, says: sentence(message) }),
  );
  return made;
}

/** Undoes one step; where there was only one, *Clear* does the same. */
function undo() {
  const made = button("btn undo", "undo", message("undo"));
  made.id = "undo";
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
