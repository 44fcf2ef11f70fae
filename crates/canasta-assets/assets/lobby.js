// The lobby follows what goes on: it is fetched again every few seconds while the page is looked at.

import { parsed } from "./element.js";

/* global Idiomorph */

const EVERY = 5_000;

async function look() {
  if (document.hidden) return;
  try {
    const answer = await fetch("/lobby?part=1", { signal: AbortSignal.timeout(EVERY) });
    if (!answer.ok) return;
    const next = parsed(await answer.text());
    if (next?.id === "lobby")
      Idiomorph.morph(document.getElementById("lobby"), next, { morphStyle: "outerHTML", restoreFocus: true });
  } catch {
    // Next time.
  }
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
