import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startScript } from "./start-script.ts";

test("the start script is under 1200 bytes gzipped and has no imports", async () => {
  const code = await startScript("/almanac/");
  expect(code).not.toMatch(/\bimport\b|<\/script/);
  expect(code).toContain("/almanac/");
  expect(gzipSync(code).length).toBeLessThan(1200);
});
