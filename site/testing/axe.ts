import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chooseTheme } from "./site.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Half the size of the package's own `source`, and sent to the browser for each page. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  var axe: typeof axeCore;
}

/** The only rules whose findings depend on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Findings against WCAG 2.2 A and AA and best practices: rule, requirement and up to five places each. */
export async function axeFindings(page: Page, asked: "all" | "colours" = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  // While the theme changes, axe would measure the contrast of half-changed colors.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Reporting the passes as well takes five times as long.
  const runOnly =
    asked === "all"
      ? { type: "tag" as const, values: TAGS }
      : { type: "rule" as const, values: COLOUR_RULES };
  const violations = await page.evaluate(async (only) => {
    const results = await globalThis.axe.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
      // None of these rules needs what axe would preload.
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

export async function checkAxe(page: Page, asked: "all" | "colours" = "all"): Promise<void> {
  const found = await axeFindings(page, asked);
  expect(found, found.join("\n")).toEqual([]);
}

/** Checks only the colors in the dark theme. Leaves the page in the light theme. */
export async function checkAxeDayAndNight(page: Page): Promise<void> {
  await checkAxe(page);
  await chooseTheme(page, "dark");
  await checkAxe(page, "colours");
  await chooseTheme(page, "light");
}
