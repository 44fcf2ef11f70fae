// Polls every few seconds until the review is finished.

import { byId, parsed } from "./element.js";

/* global Idiomorph */

const POLL_INTERVAL_MS = 2_000;
const REQUEST_TIMEOUT_MS = 20_000;

async function poll() {
  const before = byId("review");
  if (!before.dataset.next) return;
  if (!document.hidden) {
    try {
      const answer = await fetch(before.dataset.next, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      const next = answer.ok ? parsed(await answer.text()) : null;
      if (next?.id === "review") {
        const lastStatus = before.dataset.said;
        Idiomorph.morph(before, next, { morphStyle: "outerHTML", restoreFocus: true });
        // Have screen readers speak each status only once.
        const now = byId("review").dataset.said;
        if (now !== lastStatus) byId("happened").textContent = now;
      }
    } catch {
      // Try again next time.
    }
  }
  setTimeout(poll, POLL_INTERVAL_MS);
}

setTimeout(poll, POLL_INTERVAL_MS);
