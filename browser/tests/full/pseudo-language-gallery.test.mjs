// The gallery's pages in the pseudo-language on a small phone: no plain word is left, nothing is cut, and axe-core and the
// check of the layout find no fault. What scripts fill in is checked in pseudo-language.

import assert from "node:assert/strict";

import { person } from "../../lib/browser.mjs";
import { COMPANY, DOCUMENTS, EXHIBITS, NUMBERS, exhibit, inPseudo, leaf } from "../../lib/gallery.mjs";
import { PHONE, PSEUDO, looked, lookedThrough } from "../../lib/pseudo.mjs";
import { inParts, table } from "../../lib/suite.mjs";

for (const names of inParts(DOCUMENTS, 20)) {
  table(
    `documents: ${names[0]} to ${names.at(-1)}`,
    async (server) => {
      const page = await person(PHONE);
      const faults = [];
      for (const name of names) {
        await leaf(page, server, inPseudo(name));
        await lookedThrough(page, name).catch(({ message }) => faults.push(message));
      }
      if (faults.length) throw new Error(faults.join("\n"));
    },
    PSEUDO,
  );
}

for (const names of inParts([...EXHIBITS, ...NUMBERS, ...COMPANY], 20)) {
  table(
    `tables: ${names[0]} to ${names.at(-1)}`,
    async (server) => {
      const page = await person(PHONE);
      const faults = [];
      for (const name of names) {
        await exhibit(page, server, inPseudo(name));
        await looked(page, name, { table: true }).catch(({ message }) => faults.push(message));
      }
      if (faults.length) throw new Error(faults.join("\n"));
    },
    PSEUDO,
  );
}

/** Markup with a fault each, and what is told of it. */
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

table(
  "what is planted is found",
  async (server) => {
    const page = await person(PHONE);
    await leaf(page, server, inPseudo("lobby"));
    for (const [markup, told] of PLANTED) {
      await page.evaluate((markup) => {
        document.getElementById("planted")?.remove();
        document.querySelector("main").insertAdjacentHTML("beforeend", `<div id="planted">${markup}</div>`);
      }, markup);
      await assert.rejects(looked(page, markup), told);
    }
  },
  PSEUDO,
);
