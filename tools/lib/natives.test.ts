import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { nativeParts, partsFor } from "./natives.mjs";
import { modules } from "./places.mjs";

const packages: readonly string[] = [...nativeParts.build, ...nativeParts.test].map(({ name }) => name);
const optional = (name: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(`${modules}/${name}/package.json`, "utf8")).optionalDependencies);

const machines = [
  { platform: "darwin", arch: "arm64", musl: false },
  { platform: "darwin", arch: "x64", musl: false },
  { platform: "win32", arch: "x64", musl: false },
  { platform: "linux", arch: "arm64", musl: false },
  { platform: "linux", arch: "x64", musl: false },
  { platform: "linux", arch: "arm64", musl: true },
  { platform: "linux", arch: "x64", musl: true },
];

describe.each(packages)("%s", (name) => {
  const names = optional(name);

  test.each(machines)("has a part for $platform $arch (musl: $musl), and it alone", (machine) => {
    const parts = partsFor(machine, names);
    // sharp has two: its own and that of the library below it.
    expect(parts.length).toBe(name === "sharp" && machine.platform !== "win32" ? 2 : 1);
    for (const part of parts) {
      expect(names).toContain(part);
      expect(part).toContain(machine.arch);
      expect(part).toMatch(new RegExp(`[-/]${machine.platform}`));
      if (names.some((each) => each.includes("musl"))) expect(part.includes("musl")).toBe(machine.musl);
    }
  });
});

test("a machine that no package is made for has no part", () => {
  expect(partsFor({ platform: "sunos", arch: "x64", musl: false }, optional("rolldown"))).toEqual([]);
  expect(partsFor({ platform: "linux", arch: "arm", musl: false }, ["@a/linux-arm64-gnu"])).toEqual([]);
});
