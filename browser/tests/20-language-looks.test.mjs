// The gallery's pages in the pseudo-language on a small phone: no plain word is left, nothing is cut, and axe-core and the
// check of the layout find no fault. What scripts fill in is looked at in 20-language.

import { person } from "../lib/browser.mjs";
import { COMPANY, DOCUMENTS, EXHIBITS, NUMBERS, exhibit, inPseudo, leaf } from "../lib/gallery.mjs";
import { PHONE, PSEUDO, looked, lookedThrough } from "../lib/pseudo.mjs";
import { table } from "../lib/suite.mjs";

table("documents", async (server) => {
  const page = await person(PHONE);
  for (const name of DOCUMENTS) {
    await leaf(page, server, inPseudo(name));
    await lookedThrough(page, name);
  }
}, { ...PSEUDO, timeout: 300_000 });

table("tables", async (server) => {
  const page = await person(PHONE);
  for (const name of [...EXHIBITS, ...NUMBERS, ...COMPANY]) {
    await exhibit(page, server, inPseudo(name));
    await looked(page, name, { table: true });
  }
}, { ...PSEUDO, timeout: 300_000 });
