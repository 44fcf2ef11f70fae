// Loads rarely opened parts of the page, which the server doesn't push.

import { withRetry } from "../retry.js";

/**
 * An element of the server's current page, or of the page at `path`; `null` if there is none. Calls `onWait(sentence)`
 * with the reason for a delay.
 */
export async function fetchPart(id, onWait, path = location.pathname) {
  const answer = await withRetry(() => fetch(path), onWait);
  const part = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(id);
  return part && document.adoptNode(part);
}
