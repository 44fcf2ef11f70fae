// A table before its game: what the server pushes is morphed in; when the game begins, the page becomes the table's.

import { byId, parsed } from "./element.js";
import { forms } from "./forms.js";
import { Live } from "./live.js";
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
let isLeaving = false;

new Live(`/table/${root.dataset.table}`, {
  update({ html, happened, turn }) {
    const next = parsed(html);
    if (next.dataset.showing !== root.dataset.showing) {
      // A second reload would cancel the first: on a slow line the game's page would not come while others play.
      if (!isLeaving) location.reload();
      isLeaving = true;
      return;
    }
    Idiomorph.morph(byId("showing"), next, {
      morphStyle: "outerHTML",
      restoreFocus: true,
      ignoreActiveValue: true,
      callbacks: KEEP,
    });
    reveal();
    speak("happened", happened);
    speak("turn", turn);
    showTitle(turn);
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
