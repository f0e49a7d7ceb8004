import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { "~art": folder("site/art"), "~": folder("site/app") };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.ts",
            "site/{app,art}/**/*.test.{ts,tsx}",
            "site/{server,tools}/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["site/e2e/**/*.e2e.ts"],
          globalSetup: "site/e2e/support/global.ts",
          testTimeout: 45_000,
          // A browser on a busy machine may miss a moment; a real fault fails each time.
          retry: 2,
          maxWorkers: 2,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 8000, interval: 40 } },
        },
      },
    ],
  },
});
