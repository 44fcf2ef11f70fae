// Requests that the server refuses because too many came: they are sent again when it allows it.

/** Sends a request, and sends it again for as long as the answer says when to try again. `onWait(sentence)` tells the player meanwhile. */
export async function withRetry(send, onWait = () => {}) {
  for (;;) {
    const response = await send();
    const wait = Number(response.headers.get("retry-after"));
    if (!wait) return response;
    onWait(await sentence(response));
    // A moment of this browser's own, so that not all come at once.
    await new Promise((later) => setTimeout(later, (wait + Math.random()) * 1000));
  }
}

/** What the server says: as JSON to the scripts of a table, on a page to others. */
async function sentence(response) {
  if (response.headers.get("content-type")?.startsWith("application/json")) return (await response.json()).because;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.querySelector("[role=status]")?.textContent ?? "";
}
