// Parts of the page that no state of the table brings, because they are seldom opened: they are fetched then.

import { withRetry } from "../retry.js";

/** The element with an id, as the server's page has it now, or `null`; `onWait` is told why an answer takes longer. */
export async function fetchPart(id, onWait) {
  const answer = await withRetry(() => fetch(location.pathname), onWait);
  const part = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(id);
  return part && document.adoptNode(part);
}
