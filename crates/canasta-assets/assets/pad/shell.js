// Keeps the pad's page and files on the device, so that it opens without a connection. The service worker answers from this
// cache.

const CACHE = "pad";

/** Stores the page and its files, and removes those of earlier versions. */
export async function keepPad({ page, files }) {
  if (!globalThis.caches) return;
  const cache = await caches.open(CACHE);
  const wanted = files.split(" ");
  const known = await cache.keys();
  const paths = new Set(known.map(({ url }) => new URL(url).pathname));
  await cache.addAll(
    wanted.filter((path) => !paths.has(path)).map((path) => new Request(path, { credentials: "omit" })),
  );
  // Only when all files are there, so that the stored page always has its own.
  await cache.add(new Request(page, { credentials: "omit", cache: "reload" }));
  const stale = known.filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !wanted.includes(pathname) && pathname + search !== page;
  });
  await Promise.all(stale.map((request) => cache.delete(request)));
  // The browser may otherwise delete the pads of visitors who haven't been here for a week.
  await navigator.storage?.persist?.();
}
