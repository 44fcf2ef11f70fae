// A learner who follows the lesson's panel to the letter.

import assert from "node:assert/strict";

import { Table } from "./table.mjs";

export async function startLesson(page, server) {
  await page.goto(server.url);
  await page.locator("#learn").click();
  await page.waitForURL(/\/table\//);
  return new Table(page);
}

/** Runs in the page. Reads the panel and the state around it. */
export function readPanel() {
  const text = (selector) => (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
  const names = globalThis.canastaWords.messages.filter(([name]) => name.startsWith("kind-"));
  return {
    told: text("#lesson .told"),
    how: text("#lesson-how"),
    step: Number(/Step (\d+) of/.exec(text("#lesson .told"))?.[1] ?? 0),
    of: Number(/Step \d+ of (\d+)/.exec(text("#lesson .told"))?.[1] ?? 0),
    spoken: text("#turn"),
    n: Number(document.querySelector("#table").dataset.n),
    busy: document.querySelector('[aria-busy="true"]') !== null,
    over: document.querySelector("#table").dataset.phase === "over",
    chosen: document.querySelectorAll(".card.up").length,
    hinted: [...document.querySelectorAll(".hinted")].map(({ id }) => id),
    ranks: Object.fromEntries(names.map(([name, text]) => [text, name.split("-")[1]])),
  };
}

/** Waits for the learner's next move, or for the end of the lesson. */
export async function nextMove(page) {
  await page.waitForFunction(
    () =>
      document.querySelector("#table").dataset.phase === "over" || document.querySelector("#lesson-how")?.textContent,
  );
  return page.evaluate(readPanel);
}

/** Does what the panel says. */
export async function doMove(hands, { how, ranks }) {
  const rank = (name) => ranks[name] ?? assert.fail(`no rank is called ${name}`);
  const more = /^Tap the (.+) until (\d+) are selected\.$/.exec(how);
  if (more) return hands.chooseOne(rank(more[1]));
  const single = /^Tap the (.+?)(?: or the (.+))?\.$/.exec(how);
  if (how === "Tap the meld area above your hand.") return hands.stage();
  if (single) return hands.chooseOne(rank(single[2] ?? single[1]));
  const presses = { "Press Draw.": "draw", "Press Meld.": "lay", "Press Take the pile.": "take" };
  if (presses[how]) return hands.press(presses[how]);
  if (how === "They’re staged. Press Take the pile again.") {
    // A press within 400 ms would count as a double press. A real learner reads first.
    await hands.page.evaluate(() => (globalThis.read = performance.now() + 400));
    await hands.page.waitForFunction(() => performance.now() > globalThis.read);
    return hands.press("take");
  }
  if (/^Press Discard the /.test(how)) return hands.press("discard");
  return assert.fail(`unknown instruction: ${how}`);
}

/** Plays the lesson to its end. Calls `onMove` with each move before making it. */
export async function playLesson(page, hands, onMove = () => {}) {
  for (let moves = 0; moves < 150; moves += 1) {
    const now = await nextMove(page);
    if (now.over) return now;
    await onMove(now);
    await doMove(hands, now);
    await page.waitForFunction((before) => {
      const how = document.querySelector("#lesson-how")?.textContent ?? "";
      const chosen = document.querySelectorAll(".card.up").length;
      return `${document.querySelector("#table").dataset.n} ${how} ${chosen}` !== before;
    }, `${now.n} ${now.how} ${now.chosen}`);
    const alerts = (await page.locator('[role="alert"]').allTextContents()).join("");
    assert.equal(alerts, "", "nothing is refused");
  }
  return assert.fail("the lesson does not end");
}
