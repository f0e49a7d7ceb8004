import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faviconSvg, mark, maskableSvg } from "./mark.ts";

test("the committed icons are what the mark draws", () => {
  const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
  expect(read("favicon.svg")).toBe(faviconSvg());
  expect(read("maskable.svg")).toBe(maskableSvg());
});

test("the mark has three bands", () => {
  expect(new Set(mark.bands).size).toBe(3);
  expect(mark.bands.join("")).not.toContain("NaN");
});
