// A replay as its page shows it.

import { fileURLToPath } from "node:url";

/** The example record. */
export const EXAMPLE = fileURLToPath(new URL("../../fair/example.canasta", import.meta.url));

/** The moment of the game that the page shows, and the one in its address. */
export async function place(page) {
  const { at, last, seat } = await page.locator("#replay").evaluate((part) => ({ ...part.dataset }));
  return { at: Number(at), last: Number(last), seat };
}

/** Waits until the page shows a moment; the address names it then. */
export async function arrives(page, at, seat = "all") {
  await page.locator(`#replay[data-at="${at}"][data-seat="${seat}"]`).waitFor();
  await page.waitForURL(new RegExp(`\\?at=${at}&seat=${seat}$`));
}

/** The cards that are shown in each hand. */
export const shown = (page) =>
  page
    .locator(".hand-of")
    .evaluateAll((hands) =>
      hands.map((hand) =>
        [...hand.querySelectorAll(".stack")].reduce((sum, stack) => sum + stack.dataset.cards.split(" ").length, 0),
      ),
    );

/** Opens a record from its file; gives the path of its replay. */
export async function opened(page, server, file) {
  await page.goto(`${server.url}/replay`);
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.waitForURL(/\/replay\/[0-9a-f]{64}/);
  return new URL(page.url()).pathname;
}
