// `cargo xtask pictures`: takes pictures of all pages and states (lib/states.mjs) at nine sizes, in light and dark,
// with normal and large cards, and creates an index page.

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { closeBrowser, openPage } from "../lib/browser.mjs";
import { Server } from "../lib/server.mjs";
import { SIZES, STATES } from "../lib/states.mjs";
import { Table } from "../lib/table.mjs";

const [folder, pattern = ""] = process.argv.slice(2);

/** `SIZES=390x844,1440x900` and `DRESSES=normal-light` make it take fewer pictures. */
const chosen = (name, all) => process.env[name]?.split(",") ?? all;
const sizes = chosen(
  "SIZES",
  SIZES.map((size) => size.join("x")),
);
const dresses = chosen("DRESSES", ["normal-light", "normal-dark", "large-light", "large-dark"]);

const states = STATES.filter(({ name }) => name.includes(pattern));
if (states.length === 0) {
  console.error(`no picture has “${pattern}” in its name`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const server = await Server.start({ seed: 9, more: ["--limits-tables=1000", "--limits-requests=100000"] });
const failed = [];
for (const { name, scrolls, show } of states) {
  const page = await openPage();
  try {
    await show(page, server);
    if (await page.locator("#table").count()) await new Table(page).waitForStyles();
    for (const size of sizes) {
      const [width, height] = size.split("x").map(Number);
      await page.setViewportSize({ width, height });
      for (const dress of dresses) {
        const [cards, colorScheme] = dress.split("-");
        await page.evaluate(
          (cards) =>
            cards === "normal"
              ? delete document.documentElement.dataset.cards
              : (document.documentElement.dataset.cards = cards),
          cards,
        );
        // A resize event fits the captions to the window.
        await page.evaluate(() => dispatchEvent(new Event("resize")));
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.evaluate(() =>
          document.fonts.ready.then(
            () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
          ),
        );
        await page.screenshot({ path: join(folder, `${name}_${size}_${dress}.png`), fullPage: Boolean(scrolls) });
      }
    }
    process.stdout.write(".");
  } catch (error) {
    failed.push(`${name}: ${error.message.split("\n")[0]}`);
  }
  await page.context().close();
}
await server.stop();
await closeBrowser();

// The index includes pictures from earlier runs.
const pictures = readdirSync(folder).filter((file) => file.endsWith(".png"));
const figure = (file) =>
  `<a href="${file}"><figure><img loading="lazy" src="${file}" alt=""><figcaption>${file.split("_").slice(1).join(" ").replace(".png", "")}</figcaption></figure></a>`;
const rows = STATES.map(({ name }) => [name, pictures.filter((file) => file.startsWith(`${name}_`))]).filter(
  ([, files]) => files.length,
);
const order = (file) => SIZES.findIndex((size) => file.includes(`_${size.join("x")}_`));
const sections = rows.map(
  ([name, files]) =>
    `<section><h2 id="${name}">${name}</h2><div>${files
      .sort((a, b) => order(a) - order(b))
      .map(figure)
      .join("")}</div></section>`,
);
const style =
  "body{font:16px sans-serif;margin:1rem}div{display:flex;gap:8px;overflow-x:auto;align-items:start}img{height:340px;width:auto;max-width:none}figure{margin:0}nav a{margin-right:.7em}";
const contents = rows.map(([name]) => `<a href="#${name}">${name}</a>`).join(" ");
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Every page and state</title><style>${style}</style><nav>${contents}</nav>${sections.join("\n")}`,
);
console.log(`\n${pictures.length} pictures of ${rows.length} states in ${join(folder, "index.html")}`);
if (failed.length) console.log(`not made:\n${failed.join("\n")}`);
process.exitCode = failed.length ? 1 : 0;
