// Loads rarely opened parts of the page, which the server doesn't push.

import { withRetry } from "../retry.js";

/** An element of the server's current page, or `null`. Calls `onWait(sentence)` with the reason for a delay. */
export async function fetchPart(id, onWait) {
  const answer = await withRetry(() => fetch(location.pathname), onWait);
  const part = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(id);
  return part && document.adoptNode(part);
}
