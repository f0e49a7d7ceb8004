import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Generates the records before any test imports them. The generator loads tables at run time, so it must not
// be bundled with this file, which would duplicate the modules they share.
const generator = new URL("./packages/fieldops/tools/generate.ts", import.meta.url);
const { generate }: typeof import("./packages/fieldops/tools/generate.ts") = await import(generator.href);
await generate();
const { pages } = await import("./site/build/plugins/pages/plugin.ts");

// Same language and time zone on every machine; child processes inherit both.
for (const name of Object.keys(process.env)) if (/^(?:LC_|LANG)/.test(name)) delete process.env[name];
process.env.LANG = "C.UTF-8";
process.env.TZ = "UTC";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { "~art": folder("site/art"), "~": folder("site/app") };

/** Small but slow. */
const long = ["routes", "map", "offline", "updates", "typing", "shifts"];

/**
 * Runs of a failed browser test besides the first: a busy machine can exceed any time limit. The test command
 * names tests that only passed when run again, because most of them show a fault.
 */
const RETRIES = 1;

/** Without earlier timings Vitest sorts by file size, so that a slow file could run alone at the end. */
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
            "site/{server,build,testing,worker}/**/*.test.ts",
            "{relay,tools}/**/*.test.ts",
          ],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // The relay tests mostly wait.
          maxWorkers: 3,
          // Files share modules, which saves a third of the time. Safe because no test modifies them.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "built",
          include: ["site/e2e/**/*.built.ts"],
          globalSetup: "site/testing/served.ts",
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry: RETRIES,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "e2e",
          include: ["site/e2e/**/*.e2e.ts"],
          globalSetup: "site/testing/served.ts",
          testTimeout: 120_000,
          retry: RETRIES,
          // With two processors, tests that wait would leave one idle a tenth of the time.
          maxWorkers: 3,
          isolate: false,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 40 } },
        },
      },
      ...["firefox", "webkit"].map((name) => ({
        resolve: { alias },
        test: {
          name,
          include: [`site/e2e/engines/${name}.engine.ts`],
          globalSetup: "site/testing/served.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry: RETRIES,
        },
      })),
    ],
  },
});
