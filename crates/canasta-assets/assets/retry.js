/**
 * Sends a request. While the server is limiting requests, repeats it after the delay given in `Retry-After`. Calls
 * `onWait(sentence)` with the reason for the delay.
 */
export async function withRetry(send, onWait = () => {}) {
  for (;;) {
    const response = await send();
    const wait = Number(response.headers.get("retry-after"));
    if (!wait) return response;
    onWait(await reason(response));
    // A random delay keeps browsers from all retrying at once.
    await new Promise((resolve) => setTimeout(resolve, (wait + Math.random()) * 1000));
  }
}

/** The server's reason, read from JSON or from a page. */
async function reason(response) {
  if (response.headers.get("content-type")?.startsWith("application/json")) return (await response.json()).because;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.querySelector("[role=status]")?.textContent ?? "";
}
