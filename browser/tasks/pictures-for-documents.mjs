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

const waitForLayout = () =>
  page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))),
  );

/** Takes a picture of the window, or of an element at twice its size. */
async function write(path, selector) {
  await waitForLayout();
  const box = selector && (await page.locator(selector).boundingBox());
  if (box) box.height += 4;
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    ...(box && { clip: { ...box, scale: 2 } }),
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
await write(inBook("frozen.webp"), "#centre");
await showTable(page, server, "busy");
await write(inBook("canastas.webp"), "#we");
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
