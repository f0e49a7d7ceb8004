import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "packages/**/*.test.ts",
      "site/app/**/*.test.{ts,tsx}",
      "site/server/**/*.test.ts",
      "site/tools/**/*.test.ts",
      "tools/**/*.test.ts",
    ],
    testTimeout: 30_000,
  },
});
