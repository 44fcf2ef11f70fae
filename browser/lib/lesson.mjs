// A learner who follows the lesson's panel to the letter.

import assert from "node:assert/strict";

import { pauseToRead } from "./hands.mjs";
import { Table } from "./table.mjs";

export async function startLesson(page, server) {
  await page.goto(server.url);
  await page.locator("#never, #learn").click();
  await page.waitForURL(/\/table\//);
  return new Table(page);
}

/** Runs in the page. Reads the panel and the state around it. */
export function readPanel() {
  const text = (selector) => (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
  // “Step 3 of 12.” in any language; missing while the others play.
  const [, step, of] = /(\d+)\D+(\d+)/.exec(text("#lesson .told b")) ?? [];
  return {
    told: text("#lesson .told"),
    step: Number(step ?? 0),
    of: Number(of ?? 0),
    spoken: text("#turn"),
    n: Number(document.querySelector("#table").dataset.n),
    busy: document.querySelector('[aria-busy="true"]') !== null,
    over: document.querySelector("#table").dataset.phase === "over",
    selected: document.querySelectorAll(".card.up").length,
    hinted: [...document.querySelectorAll(".hinted")].map(({ id }) => id),
  };
}

/** Waits for the learner's next move, or for the end of the lesson. */
export async function nextMove(page) {
  await page.waitForFunction(
    () =>
      document.querySelector("#table").dataset.phase === "over" ||
      (document.querySelector(".hinted") && !document.querySelector('[aria-busy="true"]')),
  );
  return page.evaluate(readPanel);
}

/** Presses what is highlighted. */
export async function doMove(hands, { hinted: [id] }) {
  const [kind, name] = id.split("-");
  if (kind === "col") return hands.chooseOne(name);
  await pauseToRead(hands.page);
  return name === "yes" ? hands.answer(0) : hands.press(name);
}

/** Plays the lesson to its end. Calls `onMove` with each move before making it. */
export async function playLesson(page, hands, onMove = () => {}) {
  for (let moves = 0; moves < 150; moves += 1) {
    const now = await nextMove(page);
    if (now.over) return now;
    await onMove(now);
    await doMove(hands, now);
    await page.waitForFunction((before) => {
      const selected = document.querySelectorAll(".card.up").length;
      return `${document.querySelector("#table").dataset.n} ${selected}` !== before;
    }, `${now.n} ${now.selected}`);
    const alerts = (await page.locator('[role="alert"]').allTextContents()).join("");
    assert.equal(alerts, "", "nothing is refused");
  }
  return assert.fail("the lesson does not end");
}
