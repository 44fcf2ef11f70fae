// No page and no state has a serious or critical fault for axe-core, light or dark: all of the list (lib/states.mjs), those of the
// gallery that 5-axe does not look at, and those that come about at a real server: ends, dialogs, replay, gathering, refusals, a hint.

import assert from "node:assert/strict";

import { axeFaults, none } from "../lib/axe.mjs";
import { noComplaints, person } from "../lib/browser.mjs";
import { EXHIBITS, NUMBERS } from "../lib/gallery.mjs";
import { LIVE, STATES } from "../lib/states.mjs";
import { inParts, table } from "../lib/suite.mjs";

/** What 5-axe looks at on both screens. */
const LOOKED_AT = new Set([...EXHIBITS, ...NUMBERS]);
const OTHERS = STATES.filter((state) => !LIVE.includes(state) && !LOOKED_AT.has(state.name));

/** Colours hardly follow the size: a large screen is looked at by day, a phone in the dark. */
const SCREENS = [
  ["a large screen, light", { width: 1440, height: 900 }, "light"],
  ["a phone, dark", { width: 390, height: 844 }, "dark"],
];

/** Sentences whose words run together: in a flexible box each name is a part of its own, and the space beside it is lost. */
const runTogether = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((box) => {
      const { display, columnGap } = getComputedStyle(box);
      if (!/flex|grid/.test(display) || Number.parseFloat(columnGap) > 0 || !box.checkVisibility()) return [];
      const lost = [...box.childNodes].some(
        (part) =>
          part.nodeType === Node.TEXT_NODE &&
          part.data.trim() &&
          ((/^\s/.test(part.data) && part.previousElementSibling) || (/\s$/.test(part.data) && part.nextElementSibling)),
      );
      return lost ? [`“${box.textContent.trim().slice(0, 60)}” runs together`] : [];
    }),
  );

async function looked(page, what, colorScheme) {
  assert.deepEqual(await runTogether(page), [], what);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  none(await axeFaults(page), `${what}, ${colorScheme}`);
}

for (const [what, size, colorScheme] of SCREENS) {
  for (const states of inParts(OTHERS)) {
    table(`${states[0].name} to ${states.at(-1).name} on ${what}`, async (server) => {
      const page = await person(size);
      const faults = [];
      for (const { name, show } of states) {
        await show(page, server);
        await looked(page, name, colorScheme).catch(({ message }) => faults.push(message));
      }
      if (faults.length) throw new Error(faults.join("\n"));
      noComplaints(page);
    });
  }
}

// A real table comes to its states on a large screen, where all buttons are in sight, and is looked at on both.
for (const { name, show } of LIVE) {
  table(`at a real server: ${name}`, async (server) => {
    const page = await person(SCREENS[0][1]);
    await show(page, server);
    for (const [what, size, colorScheme] of SCREENS) {
      await page.setViewportSize(size);
      await looked(page, `${name} on ${what}`, colorScheme);
    }
    noComplaints(page);
  });
}
