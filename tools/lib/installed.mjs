import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** In npm's terms. */
export const thisMachine = {
  os: process.platform,
  cpu: process.arch,
  libc:
    process.platform !== "linux"
      ? undefined
      : process.report.getReport().header.glibcVersionRuntime === undefined
        ? "musl"
        : "glibc",
};

export function isFor(machine, entry) {
  return ["os", "cpu", "libc"].every((kind) => {
    const named = entry[kind];
    if (named === undefined) return true;
    if (named.includes(`!${machine[kind]}`)) return false;
    return named.includes(machine[kind]) || named.every((name) => name.startsWith("!"));
  });
}

/**
 * Whether the installed packages match the lock file. npm writes a list of installed packages
 * (.package-lock.json) as its last step. Optional packages are required if the lock file restricts them to
 * platforms that include this one.
 */
export function isInstalled(folder, machine = thisMachine) {
  const list = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = packagesOf(list);
  return Object.entries(packagesOf(join(folder, "package-lock.json"))).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const there = installed[path];
    if (there === undefined) return entry.optional === true && !(entry.os && isFor(machine, entry));
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}
