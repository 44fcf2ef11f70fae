// Hints at a real table: in all sizes, by mouse and by keyboard, seen and spoken; and the level of each bot.

import assert from "node:assert/strict";

import { axeFaults, inLightAndDark, none } from "../../lib/axe.mjs";
import { noComplaints, person } from "../../lib/browser.mjs";
import { exhibit } from "../../lib/gallery.mjs";
import { Keyboard, Mouse } from "../../lib/hands.mjs";
import { covered } from "../../lib/hints.mjs";
import { drawn, layoutFaults, setCards } from "../../lib/layout.mjs";
import { picture } from "../../lib/pictures.mjs";
import { Player } from "../../lib/player.mjs";
import { table } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const SIZES = [
  ["phone", 360, 640],
  ["phone", 390, 844],
  ["upright", 768, 1024],
  ["tablet", 1024, 690],
  ["desktop", 1366, 650],
  ["desktop", 1440, 900],
  ["side", 844, 390],
];

/** Asks for a hint and waits until it is there; gives its turns as they are shown. */
async function hint(page, press = () => page.locator("#ask-hint").click()) {
  await press();
  await page.locator("#hint").waitFor();
  await page.locator("#hint:not([aria-busy])").waitFor();
  return page.locator("#hint .option").evaluateAll((turns) =>
    turns.map((turn) => ({
      what: turn.querySelector(".what").textContent.trim(),
      worth: turn.querySelector(".worth b").textContent,
      reason: document.querySelector("#hint .reason")?.textContent ?? "",
      acts: turn.dataset.actions,
    })),
  );
}

/** Small targets among the hint's own buttons and the one that asks for it. */
const small = (page) =>
  page.locator("#hint button, #ask-hint").evaluateAll((buttons) =>
    buttons
      .map((button) => [button.getAttribute("aria-label") ?? button.textContent, button.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 44 || height < 44)
      .map(([name, { width, height }]) => `${name}: ${width} × ${height}`),
  );

/** Looks at the table with its hint in every size and dress. */
async function looked(page, name) {
  const faults = new Set();
  for (const [device, width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const size of ["normal", "large", "xxl"]) {
      await setCards(page, size);
      await drawn(page);
      const dress = `${name}-${device}-${width}x${height}-${size}`;
      for (const fault of await layoutFaults(page, { scrolls: size === "xxl" && width < 700 }))
        faults.add(`${fault} (${dress})`);
      for (const part of await covered(page)) faults.add(`the hint covers ${part} (${dress})`);
      for (const target of await small(page)) faults.add(`${target} (${dress})`);
      if (size === "large") continue;
      if (size === "normal") await inLightAndDark(page, dress);
      for (const colorScheme of size === "normal" ? ["light", "dark"] : ["light"]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await picture(page, `hints-${dress}-${colorScheme}`);
      }
    }
  }
  await page.evaluate(() => delete document.documentElement.dataset.cards);
  assert.deepEqual([...faults], []);
}

table("the hint in every size, before drawing and after", async (server) => {
  const page = await person();
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Mouse(page));
  await seat.mine();
  await seat.complete();
  const first = await hint(page);
  assert.ok(first.length >= 1 && first.length <= 3, JSON.stringify(first));
  assert.match(first[0].worth, /^(Best|Only option)\.$/);
  await looked(page, "draw");
  await page.locator("#close-hint").click();
  await page.locator("#hint").waitFor({ state: "detached" });

  await page.setViewportSize({ width: 1440, height: 900 });
  await player.deal((state) => state.phase === "play" && state.stock < 50);
  const later = await hint(page);
  assert.ok(later.length >= 2, JSON.stringify(later));
  // The first sentence is a reason, from deals that were played on.
  assert.match(
    later[0].reason,
    /(of 10|of 100) deals|in (every|nearly every|hardly any|no) deals?|on average|left with about|points more than|works out about as well/,
  );
  for (const { worth } of later.slice(1))
    assert.match(
      worth,
      /^(Equally good|Loses about (one point|\d+ points)|Worse in \d+ of 100 deals|Cuts your win chance from \S+ to \S+)\.$/,
    );
  await looked(page, "play");
  seat.noComplaints();
});

