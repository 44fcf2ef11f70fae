// Takes screenshots of what the tests see, if SCREENSHOTS names a folder. Without a GPU, they take longer than the
// tests themselves.

import { join } from "node:path";

const FOLDER = process.env.SCREENSHOTS;

/** `target` is a page or an element. */
export async function takePicture(target, name, options = {}) {
  if (FOLDER) await target.screenshot({ path: join(FOLDER, `${name}.png`), ...options });
}
