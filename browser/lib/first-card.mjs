// Measures the time and traffic from *Play* to the first card, and how smooth animations are after that.

import { firstMessage, openPage } from "./browser.mjs";

/** A slow connection and device: 400 ms round trip, 400 kb/s, and a processor that is four times slower. */
export const SLOW = { latency: 400, kilobits: 400, slowdown: 4 };

/**
 * Runs in every document before its scripts. Records the time of the first card, layout shifts, and frame times during
 * animations.
 */
function note() {
  const notes = (globalThis.notes = { card: null, shifts: [], frames: [] });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime, sources } of list.getEntries()) {
      const what = sources
        .map(({ node }) => (node?.id ? `#${node.id}` : (node?.className?.baseVal ?? node?.className ?? node?.nodeName)))
        .join(" ");
      if (!hadRecentInput) notes.shifts.push({ value, at: startTime, what });
    }
  }).observe({ type: "layout-shift", buffered: true });

  let flying = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...words) {
    const animation = animate.apply(this, words);
    flying += 1;
    const landed = () => (flying -= 1);
    animation.finished.then(landed, landed);
    return animation;
  };

  let before = null;
  let isReady = false;
  const frame = (now) => {
    if (isReady && notes.card === null) notes.card = performance.timeOrigin + performance.now();
    // A card is complete once the file with the card faces has loaded.
    const faces = () =>
      performance
        .getEntriesByType("resource")
        .some(({ name, responseEnd }) => /\/cards\.[^/]*svg(#|$)/.test(name) && responseEnd > 0);
    isReady ||=
      notes.card === null && document.querySelector("#hand .col .card")?.getBoundingClientRect().width > 0 && faces();
    if (flying && before !== null) notes.frames.push(now - before);
    before = flying ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/**
 * Opens a phone-sized page with an empty cache and without a service worker. `slow` describes the connection and
 * device.
 */
export async function newVisitor({ slow, still = false, ...screen } = {}) {
  const page = await openPage({
    width: 390,
    height: 844,
    touch: true,
    still,
    ...screen,
    context: { serviceWorkers: "block" },
  });
  await page.addInitScript(note);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Page.enable");
  if (slow) {
    const bytes = (slow.kilobits * 1000) / 8;
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slow.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slow.slowdown });
  }
  return { page, devtools, listens: firstMessage(page), traffic: traffic(devtools) };
}

/**
 * Counts documents, requests and bytes (including headers) until the page has loaded. Leaves out sockets, the manifest,
 * cached files, and requests made later.
 */
function traffic(devtools) {
  let all = new Map();
  let loaded = false;
  devtools.on("Page.loadEventFired", () => (loaded = true));
  const of = (id, facts) => all.set(id, { bytes: 0, ...all.get(id), ...facts });
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (loaded) return;
    // The answer to a form is a redirect, which is a separate request but not a document.
    if (redirectResponse)
      all.set(`${requestId} before`, {
        url: redirectResponse.url,
        bytes: redirectResponse.encodedDataLength,
        status: redirectResponse.status,
      });
    of(requestId, { url: request.url, type });
  });
  const known = (id, facts) => all.has(id) && of(id, facts);
  devtools.on("Network.requestServedFromCache", ({ requestId }) => known(requestId, { kept: true }));
  devtools.on("Network.responseReceived", ({ requestId, response }) =>
    known(requestId, { status: response.status, ...(response.fromDiskCache && { kept: true }) }),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    known(requestId, { bytes: encodedDataLength }),
  );
  return {
    begin() {
      all = new Map();
      loaded = false;
    },
    read() {
      const requests = [...all.values()].filter(
        ({ url, kept }) => !kept && !url.startsWith("data:") && !url.endsWith(".webmanifest"),
      );
      return {
        documents: requests.filter(({ type }) => type === "Document").length,
        requests: requests.length,
        bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
        list: requests.map(
          ({ status, bytes, url }) => `${status ?? "---"} ${String(bytes).padStart(6)} ${new URL(url).pathname}`,
        ),
      };
    },
  };
}

/** Waits for the first card. Returns its time in milliseconds since the epoch. */
async function firstCard(page) {
  const card = await page.waitForFunction(() => globalThis.notes?.card);
  return card.jsonValue();
}

/**
 * Presses *Play* on the start page. Measures everything up to the first card, and layout shifts in the first seconds.
 * `cold` clears the cache, which otherwise has the cards, fonts and felt from the start page.
 */
export async function measureFirstCard(
  server,
  { page, devtools, listens, traffic },
  { cold = false, settled = 4000 } = {},
) {
  await page.goto(server.url, { waitUntil: "load" });
  const shiftsOfStart = (await page.evaluate(() => globalThis.notes.shifts)).reduce((sum, { value }) => sum + value, 0);
  const button = page.locator("#often, form#play button").first();
  await button.waitFor();
  if (cold) await devtools.send("Network.clearBrowserCache");
  traffic.begin();
  const pressed = await button.evaluate((button) => {
    const now = performance.timeOrigin + performance.now();
    button.click();
    return now;
  });
  const card = await firstCard(page);
  const untilCard = traffic.read();
  const ready = await listens;
  // Wait for late fonts and files, which could shift something.
  await page.waitForFunction((end) => performance.timeOrigin + performance.now() > end, card + settled);
  const shifts = await page.evaluate(() => globalThis.notes.shifts);
  return { time: card - pressed, ready: ready - pressed, ...untilCard, all: traffic.read(), shifts, shiftsOfStart };
}

/** The worst sum of layout shifts within five seconds, as browsers measure it. */
export function worstShift(shifts) {
  let worst = 0;
  let window = null;
  for (const { value, at } of shifts) {
    if (!window || at - window.last > 1000 || at - window.first > 5000) window = { first: at, sum: 0 };
    window.last = at;
    window.sum += value;
    worst = Math.max(worst, window.sum);
  }
  return worst;
}

/**
 * The CPU times of tasks on the page's main thread during `run`, in milliseconds. Leaves out tasks under one
 * millisecond.
 */
export async function taskTimes(page, run) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const all = traceEvents.filter(
    ({ name, ph, tdur, pid, tid }) => name === "RunTask" && ph === "X" && tdur && mains.includes(`${pid} ${tid}`),
  );
  return all.map(({ tdur }) => tdur / 1000).filter((time) => time >= 1);
}

/** A quantile of a list. */
export const quantile = (list, part) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
