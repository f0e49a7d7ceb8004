import { existsSync } from "node:fs";
import { runChild } from "./child.mjs";
import { Trouble } from "./say.mjs";

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Runs apt-get; says whether it did what it was asked. */
async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return (await runChild("apt-get", args, { env, quiet: true })).code === 0;
}

/** Installs Debian's packages: all at once, or if that fails, those that are available. */
async function installPackages(packages) {
  const install = ["install", "-y", "--no-install-recommends"];
  if (!(await apt("update")) || (await apt(...install, ...packages))) return;
  for (const name of packages) await apt(...install, name);
}

/** Those of the programs that are missing, each with a line that says how to get it and what goes without it. */
async function missingOf(ids) {
  const { findProgram, programs } = await import("../../site/testing/programs.ts");
  return ids
    .filter((id) => findProgram(id) === undefined)
    .map((id) => {
      const { name, packages, tests } = programs[id];
      const how = `install it (Debian: sudo apt-get install ${packages.join(" ")})`;
      return { id, name, packages, line: `${name} is missing, left out: ${tests}. To have it, ${how}.` };
    });
}

/** Missing parts this command cannot install. */
export async function missingPrograms() {
  return canInstall() ? [] : missingOf(await allPrograms());
}

/**
 * Installs, where it may, those of the programs (ids of site/testing/programs.ts) that are missing.
 * @returns those that are missing still
 */
export async function ensurePrograms(ids) {
  const missing = await missingOf(ids);
  if (missing.length === 0 || !canInstall()) return missing;
  await installPackages([...new Set(missing.flatMap(({ packages }) => packages))]);
  return missingOf(ids);
}

/** Every program that tests can use. */
export async function allPrograms() {
  return Object.keys((await import("../../site/testing/programs.ts")).programs);
}

/** Makes sure of a Chromium, and of its faster headless shell where that is available. */
export async function ensureChromium() {
  const missing = await ensurePrograms(["chromium", "headlessChromium"]);
  const chromium = missing.find(({ id }) => id === "chromium");
  if (chromium !== undefined) throw new Trouble(chromium.line);
}
