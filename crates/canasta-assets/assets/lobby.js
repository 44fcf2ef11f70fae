// Updates the lobby every few seconds while the page is visible.

import { parsed } from "./element.js";

/* global Idiomorph */

const POLL_INTERVAL_MS = 5_000;

async function poll() {
  if (document.hidden) return;
  try {
    const answer = await fetch("/lobby?part=1", { signal: AbortSignal.timeout(POLL_INTERVAL_MS) });
    if (!answer.ok) return;
    const next = parsed(await answer.text());
    if (next?.id === "lobby")
      Idiomorph.morph(document.getElementById("lobby"), next, { morphStyle: "outerHTML", restoreFocus: true });
  } catch {
    // Try again next time.
  }
}

setInterval(poll, POLL_INTERVAL_MS);
document.addEventListener("visibilitychange", poll);