table("a deal by its hints alone", async (server) => {
  const page = await person({ width: 390, height: 844, touch: true });
  const seat = await Table.open(page, server);
  let followed = 0;
  for (;;) {
    const state = await seat.mine();
    if (state.ended || followed === 24) break;
    const turns = await hint(page);
    await page.locator("#hint-1").click();
    const [act] = turns[0].acts.split(";");
    const ready = await seat.until("what the hint shows lies ready", (now) => now.say.includes("Press "));
    // Of the act that is shown nothing was sent.
    assert.equal(ready.n, state.n);
    if (act.startsWith("meld"))
      assert.ok(ready.acts.lay.ready && ready.sets.length > 0, `${act}: ${JSON.stringify(ready)}`);
    if (act.startsWith("discard")) assert.ok(ready.acts.discard.ready, `${act}: ${JSON.stringify(ready)}`);
    // The button that does it has the focus.
    await page.keyboard.press("Enter");
    const now = await seat.answered(state.n);
    assert.equal(now.alert, "", `${act} was refused`);
    assert.equal(await page.locator("#hint").count(), 0, "the hint goes with its position");
    followed += 1;
  }
  assert.ok(followed >= 20, `${followed}`);
  seat.noComplaints();
});

table("by keyboard, and as it is spoken", async (server) => {
  const page = await person();
  await page.addInitScript(() => {
    globalThis.said = [];
    addEventListener("DOMContentLoaded", () => {
      const region = document.getElementById("happened");
      if (!region) return;
      new MutationObserver(() => region.textContent && globalThis.said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
  const seat = await Table.open(page, server);
  const player = new Player(seat, new Keyboard(page));
  await player.deal((state) => state.phase === "play");
  await page.evaluate(() => globalThis.said.splice(0));
  const turns = await hint(page, () => page.keyboard.press("i"));
  const said = await page.evaluate(() => globalThis.said);
  assert.equal(await page.locator("#happened").getAttribute("aria-live"), "polite");
  assert.equal(said[0], "Thinking…");
  assert.match(said.at(-1), /^Hint\. (.+[.)] )?(Best|Only option): /);
  for (const { what } of turns) assert.ok(said.at(-1).includes(what), `${what} is not spoken: ${said.at(-1)}`);

  // Tab goes through the hint; what is pointed at is marked.
  assert.equal(await page.evaluate(() => document.activeElement.id), "hint");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "close-hint");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "hint-1");
  const [, card] = turns[0].acts.split(";").at(-1).split(" ");
  await page.locator(`#col-${card[0]}.hinted`).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#hint").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement.id), "ask-hint");
  assert.equal(await page.locator(".hinted").count(), 0);

  // Asked again, the server remembers it.
  assert.deepEqual(await hint(page, () => page.keyboard.press("i")), turns);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const before = await seat.until("it lies ready", (now) => now.say.includes("Press "));
  await page.keyboard.press("Enter");
  await seat.answered(before.n);
  seat.noComplaints();
});

table("while others play there is no hint, and the button says so", async (server) => {
  const page = await person();
  // At a table of the gallery the others take as long as the test does.
  await exhibit(page, server, "waiting");
  const seat = new Table(page);
  assert.equal((await seat.state()).mine, false);
  assert.equal(await page.locator("#ask-hint").getAttribute("aria-disabled"), "true");
  await page.locator("#ask-hint").click({ force: true });
  const refused = await seat.until("it says why", (now) => now.alert);
  assert.match(refused.alert, /you can only get hints on your turn/);
  seat.noComplaints();
});

table("levels and hints are chosen in the form and told in the menu", async (server) => {
  const page = await person({ width: 390, height: 844 });
  await page.goto(`${server.url}/new`);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const id of ["more-levels", "more-hints", "levels-each"])
      await page.locator(`#${id}`).evaluate((details) => (details.open = true));
    none(await axeFaults(page), `the form, ${colorScheme}`);
    await picture(page.locator("#f-level"), `form-phone-${colorScheme}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await picture(page, "form-desktop", { fullPage: true });
  assert.equal(await page.locator(".bot:visible").count(), 3);
  await page.locator("#players-2").check();
  assert.equal(await page.locator(".bot:visible").count(), 1);
  await page.locator("#players-4").check();
  const levels = await page.locator('input[name="level"]').evaluateAll((inputs) => inputs.map((input) => input.value));
  assert.ok(levels.includes("club"), `${levels}`);
  await page.locator('input[name="level"]').first().check();
  await page.locator("#f-level-2").selectOption("club");
  await page.locator('input[name="hints"][value="none"]').check();
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForURL(/\/table\//);
  assert.equal(await page.locator("#ask-hint").count(), 0);
  // A note stays until a player acts; on the viewer's own turn no other player does.
  await new Table(page).mine();
  await page.keyboard.press("i");
  await page.getByText("Hints are off at this table.").first().waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  const menu = await page.locator("#menu .played").textContent();
  assert.match(menu, /Anna plays at Club level\./);
  assert.match(menu, /Hints: off at this table\./);
  noComplaints(page);
});
