// A review that is being made: it is asked for again every few seconds, until it is there.

import { byId, parsed } from "./element.js";

/* global Idiomorph */

const EVERY = 2_000;
const PATIENCE = 20_000;

async function look() {
  const before = byId("review");
  if (!before.dataset.next) return;
  if (!document.hidden) {
    try {
      const answer = await fetch(before.dataset.next, { signal: AbortSignal.timeout(PATIENCE) });
      const next = answer.ok ? parsed(await answer.text()) : null;
      if (next?.id === "review") {
        const said = before.dataset.said;
        Idiomorph.morph(before, next, { morphStyle: "outerHTML", restoreFocus: true });
        // Only what is new is spoken, not each step of the way.
        const now = byId("review").dataset.said;
        if (now !== said) byId("happened").textContent = now;
      }
    } catch {
      // Next time.
    }
  }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
