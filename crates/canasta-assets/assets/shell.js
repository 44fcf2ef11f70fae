// Registers the service worker once the page is loaded. On plain http, browsers don't support service workers.

const whenIdle = (run) => (globalThis.requestIdleCallback ? requestIdleCallback(run) : setTimeout(run, 200));

function register() {
  // If the browser refuses, it loads all files from the server.
  navigator.serviceWorker.register("/worker.js").catch(() => {});
}

export function keepShell() {
  if (!navigator.serviceWorker) return;
  if (document.readyState === "complete") whenIdle(register);
  else addEventListener("load", () => whenIdle(register));
}

// The table's page calls this later.
if (!document.getElementById("table")) keepShell();
