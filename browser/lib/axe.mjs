// axe-core in a page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Serious and critical faults, one line a fault; `without` are rules that are left out. */
export async function axeFaults(page, { without = [] } = {}) {
  await page.evaluate(source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate((rules) => globalThis.axe.run(document, { resultTypes: ["violations"], rules }), rules);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, impact, nodes }) => nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 120)} (${reason(node)})`));
}

const reason = (node) => node.failureSummary?.split("\n").at(-1)?.trim() ?? "";

/** Fails with one line a fault. */
export function none(faults, where) {
  if (faults.length) throw new Error(`axe-core, ${where}:\n${faults.join("\n")}`);
}
