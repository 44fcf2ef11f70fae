// No page has a serious or critical fault for axe-core, light or dark.

import assert from "node:assert/strict";

import { axeFaults } from "../lib/axe.mjs";
import { person, sound } from "../lib/browser.mjs";
import { Mouse } from "../lib/hands.mjs";
import { Player } from "../lib/player.mjs";
import { table } from "../lib/suite.mjs";
import { Table } from "../lib/table.mjs";

/** Looks at the page in light and dark. */
async function looked(page, what) {
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    assert.deepEqual(await axeFaults(page), [], `${what}, ${colorScheme}`);
  }
}

table("pages without a table", async (server) => {
  const page = await person();
  for (const [path, what] of [["/", "start"], ["/rules", "rules"], ["/rules/pile", "a chapter"], ["/nothing", "error"]]) {
    await page.goto(server.url + path);
    await looked(page, what);
  }
  sound(page);
});

for (const [name, size] of [["desktop", { width: 1440, height: 900 }], ["phone", { width: 360, height: 740, touch: true }]]) {
  table(`the table through a whole deal, ${name}`, async (server) => {
    const page = await person(size);
    const seat = await Table.open(page, server);
    const player = new Player(seat, new Mouse(page));
    await seat.mine();
    await looked(page, "opening");
    const middle = await player.deal((state) => state.phase === "play" && state.stock < 40);
    await player.hands.chooseOne(middle.hand[0].rank);
    await page.locator("#act-lay").click({ force: true });
    await looked(page, "mid-deal, a card chosen, an act refused");
    await player.hands.chooseOne(middle.hand[0].rank);
    await page.keyboard.press("Escape");
    await player.deal((state) => state.stock < 10);
    await looked(page, "late");
    const end = await player.deal();
    assert.equal(end.ended, "deal");
    await looked(page, "deal end");
    seat.sound();
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
  seat.sound();
});
