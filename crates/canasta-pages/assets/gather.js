// A table before its game: what the server pushes is morphed in; when the game begins, the page becomes the table's.

import { forms } from "./forms.js";
import { Live } from "./live.js";
import { reveal } from "./share.js";
import { word } from "./words.js";

/* global Idiomorph */

const byId = (id) => document.getElementById(id);
const root = byId("showing");

/** What stays as the visitor has it: headings that are open, a choice in hand, what was told. */
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

let lost = false;

new Live(`/table/${root.dataset.table}`, {
  update({ html, happened, turn }) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const next = template.content.firstElementChild;
    if (next.dataset.showing !== root.dataset.showing) return location.reload();
    Idiomorph.morph(byId("showing"), next, { morphStyle: "outerHTML", restoreFocus: true, ignoreActiveValue: true, callbacks: KEEP });
    reveal();
    speak("happened", happened);
    speak("turn", turn);
  },
  lost() {
    lost = true;
    tell(`${word("lost")} ${word("lost-rest")}`);
  },
  back() {
    if (lost) tell("");
    lost = false;
  },
  done() {},
  refused() {},
});

forms(tell);
