// Checks every state in lib/states.mjs with axe-core, in light and dark, on a large screen and a phone. There must be
// no serious or critical problem.

import assert from "node:assert/strict";

import { axeProblems, checkLightAndDark, assertNone } from "../../lib/axe.mjs";
import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { waitForLayout } from "../../lib/layout.mjs";
import { LIVE, STATES } from "../../lib/states.mjs";
import { chunks, serverTest } from "../../lib/suite.mjs";

const HAND_MADE = STATES.filter((state) => !LIVE.includes(state));

/** Sentences whose words run together. In a flexbox, each name becomes an item and loses the spaces next to it. */
const joinedSentences = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((box) => {
      const { display, columnGap } = getComputedStyle(box);
      if (!/flex|grid/.test(display) || Number.parseFloat(columnGap) > 0 || !box.checkVisibility()) return [];
      const hasJoined = [...box.childNodes].some(
        (part) =>
          part.nodeType === Node.TEXT_NODE &&
          part.data.trim() &&
          ((/^\s/.test(part.data) && part.previousElementSibling) ||
            (/\s$/.test(part.data) && part.nextElementSibling)),
      );
      return hasJoined ? [`“${box.textContent.trim().slice(0, 60)}” runs together`] : [];
    }),
  );

for (const [what, screen, schemes] of [
  ["a large screen", { width: 1440, height: 900 }, ["light", "dark"]],
  ["a phone", { width: 360, height: 740, touch: true }, ["dark", "light"]],
]) {
  for (const states of chunks(HAND_MADE, 20)) {
    serverTest(`${states[0].name} to ${states.at(-1).name} are accessible on ${what}`, async (server) => {
      const page = await openPage(screen);
      const problems = [];
      for (const { name, show } of states) {
        await show(page, server);
        problems.push(...(await joinedSentences(page)).map((sentence) => `${name}: ${sentence}`));
        await checkLightAndDark(page, name, schemes).catch(({ message }) => problems.push(message));
      }
      if (problems.length) throw new Error(problems.join("\n"));
      assertNoComplaints(page);
    });
  }
}

// Get to the states of a real table on a large screen, which shows all buttons. Then check them on both screens.
for (const { name, show } of LIVE) {
  serverTest(`${name} is accessible on a real server`, async (server) => {
    const page = await openPage({ width: 1440, height: 900 });
    await show(page, server);
    for (const [what, size, colorScheme] of [
      ["a large screen, light", { width: 1440, height: 900 }, "light"],
      ["a phone, dark", { width: 390, height: 844 }, "dark"],
    ]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await waitForLayout(page);
      assert.deepEqual(await joinedSentences(page), [], name);
      assertNone(await axeProblems(page), `${name} on ${what}`);
    }
    assertNoComplaints(page);
  });
}
