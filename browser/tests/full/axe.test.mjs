// No page and no state has a serious or critical fault for axe-core, in light and dark, on a large screen and a phone: all of the list
// in lib/states.mjs, from the gallery and at a real server.

import assert from "node:assert/strict";

import { axeFaults, inLightAndDark, none } from "../../lib/axe.mjs";
import { noComplaints, person } from "../../lib/browser.mjs";
import { drawn } from "../../lib/layout.mjs";
import { LIVE, STATES } from "../../lib/states.mjs";
import { inParts, table } from "../../lib/suite.mjs";

const HAND_MADE = STATES.filter((state) => !LIVE.includes(state));

/** Sentences whose words run together: a flexible box makes each name an item of its own and drops the space next to it. */
const runTogether = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((box) => {
      const { display, columnGap } = getComputedStyle(box);
      if (!/flex|grid/.test(display) || Number.parseFloat(columnGap) > 0 || !box.checkVisibility()) return [];
      const lost = [...box.childNodes].some(
        (part) =>
          part.nodeType === Node.TEXT_NODE &&
          part.data.trim() &&
          ((/^\s/.test(part.data) && part.previousElementSibling) ||
            (/\s$/.test(part.data) && part.nextElementSibling)),
      );
      return lost ? [`“${box.textContent.trim().slice(0, 60)}” runs together`] : [];
    }),
  );

for (const [what, screen, schemes] of [
  ["a large screen", { width: 1440, height: 900 }, ["light", "dark"]],
  ["a phone", { width: 360, height: 740, touch: true }, ["dark", "light"]],
]) {
  for (const states of inParts(HAND_MADE, 20)) {
    table(`${states[0].name} to ${states.at(-1).name} on ${what}`, async (server) => {
      const page = await person(screen);
      const faults = [];
      for (const { name, show } of states) {
        await show(page, server);
        faults.push(...(await runTogether(page)).map((sentence) => `${name}: ${sentence}`));
        await inLightAndDark(page, name, schemes).catch(({ message }) => faults.push(message));
      }
      if (faults.length) throw new Error(faults.join("\n"));
      noComplaints(page);
    });
  }
}

// A real table reaches its states on a large screen, which shows all buttons, and is checked on both.
for (const { name, show } of LIVE) {
  table(`at a real server: ${name}`, async (server) => {
    const page = await person({ width: 1440, height: 900 });
    await show(page, server);
    for (const [what, size, colorScheme] of [
      ["a large screen, light", { width: 1440, height: 900 }, "light"],
      ["a phone, dark", { width: 390, height: 844 }, "dark"],
    ]) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await drawn(page);
      assert.deepEqual(await runTogether(page), [], name);
      none(await axeFaults(page), `${name} on ${what}`);
    }
    noComplaints(page);
  });
}
