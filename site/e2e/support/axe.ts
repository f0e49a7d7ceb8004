import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Fails with a readable list when axe finds anything at WCAG 2.2 A or AA, or against its best practices. */
export async function checkAxe(page: Page): Promise<void> {
  const results = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = results.violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 5).map((node) => `${node.target.join(" ")} (${node.failureSummary ?? ""})`);
    return `${id}: ${help}: ${places.join(" | ")}`;
  });
  expect(found).toEqual([]);
}
