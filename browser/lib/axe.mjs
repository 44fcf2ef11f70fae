// Runs axe-core in a page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that depend on colours. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Serious and critical problems, one line each. Checks only the rules in `only` if it is given, otherwise all rules
 * except those in `without`.
 */
export async function axeProblems(page, { without = [], only } = {}) {
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

/** Fails with one line per problem. */
export function assertNone(problems, where) {
  if (problems.length) throw new Error(`axe-core, ${where}:\n${problems.join("\n")}`);
}

/** Checks a page in light and dark. The second time, only colours can be wrong. */
export async function checkLightAndDark(page, what, schemes = ["light", "dark"]) {
  for (const [place, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    assertNone(await axeProblems(page, place ? { only: COLOUR_RULES } : {}), `${what}, ${colorScheme}`);
  }
}
