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
  await playLesson(page, new Touch(page), ({ step, how, of, told, spoken, hinted }) => {
    assert.equal(of, 19);
    assert.ok(told.endsWith(spoken), `the live region says “${spoken}”, the panel “${told}”`);
    assert.ok(hinted.length > 0, `nothing to press is highlighted: ${how}`);
    steps.add(step);
  });
  assert.equal(steps.size, 19, `steps seen: ${[...steps]}`);

  // The score appears after the animation of the last card.
  await page.getByRole("heading", { name: "That’s your first deal done!" }).waitFor();
  assert.match(await page.locator(".meaning").textContent(), /You melded 300 points, they melded 120/);
  const old = page.url();
  await page.getByRole("button", { name: "Replay the lesson" }).tap();
  await page.waitForURL((url) => url.href !== old && /\/table\//.test(url.href));
  assert.equal((await nextMove(page)).step, 1);
  // A lesson in progress can be continued from the start page.
  await page.goto(server.url);
  await page.locator("#continue").tap();
  assert.equal((await nextMove(page)).step, 1);
  seat.assertNoComplaints();
});
