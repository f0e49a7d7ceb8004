import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPackages, publishedManifest, withPlainEndings } from "../tools/lib/packages.mjs";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
/** TypeScript 5 from the types linter's dependencies: version 7 no longer supports `node10`. */
const oldTypeScript = createRequire(require.resolve("@arethetypeswrong/core")).resolve("typescript/bin/tsc");
const typeScript = join(dirname(require.resolve("typescript/package.json")), "bin", "tsc");

let folder: string;
const tarballs = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foray-consumer-"));
  for (const { name, target } of await buildPackages()) {
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder, target]);
    const [packed]: { filename: string }[] = JSON.parse(stdout);
    tarballs.set(name, join(folder, packed?.filename ?? ""));
  }
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module" }),
  );
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs.values()], {
    cwd: folder,
  });
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function inConsumer(code: string): Promise<string> {
  const file = join(folder, "example.js");
  await writeFile(file, code);
  return (await run(process.execPath, [file], { cwd: folder })).stdout.trimEnd();
}

const readme = (name: string) => readFile(new URL(`${name}/README.md`, import.meta.url), "utf8");

describe("installed packages", () => {
  it.each(["eorzea", "fieldops"])("the README recipes of %s print the documented output", async (name) => {
    const recipes = [...(await readme(name)).matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
    expect(recipes.length).toBeGreaterThanOrEqual(5);
    for (const code of recipes) {
      const wanted = [...code.matchAll(/^(?:.*; )?\/\/ (.*)$/gm)].map(([, output]) => output);
      expect(wanted.length).toBeGreaterThan(0);
      expect((await inConsumer(code)).split("\n")).toEqual(wanted);
    }
  });

  it("the installed eorzea command runs, and exits with 2 for an unknown command", async () => {
    const { stdout } = await run("npx", ["--offline", "eorzea", "now", "--from", "2026-06-01T00:00:00Z"], {
      cwd: folder,
    });
    expect(stdout).toContain("Eureka Anemos");
    const unknown = run("npx", ["--offline", "eorzea", "then"], { cwd: folder });
    await expect(unknown).rejects.toMatchObject({ code: 2 });
  });

  it("an installed package does not export internal modules", async () => {
    await expect(inConsumer('await import("@foray/eorzea/cli/main")')).rejects.toThrow(
      "ERR_PACKAGE_PATH_NOT_EXPORTED",
    );
  });

  it.each([
    ["TypeScript 7, bundler", typeScript, "bundler", "esnext"],
    ["TypeScript 7, node16", typeScript, "node16", "node16"],
    ["TypeScript 7, nodenext", typeScript, "nodenext", "nodenext"],
    ["TypeScript 5, bundler", oldTypeScript, "bundler", "esnext"],
    ["TypeScript 5, node16", oldTypeScript, "node16", "node16"],
    ["TypeScript 5, node10", oldTypeScript, "node10", "esnext"],
  ])("a strict consumer type-checks with %s", async (_, compiler, moduleResolution, module) => {
    await writeFile(join(folder, "strict.ts"), strictConsumer);
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          target: "es2022",
          lib: ["es2022"],
          types: [],
          noEmit: true,
          module,
          moduleResolution,
        },
        files: ["strict.ts"],
      }),
    );
    const { stdout } = await run(process.execPath, [compiler, "-p", folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  });

  it.each(["@foray/eorzea", "@foray/fieldops"])("%s passes publint", async (name) => {
    const tarball = await readFile(tarballs.get(name) ?? "");
    const { messages } = await publint({ strict: true, pack: { tarball: new Uint8Array(tarball).buffer } });
    expect(messages).toEqual([]);
  });

  it.each([
    ["@foray/eorzea", ["./sky", "./find-windows", "./zones/names/ja"]],
    ["@foray/fieldops", ["./records/regions/facts", "./share-codes/holster"]],
  ])("%s has correct types for every kind of import", async (name, parts) => {
    const tarball = await readFile(tarballs.get(name) ?? "");
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
      entrypoints: [".", ...parts],
    });
    if (result.types === false) throw new Error("no types found");
    // ESM-only modules are meant to be loaded from CommonJS with `import()`.
    const problems = result.problems.filter(({ kind }) => kind !== "CJSResolvesToESM");
    expect(problems).toEqual([]);
  });

  it("a page of one language bundles to under 12 kB (gzip)", async () => {
    const entry = join(folder, "page.js");
    await writeFile(
      entry,
      `export * from "@foray/eorzea/sky";
       export * from "@foray/eorzea/find-windows";
       export * from "@foray/eorzea/clock";
       export { default as zoneNames } from "@foray/eorzea/zones/names/en";
       export { default as weatherNames } from "@foray/eorzea/weathers/names/en";`,
    );
    const output = await build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      build: { write: false, lib: { entry, formats: ["es"] }, minify: true },
    });
    const chunks = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
    const code = chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
    expect(code).toContain("Eureka Anemos");
    expect(gzipSync(code).length).toBeLessThan(12_000);
  });
});

const strictConsumer = `
import { findWindows, type Window, type WeatherId, weatherAt, type ZoneId, zones } from "@foray/eorzea";
import { forecast } from "@foray/eorzea/sky";
import zoneNames from "@foray/eorzea/zones/names/en";
import { decodeHolster, lostActions, resolveForecastFilter } from "@foray/fieldops";
import { encodeHolster } from "@foray/fieldops/share-codes/holster";

const zone: ZoneId = "eurekaPagos";
const weather: WeatherId = weatherAt(zone, 0);
export const windows: Window[] = findWindows({ zone, weather: [weather] }, 0, { limit: 1 });
export const first: number | undefined = forecast(zone, 0, 1)[0]?.start;
export const name: string = zoneNames[zone];
export const ids: readonly string[] = [...zones, ...lostActions].map(({ id }) => id);
export const code: string = encodeHolster(decodeHolster("STEsWjM"));
export const known: boolean = resolveForecastFilter("crab").known;
// @ts-expect-error: no zone of the game
weatherAt("nowhere", 0);
`;

describe("published packages", () => {
  it("publishedManifest replaces sources with built files", () => {
    const manifest = publishedManifest(
      {
        name: "@foray/x",
        version: "1.2.3",
        private: true,
        scripts: { prepack: "exit 1" },
        exports: {
          ".": "./src/index.ts",
          "./cli/*": null,
          "./tables/*": "./generated/*.js",
          "./*": "./src/*.ts",
        },
        bin: { x: "./src/cli/bin.ts" },
      },
      "https://code.example/x",
    );
    expect(manifest).toMatchObject({
      exports: {
        ".": { types: "./dist/src/index.d.ts", default: "./dist/src/index.js" },
        "./cli/*": null,
        "./tables/*": { types: "./dist/generated/*.d.ts", default: "./dist/generated/*.js" },
        "./*": { types: "./dist/src/*.d.ts", default: "./dist/src/*.js" },
      },
      bin: { x: "./dist/src/cli/bin.js" },
      repository: { type: "git", url: "git+https://code.example/x.git" },
    });
    expect(manifest).not.toHaveProperty("private");
    expect(manifest).not.toHaveProperty("scripts");
  });

  it("withPlainEndings replaces .ts endings in declarations with .js", () => {
    expect(
      withPlainEndings(
        'export type { A } from "./a.ts";\nexport declare const b: import("../b.ts").B; // from "c.ts"',
      ),
    ).toBe('export type { A } from "./a.js";\nexport declare const b: import("../b.js").B; // from "c.ts"');
  });
});
