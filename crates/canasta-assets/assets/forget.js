// Takes away everything that this site has kept in the browser. All of it is ours: no other site has this origin. A browser
// that can do it by a header (Clear-Site-Data) does so only on https and on this computer.

/** Does it, and goes on where the browser has no such thing or refuses. */
async function without(what) {
  try {
    await what();
  } catch {
    // What cannot be reached holds nothing of ours.
  }
}

await without(() => localStorage.clear());
await without(() => sessionStorage.clear());
await without(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});
await without(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});
await without(async () => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
});

const left = document.getElementById("left");
left.textContent = left.dataset.done;
