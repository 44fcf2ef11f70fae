// “Learn to play”: in every size the panel lies over nothing; the lesson continues after a reload and a restart; wrong and early
// presses are answered. The lesson by touch on a phone is among the essential tests.

import assert from "node:assert/strict";

import { axeFaults, none } from "../../lib/axe.mjs";
import { person } from "../../lib/browser.mjs";
import { Keyboard, Touch } from "../../lib/hands.mjs";
import { drawn, layoutFaults } from "../../lib/layout.mjs";
import { follow, learn, nextMove, obey, panel } from "../../lib/lesson.mjs";
import { picture } from "../../lib/pictures.mjs";
import { table } from "../../lib/suite.mjs";

const SIZES = [
  [844, 390],
  [1180, 820],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
];

/** What the panel hides or lacks room for; runs in the page. */
function hidden(scrolls = false) {
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const cloth = box(document.querySelector("#cloth"));
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  for (const part of shown("#lesson > *")) {
    const own = box(part);
    for (const other of shown("#hand .col, #own .actions .btn, #strip, .meld, .seat, #stock, #pile, .words")) {
      const there = box(other);
      // The cloth scrolls: what is scrolled away is not under the panel.
      const bottom = other.closest("#cloth") ? Math.min(there.bottom, cloth.bottom) : there.bottom;
      const wide = Math.min(own.right, there.right) - Math.max(own.left, there.left);
      const high = Math.min(own.bottom, bottom) - Math.max(own.top, there.top);
      if (wide > 1 && high > 1) faults.push(`the panel lies over ${other.id || other.className}`);
    }
    if (!scrolls && (own.top < 0 || own.bottom > window.innerHeight + 0.5))
      faults.push("the panel is not wholly on the screen");
    if (part.scrollWidth > part.clientWidth + 1) faults.push("the panel's words are cut");
  }
  return faults;
}

table("the panel in every size, with all sizes of cards, light and dark", async (server) => {
  const page = await person({ width: 390, height: 844, touch: true });
  const seat = await learn(page, server);
  await seat.complete();
  const seen = new Set();
  const begun = new Set();
  const faults = new Map();
  await follow(page, new Touch(page), async ({ step, how }) => {
    const name = `${String(step).padStart(2, "0")}-${how.replace(/[^A-Za-z]+/g, "-").slice(0, 24)}`;
    // The first move of each step, and every one with something in the strip.
    const isNew = !seen.has(name) && (!begun.has(step) || /meld area|Press/.test(how));
    seen.add(name);
    begun.add(step);
    const larger = step === 4 || step === 18 ? ["large", "xxl"] : [];
    const dresses = [...(isNew ? ["normal"] : []), ...larger];
    if (!dresses.length) return;
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const cards of dresses) {
        await page.evaluate((cards) => {
          if (cards === "normal") delete document.documentElement.dataset.cards;
          else document.documentElement.dataset.cards = cards;
        }, cards);
        await drawn(page);
        if (cards === "normal" && (width === 390 || width === 1280))
          await picture(page, `lesson-${name}-${width}x${height}`);
        const scrolls = cards === "xxl" && width < 700;
        for (const fault of [...(await page.evaluate(hidden, scrolls)), ...(await layoutFaults(page, { scrolls }))]) {
          faults.set(fault, [...(faults.get(fault) ?? []), `${name} ${width}x${height} ${cards}`]);
        }
      }
      await page.evaluate(() => delete document.documentElement.dataset.cards);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await drawn(page);
    if (step % 6 === 4 && isNew) none(await axeFaults(page), `step ${step}`);
    if (larger.length) {
      await page.emulateMedia({ colorScheme: "dark" });
      none(await axeFaults(page), `step ${step}, dark`);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });
  assert.equal(begun.size, 19, `steps seen: ${[...begun]}`);
  const told = [...faults].map(
    ([fault, places]) => `${fault} (${places.slice(0, 4).join(", ")}; ${places.length} in all)`,
  );
  assert.deepEqual(told, []);
  // The score comes when the last card has landed.
  await page.getByRole("heading", { name: "That’s your first deal done!" }).waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await picture(page, `lesson-end-${width}x${height}`, { fullPage: true });
  }
  none(await axeFaults(page), "the lesson's end");
  seat.noComplaints();
});

table(
  "the lesson by keyboard alone, through a reload and a restart of the server",
  async (server) => {
    const page = await person({ width: 1280, height: 800 });
    const seat = await learn(page, server);
    const done = new Set();
    await follow(page, new Keyboard(page), async ({ step, how, n }) => {
      if (step === 7 && !done.has("reload")) {
        done.add("reload");
        await page.reload();
        const again = await nextMove(page);
        assert.deepEqual([again.step, again.how, again.n], [step, how, n]);
      }
      if (step === 10 && !done.has("restart")) {
        done.add("restart");
        await server.stop();
        await server.again();
        await page.reload();
        const again = await nextMove(page);
        assert.deepEqual([again.step, again.how, again.n], [step, how, n]);
      }
    });
    assert.equal(done.size, 2);
    await page.getByRole("button", { name: "Play a full game" }).waitFor();
    // A lesson that is over is not offered again.
    await page.goto(server.url);
    assert.equal(await page.getByRole("link", { name: "Continue" }).count(), 0);
    seat.noComplaints();
  },
  { own: true },
);

