// Offered sets in a browser: at all sizes, and with mouse, keyboard and screen readers. Also tests undo.

import assert from "node:assert/strict";

import { axeProblems, assertNone } from "../../lib/axe.mjs";
import { openPage } from "../../lib/browser.mjs";
import { showTable, inPseudo } from "../../lib/gallery.mjs";
import { tap } from "../../lib/hands.mjs";
import { waitForLayout, layoutProblems, setCardSize } from "../../lib/layout.mjs";
import { takePicture } from "../../lib/pictures.mjs";
import { serverTest } from "../../lib/suite.mjs";
import { Table } from "../../lib/table.mjs";

const SIZES = [
  ...[
    [360, 640],
    [390, 844],
    [667, 375],
    [844, 390],
    [820, 1180],
    [1180, 820],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [720, 450],
  ],
];

/** Runs in the page. Returns the boxes of cards and controls, and any problems with offers. */
function offerProblems() {
  const box = (element) => element.getBoundingClientRect();
  const parts = [...document.querySelectorAll("#hand .col, .actions .btn, #stock, #pile, .melds .meld")];
  const offers = [...document.querySelectorAll("#strip .offer")].filter((offer) => offer.checkVisibility());
  const problems = [];
  for (const offer of offers) {
    const { left, right, top, bottom, width, height } = box(offer);
    const name = offer.getAttribute("aria-label");
    if (width < 44 || height < 43.5) problems.push(`${name} is ${width} by ${height}`);
    if (left < 0 || right > innerWidth || bottom > innerHeight) problems.push(`${name} is off the screen`);
    if (offer.scrollWidth > offer.clientWidth + 1) problems.push(`${name} is cut`);
    for (const part of parts) {
      const other = box(part);
      const over =
        Math.min(right, other.right) - Math.max(left, other.left) > 1 &&
        Math.min(bottom, other.bottom) - Math.max(top, other.top) > 1;
      if (over) problems.push(`${name} covers ${part.getAttribute("aria-label") ?? part.id}`);
    }
  }
  return {
    offers: offers.length,
    faults: problems,
    places: parts.map((part) =>
      [part.id, ...["left", "top", "width", "height"].map((side) => Math.round(box(part)[side]))].join(" "),
    ),
  };
}

for (const language of ["English", "the pseudo-language"]) {
  serverTest(
    `offers in ${language} fit into the line, and cover and move nothing`,
    async (server) => {
      const page = await openPage({ flat: true });
      const problems = [];
      await showTable(page, server, language === "English" ? "drawn" : inPseudo("drawn"));
      await page.locator("#strip .offer").first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const cards of language === "English" ? ["normal", "large", "xxl"] : ["normal"]) {
          await setCardSize(page, cards);
          await waitForLayout(page);
          const offered = await page.evaluate(offerProblems);
          assert.ok(offered.offers >= 2, `${width} by ${height}: ${offered.offers} offers`);
          const more = language === "English" ? await layoutProblems(page, { scrolls: cards === "xxl" }) : [];
          for (const problem of [...offered.faults, ...more])
            problems.push(`${width} by ${height}, ${cards}: ${problem}`);
          if (cards === "normal")
            await takePicture(page, `offers-${language === "English" ? "en" : "xa"}-${width}x${height}`);
          // Selecting a card hides the offers, but nothing moves.
          await page.evaluate(() => {
            globalThis.strip = document.querySelector("#strip");
            globalThis.strip.replaceWith((globalThis.gap = document.createComment("")));
          });
          assert.deepEqual(
            (await page.evaluate(offerProblems)).places,
            offered.places,
            `${width} by ${height}, ${cards}`,
          );
          await page.evaluate(() => globalThis.gap.replaceWith(globalThis.strip));
        }
      }
      assert.deepEqual(problems, []);
    },
    { more: language === "English" ? [] : ["--pseudo-language"] },
  );
}

serverTest("mouse and keyboard stage offers, which are spoken and can be undone", async (server) => {
  const page = await openPage({ width: 1366, height: 768 });
  await showTable(page, server, "drawn");
  const seat = new Table(page);
  const offers = page.locator("#strip .offer");
  await offers.first().waitFor();
  assert.deepEqual(await offers.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label"))), [
    "Aces, 3: 60 3 aces. Stage",
    "Kings, 4: 40 4 kings. Stage",
    "Queens, 1: 10 onto queens. Stage",
  ]);
  assert.equal(await page.getByRole("group", { name: "Melds you can make" }).count(), 1);
  assertNone(await axeProblems(page), "offers");
  await page.click("#offer-K");
  assert.equal((await seat.state()).sets.length, 1);
  assert.match(await page.locator("#happened").textContent(), /40 staged/);
  assert.equal(await page.locator("#undo").count(), 0, "one step: Clear does the same");
  // In the tab order, offers come before the hand.
  await page.locator("#offer-A").focus();
  await page.keyboard.press("Enter");
  assert.deepEqual(
    (await seat.state()).sets.map(({ name }) => name.split(",")[0]),
    ["Kings", "Aces"],
  );
  assert.ok(await page.evaluate(() => document.activeElement.matches(".col")), "the focus moves to the hand");
  assertNone(await axeProblems(page), "staged sets and offers");
  await page.click("#undo");
  assert.deepEqual(
    (await seat.state()).sets.map(({ name }) => name.split(",")[0]),
    ["Kings"],
  );
  await page.keyboard.press("Backspace");
  assert.equal((await seat.state()).sets.length, 0);
  await page.keyboard.press("l");
  assert.ok((await seat.state()).sets.length > 2);
  await page.keyboard.press("Backspace");
  assert.equal((await seat.state()).sets.length, 0, "what Meld staged is one step");
  await page.keyboard.press("l");
  const all = (await seat.state()).sets.length;
  await page.keyboard.press("Escape");
  assert.equal((await seat.state()).sets.length, 0);
  await page.keyboard.press("Backspace");
  assert.equal((await seat.state()).sets.length, all, "clearing can be undone");
  seat.assertNoComplaints();
});

serverTest("nothing is offered while the line has a message or a card is selected", async (server) => {
  const page = await openPage({ width: 390, height: 844, touch: true });
  await showTable(page, server, "drawn");
  const seat = new Table(page);
  const offers = page.locator("#strip .offer");
  await offers.first().waitFor();
  await tap(page, "#action-draw", { force: true });
  assert.match((await seat.state()).alert, /Not allowed/);
  assert.equal(await offers.count(), 0);
  await tap(page, "#col-4");
  assert.equal(await offers.count(), 0);
  await tap(page, "#col-4");
  assert.equal(await offers.count(), 3);
  await tap(page, "#offer-K");
  await tap(page, "#col-4");
  assert.match((await seat.state()).strip, /40 staged; melded when you discard/);
  seat.assertNoComplaints();
});
