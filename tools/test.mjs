#!/usr/bin/env node
// `npm test [-- --only STEP,STEP]`: every check, fastest first; `npm run check`: the steps without a build.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildToCheck } from "./lib/build.mjs";
import { runChild } from "./lib/child.mjs";
import { binary, root, site } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { allPrograms, ensurePrograms, missingPrograms } from "./lib/programs.mjs";
import { showSteps } from "./lib/progress.mjs";
import { run, seconds, Trouble } from "./lib/say.mjs";

const NAMED_FILES = 8;

/** Shows output only on failure. */
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

const counted = { passed: 0, failed: 0, leftOut: 0 };
const slowest = [];
/** Tests that passed only when they were run again. */
const flaky = [];

async function vitest(project, step) {
  const counts = { passed: 0, failed: 0 };
  let skipped = 0;
  const { code, output } = await runChild(
    process.execPath,
    [
      binary("vitest", "vitest.mjs"),
      "run",
      "--project",
      project,
      "--reporter=dot",
      `--reporter=${join(root, "tools", "lib", "vitest-reporter.ts")}`,
    ],
    {
      cwd: root,
      quiet: true,
      onProgress(told) {
        if (told.files !== undefined) {
          skipped = told.skipped.length;
          slowest.push(...told.files);
          flaky.push(...told.flaky);
          return;
        }
        Object.assign(counts, { passed: told.passed, failed: told.failed });
        step.at({ done: told.done, total: told.total, unit: `files, ${told.passed + told.failed} tests` });
      },
    },
  );
  counted.passed += counts.passed;
  counted.failed += counts.failed;
  counted.leftOut += skipped;
  // Does not use commandTrouble: words about network or disk come from the tests, not from this machine.
  if (code !== 0) throw new Trouble(`${output.trim()}\n\nTests of ${project} failed.`);
  if (counts.passed === 0) throw new Trouble(`The project ${project} has no tests.`);
  return `${counts.passed} passed${skipped > 0 ? `, ${skipped} left out` : ""}`;
}

async function buildStep(step) {
  await buildToCheck(step.at);
  return "site/dist/client";
}

/** Set by the step that installs them. */
let missing = [];

async function programs() {
  missing = await ensurePrograms(await allPrograms());
  return missing.length === 0 ? "all here" : missing.map(({ line }) => line).join(" ");
}

/** Does not run them. */
async function countTests(project) {
  const list = [binary("vitest", "vitest.mjs"), "list", "--project", project, "--json"];
  const { code, output } = await runChild(process.execPath, list, { cwd: root, quiet: true });
  const [, json = "[]"] = /^(\[.*\])\s*$/ms.exec(output) ?? [];
  return code === 0 ? JSON.parse(json).length : 0;
}

/** Counts the tests as skipped if the browser is missing. */
async function browserStep(project, ids, step) {
  missing = await ensurePrograms(await allPrograms());
  const lacking = missing.filter(({ id }) => ids.includes(id));
  if (lacking.length === 0) return vitest(project, step);
  const count = await countTests(project);
  counted.leftOut += count;
  return `left out, without ${lacking.map(({ name }) => name).join(" and ")}: ${count} tests`;
}

/** Rounds of steps. The steps of a round run in parallel, because none of them uses both processors fully. */
const rounds = [
  [
    ["types", types],
    ["lint", lint],
    ["arrows", arrows],
    ["dead", deadCode],
    ["programs", programs],
    ["build", buildStep],
  ],
  [
    ["unit", (step) => vitest("unit", step)],
    ["built", (step) => vitest("built", step)],
  ],
  [["browser", (step) => browserStep("e2e", ["chromium"], step)]],
  [
    ["firefox", (step) => browserStep("firefox", ["firefox"], step)],
    ["webkit", (step) => browserStep("webkit", ["webkit", "xvfb"], step)],
  ],
  [["sizes", () => tool(join(site, "build", "checks", "sizes", "main.ts"), [])]],
];

const needBuild = ["built", "browser", "firefox", "webkit", "sizes"];

