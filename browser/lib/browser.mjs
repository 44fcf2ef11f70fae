// One Chromium per test file, and one fresh context per person.

import { chromium } from "playwright-core";

/** A host name for pages on plain http. Browsers treat 127.0.0.1 like https. */
export const PLAIN_HTTP_HOST = "plain.test";

const CHROMIUM_ARGS = [
  `--host-resolver-rules=MAP ${PLAIN_HTTP_HOST} 127.0.0.1`,
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Tests have no time limit, because everything takes longer on a busy machine. This limit ends hopeless waits with a
 * message.
 */
export const WAIT_TIMEOUT_MS = 600_000;

let browser;

/** The contexts of the current test. */
const contexts = new Set();

/** Returns this file's browser, which starts on first use. */
export function launchBrowser() {
  const root = process.getuid?.() === 0;
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    headless: !process.env.HEADED,
    args: root ? ["--no-sandbox", ...CHROMIUM_ARGS] : CHROMIUM_ARGS,
  });
  return browser;
}

export async function closeContexts() {
  const open = [...contexts];
  contexts.clear();
  await Promise.all(open.map((context) => context.close()));
}

export async function closeBrowser() {
  await (await browser)?.close();
  browser = undefined;
}

/**
 * Console errors that don't fail a test. They come from unknown URLs, stopped servers (`ERR_FAILED` for modules loaded
 * later) and plain http.
 */
const EXPECTED_ERRORS =
  /ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED|ERR_CONNECTION_RESET|status of 4[0-2][0-9]|WebSocket connection to|Cross-Origin-Opener-Policy header has been ignored/;

/**
 * Runs in each new page. Shadows and background images take half the time of a layout test, but don't affect the
 * layout.
 */
const flatten = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { background-image: none !important; box-shadow: none !important; }");
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Opens a page in a new context and collects its complaints. `flat` is for layout tests at many sizes. Every test ends
 * with `assertNoComplaints(page)`.
 */
export async function openPage({
  width = 1440,
  height = 900,
  touch = false,
  dark = false,
  still = true,
  flat = false,
  context = {},
} = {}) {
  const chromium = await launchBrowser();
  const newContext = await chromium.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: 1,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: still ? "reduce" : "no-preference",
    ...context,
  });
  contexts.add(newContext);
  newContext.setDefaultTimeout(WAIT_TIMEOUT_MS);
  if (flat && !process.env.SCREENSHOTS) await newContext.addInitScript(flatten);
  return collectComplaints(await newContext.newPage());
}

/** Opens another tab in the same context. */
export async function openTab(page) {
  return collectComplaints(await page.context().newPage());
}

/** Collects script errors and violations of the content policy in `page.complaints`. */
export function collectComplaints(page) {
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED_ERRORS.test(message.text()))
      page.complaints.push(`${message.text()} ${message.location().url}`);
  });
  return page;
}

/** Presses a button and waits for the answer to its POST request. */
export async function pressAndWait(page, button) {
  await Promise.all([page.waitForResponse((response) => response.request().method() === "POST"), button.click()]);
}

/**
 * Resolves when the page's script gets its first message, from which on it handles presses. Call it before the page is
 * loaded.
 */
export const firstMessage = (page) =>
  new Promise((resolve) => page.once("websocket", (socket) => socket.once("framereceived", () => resolve(Date.now()))));

/**
 * Replaces the server at the other end of the page's live connection. Returns a function that sends a message to the
 * page.
 */
export async function mockConnection(page) {
  let opened;
  const socket = new Promise((resolve) => (opened = resolve));
  await page.routeWebSocket(/\/live\?patch&lang=/, (route) => opened(route));
  return async (message) => (await socket).send(JSON.stringify(message));
}

/** Waits until a table has loaded and run a script that it loads after the first card: `drag` or `motion`. */
export async function waitForLaterScript(page, name) {
  const script = await page.waitForFunction(
    (part) => performance.getEntriesByType("resource").find(({ name }) => name.includes(part))?.name,
    `/${name}.`,
  );
  // The page started its own import before this one, so it is done too.
  await page.evaluate((script) => import(script), script);
}

/** Fails if the page has complained about anything. */
export function assertNoComplaints(page) {
  if (page.complaints.length) throw new Error(`the page complained:\n${page.complaints.join("\n")}`);
}
