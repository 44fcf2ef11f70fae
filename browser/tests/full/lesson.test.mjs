// The lesson's panel fits all sizes. The lesson continues after a reload and after a restart, and it explains wrong and
// early presses. The essential tests cover the lesson by touch on a phone.

import assert from "node:assert/strict";

import { axeProblems, assertNone } from "../../lib/axe.mjs";
import { openPage } from "../../lib/browser.mjs";
import { Keyboard, Touch, pauseToRead } from "../../lib/hands.mjs";
import { waitForLayout, layoutProblems } from "../../lib/layout.mjs";
import { playLesson, startLesson, nextMove, doMove, readPanel } from "../../lib/lesson.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { serverTest } from "../../lib/suite.mjs";

const SIZES = [
  [844, 390],
  [1180, 820],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
];

/** Runs in the page. Finds what the panel covers, and what doesn't fit into it. */
function hiddenParts(scrolls = false) {
  const problems = [];
  const box = (element) => element.getBoundingClientRect();
  const cloth = box(document.querySelector("#cloth"));
  const visible = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  for (const part of visible("#lesson > *")) {
    const panelBox = box(part);
    for (const other of visible(
      "#hand .col, #own .actions .btn, #say, #preview, .meld, .seat, #stock, #pile, .words",
    )) {
      const otherBox = box(other);
      // The felt scrolls, so parts can be scrolled out of view. Those aren't covered by the panel.
      const bottom = other.closest("#cloth") ? Math.min(otherBox.bottom, cloth.bottom) : otherBox.bottom;
      const wide = Math.min(panelBox.right, otherBox.right) - Math.max(panelBox.left, otherBox.left);
      const high = Math.min(panelBox.bottom, bottom) - Math.max(panelBox.top, otherBox.top);
      if (wide > 1 && high > 1) problems.push(`the panel covers ${other.id || other.className}`);
    }
    if (!scrolls && (panelBox.top < 0 || panelBox.bottom > window.innerHeight + 0.5))
      problems.push("the panel is partly off the screen");
    if (part.scrollWidth > part.clientWidth + 1) problems.push("the panel's text is cut");
  }
  return problems;
}

serverTest("the panel fits all sizes and card sizes, in light and dark", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  const seat = await startLesson(page, server);
  await seat.waitForStyles();
  const seen = new Set();
  const begun = new Set();
  const problems = new Map();
  await playLesson(page, new Touch(page), async ({ step, hinted: [next] }) => {
    const name = `${String(step).padStart(2, "0")}-${next}`;
    // Check the first move of each step, and the press after the cards are selected.
    const isNew = !seen.has(name) && (!begun.has(step) || next.startsWith("action-"));
    seen.add(name);
    begun.add(step);
    const larger = step === 4 || step === 10 ? ["large", "xxl"] : [];
    const dresses = [...(isNew ? ["normal"] : []), ...larger];
    if (!dresses.length) return;
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const cards of dresses) {
        await page.evaluate((cards) => {
          if (cards === "normal") delete document.documentElement.dataset.cards;
          else document.documentElement.dataset.cards = cards;
        }, cards);
        await waitForLayout(page);
        if (cards === "normal" && (width === 390 || width === 1280))
          await takePicture(page, `lesson-${name}-${width}x${height}`);
        const scrolls = cards === "xxl" && width < 700;
        for (const problem of [
          ...(await page.evaluate(hiddenParts, scrolls)),
          ...(await layoutProblems(page, { scrolls })),
        ]) {
          problems.set(problem, [...(problems.get(problem) ?? []), `${name} ${width}x${height} ${cards}`]);
        }
      }
      await page.evaluate(() => delete document.documentElement.dataset.cards);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await waitForLayout(page);
    if (step % 6 === 4 && isNew) assertNone(await axeProblems(page), `step ${step}`);
    if (larger.length) {
      await page.emulateMedia({ colorScheme: "dark" });
      assertNone(await axeProblems(page), `step ${step}, dark`);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });
  assert.equal(begun.size, 12, `steps seen: ${[...begun]}`);
  const lines = [...problems].map(
    ([problem, places]) => `${problem} (${places.slice(0, 4).join(", ")}; ${places.length} in all)`,
  );
  assert.deepEqual(lines, []);
  // The score appears after the animation of the last card.
  await page.getByRole("heading", { name: "That’s your first deal done!" }).waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await waitForLayout(page);
    await takePicture(page, `lesson-end-${width}x${height}`, { fullPage: true });
  }
  assertNone(await axeProblems(page), "the lesson's end");
  seat.assertNoComplaints();
});

serverTest(
  "the lesson continues after a reload and a server restart, with the keyboard only",
  async (server) => {
    const page = await openPage({ width: 1280, height: 800 });
    const seat = await startLesson(page, server);
    const done = new Set();
    await playLesson(page, new Keyboard(page), async ({ step, hinted, n }) => {
      if (step === 7 && !done.has("reload")) {
        done.add("reload");
        await page.reload();
        const resumed = await nextMove(page);
        assert.deepEqual([resumed.step, resumed.hinted, resumed.n], [step, hinted, n]);
      }
      if (step === 10 && !done.has("restart")) {
        done.add("restart");
        await server.stop();
        await server.restart();
        await page.reload();
        const resumed = await nextMove(page);
        assert.deepEqual([resumed.step, resumed.hinted, resumed.n], [step, hinted, n]);
      }
    });
    assert.equal(done.size, 2);
    await page.getByRole("button", { name: "Play a full game" }).waitFor();
    // A lesson that is finished is not offered again.
    await page.goto(server.url);
    assert.equal(await page.getByRole("link", { name: "Continue" }).count(), 0);
    seat.assertNoComplaints();
  },
  { own: true },
);

