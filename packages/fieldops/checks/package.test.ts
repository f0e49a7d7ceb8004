import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { maps } from "../src/atlas/maps.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs a script in plain Node without a bundler, as a dependent project would. */
async function node(script: string): Promise<string> {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: root });
  return stdout;
}

/** Public exports that other projects rely on. */
const tables = [
  "lostActions",
  "fragments",
  "logosActions",
  "logograms",
  "mnemes",
  "phantomJobs",
  "notoriousMonsters",
  "forecastFilters",
  "holsterSets",
  "loadoutGuide",
  "regions",
  "duties",
];
const functions = [
  "resolveForecastFilter",
  "encodeHolster",
  "decodeHolster",
  "encodeLoadout",
  "decodeLoadout",
];

describe("the package @foray/fieldops", () => {
  it("@foray/fieldops exports its public names in plain Node", async () => {
    const stdout = await node(`
      const { atlas, ...fieldops } = await import("@foray/fieldops");
      const { maps, layers, markers } = atlas;
      const named = (list) => list.every(({ id, names }) => /^[a-z0-9-]+$/.test(id) && (names === undefined || names.en));
      const tables = ${JSON.stringify(tables)}.filter((name) => fieldops[name].length > 0 && named(fieldops[name]));
      const functions = ${JSON.stringify(functions)}.filter((name) => typeof fieldops[name] === "function");
      console.log(JSON.stringify({ tables, functions, maps: maps.length, layers: layers.length > 0, hydatos: markers.hydatos.length > 0 }));
    `);
    expect(JSON.parse(stdout)).toEqual({ tables, functions, maps: maps.length, layers: true, hydatos: true });
  });

  it("the README examples of fieldops print the documented output", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
    expect(examples.length).toBeGreaterThan(2);
    for (const code of examples) {
      const wanted = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output]) => output);
      expect(wanted.length).toBeGreaterThan(0);
      expect((await node(code)).trimEnd().split("\n")).toEqual(wanted);
    }
  });
});
