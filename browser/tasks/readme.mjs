// `cargo xtask pictures --readme`: takes the pictures for README.md. They show a table on a large screen, and each
// other number of players on a desktop, a tablet and a phone. WebP keeps the grain of the felt at a quarter of the
// size.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { closeBrowser, openPage } from "../lib/browser.mjs";
import { showTable } from "../lib/gallery.mjs";
import { Server } from "../lib/server.mjs";

const [folder] = process.argv.slice(2);

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

async function write(path) {
  await waitForLayout();
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  const bytes = Buffer.from(data, "base64");
  writeFileSync(path, bytes);
  console.log(`${path}: ${Math.round(bytes.length / 1000)} kB`);
}

mkdirSync(join(folder, "tables"), { recursive: true });
await page.setViewportSize({ width: 1440, height: 900 });
await showTable(page, server, "mid");
await write(join(folder, "table.webp"));

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
  await write(join(folder, "tables", `${players}.webp`));
}
await server.stop();
await closeBrowser();
