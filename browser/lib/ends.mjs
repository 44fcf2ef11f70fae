// The result of a deal.

import assert from "node:assert/strict";

const number = (text) => Number(text.replace("−", "-").replace("–", "0").replaceAll(",", ""));

/** Checks the breakdown after a first deal: it lists all entries, and they add up to each side's total. */
export async function checkBreakdown(page, end) {
  const rows = await page
    .locator(".counted tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
  for (const entry of [
    "Natural canastas",
    "Mixed canastas",
    "Red threes",
    "Going out",
    "Cards melded",
    "Cards left in hand",
  ]) {
    assert.ok(
      rows.some((row) => row[1].startsWith(entry)),
      `the breakdown lacks ${entry}: ${JSON.stringify(rows)}`,
    );
  }
  // The sums count up from zero. The attribute has the final value.
  const sums = await page
    .locator(".counted .sum .run-up")
    .evaluateAll((sums) => sums.map((sum) => Number(sum.dataset.points)));
  for (const side of [0, 1]) {
    const entries = rows.map((row) => number(row[side * 2]));
    assert.equal(
      entries.reduce((a, b) => a + b, 0),
      sums[side],
      `the entries of side ${side} do not add up to its sum`,
    );
    assert.equal(number(end.totals[side]), sums[side], "after one deal, the total equals the deal's sum");
  }
}

/** The progress of the result's animation. */
export const resultState = (page) =>
  page.evaluate(() => ({
    telling: document.querySelector("#result").classList.contains("telling"),
    sums: [...document.querySelectorAll("#result .run-up")].map(({ textContent, dataset }) => [
      Number(textContent.replace("−", "-").replaceAll(",", "")),
      Number(dataset.points),
    ]),
    running: document
      .querySelector("#result")
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === "running").length,
    next: JSON.stringify(document.querySelector("#next").getBoundingClientRect()),
  }));

/** Whether all sums have reached their final value. */
export const isComplete = ({ sums }) => sums.every(([shown, points]) => shown === points);
