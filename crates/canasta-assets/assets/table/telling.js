// The result is told step by step: bars grow and curves are drawn by the style sheet, here the sums run up with them. Any
// press ends it at once; nothing waits for it.

import { byId } from "../element.js";
import { inPoints } from "../points.js";
import { shareOfTime } from "../tempo.js";

/** Milliseconds until everything is told, and in which the sums run up. */
const TOLD = 3400;
const RUN = { from: 300, for: 1750 };

/** Whether results are told step by step at all. */
export const travels = () => shareOfTime() > 0;

/** Tells the result that has just been drawn, if it is to be told. */
export function tell(page) {
  if (!page.state.telling) return;
  const start = performance.now();
  const over = new AbortController();
  const end = () => {
    if (over.signal.aborted) return;
    over.abort();
    page.state.telling = false;
    page.draw({ still: true });
  };
  let running = true;
  const step = (now) => {
    // The next deal, or the table that is looked at, needs no sums.
    if (over.signal.aborted || !page.state.telling) return over.abort();
    const gone = (now - start) / shareOfTime();
    if (gone >= TOLD) return end();
    const share = Math.max(0, (gone - RUN.from) / RUN.for);
    if (share < 1) {
      for (const sum of byId("result").querySelectorAll(".run-up")) {
        sum.textContent = inPoints(sum.dataset.points * share);
      }
    } else if (running) {
      running = false;
      page.draw({ still: true });
    }
    requestAnimationFrame(step);
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, end, { signal: over.signal, capture: true });
  requestAnimationFrame(step);
}
