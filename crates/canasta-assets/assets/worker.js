// The service worker. It caches the shell: files with a hash in their URL, which never change, and the offline page. It
// doesn't cache or answer requests for pages, JSON or anything that depends on a cookie. The score pad has a cache of its
// own, which its page fills (pad/shell.js). The server defines `SHELL` in
// front of this script.

/* global SHELL */

const CACHE = `shell ${SHELL.version}`;
const PAD_CACHE = "pad";
const FILE_PATH = /^\/assets\/[\w.-]+\.[0-9a-f]{8}\.\w+$/;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fillCache());
});

addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetchPage(request));
  else if (FILE_PATH.test(pathname)) event.respondWith(fetchFile(event));
});

async function fillCache() {
  const cache = await caches.open(CACHE);
  // Send no cookies, because the page depends only on the language in its address.
  await cache.add(new Request(SHELL.page, { credentials: "omit", cache: "reload" }));
  await cache.addAll(SHELL.files.map((path) => new Request(path, { credentials: "omit" })));
}

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name !== CACHE && name !== PAD_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Fetches a page from the server, bypassing the cache. Without a connection, only the score pad works. */
async function fetchPage(request) {
  try {
    return await fetch(request);
  } catch {
    const isPad = /^\/pad(\/|$)/.test(new URL(request.url).pathname);
    const pad = isPad && (await (await caches.open(PAD_CACHE)).match("/pad", { ignoreSearch: true, ignoreVary: true }));
    if (pad) return pad;
    return (await (await caches.open(CACHE)).match(SHELL.page)) ?? Response.error();
  }
}

/** Caches a file, unless the server has sent a different version from the one requested. */
async function fetchFile(event) {
  const cache = await caches.open(CACHE);
  const cached = await caches.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.headers.get("cache-control")?.includes("immutable")) {
    event.waitUntil(cache.put(event.request, answer.clone()));
  }
  return answer;
}
