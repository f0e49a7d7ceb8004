import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { printJson } from "./print-json.ts";

/* Adds records to a copy of the packages and checks how many files must change and what is derived. */

const run = promisify(execFile);
const packages = fileURLToPath(new URL("../../", import.meta.url));
const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
let copy = "";
const records = (path: string) => join(copy, "packages/fieldops/records", path);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "additions-"));
  await cp(packages, join(copy, "packages"), {
    recursive: true,
    filter: (path) => !/[\\/](?:generated|build|node_modules)$/.test(path),
  });
  await symlink(modules, join(copy, "node_modules"), "junction");
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const answer = z.object({
  findings: z.array(z.unknown()),
  rows: z.record(z.string(), z.number()),
  layers: z.array(z.looseObject({ map: z.string(), id: z.string(), count: z.number() })),
});

async function outcome() {
  const script = `
    const { generate } = await import("./packages/fieldops/tools/generate.ts");
    await generate();
    const { collectTables } = await import("./packages/fieldops/tools/collect-tables.ts");
    const { reportRecords } = await import("./packages/fieldops/checks/report.ts");
    const tables = await collectTables();
    const rows = Object.fromEntries(Object.entries(tables).map(([name, list]) => [name, list.length]));
    console.log(JSON.stringify({ findings: reportRecords(tables).findings, rows, layers: tables.layers }));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: copy,
    maxBuffer: 64_000_000,
  });
  return answer.parse(JSON.parse(stdout));
}

describe("additions to the records", () => {
  it("a new table needs only its records and table.ts, a new marker one record", {
    timeout: 120_000,
  }, async () => {
    const before = await outcome();
    expect(before.findings).toEqual([]);

    await mkdir(records("fields/emotes"));
    await writeFile(
      records("fields/emotes/emotes.json"),
      printJson({
        source: ["Sheet Emote"],
        records: ["Bow", "Cheer", "Clap", "Dance", "Goodbye", "Wave"].map((en, at) => ({
          id: en.toLowerCase(),
          names: { en },
          rowId: at + 1,
        })),
      }),
    );
    await writeFile(
      records("fields/emotes/table.ts"),
      `import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, names, row }) => z.strictObject({ id, names, rowId: row }),
  unique: ["rowId"],
  names: { facts: "emoteFacts", type: "EmoteFacts", records: "emotes" },
  least: { rows: 6 },
});
`,
    );

    const markers = records("atlas/markers/anemos.json");
    const file = z
      .looseObject({ records: z.array(z.looseObject({ id: z.string(), layer: z.string() })) })
      .parse(JSON.parse(await readFile(markers, "utf8")));
    const marker = file.records.find(({ layer }) => layer === "elementals");
    await writeFile(
      markers,
      printJson({ ...file, records: [...file.records, { ...marker, id: "anemos-one-more" }] }),
    );

    const after = await outcome();
    expect(after.findings).toEqual([]);
    expect(after.rows).toEqual({ ...before.rows, emotes: 6, markers: (before.rows.markers ?? 0) + 1 });
    for (const name of ["emotes/facts.js", "emotes/records.js", "emotes/names/en.js"])
      expect(existsSync(join(copy, "packages/fieldops/generated", name)), name).toBe(true);
    const count = ({ layers }: typeof after) =>
      layers.find(({ id, map }) => map === "anemos" && id === "elementals")?.count;
    expect(count(after)).toBe((count(before) ?? 0) + 1);
  });
});
