// `cargo xtask pictures --readme`: the pictures of README.md. One table on a large screen, and each other number of players on
// a desktop, a tablet and a phone beside each other. WebP, which keeps the grain of the felt in a quarter of the bytes.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { closed, person } from "../lib/browser.mjs";
import { exhibit } from "../lib/gallery.mjs";
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
const page = await person();
const devtools = await page.context().newCDPSession(page);

const drawn = () =>
  page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))),
  );

async function write(path) {
  await drawn();
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  const bytes = Buffer.from(data, "base64");
  writeFileSync(path, bytes);
  console.log(`${path}: ${Math.round(bytes.length / 1000)} kB`);
}

mkdirSync(join(folder, "tables"), { recursive: true });
await page.setViewportSize({ width: 1440, height: 900 });
await exhibit(page, server, "mid");
await write(join(folder, "table.webp"));

for (const players of ["two", "three", "five", "six"]) {
  const pictures = [];
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await exhibit(page, server, `${players}-mid`);
    await drawn();
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
await closed();
