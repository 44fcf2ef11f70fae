// One Chromium per test file, one fresh context per person.

import { chromium } from "playwright-core";

/** A name of this machine by which a page is on plain http: browsers trust 127.0.0.1 as if it were https. */
export const PLAIN = "plain.test";

const QUIET = [
  `--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`,
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Tests have no time limit of their own: on a busy machine everything takes longer. A wait that is never fulfilled still
 * ends, with a message that says what it was for.
 */
export const WAIT_TIMEOUT_MS = 600_000;

let browser;

/** The contexts that the present test has opened. */
const contexts = new Set();

/** The browser of this file: the same one for all callers. */
export function launched() {
  const root = process.getuid?.() === 0;
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    headless: !process.env.HEADED,
    args: root ? ["--no-sandbox", ...QUIET] : QUIET,
  });
  return browser;
}

/** Closes the pages of all people of a test. */
export async function contextsClosed() {
  const open = [...contexts];
  contexts.clear();
  await Promise.all(open.map((context) => context.close()));
}

/** Ends the browser. */
export async function closed() {
  await (await browser)?.close();
  browser = undefined;
}

/** What a page may complain of without failing its test: an address that is not there, a server that is gone (`ERR_FAILED` for a
 * module that is fetched later), plain http. */
const EXPECTED =
  /ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED|ERR_CONNECTION_RESET|status of 4[0-2][0-9]|WebSocket connection to|Cross-Origin-Opener-Policy header has been ignored/;

/** Runs in each new page: shadows and background images cost half of a layout test's time and move nothing. */
const flatten = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { background-image: none !important; box-shadow: none !important; }");
  document.adoptedStyleSheets.push(sheet);
};

/**
 * A page for one person, watched for complaints. `flat` is for tests of layout alone, at many sizes.
 *
 * Every test ends with `noComplaints(page)`.
 */
export async function person({
  width = 1440,
  height = 900,
  touch = false,
  dark = false,
  still = true,
  flat = false,
  context = {},
} = {}) {
  const chromium = await launched();
  const own = await chromium.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: 1,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: still ? "reduce" : "no-preference",
    ...context,
  });
  contexts.add(own);
  own.setDefaultTimeout(WAIT_TIMEOUT_MS);
  if (flat && !process.env.SCREENSHOTS) await own.addInitScript(flatten);
  return watched(await own.newPage());
}

/** Another tab of the same person. */
export async function tab(page) {
  return watched(await page.context().newPage());
}

/** Keeps the page's script errors and breaches of the content policy in `page.complaints`. */
export function watched(page) {
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text()))
      page.complaints.push(`${message.text()} ${message.location().url}`);
  });
  return page;
}

/** Presses a button and waits until what it sends is answered: a click alone returns before its request has left. */
export async function pressed(page, button) {
  await Promise.all([page.waitForResponse((response) => response.request().method() === "POST"), button.click()]);
}

/** Comes true when the page's script has heard from the server: from then on it takes presses. To be called before the page is there. */
export const listens = (page) =>
  new Promise((heard) => page.once("websocket", (socket) => socket.once("framereceived", () => heard(Date.now()))));

/** Stands in for the server at the page's live connection; hands over what sends the page a message. */
export async function live(page) {
  let opened;
  const socket = new Promise((resolve) => (opened = resolve));
  await page.routeWebSocket(/\/live\?patch$/, (route) => opened(route));
  return async (message) => (await socket).send(JSON.stringify(message));
}

/** Fails if the page has complained of anything. */
export function noComplaints(page) {
  if (page.complaints.length) throw new Error(`the page complained:\n${page.complaints.join("\n")}`);
}
