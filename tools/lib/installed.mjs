import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The platform of a native package, in npm's terms. */
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

/** Whether a package of a lock file is meant for a machine. */
export function isFor(machine, entry) {
  return ["os", "cpu", "libc"].every((kind) => {
    const named = entry[kind];
    if (named === undefined) return true;
    if (named.includes(`!${machine[kind]}`)) return false;
    return named.includes(machine[kind]) || named.every((name) => name.startsWith("!"));
  });
}

/**
 * Whether a folder's packages are those of its lock file: npm lists what it has installed, as its last deed, in a lock file of its own.
 * A package that is optional on any machine is requested where the lock says that it is made for this one.
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
