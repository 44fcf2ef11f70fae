// No page has a serious or critical fault for axe-core, light or dark.

import assert from "node:assert/strict";

import { axeFaults, none } from "../lib/axe.mjs";
import { noComplaints, person } from "../lib/browser.mjs";
import { EXHIBITS, NUMBERS, exhibit } from "../lib/gallery.mjs";
import { Mouse } from "../lib/hands.mjs";
import { Player } from "../lib/player.mjs";
import { inParts, table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

/** Looks at the page in light and dark. */
async function looked(page, what) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    none(await axeFaults(page), `${what}, ${colorScheme}`);
  }
}

table("pages without a table", async (server) => {
  const page = await person();
  for (const [path, what] of [["/", "start"], ["/friends", "friends"], ["/settings", "settings"], ["/rules", "rules"], ["/rules/pile", "a chapter"], ["/you", "no games yet"], ["/devices", "no devices"], ["/device", "a code from another device"], ["/nothing", "error"]]) {
    await page.goto(server.url + path);
    await looked(page, what);
  }
  noComplaints(page);
});

table("a table through a whole deal", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  await seat.mine();
  await looked(page, "opening");
  const middle = await player.deal((state) => state.phase === "play" && state.stock < 55);
  if (!middle.ended) {
    await player.hands.chooseOne(middle.hand.at(-1).rank);
    await page.locator("#act-lay").click({ force: true });
    await seat.until("the refusal is told", (now) => now.alert);
    await looked(page, "in the middle, a card chosen, an act refused");
    await page.keyboard.press("Escape");
  }
  const end = await player.deal();
  assert.equal(end.ended, "deal");
  await looked(page, "the deal's end");
  await page.getByRole("button", { name: "Look at the table" }).click();
  await looked(page, "the table after the deal");
  seat.noComplaints();
});

for (const [what, size] of [["a large screen", { width: 1440, height: 900 }], ["a phone", { width: 360, height: 740, touch: true }]]) {
  for (const names of inParts([...EXHIBITS, ...NUMBERS])) {
    table(`${names[0]} to ${names.at(-1)} on ${what}`, async (server) => {
      const page = await person(size);
      for (const name of names) {
        await exhibit(page, server, name);
        await looked(page, name);
      }
      noComplaints(page);
    });
  }

  table(`the pile, looked through on ${what}`, async (server) => {
    const page = await person(size);
    await exhibit(page, server, "look-through");
    await page.locator("#look-through").click();
    await looked(page, "the pile, looked through");
    noComplaints(page);
  });
}

table("what opens over the table", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  await seat.mine();
  for (const name of ["Settings", "Keys"]) {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator("dialog[open]").waitFor();
    await looked(page, name);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  seat.noComplaints();
});
