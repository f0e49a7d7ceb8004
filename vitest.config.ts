import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { generate } from "./packages/fieldops/tools/generate.ts";
import { pages } from "./site/tools/pages/plugin.ts";

// The records as modules, from their sources, before any test imports them.
await generate();

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { "~art": folder("site/art"), "~": folder("site/app") };

/** Files of few lines and long runs. */
const long = ["languages", "map", "offline", "hosts", "firefox", "security", "updates"];

/** Without knowing of earlier runs, Vitest takes large files for long ones, and one of these would run on alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((name) => moduleId.endsWith(`/${name}.e2e.ts`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [pages("en")],
        resolve: { alias },
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.ts",
            "site/{app,art}/**/*.test.{ts,tsx}",
            "site/{server,tools,worker}/**/*.test.ts",
            "tools/**/*.test.ts",
          ],
          testTimeout: 30_000,
          maxWorkers: 2,
          // The tests ask for dates and numbers in every language.
          setupFiles: "site/app/i18n/every-calendar.ts",
          // Files share their modules, which takes a third less time: no test leaves any of them changed.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "e2e",
          include: ["site/e2e/**/*.e2e.ts"],
          globalSetup: "site/e2e/support/global.ts",
          testTimeout: 45_000,
          maxWorkers: 2,
          isolate: false,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 8000, interval: 40 } },
        },
      },
    ],
  },
});
