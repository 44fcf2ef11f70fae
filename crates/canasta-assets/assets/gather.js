// A table before its first deal: what the server pushes is morphed in; when the game begins, the page cuts the cards; when
// they are dealt, it becomes the table's.

import { byId, parsed } from "./element.js";
import { forms } from "./forms.js";
import { Live } from "./live.js";
import { noteCut, noteSeals } from "./noted.js";
import { reveal } from "./share.js";
import { message } from "./words.js";

/* global Idiomorph */

const root = byId("showing");

/** What stays as the visitor has it: headings that are open, a choice in hand, what the page has said. */
const KEEP = {
  beforeNodeMorphed: (node) => !["fault", "copied"].includes(node.id),
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};

function speak(region, text) {
  if (byId(region).textContent !== text) byId(region).textContent = text;
}

function tell(sentence) {
  const fault = byId("fault");
  if (!fault) return;
  fault.textContent = sentence;
  if (sentence) fault.scrollIntoView({ block: "nearest" });
}

/** What a page that is not looked at has to tell stands in its title until it is. */
const title = document.title;

function showTitle(news) {
  document.title = (document.hidden && news) || title;
}

document.addEventListener("visibilitychange", () => document.hidden || showTitle(""));

let lost = false;
/** The state for which the cards were cut: once a state, for a pause may refuse it. */
let cutAt = -1;

/** Cuts the cards where the page asks for it. */
function cut() {
  const { dataset } = byId("showing");
  if (dataset.cut === undefined || Number(dataset.n) <= cutAt || live.busy) return;
  cutAt = Number(dataset.n);
  live.send("next", cutAt);
}

const live = new Live(`/table/${root.dataset.table}`, {
  update({ html, happened, turn }) {
    const next = parsed(html);
    if (next.dataset.showing !== root.dataset.showing) return location.reload();
    Idiomorph.morph(byId("showing"), next, { morphStyle: "outerHTML", restoreFocus: true, ignoreActiveValue: true, callbacks: KEEP });
    reveal();
    speak("happened", happened);
    speak("turn", turn);
    showTitle(turn);
    noteSeals();
    cut();
  },
  cut(added) {
    const seal = document.querySelector("[data-commitment]")?.dataset;
    return seal ? noteCut(seal.sealTable, seal.sealDeal, added) : added;
  },
  lost(because) {
    lost = true;
    tell(because ?? message("lost"));
  },
  back() {
    if (lost) tell("");
    lost = false;
  },
  done() {},
  refused() {},
});

forms(tell);
noteSeals();
cut();
