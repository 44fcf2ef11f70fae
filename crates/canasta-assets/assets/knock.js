// Checks every few seconds whether the host has answered a join request. Reloads the page only then.

const POLL_INTERVAL_MS = 3_000;

async function poll() {
  try {
    const answer = await fetch(location.pathname, { cache: "no-store", signal: AbortSignal.timeout(POLL_INTERVAL_MS) });
    if (answer.status === 429 || answer.status >= 500) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!page.getElementById("answer")) location.reload();
  } catch {
    // Try again next time.
  }
}

setInterval(poll, POLL_INTERVAL_MS);
document.addEventListener("visibilitychange", () => document.hidden || poll());
