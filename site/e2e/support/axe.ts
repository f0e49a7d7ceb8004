import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Half as long as the package's own `source`, which goes to the browser for each page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  var axe: typeof axeCore;
}

/** What axe finds against WCAG 2.2 A and AA and its own best practices: a rule's id, what it asks, and up to five places. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  // Halfway through a change of theme, words and ground are of no theme.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Only faults are worked out in full: the lists of what passes would take four fifths of the time.
  const violations = await page.evaluate(async (tags) => {
    const results = await globalThis.axe.run(document, {
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
      // None of these rules reads style sheets or media.
      preload: false,
    });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      places: nodes.slice(0, 5).map((node) => `${node.target.join(" ")} (${node.failureSummary ?? ""})`),
    }));
  }, TAGS);
  return violations.map(({ id, help, places }) => `${id}: ${help}: ${places.join(" | ")}`);
}

/** Fails with a readable list when axe finds anything. */
export async function checkAxe(page: Page): Promise<void> {
  const found = await axeFindings(page);
  expect(found, found.join("\n")).toEqual([]);
}
