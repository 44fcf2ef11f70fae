// Deletes everything this site keeps in the browser. The Clear-Site-Data header does the same, but only on https and
// localhost.

import { withRetry } from "./retry.js";

/**
 * Runs a step and ignores errors. If the browser lacks or refuses this kind of storage, it can't hold any of our data.
 */
async function attempt(step) {
  try {
    await step();
  } catch {
    // Continue with the next step.
  }
}

// The score pad has no session. The server knows its pads by the device's secret.
await attempt(async () => {
  const { secret } = JSON.parse(localStorage.getItem("pad-device"));
  await withRetry(() =>
    fetch("/pad/forget", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ secret }),
    }),
  );
});
await attempt(() => localStorage.clear());
await attempt(() => sessionStorage.clear());
await attempt(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});
await attempt(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});
await attempt(async () => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
});

const left = document.getElementById("left");
left.textContent = left.dataset.done;
