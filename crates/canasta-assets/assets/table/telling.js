// The animated result. The style sheet animates bars and curves, and this script counts up the sums. Any press skips
// it.

import { byId } from "../element.js";
import { formatPoints } from "../points.js";
import { timeScale } from "../tempo.js";

const DURATION_MS = 3400;
/** When the sums start counting up and how long they take, in milliseconds. */
const RUN_UP = { from: 300, for: 1750 };

export const isAnimated = () => timeScale() > 0;

/** Animates the result after it has been drawn. */
export function tellResult(page) {
  if (!page.state.telling) return;
  const start = performance.now();
  const listeners = new AbortController();
  const end = () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    page.state.telling = false;
    page.draw({ still: true });
  };
  let isRunningUp = true;
  const step = (now) => {
    // The page has moved on to the table or the next deal.
    if (listeners.signal.aborted || !page.state.telling) return listeners.abort();
    const elapsed = (now - start) / timeScale();
    if (elapsed >= DURATION_MS) return end();
    const share = Math.max(0, (elapsed - RUN_UP.from) / RUN_UP.for);
    if (share < 1) {
      for (const sum of byId("result").querySelectorAll(".run-up")) {
        sum.textContent = formatPoints(sum.dataset.points * share);
      }
    } else if (isRunningUp) {
      isRunningUp = false;
      page.draw({ still: true });
    }
    requestAnimationFrame(step);
  };
  for (const press of ["pointerdown", "keydown"])
    addEventListener(press, end, { signal: listeners.signal, capture: true });
  requestAnimationFrame(step);
}
