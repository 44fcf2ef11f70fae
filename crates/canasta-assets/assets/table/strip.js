// The strip: staged sets and what they lack, their points, a meter that shows how close they are to the minimum, and
// offered sets.

import { face } from "../cards.js";
import { button, element } from "../element.js";
import { message, messageNodes } from "../words.js";
import { offers } from "./layable.js";

/** Updates the strip in a copy of the server's markup. */
export function showStrip(root, state) {
  const strip = root.querySelector("#strip");
  fillStrip(strip, state);
  if (!strip.querySelector("button") && !isLineInUse(root, state)) showOffers(strip, state);
  const open = strip.querySelector("button") !== null;
  strip.classList.toggle("open", open);
  root.querySelector("#own").classList.toggle("staging", open);
}

/** Whether the line above the hand says more than whose turn it is. If so, offers would hide it. */
const isLineInUse = (root, { line, lost, busy }) =>
  line || lost || busy || root.querySelector("#say small, #say.asked") !== null;

/** Offers sets as long as nothing is selected or staged. */
function showOffers(strip, { staging, table }) {
  const offered = offeredSets(staging, table);
  if (!offered.length) return;
  strip.replaceChildren(element("div", "sets", ...offered));
  strip.classList.add("offering");
  strip.setAttribute("aria-label", message("offers"));
}

function offeredSets(staging, table) {
  return offers(table, staging).map((set) => {
    const button = pictureButton("offer", "offer", set, staging.judge(table, set).says);
    button.setAttribute(
      "aria-label",
      message("offer", { rank: set.rank, cards: set.cards.length, says: staging.judge(table, set).says(message) }),
    );
    return button;
  });
}

/** A button with pictures of a set's cards and a sentence. */
function pictureButton(className, action, { rank, cards }, sentence) {
  const run = element("span", "run", ...cards.map((card) => face(card)));
  const created = button(className, action, run, element("span", "", ...sentence(messageNodes)));
  created.id = `${action}-${rank}`;
  created.dataset.rank = rank;
  return created;
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
  strip.replaceChildren(sets, sum(staging, table), ...(staging.steps > 1 ? [undoButton()] : []), clear);
  strip.setAttribute("aria-label", staging.text(table));
}

function stagedSet(set, { lacks, says }) {
  const sentence = lacks ?? says;
  const created = pictureButton(lacks ? "set short" : "set", "set", set, sentence);
  created.dataset.cards = set.cards.join(" ");
  created.setAttribute(
    "aria-label",
    message("take-back", { rank: set.rank, cards: set.cards.length, says: sentence(message) }),
  );
  return created;
}

/** The undo button. It appears from two steps on, because for a single step, *Clear* does the same. */
function undoButton() {
  const created = button("btn undo", "undo", message("undo"));
  created.id = "undo";
  return created;
}

/** The points, such as `90 needed, 75 staged.`. Before the initial meld, also shows a meter. */
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

/** Sets the width of the meters in the page, because the content policy forbids styles in markup. */
export function fillMeters(root) {
  for (const meter of root.querySelectorAll(".meter[data-part]")) {
    meter.firstElementChild.style.width = `${Math.round(Number(meter.dataset.part) * 100)}%`;
  }
}
