// Pages from the gallery in the pseudo-language on a small phone. There must be no plain words, no cut text, and no
// problems with axe-core and layout. The test pseudo-language checks text from scripts.

import assert from "node:assert/strict";

import { openPage } from "../../lib/browser.mjs";
import { COMPANY, DOCUMENTS, MAIN_TABLES, NUMBERS, showTable, inPseudo, showDocument } from "../../lib/gallery.mjs";
import { PHONE, PSEUDO, checkPseudo, checkPseudoUnfolded } from "../../lib/pseudo.mjs";
import { chunks, serverTest } from "../../lib/suite.mjs";

for (const names of chunks(DOCUMENTS, 20)) {
  serverTest(
    `documents ${names[0]} to ${names.at(-1)} are translated and fit`,
    async (server) => {
      const page = await openPage(PHONE);
      const problems = [];
      for (const name of names) {
        await showDocument(page, server, inPseudo(name));
        await checkPseudoUnfolded(page, name).catch(({ message }) => problems.push(message));
      }
      if (problems.length) throw new Error(problems.join("\n"));
    },
    PSEUDO,
  );
}

for (const names of chunks([...MAIN_TABLES, ...NUMBERS, ...COMPANY], 20)) {
  serverTest(
    `tables ${names[0]} to ${names.at(-1)} are translated and fit`,
    async (server) => {
      const page = await openPage(PHONE);
      const problems = [];
      for (const name of names) {
        await showTable(page, server, inPseudo(name));
        await checkPseudo(page, name, { table: true }).catch(({ message }) => problems.push(message));
      }
      if (problems.length) throw new Error(problems.join("\n"));
    },
    PSEUDO,
  );
}

/** Markup with deliberate mistakes, and the messages expected for them. */
const PLANTED = [
  ["<p>Nobody is here</p>", /plain: Nobody is here/],
  ['<button class="btn" aria-label="Close">×</button>', /plain: Close \(button aria-label/],
  ['<p data-later="what comes later">Ω</p>', /plain: what comes later/],
  ['<p style="width: 3em; overflow: hidden; white-space: nowrap">[Áá ļóóññğ ļííññéé]</p>', /is cut by p/],
  ['<p style="height: .6em; overflow: hidden">[Áá ļóóññğ ļííññéé]</p>', /is cut by p/],
  ['<p class="btn" style="width: 4em; white-space: nowrap">[Áá ļóóññğ ļííññéé]</p>', /sticks out of p.btn/],
  [
    '<p style="white-space: nowrap">[Áá ļííññéé ţĥáţ ííš ŵŵííđéřř ţţĥááññ ţţĥéé ššçřřééééññ]</p>',
    /is not on the screen/,
  ],
  ['<p>[Óóññéé]</p><p style="margin-top: -1.2em">[Óóţţĥééřř]</p>', /“\[Óóññéé\]” and “\[Óóţţĥééřř\]” overlap/],
  [
    '<select style="width: 4em" aria-label="[Ļííššţ]"><option>[Áá ļóóññğ ļííññéé]</option></select>',
    /is cut by select/,
  ],
  ['<img src="/icon.svg">', /image-alt/],
];

serverTest(
  "the check finds planted faults",
  async (server) => {
    const page = await openPage(PHONE);
    await showDocument(page, server, inPseudo("lobby"));
    for (const [markup, expected] of PLANTED) {
      await page.evaluate((markup) => {
        document.getElementById("planted")?.remove();
        document.querySelector("main").insertAdjacentHTML("beforeend", `<div id="planted">${markup}</div>`);
      }, markup);
      await assert.rejects(checkPseudo(page, markup), expected);
    }
  },
  PSEUDO,
);
