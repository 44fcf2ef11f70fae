// The whole lesson, by touch on a phone.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { Touch } from "../../lib/hands.mjs";
import { playLesson, startLesson, nextMove } from "../../lib/lesson.mjs";
import { serverTest } from "../../lib/suite.mjs";

serverTest("a learner finishes the lesson on a phone", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  const seat = await startLesson(page, server);
  const steps = new Set();
  await playLesson(page, new Touch(page), ({ step, of, told, spoken }) => {
    assert.equal(of, 12);
    assert.ok(told.endsWith(spoken), `the live region says “${spoken}”, the panel “${told}”`);
    steps.add(step);
  });
  assert.equal(steps.size, 12, `steps seen: ${[...steps]}`);

  // The score appears after the animation of the last card.
  await page.getByRole("heading", { name: "That’s your first deal done!" }).waitFor();
  assert.match(await page.locator(".meaning").textContent(), /Anna went out: 100 points/);
  const old = page.url();
  await page.getByRole("button", { name: "Replay the lesson" }).tap();
  await page.waitForURL((url) => url.href !== old && /\/table\//.test(url.href));
  assert.equal((await nextMove(page)).step, 1);
  // A lesson in progress can be continued from the start page.
  await page.goto(server.url);
  await page.locator("#continue").tap();
  assert.equal((await nextMove(page)).step, 1);
  // *Skip* does a step for the learner, and *Back* goes back to it.
  await page.locator("#lesson-skip").tap();
  assert.equal((await nextMove(page)).step, 2);
  await page.locator("#lesson-back").tap();
  await page.waitForFunction(() => document.querySelector("#lesson .told").textContent.includes("Step 1 of"));
  seat.assertNoComplaints();
});
