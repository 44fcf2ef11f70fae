// Pictures of what the tests see, for people. Only if SCREENSHOTS names a folder: without a graphics card, drawing takes longer than
// the tests.

import { join } from "node:path";

const FOLDER = process.env.SCREENSHOTS;

/** Writes a picture of a page, or of an element, where pictures are wanted. */
export async function picture(target, name, options = {}) {
  if (FOLDER) await target.screenshot({ path: join(FOLDER, `${name}.png`), ...options });
}
