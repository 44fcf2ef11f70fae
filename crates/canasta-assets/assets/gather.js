// The waiting room. Morphs in the updates that the server pushes, and reloads the page when the game starts.

import { byId, parsed } from "./element.js";
import { forms } from "./forms.js";
import { Live } from "./live.js";
import { showButtons } from "./share.js";
import { message } from "./words.js";

/* global Idiomorph */

const root = byId("showing");

/** Keeps headings open and messages on the page. */
const MORPH_CALLBACKS = {
  beforeNodeMorphed: (node) => !["fault", "copied"].includes(node.id),
  // The token of this page stays. An update has none.
  beforeAttributeUpdated: (name, node) => node.name !== "once" && !(name === "open" && node.tagName === "DETAILS"),
};

function speak(region, text) {
  if (byId(region).textContent !== text) byId(region).textContent = text;
}

function showError(sentence) {
  const error = byId("fault");
  if (!error) return;
  error.textContent = sentence;
  if (sentence) error.scrollIntoView({ block: "nearest" });
}

const title = document.title;

/** Shows news in the page title while the page is hidden. */
function showTitle(news) {
  document.title = (document.hidden && news) || title;
}

document.addEventListener("visibilitychange", () => document.hidden || showTitle(""));

let isLost = false;
let isLeaving = false;

new Live(`/table/${root.dataset.table}`, {
  update({ html, happened, turn }) {
    const next = parsed(html);
    if (next.dataset.showing !== root.dataset.showing) {
      // A second reload would cancel the first. On a slow connection, the page would then never load while others keep
      // playing.
      if (!isLeaving) location.reload();
      isLeaving = true;
      return;
    }
    Idiomorph.morph(byId("showing"), next, {
      morphStyle: "outerHTML",
      restoreFocus: true,
      ignoreActiveValue: true,
      callbacks: MORPH_CALLBACKS,
    });
    showButtons();
    speak("happened", happened);
    speak("turn", turn);
    showTitle(turn);
  },
  lost(because) {
    isLost = true;
    showError(because ?? message("lost"));
  },
  back() {
    if (isLost) showError("");
    isLost = false;
  },
  done() {},
  refused() {},
});

forms(showError);
