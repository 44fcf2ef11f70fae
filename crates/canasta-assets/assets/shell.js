// Registers the service worker once the page is loaded. Browsers have none on plain http.

const whenIdle = (run) => (globalThis.requestIdleCallback ? requestIdleCallback(run) : setTimeout(run, 200));

function register() {
  // A browser may refuse, and then loads all files from the server.
  navigator.serviceWorker.register("/worker.js").catch(() => {});
}

export function keepShell() {
  if (!navigator.serviceWorker) return;
  if (document.readyState === "complete") whenIdle(register);
  else addEventListener("load", () => whenIdle(register));
}

// A table's page calls this later.
if (!document.getElementById("table")) keepShell();