table("another act is told what to do first, a forbidden one why", async (server) => {
  const page = await person({ width: 390, height: 844, touch: true });
  const seat = await learn(page, server);
  await seat.complete();
  const hands = new Touch(page);
  /** Presses what is not ready. */
  const press = (act) => page.tap(`#action-${act}`, { force: true });
  const alert = () => page.locator('[role="alert"]').textContent();
  const tried = new Set();
  const faults = new Set();
  /** Looks at what is said, at every size. */
  const looked = async (name) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      await picture(page, `lesson-told-${name}-${width}x${height}`);
      const beside = await page.evaluate(() => {
        const [told, say] = ["told", "say"].map((part) =>
          document.querySelector(`#lesson .${part}`).getBoundingClientRect(),
        );
        return told.width > 0 && say.top < told.bottom - 1 ? ["what is said stands beside the lesson's words"] : [];
      });
      for (const fault of [...beside, ...(await page.evaluate(hidden)), ...(await layoutFaults(page))])
        faults.add(`${fault} (${name} ${width}x${height})`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await drawn(page);
  };
  await follow(page, hands, async ({ step, n, how }) => {
    if (tried.has(step)) return;
    tried.add(step);
    if (step === 1) {
      await press("discard");
      assert.equal(await alert(), "Not yet: first draw a card from the stock.");
      await looked("draw");
      await page.keyboard.press("i");
      await page.locator("#lesson").getByText("Hints are off at this table.").waitFor();
      await looked("hints");
    } else if (step === 2) {
      // A king, which the rules would allow.
      await hands.chooseOne("K");
      assert.equal((await page.evaluate(panel)).how, "Keep the kings in your hand: tap them to deselect.");
      await press("discard");
      await page.locator('[role="alert"]').waitFor();
      assert.equal(await alert(), "Not yet: select the four, then press Discard.");
      for (let left = 3; left > 0; left -= 1) await hands.chooseOne("K");
      assert.equal((await page.evaluate(panel)).how, how);
    } else if (step === 4) {
      // Kings without the two are too few points; the rules say so.
      for (let chosen = 0; chosen < 3; chosen += 1) await hands.chooseOne("K");
      await hands.stage();
      await press("lay");
      assert.match(await alert(), /^Not allowed: your initial meld needs 50 points; this is 30\./);
      await looked("opening");
      await hands.clear();
    } else if (step === 14) {
      await press("take");
      assert.match(await alert(), /^Not allowed: .*frozen/);
      await looked("frozen");
    }
    assert.equal((await page.evaluate(panel)).n, n, "nothing has happened");
  });
  for (const step of [1, 2, 4, 14]) assert.ok(tried.has(step));
  assert.deepEqual([...faults], []);
  seat.noComplaints();
});

table(
  "a learner who presses too early is told so, and the next step comes all the same",
  async (server) => {
    const page = await person({ width: 390, height: 844, touch: true });
    const seat = await learn(page, server);
    const hands = new Touch(page);
    let early = false;
    for (let moves = 0; moves < 4; moves += 1) {
      const now = await nextMove(page);
      if (early) break;
      if (!now.how.startsWith("Press Discard")) {
        await obey(hands, now);
        continue;
      }
      // Pressed by the page itself at its first change to the others' turn: no other process has to be quick enough.
      await page.evaluate(() => {
        window.pressedEarly = new Promise((resolve) => {
          new MutationObserver((_, observer) => {
            // A table that still waits for the answer to the discard takes no press.
            if (document.querySelector('#lesson[data-wanted], .actions [aria-busy="true"]')) return;
            observer.disconnect();
            const told = document.querySelector("#lesson .told").textContent;
            document.querySelector("#action-draw").click();
            resolve({ told, alert: document.querySelector('[role="alert"]')?.textContent });
          }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        });
      });
      await obey(hands, now);
      const { told, alert } = await page.evaluate(() => window.pressedEarly);
      assert.match(told, /[A-Z]\w+ to play\. Now Ruth, Anna and Paul take their turns/);
      assert.equal(alert, "Not allowed: it’s not your turn.Why?");
      early = true;
    }
    assert.ok(early);
    await page.locator("#lesson-how", { hasText: "Press Draw." }).waitFor();
    assert.equal(await page.locator('[role="alert"]').count(), 0);
    seat.noComplaints();
  },
  { pace: 60 },
);
