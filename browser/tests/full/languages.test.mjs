// Pages from the gallery in every language, at three sizes. No text may be cut or overlap, and nothing may stick out.

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

/** Shows pages at all sizes. `show` opens one, and `check` returns its other problems. */
async function checkPages(names, show, check) {
  const page = await openPage({ flat: true });
  const problems = [];
  for (const name of names) {
    await show(page, name);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      const found = new Set([...(await textProblems(page)), ...(await check(page))]);
      problems.push(...[...found].map((problem) => `${name}, ${width} by ${height}: ${problem}`));
    }
  }
  if (problems.length) throw new Error(problems.join("\n"));
  assertNoComplaints(page);
}

for (const tag of LANGUAGES) {
  for (const names of chunks(DOCUMENTS, 25)) {
    serverTest(`documents ${names[0]} to ${names.at(-1)} fit in ${tag}`, (server) =>
      checkPages(
        names.map((name) => inLanguage(name, tag)),
        (page, name) => showDocument(page, server, name),
        pageProblems,
      ),
    );
  }
  for (const names of chunks([...MAIN_TABLES, ...NUMBERS, ...COMPANY], 25)) {
    serverTest(`tables ${names[0]} to ${names.at(-1)} fit in ${tag}`, (server) =>
      checkPages(
        names.map((name) => inLanguage(name, tag)),
        (page, name) => showTable(page, server, name),
        (page) => layoutProblems(page, {}),
      ),
    );
  }
}
