// `cargo xtask pictures --documents`: takes the pictures for README.md and the book. WebP keeps the grain of the felt at a
// quarter of the size.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { closeBrowser, openPage } from "../lib/browser.mjs";
import { showDocument, showTable } from "../lib/gallery.mjs";
import { Server } from "../lib/server.mjs";

const [root] = process.argv.slice(2);
const inBook = (name) => join(root, "book/src/pictures", name);
const inDocs = (name) => join(root, "docs/tables", name);

const QUALITY = 72;
const HEIGHT = 800;
const GAP = 12;

/** Desktop, tablet, phone. */
const SCREENS = [
  [1280, 800],
  [820, 1180],
  [390, 844],
];

const server = await Server.start({ seed: 9 });
const page = await openPage();
const devtools = await page.context().newCDPSession(page);

/** Runs in the page. The box around elements, with a margin. */
function box(selectors) {
  const MARGIN = 8;
  const boxes = selectors.map((selector) => document.querySelector(selector).getBoundingClientRect());
  const x = Math.min(...boxes.map(({ left }) => left)) - MARGIN;
  const y = Math.min(...boxes.map(({ top }) => top)) - MARGIN;
  const right = Math.max(...boxes.map(({ right }) => right)) + MARGIN;
  const bottom = Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

const waitForLayout = () =>
  page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))),
  );

/** Takes a picture of the window, or of these elements with a margin, at twice their size. */
async function write(path, ...selectors) {
  await waitForLayout();
  const clip = selectors.length && (await page.evaluate(box, selectors));
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    ...(clip && { clip: { ...clip, scale: 2 } }),
  });
  const bytes = Buffer.from(data, "base64");
  writeFileSync(path, bytes);
  console.log(`${path}: ${Math.round(bytes.length / 1000)} kB`);
}

mkdirSync(inBook(""), { recursive: true });
mkdirSync(inDocs(""), { recursive: true });
await page.setViewportSize({ width: 1440, height: 900 });
await showTable(page, server, "mid");
await write(inBook("table.webp"));
// Parts of a phone's table, so that their text stays readable in a narrow column.
await page.setViewportSize({ width: 430, height: 932 });
await showTable(page, server, "mid");
await write(inBook("frozen.webp"), "#stock", "#pile .heap", "#pile .tag", "#centre .words");
await showTable(page, server, "busy");
await write(
  inBook("canastas.webp"),
  "#we h2",
  "#we ul > :first-child",
  "#we ul > :nth-child(5)",
  "#we ul > :last-child",
);
await page.setViewportSize({ width: 900, height: 905 });
await showDocument(page, server, "review");
await write(inBook("review.webp"));

// Each other number of players on a desktop, a tablet and a phone, side by side.
for (const players of ["two", "three", "five", "six"]) {
  const pictures = [];
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await showTable(page, server, `${players}-mid`);
    await waitForLayout();
    pictures.push((await page.screenshot()).toString("base64"));
  }
  await page.goto("about:blank");
  const widths = SCREENS.map(([width, height]) => Math.round((width * HEIGHT) / height));
  await page.setViewportSize({
    width: widths.reduce((sum, width) => sum + width) + (SCREENS.length - 1) * GAP,
    height: HEIGHT,
  });
  const images = pictures.map(
    (data, place) => `<img width="${widths[place]}" height="${HEIGHT}" src="data:image/png;base64,${data}">`,
  );
  await page.setContent(`<body style="margin:0;display:flex;gap:${GAP}px;background:#fff">${images.join("")}</body>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await write(inDocs(`${players}.webp`));
}
await server.stop();
await closeBrowser();
