// axe-core in a page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that depend on colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Serious and critical faults, one line each; rules in `without` are left out, `only` names the only ones. */
export async function axeFaults(page, { without = [], only } = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options = { resultTypes: ["violations"], ...(only ? { runOnly: only } : { rules }) };
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), options);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, impact, nodes }) =>
      nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 120)} (${reason(node)})`),
    );
}

const reason = (node) => node.failureSummary?.split("\n").at(-1)?.trim() ?? "";

/** Fails with one line a fault. */
export function none(faults, where) {
  if (faults.length) throw new Error(`axe-core, ${where}:\n${faults.join("\n")}`);
}

/** Looks at a page in light and dark; in the second of them only colours can be wrong. */
export async function inLightAndDark(page, what, schemes = ["light", "dark"]) {
  for (const [place, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    none(await axeFaults(page, place ? { only: COLOUR_RULES } : {}), `${what}, ${colorScheme}`);
  }
}
