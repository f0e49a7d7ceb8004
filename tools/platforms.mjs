#!/usr/bin/env node
// `npm run platforms`: tries what happens on a machine whose native packages the lock does not list. In a copy of the sources
// this machine's entries are taken out of the lock; then the install, a build of two pages and the checks of the test command
// run, with npm 10 and npm 11 in turn.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { runChild } from "./lib/child.mjs";
import { nativeParts, partsFor, thisMachine } from "./lib/natives.mjs";
import { root } from "./lib/places.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, seconds, Trouble } from "./lib/say.mjs";

const NPM_VERSIONS = ["10.9.4", "11.6.2"];
const LEFT_OUT = new Set(["node_modules", ".git", ".cache", "build", ".react-router"]);

/** Takes this machine's packages out of the lock; returns their names. */
function withoutThisMachine(folder) {
  const file = join(folder, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const names = [...nativeParts.build, ...nativeParts.test].flatMap(({ name }) =>
    partsFor(thisMachine, Object.keys(lock.packages[`node_modules/${name}`].optionalDependencies ?? {})),
  );
  const nodes = Object.keys(lock.packages[""].optionalDependencies).filter(
    (name) => partsFor(thisMachine, [name]).length > 0,
  );
  const gone = [...names, ...nodes].filter((name) => delete lock.packages[`node_modules/${name}`]);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  return gone;
}

/** Runs one command of the copy as that npm would. */
async function step(folder, npm, name, args, env = {}) {
  const began = performance.now();
  const { code, output } = await runChild(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, npm_execpath: npm, PATH: process.env.PATH, ...env },
    quiet: true,
  });
  if (code !== 0) throw new Trouble(`${output.trim()}\n\n${name} failed.`);
  process.stdout.write(`  ✓ ${name} ${seconds(began)}\n`);
  return output;
}

async function tryWith(version, folder) {
  const home = join(folder, "npm");
  const copy = join(folder, "copy");
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), "{}");
  const installNpm = ["install", "--prefix", home, "--no-audit", "--no-fund", `npm@${version}`];
  const { code, output } = await runChild("npm", installNpm, { cwd: home, quiet: true });
  if (code !== 0) throw new Trouble(`${output}\n\nnpm ${version} could not be installed.`);
  const npm = join(home, "node_modules", "npm", "bin", "npm-cli.js");
  cpSync(root, copy, {
    recursive: true,
    filter: (path) =>
      !relative(root, path)
        .split(sep)
        .some((part) => LEFT_OUT.has(part)),
  });
  const gone = withoutThisMachine(copy);
  process.stdout.write(`npm ${version}, without ${gone.length} packages of this machine in the lock\n`);
  const pages = { SITE_PAGES: "/,/forecast" };
  const built = await step(copy, npm, "install and build", [join(copy, "tools", "build.mjs")], pages);
  for (const line of built.split("\n"))
    if (/lacks for this platform/.test(line)) process.stdout.write(`    ${line}\n`);
  const checks = ["--only", "types,lint,arrows,dead"];
  const tested = await step(copy, npm, "checks", [join(copy, "tools", "test.mjs"), ...checks]);
  for (const line of tested.split("\n"))
    if (/lacks for this platform|^[✓✗]/.test(line)) process.stdout.write(`    ${line}\n`);
}

await run(async () => {
  if (!(await prepare(import.meta.url))) return;
  const { values } = parseArgs({ options: { npm: { type: "string" } } });
  for (const version of values.npm?.split(",") ?? NPM_VERSIONS) {
    const folder = mkdtempSync(join(tmpdir(), "foray-platform-"));
    try {
      await tryWith(version, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});
