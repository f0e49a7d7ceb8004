import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startScript } from "./start-script.ts";

test("the start is one small script without imports", async () => {
  const code = await startScript("/almanac/");
  expect(code).not.toMatch(/\bimport\b|<\/script/);
  expect(code).toContain("/almanac/");
  expect(gzipSync(code).length).toBeLessThan(1200);
});
