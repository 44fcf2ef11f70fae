// A page that waits for a review follows it, and a screen reader hears only what matters.

import assert from "node:assert/strict";

import { noComplaints, person } from "../../lib/browser.mjs";
import { SCREENS, game, reviewed } from "../../lib/read.mjs";
import { table } from "../../lib/suite.mjs";

table(
  "while a review is made the page follows it and is not chatty",
  async (server) => {
    const page = await person(SCREENS[1][1]);
    await game(page, server);
    const address = page.url().replace(/#.*/, "");
    // The answers that the script gets, in order: the real page with another state each time.
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
    await reviewed(page);
    assert.deepEqual(answers, [], "all of it was followed");
    assert.ok(spoken.length <= 2, `too much was said: ${spoken.join(" / ")}`);
    assert.equal(spoken.at(-1), "The review is ready.");
    noComplaints(page);
  },
  { more: ["--review-nodes", "400"] },
);
