import { existsSync } from "node:fs";
import { runChild } from "./child.mjs";
import { Trouble } from "./say.mjs";

const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return (await runChild("apt-get", args, { env, quiet: true })).code === 0;
}

/** One by one if installing them all at once fails. */
async function installPackages(packages) {
  const install = ["install", "-y", "--no-install-recommends"];
  if (!(await apt("update")) || (await apt(...install, ...packages))) return;
  for (const name of packages) await apt(...install, name);
}

/** `line` tells how to install the program and what is skipped without it. */
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

export async function missingPrograms() {
  return canInstall() ? [] : missingOf(await allPrograms());
}

/**
 * Installs missing programs if allowed (ids of site/testing/programs.ts).
 * @returns those still missing
 */
export async function ensurePrograms(ids) {
  const missing = await missingOf(ids);
  if (missing.length === 0 || !canInstall()) return missing;
  await installPackages([...new Set(missing.flatMap(({ packages }) => packages))]);
  return missingOf(ids);
}

export async function allPrograms() {
  return Object.keys((await import("../../site/testing/programs.ts")).programs);
}

/** Also installs the faster headless shell if available. */
export async function ensureChromium() {
  const missing = await ensurePrograms(["chromium", "headlessChromium"]);
  const chromium = missing.find(({ id }) => id === "chromium");
  if (chromium !== undefined) throw new Trouble(chromium.line);
}
