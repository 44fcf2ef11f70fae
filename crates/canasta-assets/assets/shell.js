// Registers the service worker when the page is there and has nothing more to load. Browsers have none on plain http.

const idle = (then) => (globalThis.requestIdleCallback ? requestIdleCallback(then) : setTimeout(then, 200));

function register() {
  // A browser may refuse to keep anything; then it fetches all of it.
  navigator.serviceWorker.register("/worker.js").catch(() => {});
}

/** Has the shell kept on this device. */
export function keepShell() {
  if (!navigator.serviceWorker) return;
  if (document.readyState === "complete") idle(register);
  else addEventListener("load", () => idle(register));
}

// A table's page calls it itself.
if (!document.getElementById("table")) keepShell();
