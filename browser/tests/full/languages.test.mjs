// Pages from the gallery in every language, at three sizes. No text may be cut or overlap, and nothing may stick out.
// On a phone, axe-core checks some of them, and pages of the book.

import { COLOUR_RULES, axeProblems, assertNone } from "../../lib/axe.mjs";
import { openPage, assertNoComplaints } from "../../lib/browser.mjs";
import {
  COMPANY,
  DOCUMENTS,
  LANGUAGES,
  MAIN_TABLES,
  NUMBERS,
  inLanguage,
  showTable,
  showDocument,
} from "../../lib/gallery.mjs";
import { layoutProblems, waitForLayout } from "../../lib/layout.mjs";
import { pageProblems } from "../../lib/pages.mjs";
import { textProblems } from "../../lib/pseudo.mjs";
import { chunks, serverTest } from "../../lib/suite.mjs";

const SIZES = [
  [360, 740],
  [820, 1180],
  [1440, 900],
];

/** A page of each kind for axe-core. In English, axe.test.mjs checks all pages and their colours. */
const ACCESSIBLE = [
  ...["gather-full", "start-known", "settings", "keys", "friends", "join", "lobby", "forget", "calendar", "new"],
  ...["devices", "you", "play-again", "daily-over", "review", "puzzles", "puzzle-right", "error"],
  ...["opening", "asking", "deal-end", "game-end", "three-mid", "talking", "watching-busy", "knocked-at"],
  ...["conceding", "gone", "set-deal-end"],
];

/** Pages of the book, translated and in English, and other pages that aren't in the gallery. */
const PATHS = [
  "/rules",
  "/rules?q=server",
  "/rules/pile",
  "/rules/hoyle",
  "/rules/quick-start",
  "/fairness",
  "/replay",
];

const accessibilityProblems = (page) => axeProblems(page, { without: COLOUR_RULES });

/** Shows pages at all sizes. `show` opens one, and `check` returns its other problems. */
async function checkPages(tag, names, show, check) {
  const page = await openPage({ flat: true });
  const problems = [];
  for (const name of names) {
    await show(page, inLanguage(name, tag));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      const found = new Set([...(await textProblems(page)), ...(await check(page))]);
      if (width === SIZES[0][0] && ACCESSIBLE.includes(name))
        for (const problem of await accessibilityProblems(page)) found.add(problem);
      problems.push(...[...found].map((problem) => `${name}, ${width} by ${height}: ${problem}`));
    }
  }
  if (problems.length) throw new Error(problems.join("\n"));
  assertNoComplaints(page);
}

for (const tag of LANGUAGES) {
  for (const names of chunks(DOCUMENTS, 25)) {
    serverTest(`documents ${names[0]} to ${names.at(-1)} fit in ${tag}`, (server) =>
      checkPages(tag, names, (page, name) => showDocument(page, server, name), pageProblems),
    );
  }
  for (const names of chunks([...MAIN_TABLES, ...NUMBERS, ...COMPANY], 25)) {
    serverTest(`tables ${names[0]} to ${names.at(-1)} fit in ${tag}`, (server) =>
      checkPages(
        tag,
        names,
        (page, name) => showTable(page, server, name),
        (page) => layoutProblems(page, {}),
      ),
    );
  }

  serverTest(`pages of the book are accessible in ${tag}`, async (server) => {
    const page = await openPage({ width: 360, height: 740, context: { locale: tag } });
    for (const path of PATHS) {
      await page.goto(server.url + path);
      assertNone(await accessibilityProblems(page), `${path} in ${tag}`);
    }
    assertNoComplaints(page);
  });
}