function chosenRounds() {
  const names = rounds.flat().map(([name]) => name);
  let only;
  try {
    only = parseArgs({ options: { only: { type: "string" } } }).values.only;
  } catch {
    throw new Trouble(`The only option is --only, with steps from: ${names.join(", ")}.`);
  }
  if (only === undefined) return rounds;
  const asked = only.split(",");
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Trouble(`There is no step "${unknown}": the steps are ${names.join(", ")}.`);
  return rounds.map((round) => round.filter(([name]) => asked.includes(name)));
}

const HOW_TO_RUN_ONE =
  "npm run unit -- path/to/file.test.ts -t 'part of its name' (CONTRIBUTING.md, Debug a failing test).";

/** Formats `Failed: 2 tests (browser), lint`. */
function failureLine(steps, tests) {
  const ofTests = steps.filter((name) => ["unit", "built", "browser", "firefox", "webkit"].includes(name));
  const counts = `${tests} ${tests === 1 ? "test" : "tests"} (${ofTests.join(", ")})`;
  const parts = [...(ofTests.length > 0 ? [counts] : []), ...steps.filter((name) => !ofTests.includes(name))];
  return `Failed: ${parts.join(", ")}`;
}

const times = [];

async function passes([name, step], steps) {
  const began = performance.now();
  const handle = steps.begin(name);
  let line = "";
  let passed = true;
  try {
    const result = await step(handle);
    line = `✓ ${name.padEnd(8)} ${seconds(began).padStart(8)}  ${result}`;
  } catch (error) {
    passed = false;
    const text = error instanceof Trouble ? error.message : String(error?.stack ?? error);
    line = `${text}\n✗ ${name.padEnd(8)} ${seconds(began).padStart(8)}`;
  }
  handle.end(line);
  times.push([name, performance.now() - began]);
  return passed;
}

function printTimes(began) {
  const inSeconds = (ms) => `${Math.round(ms / 1000)} s`;
  const steps = times
    .toSorted(([, a], [, b]) => b - a)
    .filter(([, ms]) => ms >= 500)
    .map(([name, ms]) => `${name} ${inSeconds(ms)}`);
  const files = slowest
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED_FILES)
    .map(([file, ms]) => `  ${inSeconds(ms).padStart(6)}  ${file}`);
  process.stdout.write(`\n${inSeconds(performance.now() - began)} in all: ${steps.join(", ")}\n`);
  if (files.length > 0) process.stdout.write(`Longest files of tests:\n${files.join("\n")}\n`);
}

await run(async () => {
  const began = performance.now();
  const chosen = chosenRounds();
  if (!(await prepare(import.meta.url))) return;
  const usesPrograms = chosen
    .flat()
    .some(([name]) => ["programs", "browser", "firefox", "webkit"].includes(name));
  if (usesPrograms) for (const { line } of await missingPrograms()) process.stdout.write(`${line}\n`);
  const steps = showSteps();
  const failed = [];
  for (const round of chosen) {
    // Without a build, these steps would test the previous one.
    const possible = round.filter(([name]) => !(failed.includes("build") && needBuild.includes(name)));
    const results = await Promise.all(possible.map((step) => passes(step, steps)));
    failed.push(...possible.flatMap(([name], at) => (results[at] ? [] : [name])));
  }
  steps.end();
  printTimes(began);
  if (process.env.CI === "true" && (counted.leftOut > 0 || missing.length > 0))
    failed.push("what was left out");
  if (failed.length > 0) {
    process.exitCode = 1;
    process.stdout.write(`\n${failureLine(failed, counted.failed)}\nOne test: ${HOW_TO_RUN_ONE}\n`);
  }
  if (flaky.length > 0)
    process.stdout.write(`\nPassed only when run again, so look into them:\n${flaky.join("\n")}\n`);
  const leftOut = counted.leftOut > 0 ? `, ${counted.leftOut} left out` : "";
  process.stdout.write(`${counted.passed} passed, ${counted.failed} failed${leftOut}\n`);
});
