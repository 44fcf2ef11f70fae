// A page that waits for a review updates itself without interrupting screen readers.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { SCREENS, playGame, waitForReview } from "../../lib/read.mjs";
import { serverTest } from "../../lib/suite.mjs";

serverTest(
  "the page follows a review in progress without repeating messages",
  async (server) => {
    const page = await openPage(SCREENS[1][1]);
    await playGame(page, server);
    const address = page.url().replace(/#.*/, "");
    // The answers that the script gets before the real one: the progress in percent, in order.
    const answers = [10, 20, 60, 90];
    await page.route(/\/review\/part\?/, (route) => {
      const done = answers.shift();
      if (done === undefined) return route.continue();
      return route.fulfill({
        contentType: "text/html",
        body: `<div class="reviewed" id="review" data-said="Analysing the game…" data-next="${new URL(address).pathname}/review/part?seat=0"><progress max="100" value="${done}"></progress></div>`,
      });
    });
    const spoken = [];
    await page.exposeFunction("spoke", (text) => spoken.push(text));
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const line = document.querySelector("#happened");
        if (line)
          new MutationObserver(() => window.spoke(line.textContent)).observe(line, {
            childList: true,
            characterData: true,
            subtree: true,
          });
      });
    });
    await page.goto(`${address}/review?seat=0`);
    await waitForReview(page);
    assert.deepEqual(answers, [], "all states were shown");
    assert.ok(spoken.length <= 2, `too much was spoken: ${spoken.join(" / ")}`);
    assert.equal(spoken.at(-1), "The review is ready.");
    assertNoComplaints(page);
  },
  { more: ["--review-nodes", "400"] },
);
