// The lesson and a whole game in three languages, by touch on a phone. No English message may appear.

import assert from "node:assert/strict";

import { assertNoComplaints, openPage } from "../../lib/browser.mjs";
import { Touch, pauseToRead } from "../../lib/hands.mjs";
import { playLesson, startLesson } from "../../lib/lesson.mjs";
import { TextRecorder } from "../../lib/messages.mjs";
import { Player } from "../../lib/player.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const LANGUAGES = ["de", "hu", "pt-BR"];

async function openPhone(tag) {
  const page = await openPage({ width: 390, height: 844, touch: true, context: { locale: tag } });
  return [page, await TextRecorder.of(page, tag)];
}

/** Presses a button that isn't ready, and waits for the reason. */
async function expectRefusal(page, action) {
  await page.tap(`#action-${action}`, { force: true });
  await page.locator('[role="alert"]', { hasText: /\S/ }).waitFor();
}

/** Selects a card that can't be melded, presses *Meld*, and opens the explanation. Then asks for a hint. */
async function askForReasons(page, seat, hands) {
  const { hand } = await seat.state();
  await hands.chooseOne(hand.at(-1).rank);
  await seat.waitUntil("the card is selected", (now) => now.groups.length > 0);
  await expectRefusal(page, "meld");
  await page.locator("#say a").tap();
  const lang = await page.locator("html").getAttribute("lang");
  assert.equal(await page.locator("#why h2").getAttribute("lang"), lang);
  await page.locator("#close-why").tap();
  await hands.clear();
  await page.locator("#ask-hint").tap();
  await page.locator("#hint:not([aria-busy])").waitFor();
  await page.keyboard.press("Escape");
}

/** Opens every page of the menu. */
async function lookAround(page) {
  const count = await page.locator("#menu nav [data-do='sheet'], #menu nav [data-do='settings']").count();
  for (let place = 0; place < count; place += 1) {
    await page.locator("#open-menu").tap();
    await page.locator("#menu nav [data-do='sheet'], #menu nav [data-do='settings']").nth(place).tap();
    await page.locator("dialog[open]:not(#menu)").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
}

for (const tag of LANGUAGES) {
  serverTest(`a learner finishes the lesson in ${tag}`, async (server) => {
    const [page, recorder] = await openPhone(tag);
    const seat = await startLesson(page, server);
    await seat.waitForStyles();
    assert.equal(await page.locator("html").getAttribute("lang"), tag);
    const steps = new Set();
    await playLesson(page, new Touch(page), async ({ step, of }) => {
      assert.equal(of, 12);
      if (step === 2 && !steps.has(step)) await expectRefusal(page, "discard");
      if (step === 9 && !steps.has(step)) {
        // *Take* is where *Discard* was.
        await pauseToRead(page);
        await expectRefusal(page, "take");
      }
      steps.add(step);
    });
    assert.equal(steps.size, 12, `steps seen: ${[...steps]}`);
    // The score appears after the animation of the last card.
    await page.locator(".meaning").waitFor();
    assert.deepEqual(await recorder.english(), []);
    assert.ok(recorder.size > 100, `only ${recorder.size} texts`);
    seat.assertNoComplaints();
  });

  serverTest(`a player finishes a game in ${tag}`, async (server) => {
    const [page, recorder] = await openPhone(tag);
    await page.goto(`${server.url}/new?preset=hoyle&base=hoyle&game_points=500`);
    await page.locator(".start-bar .btn.main").tap();
    await page.waitForURL(/\/table\//);
    const seat = new Table(page);
    const player = new Player(seat, new Touch(page));
    await player.playDeal((now) => now.phase === "play");
    await askForReasons(page, seat, player.hands);
    await lookAround(page);
    const english = [];
    for (;;) {
      const end = await player.playDeal();
      await page.locator("#result").waitFor();
      english.push(...(await recorder.english()));
      if (end.ended === "game") break;
      await player.hands.next();
      await seat.waitUntil("the next deal is shown", (now) => now.deal > end.deal && !now.ended);
    }
    assert.equal(await page.locator(".final .won").count(), 1);
    assert.deepEqual(english, []);
    assert.ok(recorder.size > 300, `only ${recorder.size} texts`);
    assertNoComplaints(page);
  });
}
