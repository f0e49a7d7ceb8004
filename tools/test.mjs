#!/usr/bin/env node
// `npm test [-- --only STEP,STEP]`: every check, what fails fastest first.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./lib/build.mjs";
import { runChild } from "./lib/child.mjs";
import { ensureTestPrograms } from "./lib/chromium.mjs";
import { binary, cache, root, site } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, seconds, Trouble } from "./lib/say.mjs";

const reports = join(cache, "test");

/** Runs one installed tool; its output is shown only when it fails. */
async function tool(file, args, cwd = root) {
  const { code, output } = await runChild(process.execPath, [file, ...args], { cwd, quiet: true });
  if (code !== 0) throw new Trouble(output.trim());
  return output;
}

async function types() {
  const tsc = binary("typescript", "bin/tsc");
  await tool(tsc, ["-p", "packages"]);
  await tool(tsc, ["-p", "."], site);
  await tool(tsc, ["-p", "worker"], site);
  return "packages, site and its worker";
}

async function lint() {
  await tool(binary("@biomejs/biome", "bin/biome"), [
    "check",
    "--error-on-warnings",
    "--diagnostic-level=warn",
    "--max-diagnostics=100",
    ".",
  ]);
  await tool(binary("oxlint", "bin/oxlint"), ["--type-aware", "--deny-warnings"]);
  return "no finding";
}

async function arrows() {
  return (await tool(join(root, "tools", "arrows.mjs"), [])).trim();
}

async function deadCode() {
  await tool(binary("knip", "bin/knip.js"), ["--no-progress"]);
  return "none";
}

/** Runs one Vitest project and returns how many tests it counted. */
async function vitest(project) {
  const report = join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const args = [
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const { code, output } = await runChild(process.execPath, [binary("vitest", "vitest.mjs"), ...args], {
    cwd: root,
    quiet: true,
  });
  const counts = readCounts(report);
  counted.passed += counts.passed;
  counted.failed += counts.failed;
  if (code !== 0) throw new Trouble(output.trim());
  if (counts.passed === 0) throw new Trouble(`The project ${project} holds no test.`);
  return `${counts.passed} passed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ""}`;
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

async function buildStep() {
  await build({ quiet: true });
  return "site/build/client";
}

/** The browsers come from Debian while the checks run. */
async function programs() {
  await ensureTestPrograms();
  return "installed";
}

async function browserStep() {
  await ensureTestPrograms();
  return vitest("e2e");
}

const counted = { passed: 0, failed: 0 };

/** The steps in rounds: those of one round run side by side, as none of them keeps both processors busy by itself. */
const rounds = [
  [
    ["types", types],
    ["lint", lint],
    ["arrows", arrows],
    ["dead", deadCode],
    ["programs", programs],
  ],
  [
    ["unit", () => vitest("unit")],
    ["build", buildStep],
  ],
  [["browser", browserStep]],
  [["sizes", () => tool(join(site, "tools", "sizes", "main.ts"), [])]],
];

function chosenRounds() {
  const names = rounds.flat().map(([name]) => name);
  let only;
  try {
    only = parseArgs({ options: { only: { type: "string" } } }).values.only;
  } catch {
    throw new Trouble(`The only option is --only with steps out of: ${names.join(", ")}.`);
  }
  if (only === undefined) return rounds;
  const asked = only.split(",");
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Trouble(`There is no step "${unknown}": the steps are ${names.join(", ")}.`);
  return rounds.map((round) => round.filter(([name]) => asked.includes(name)));
}

/** Runs a step and tells how it ended; returns whether it passed. */
async function passes([name, step]) {
  const began = performance.now();
  try {
    const result = await step();
    process.stdout.write(`✓ ${name.padEnd(8)} ${seconds(began).padStart(8)}  ${result}\n`);
    return true;
  } catch (error) {
    const text = error instanceof Trouble ? error.message : String(error?.stack ?? error);
    process.stdout.write(`${text}\n✗ ${name.padEnd(8)} ${seconds(began).padStart(8)}\n`);
    return false;
  }
}

await run(async () => {
  const chosen = chosenRounds();
  if (!(await prepare(import.meta.url, "test"))) return;
  mkdirSync(reports, { recursive: true });
  const failed = [];
  for (const round of chosen) {
    const results = await Promise.all(round.map(passes));
    failed.push(...round.flatMap(([name], at) => (results[at] ? [] : [name])));
    // Browser tests and sizes look at the build: without it they would only tell of the last one.
    if (failed.includes("build")) break;
  }
  if (failed.length > 0) {
    process.exitCode = 1;
    process.stdout.write(`\nFailed: ${failed.join(", ")}.\n`);
  }
  process.stdout.write(`${counted.passed} passed, ${counted.failed} failed\n`);
});
