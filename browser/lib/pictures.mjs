// Pictures of what the tests look at, for people. Only `cargo xtask screenshots` asks for them: without a graphics card,
// drawing takes the processor longer than everything that the tests check.

import { join } from "node:path";

const FOLDER = process.env.SCREENSHOTS;

/** Writes a picture of a page, or of an element, where pictures are wanted. */
export async function picture(target, name, options = {}) {
  if (FOLDER) await target.screenshot({ path: join(FOLDER, `${name}.png`), ...options });
}
