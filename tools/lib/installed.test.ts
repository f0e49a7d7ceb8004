import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { isFor, isInstalled } from "./installed.mjs";
import { root } from "./places.mjs";

type Entry = Readonly<{
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
  optionalDependencies?: Readonly<Record<string, string>>;
}>;

const lock: Readonly<Record<string, Entry>> = JSON.parse(
  readFileSync(join(root, "package-lock.json"), "utf8"),
).packages;

const machines = [
  { os: "darwin", cpu: "arm64", libc: undefined },
  { os: "darwin", cpu: "x64", libc: undefined },
  { os: "win32", cpu: "x64", libc: undefined },
  { os: "linux", cpu: "arm64", libc: "glibc" },
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "musl" },
  { os: "linux", cpu: "x64", libc: "musl" },
];

/** Resolves a dependency as npm does: from the nearest node_modules upward. */
function entryOf(asking: string, name: string): Entry | undefined {
  for (let at = asking; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const found = lock[`${at === "" ? "" : `${at}/`}node_modules/${name}`];
    if (found !== undefined || at === "") return found;
  }
}

describe("package-lock.json", () => {
  const asking = Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [path, name] as const),
  );

  test("package-lock.json lists every optional dependency with its hash", () => {
    expect(asking.length).toBeGreaterThan(50);
    expect(asking.filter(([path, name]) => entryOf(path, name)?.integrity === undefined)).toEqual([]);
  });

  test.each(machines)("package-lock.json has native parts of every package for $os $cpu $libc", (machine) => {
    const lacking = [...Map.groupBy(asking, ([path]) => path)].flatMap(([path, parts]) => {
      const entries = parts.flatMap(([, name]) => entryOf(path, name) ?? []).filter(({ os }) => os);
      const isMade = entries.length < 5 || entries.some((entry) => isFor(machine, entry));
      return isMade ? [] : [path];
    });
    expect(lacking).toEqual([]);
  });
});

describe("isInstalled", () => {
  const machine = { os: "linux", cpu: "x64", libc: "glibc" };
  const wanted: Record<string, Entry> = {
    "": {},
    site: { version: "1.0.0" },
    "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
    "node_modules/a-linux": { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"] },
    "node_modules/a-mac": { version: "1.0.0", optional: true, os: ["darwin"], cpu: ["arm64"] },
  };
  const { "node_modules/a-mac": _, ...here } = wanted;
  const { "node_modules/a-linux": __, ...broken } = here;

  function isInstalledWith(list: Record<string, Entry> | undefined): boolean {
    const folder = mkdtempSync(join(tmpdir(), "foray-installed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: wanted }));
    if (list !== undefined)
      writeFileSync(join(folder, "node_modules", ".package-lock.json"), JSON.stringify({ packages: list }));
    return isInstalled(folder, machine);
  }

  test("isInstalled accepts an install with every part for this machine", () => {
    expect(isInstalledWith(here)).toBe(true);
  });

  test.each([
    ["an install that was broken off", undefined],
    ["a part for this machine that is missing", broken],
    ["another version", { ...here, "node_modules/a": { version: "0.9.0", integrity: "sha512-a" } }],
    ["another content", { ...here, "node_modules/a": { version: "1.0.0", integrity: "sha512-b" } }],
  ])("isInstalled rejects %s", (_name, list) => {
    expect(isInstalledWith(list)).toBe(false);
  });
});
