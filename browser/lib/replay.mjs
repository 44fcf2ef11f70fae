// Helpers for replay pages.

import { fileURLToPath } from "node:url";

export const EXAMPLE = fileURLToPath(new URL("../../fair/example.canasta", import.meta.url));

/** The step that the page shows, and the number of the last step. */
export async function position(page) {
  const { at, last, seat } = await page.locator("#replay").evaluate((part) => ({ ...part.dataset }));
  return { at: Number(at), last: Number(last), seat };
}

/** Waits until the page shows a step and its URL points to that step. */
export async function waitForStep(page, at, seat = "all") {
  await page.locator(`#replay[data-at="${at}"][data-seat="${seat}"]`).waitFor();
  await page.waitForURL(new RegExp(`\\?at=${at}&seat=${seat}$`));
}

/** The number of visible cards in each hand. */
export const handSizes = (page) =>
  page
    .locator(".hand-of")
    .evaluateAll((hands) =>
      hands.map((hand) =>
        [...hand.querySelectorAll(".stack")].reduce((sum, stack) => sum + stack.dataset.cards.split(" ").length, 0),
      ),
    );

/** Opens a record file. Returns the path of its replay. */
export async function openRecord(page, server, file) {
  await page.goto(`${server.url}/replay`);
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.waitForURL(/\/replay\/[0-9a-f]{64}/);
  return new URL(page.url()).pathname;
}
