import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chooseTheme } from "./site.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Half as long as the package's own `source`, which goes to the browser for each page again. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  var axe: typeof axeCore;
}

/** The rules that look at colours: the only ones whose findings change with the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Findings of axe against WCAG 2.2 A and AA and its best practices, or only for colors: a rule's id, its requirement, and up to
 * five places.
 */
export async function axeFindings(page: Page, asked: "all" | "colours" = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  // Halfway through a change of theme, words and ground are of no theme.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Only faults are worked out in full: the lists of what passes would take four fifths of the time.
  const runOnly =
    asked === "all"
      ? { type: "tag" as const, values: TAGS }
      : { type: "rule" as const, values: COLOUR_RULES };
  const violations = await page.evaluate(async (only) => {
    const results = await globalThis.axe.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
      // None of these rules reads style sheets or media.
      preload: false,
    });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      places: nodes.slice(0, 5).map((node) => `${node.target.join(" ")} (${node.failureSummary ?? ""})`),
    }));
  }, runOnly);
  return violations.map(({ id, help, places }) => `${id}: ${help}: ${places.join(" | ")}`);
}

/** Fails with a readable list when axe finds anything. */
export async function checkAxe(page: Page, asked: "all" | "colours" = "all"): Promise<void> {
  const found = await axeFindings(page, asked);
  expect(found, found.join("\n")).toEqual([]);
}

/** As `checkAxe`, by day and by night. The page is left as by day. */
export async function checkAxeDayAndNight(page: Page): Promise<void> {
  await checkAxe(page);
  await chooseTheme(page, "dark");
  await checkAxe(page, "colours");
  await chooseTheme(page, "light");
}
