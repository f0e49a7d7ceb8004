import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { binary, modules, root } from "./places.mjs";

/** Packages with parts of machine code, and how each shows that its part is there: a module to load or a command to run. */
export const nativeParts = {
  build: [{ name: "rolldown" }, { name: "lightningcss" }, { name: "sharp" }, { name: "@resvg/resvg-js" }],
  test: [
    { name: "@swc/core" },
    { name: "oxc-parser" },
    { name: "oxc-resolver" },
    { name: "typescript", command: "bin/tsc" },
    { name: "@biomejs/biome", command: "bin/biome" },
    { name: "oxlint", command: "bin/oxlint" },
    { name: "oxlint-tsgolint", command: "bin/tsgolint.js" },
  ],
};

/** The names of those parts that do not load or run here. */
export async function brokenParts(node, parts) {
  const broken = await Promise.all(
    parts.map(async ({ name, command }) => {
      const args =
        command === undefined
          ? ["--input-type=module", "-e", `await import(${JSON.stringify(name)})`]
          : [binary(name, command), name === "oxlint-tsgolint" ? "--help" : "--version"];
      const { code } = await runChild(node, args, { cwd: root, quiet: true });
      return code === 0 ? [] : [name];
    }),
  );
  return broken.flat();
}

/** What tells one machine from another for a package of machine code. */
export const thisMachine = {
  platform: process.platform,
  arch: process.arch,
  musl: process.platform === "linux" && process.report.getReport().header.glibcVersionRuntime === undefined,
};

/** Those of a package's optional dependencies that are for this machine, by their names, which all packages write alike. */
export function partsFor({ platform, arch, musl }, names) {
  const fits = names.filter((name) => new RegExp(`[-/]${platform}(?:musl)?-${arch}(?:-|$)`).test(name));
  const ofMusl = fits.filter((name) => name.includes("musl"));
  return musl && ofMusl.length > 0 ? ofMusl : fits.filter((name) => !name.includes("musl"));
}

/** The packages, each with its version, that hold the machine code of the packages named. */
export function missingPackages(names) {
  return names.flatMap((name) => {
    const text = readFileSync(join(modules, ...name.split("/"), "package.json"), "utf8");
    const { optionalDependencies = {} } = JSON.parse(text);
    return partsFor(thisMachine, Object.keys(optionalDependencies)).map(
      (part) => `${part}@${optionalDependencies[part]}`,
    );
  });
}
