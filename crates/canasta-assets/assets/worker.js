// The service worker. It keeps the shell: files whose address has a hash, so that what lies there never changes, and one page that
// says that there is no connection. Everything else is the server's alone: a page, a part of one, JSON and whatever depends on
// a cookie is neither kept nor answered here. `SHELL` is put before this by the server.

/* global SHELL */

const CACHE = `shell ${SHELL.version}`;
const OFFLINE = "/offline";
const FILE = /^\/assets\/[\w.-]+\.[0-9a-f]{8}\.\w+$/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fill());
});

addEventListener("activate", (event) => event.waitUntil(tidy()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILE.test(pathname)) event.respondWith(file(event));
});

async function fill() {
  const cache = await caches.open(CACHE);
  // Without cookies: it is the same page for all visitors.
  await cache.add(new Request(OFFLINE, { credentials: "omit", cache: "reload" }));
  await cache.addAll(SHELL.files.map((path) => new Request(path, { credentials: "omit" })));
}

/** What an older version kept goes with it. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page comes from the server, always. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(CACHE)).match(OFFLINE)) ?? Response.error();
  }
}

/** A file is kept when it first comes, unless the server had another version of it than was asked for. */
async function file(event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.headers.get("cache-control")?.includes("immutable")) {
    event.waitUntil(cache.put(event.request, answer.clone()));
  }
  return answer;
}