serverTest("the lesson says what to do first, and why an action is forbidden", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  const seat = await startLesson(page, server);
  await seat.waitForStyles();
  const hands = new Touch(page);
  /** Presses a button that isn't ready. */
  const press = (act) => page.tap(`#action-${act}`, { force: true });
  const alert = () => page.locator('[role="alert"]').textContent();
  const highlighted = async () => (await page.evaluate(readPanel)).hinted;
  const tried = new Set();
  const problems = new Set();
  /** Checks the message at all sizes. */
  const checkAllSizes = async (name) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      await takePicture(page, `lesson-told-${name}-${width}x${height}`);
      const beside = await page.evaluate(() => {
        const [told, say] = ["#lesson .told", "#say"].map((part) =>
          document.querySelector(part).getBoundingClientRect(),
        );
        return told.width > 0 && say.top < told.bottom - 1 ? ["what is said stands beside the lesson's words"] : [];
      });
      for (const problem of [...beside, ...(await page.evaluate(hiddenParts)), ...(await layoutProblems(page))])
        problems.add(`${problem} (${name} ${width}x${height})`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await waitForLayout(page);
  };
  await playLesson(page, hands, async ({ step, n, hinted }) => {
    if (tried.has(step)) return;
    tried.add(step);
    if (step === 1) {
      await page.keyboard.press("i");
      await page.locator("#say").getByText("Hints are off at this table.").waitFor();
      await checkAllSizes("hints");
    } else if (step === 2) {
      await press("discard");
      await page.locator('[role="alert"]').waitFor();
      assert.equal(await alert(), "Your turn. Select the five, then press Discard.");
      await checkAllSizes("discard");
      // Discarding a king would be legal, but the lesson asks for something else.
      await hands.chooseOne("K");
      assert.deepEqual(await highlighted(), ["col-K"], "the king should be unselected");
      await press("discard");
      await page.locator('[role="alert"]').waitFor();
      assert.equal(await alert(), "Your turn. Select the five, then press Discard.");
      for (let left = 3; left > 0; left -= 1) await hands.chooseOne("K");
      assert.deepEqual(await highlighted(), hinted);
    } else if (step === 4) {
      // Without the two, the kings are below the minimum.
      await hands.chooseAll("K");
      await press("meld");
      assert.match(await alert(), /^Your turn\. Your initial meld needs 50 points; this is 30\./);
      await checkAllSizes("initial");
      await hands.clear();
    } else if (step === 6) {
      // Drawing would be legal too.
      await press("draw");
      await page.locator('[role="alert"]').waitFor();
      assert.equal(await alert(), "Your turn. Take the pile with your two queens.");
      await checkAllSizes("draw");
    } else if (step === 9) {
      // *Take* is where *Discard* was.
      await pauseToRead(page);
      await press("take");
      assert.match(await alert(), /^Your turn\. The pile is frozen/);
      await checkAllSizes("frozen");
    }
    assert.equal((await page.evaluate(readPanel)).n, n, "nothing has happened");
  });
  for (const step of [1, 2, 4, 6, 9]) assert.ok(tried.has(step));
  assert.deepEqual([...problems], []);
  seat.assertNoComplaints();
});

serverTest(
  "a learner who presses too early gets a message and then the next step",
  async (server) => {
    const page = await openPage({ width: 390, height: 844, touch: true });
    const seat = await startLesson(page, server);
    const hands = new Touch(page);
    let early = false;
    for (let moves = 0; moves < 4; moves += 1) {
      const now = await nextMove(page);
      if (early) break;
      if (now.hinted[0] !== "action-discard") {
        await doMove(hands, now);
        continue;
      }
      // The page itself presses the button when the turn changes, so that timing doesn't matter.
      await page.evaluate(() => {
        window.pressedEarly = new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            // While the discard is waiting for its answer, presses are ignored.
            if (document.querySelector('#lesson[data-wanted], .actions [aria-busy="true"]')) return;
            observer.disconnect();
            const told = document.querySelector("#lesson .told").textContent;
            document.querySelector("#action-draw").click();
            resolve({ told, alert: document.querySelector('[role="alert"]')?.textContent });
          }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        });
      });
      await doMove(hands, now);
      const { told, alert } = await page.evaluate(() => window.pressedEarly);
      assert.match(told, /[A-Z]\w+ to play\. Now Ruth, Anna and Paul take their turns/);
      assert.match(alert, /It’s not your turn\.(Why\?)?$/);
      early = true;
    }
    assert.ok(early);
    await page.locator("#lesson .told", { hasText: "Step 3 of 12." }).waitFor();
    assert.equal(await page.locator('[role="alert"]').count(), 0);
    seat.assertNoComplaints();
  },
  { pace: 60 },
);
