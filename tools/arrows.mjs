#!/usr/bin/env node
// Checks the import rules, after verifying on a generated example that each of them detects a violation.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import config, { pairs } from "../.dependency-cruiser.mjs";
import { cache, root } from "./lib/places.mjs";

const require = createRequire(import.meta.url);
require.resolve("@swc/core");

const { forbidden, options } = config;

async function judge(baseDir, folders) {
  const tsConfig = {};
  const alias = { "~art": join(baseDir, "site/art"), "~": join(baseDir, "site/app") };
  const { enhancedResolveOptions, ...rest } = options;
  const cruiseOptions = { ...rest, baseDir, ruleSet: { forbidden }, validate: true, enhancedResolveOptions };
  const { output } = await cruise(
    folders,
    cruiseOptions,
    { ...enhancedResolveOptions, alias, bustTheCache: true },
    tsConfig,
  );
  return { ...output.summary, ...judgeDoors(output.modules) };
}

const featureOf = (file) => /^site\/app\/features\/([^/]+)\//.exec(file)?.[1];
const shipsNot = (file) => /\.(?:test|built|e2e)\.tsx?$|\/search\.ts$/.test(file);

/** Imports of a feature's internals (not exported by its index.ts), and unused pairs. */
function judgeDoors(modules) {
  const targets = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const isDoor = (file) => {
    const index = `site/app/features/${featureOf(file)}/index.ts`;
    return file === index || (targets.get(index) ?? []).includes(file);
  };
  const inside = [];
  const used = new Set();
  for (const [from, files] of targets) {
    if (!from.startsWith("site/app/") || shipsNot(from)) continue;
    const own = featureOf(from) ?? from.split("/")[2];
    for (const to of files) {
      const other = featureOf(to);
      if (other === undefined || other === own) continue;
      used.add(`${own} → ${other}`);
      if (!isDoor(to)) inside.push(`not listed in its index.ts: ${from} → ${to}`);
    }
  }
  const unused = pairs.map((pair) => pair.join(" → ")).filter((pair) => !used.has(pair));
  return { inside, unused: unused.map((pair) => `no import needs the pair ${pair}`) };
}

/** One violation per rule that a file layout can violate: [rule, file, import]. */
const wrong = [
  ["eorzea-needs-nothing", "packages/eorzea/src/a.ts", "../../fieldops/src/b.ts"],
  ["eorzea-cli-needs-node-only", "packages/eorzea/src/cli/a.ts", "../../../fieldops/src/b.ts"],
  ["fieldops-needs-the-sky-only", "packages/fieldops/src/a.ts", "node:fs"],
  ["packages-know-no-site", "packages/fieldops/src/c.ts", "../../../site/app/ui/a.ts"],
  ["features-by-pairs", "site/app/features/market/c.ts", "~/features/run/index.ts"],
  ["features-know-no-shell", "site/app/features/market/d.ts", "~/shell/b.ts"],
  ["shared-parts-know-no-feature", "site/app/ui/d.ts", "../features/run/index.ts"],
  ["app-runs-in-browsers", "site/app/browser/a.ts", "../../server/a.ts"],
  ["server-knows-no-build", "site/server/b.ts", "../build/a.ts"],
  ["build-knows-no-test", "site/build/b.ts", "../testing/a.ts"],
  ["testing-is-below-tests", "site/testing/b.ts", "../../tools/lib/a.mjs"],
  ["nothing-needs-tests", "tools/b.mjs", "../site/e2e/a.e2e.ts"],
  ["nothing-needs-bench", "tools/c.mjs", "../bench/a.mjs"],
  ["no-circles", "site/app/features/market/a.ts", "./b.ts"],
  ["no-circles", "site/app/features/market/b.ts", "./a.ts"],
  ["no-lost-imports", "site/app/i18n/a.ts", "./not-found-chart.ts"],
];
const plain = [
  "packages/fieldops/src/b.ts",
  "site/app/ui/a.ts",
  "site/app/features/run/index.ts",
  "site/app/features/market/inner.ts",
  "site/app/shell/b.ts",
  "site/server/a.ts",
  "site/build/a.ts",
  "site/testing/a.ts",
  "site/e2e/a.e2e.ts",
  "tools/lib/a.mjs",
  "bench/a.mjs",
];

async function checkTheCheck() {
  mkdirSync(cache, { recursive: true });
  const house = mkdtempSync(join(cache, "arrows-"));
  try {
    const put = (file, text) => {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), text);
    };
    for (const file of plain) put(file, "export const x = 1;\n");
    for (const [, file, to] of wrong)
      put(
        file,
        file.endsWith(".mjs")
          ? `import * as y from "${to}";\nexport { y };\n`
          : `import type * as y from "${to}";\nexport type Y = typeof y;\n`,
      );
    put("site/app/features/run/a.ts", 'export * from "../market/inner.ts";\n');
    const { violations, inside } = await judge(house, ["packages", "site", "tools", "bench"]);
    const found = new Set(violations.map(({ rule }) => rule.name));
    const missed = forbidden.map(({ name }) => name).filter((name) => !found.has(name));
    return inside.length === 1 ? missed : [...missed, "a feature's inside"];
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

const unseen = await checkTheCheck();
if (unseen.length > 0) {
  process.stderr.write(`The arrow check does not see a wrong arrow of: ${unseen.join(", ")}.\n`);
  process.exit(1);
}
const { violations, totalCruised, inside, unused } = await judge(root, [
  "packages",
  "site/app",
  "site/art",
  "site/server",
  "site/build",
  "site/testing",
  "site/worker",
  "site/e2e",
  "tools",
  "bench",
]);
for (const { rule, from, to } of violations) process.stderr.write(`${rule.name}: ${from} → ${to}\n`);
for (const line of [...inside, ...unused]) process.stderr.write(`${line}\n`);
if (violations.length + inside.length + unused.length > 0) process.exit(1);
const names = new Set(forbidden.map(({ name }) => name));
process.stdout.write(
  `${totalCruised} modules, ${names.size} rules (each proven on a wrong arrow), ${pairs.length} pairs of features\n`,
);
