import { createHash } from "node:crypto";
import { validate } from "@hyperjump/json-schema/openapi-3-1";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { collectTables } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { readArchive, readShapes, releasesUntil } from "./archive.ts";
import { dataFiles, dataSchemas, patchesIn } from "./files.ts";
import { llmsText } from "./llms.ts";
import { brokenPromises, shapeOf } from "./shape.ts";
import { archivedFile, LATEST, publishedTables, versions } from "./tables.ts";
import { makeData } from "./write.ts";

const OPENAPI = "https://spec.openapis.org/oas/3.1/schema-base";
const day = "2027-01-02";
const files = await makeData(day, "v1");
const latest = await makeData(day, LATEST);
const description = z.object({ paths: z.record(z.string(), z.unknown()) });
const text = (path: string) => {
  const file = files.find((each) => each.path === path);
  if (file === undefined) throw new Error(`no file ${path}`);
  return file.text;
};
const json = (path: string): unknown => JSON.parse(text(path));

const index = z
  .object({
    version: z.string(),
    date: z.string(),
    licence: z.string(),
    tables: z.array(
      z.object({
        table: z.string(),
        file: z.string(),
        schema: z.string(),
        sha256: z.string(),
        bytes: z.number(),
        records: z.number(),
        patches: z.array(z.string()),
        date: z.string(),
        asOf: z.object({ patch: z.string(), checked: z.string() }).optional(),
        source: z.array(z.string().min(1)).min(1),
      }),
    ),
  })
  .parse(json("index.json"));

const schemaAt = (path: string) => {
  const schema = z.record(z.string(), z.json()).parse(json(path));
  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  return z.fromJSONSchema(schema);
};

describe("the data files of v1", () => {
  it("index.json gives the right size, hash, date and patches of each table", () => {
    expect(index.tables.length).toBeGreaterThan(40);
    for (const { bytes, date, file, sha256 } of index.tables) {
      expect(Buffer.byteLength(text(file))).toBe(bytes);
      expect(createHash("sha256").update(text(file)).digest("hex")).toBe(sha256);
      expect(date <= index.date).toBe(true);
    }
    expect(index.tables.find(({ table }) => table === "lostActions")?.patches).toContain("7.51");
    for (const { asOf, date, patches, table } of index.tables) {
      expect(patches.length > 0 || asOf === undefined, table).toBe(true);
      if (asOf !== undefined) expect(patches, table).toContain(asOf.patch);
      expect(date, table).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(index.licence).toContain("SQUARE ENIX");
  });

  it.each(index.tables)(
    "$file is valid against its schema and has one record per line",
    ({ file, records, schema, table }) => {
      const data = json(file);
      const result = schemaAt(schema).safeParse(data);
      expect(result.error?.issues.slice(0, 3)).toBeUndefined();
      expect(data).toMatchObject({ $schema: schema, table });
      expect(text(file).trimEnd().split("\n")).toHaveLength(records + 2);
    },
  );

  it.each(["index.json", "changes.json"])("%s is valid against its schema", (file) => {
    expect(schemaAt(`schema/${file}`).safeParse(json(file)).success).toBe(true);
  });

  it("the schema of lost-actions.json rejects invalid fields and accepts new ones", () => {
    const read = schemaAt("schema/lost-actions.json");
    const file = z.looseObject({ records: z.array(z.record(z.string(), z.unknown())) });
    const sound = file.parse(json("lost-actions.json"));
    const [first, ...rest] = sound.records;
    const fits = (broken: Readonly<Record<string, unknown>>) =>
      read.safeParse({ ...sound, records: [{ ...first, ...broken }, ...rest] }).success;
    for (const broken of [{ weight: "3" }, { weight: undefined }, { names: {} }, { id: "A b" }])
      expect(fits(broken)).toBe(false);
    expect(fits({ later: 1 })).toBe(true);
  });

  it("makeData returns the same bytes on every run", async () => {
    expect(await makeData(day, "v1")).toEqual(files);
  });

  it("the schema of fragments.json names the table that a field references", () => {
    expect(text("schema/fragments.json")).toContain('"references":"lostActions"');
  });

  it("removing a record changes only its table’s file, the indexes and openapi.json", async () => {
    const tables = publishedTables(await collectTables(), "v1");
    // Removing a record is a change even if the table already differs from the last release.
    const changed = { ...tables, lostActions: tables.lostActions?.slice(1) ?? [] };
    const archive = await readArchive();
    const before = await dataFiles(tables, "v1", releasesUntil(tables, "v1", archive, "9.0.0", "2027-01-01"));
    const after = await dataFiles(
      changed,
      "v1",
      releasesUntil(changed, "v1", archive, "9.0.0", "2027-01-01"),
    );
    const differ = after.filter(({ path, text }) => before.find((each) => each.path === path)?.text !== text);
    expect(differ.map(({ path }) => path).sort()).toEqual([
      "changes.json",
      "index.json",
      "lost-actions.json",
      "openapi.json",
    ]);
  });
});

const all = await collectTables();

describe.each(versions)("the data format of %s", (version) => {
  const tables = publishedTables(all, version);
  const shapes = new Map(
    Object.entries(dataSchemas(tables, version)).map(([name, schema]) => [
      archivedFile(name, tables, version),
      shapeOf(schema),
    ]),
  );

  it(`data ${version} neither removes, retypes nor makes optional a promised field`, async () => {
    const promised = Object.entries(await readShapes());
    const own = promised.filter(([name]) => shapes.has(name));
    expect(own.length).toBeGreaterThan(50);
    for (const [name, shape] of own)
      expect([name, brokenPromises(shape, shapes.get(name) ?? {})]).toEqual([name, []]);
  });
});

it("every promised data file exists in at least one version", async () => {
  const published = versions.flatMap((version) => {
    const tables = publishedTables(all, version);
    return Object.keys(dataSchemas(tables, version)).map((name) => archivedFile(name, tables, version));
  });
  for (const name of Object.keys(await readShapes())) expect(published).toContain(name);
});

describe("data v2", () => {
  const textOf = (path: string) => latest.find((each) => each.path === path)?.text ?? "";

  it("data v2 has zones and operations as values, not as keys", () => {
    const names = latest.map(({ path }) => path);
    expect(names).not.toContain("occult-rules.json");
    for (const name of ["treasure", "knowledge", "spawn-rules", "level-rules"]) {
      const text = textOf(`${name}.json`);
      expect(text, name).toMatch(/"(?:zone|operation)":"/);
      expect(text, name).not.toMatch(/"(?:northHorn|southHorn|eureka|bozja|occult)":/);
    }
  });

  it("changes.json of v1 and v2 lists the v2 tables that replace each v1 table", () => {
    const shape = z.object({
      shapes: z.array(
        z.object({
          version: z.string(),
          tables: z.array(z.object({ before: z.string(), after: z.array(z.string()) })),
        }),
      ),
    });
    const told = shape.parse(json("changes.json")).shapes;
    expect(shape.parse(JSON.parse(textOf("changes.json"))).shapes).toEqual(told);
    const [first] = told;
    expect(first?.version).toBe("v2");
    for (const { after, before } of first?.tables ?? []) {
      expect(Object.keys(publishedTables(all, "v1"))).toContain(before);
      for (const table of after) expect(Object.keys(publishedTables(all, "v2"))).toContain(table);
    }
  });

  it("openapi.json of v2 describes only files that exist", () => {
    const { paths } = description.parse(JSON.parse(textOf("openapi.json")));
    const described = Object.keys(paths).filter((path) => path.startsWith("/data/"));
    expect(described).toContain("/data/v2/treasure.json");
    expect(latest.map(({ path }) => `/data/v2/${path}`)).toEqual(expect.arrayContaining(described));
  });

  it("data v2 differs from v1 only in levelRules and occultRules", async () => {
    const [one, two] = versions.map((version) => publishedTables(all, version));
    const apart = Object.keys(one ?? {}).filter((table) => one?.[table] !== two?.[table]);
    expect(apart.sort()).toEqual(["levelRules", "occultRules"]);
  });
});

describe("openapi.json", () => {
  it("openapi.json is valid OpenAPI 3.1", async () => {
    const result = await validate(OPENAPI, z.json().parse(json("openapi.json")));
    expect(result.valid).toBe(true);
    const broken = await validate(OPENAPI, { openapi: "3.1.0" });
    expect(broken.valid).toBe(false);
  });

  it("openapi.json describes every table’s file and references existing schemas", () => {
    const { paths } = description.parse(json("openapi.json"));
    for (const { file } of index.tables) expect(paths).toHaveProperty([`/data/v1/${file}`]);
    const names = new Set(files.map(({ path }) => path));
    for (const [, schema = ""] of text("openapi.json").matchAll(/"\$ref": "([^"]+)"/g))
      expect(names).toContain(schema);
  });
});

describe("llms.txt", () => {
  it("llms.txt links only to existing data files of every version", () => {
    const links = [
      ...llmsText("https://almanac.example").matchAll(/almanac\.example\/data\/(v\d)\/([^)]+)\)/g),
    ];
    expect(new Set(links.map(([, version]) => version))).toEqual(new Set(versions));
    for (const [, version, path] of links)
      expect((version === "v1" ? files : latest).map((file) => file.path)).toContain(path);
  });
});

describe("patchesIn", () => {
  it("patchesIn returns each patch once, oldest first", () => {
    expect(
      patchesIn("sheets of 7.55; Patch 7.5 and patch 7.55. GPL-3.0, 0.3 map units, 5.25%, of 10.2"),
    ).toEqual(["7.5", "7.55", "10.2"]);
    expect(patchesIn("players")).toEqual([]);
  });

  it("patchesIn sorts patches as decimals, 7.15 before 7.2", () => {
    expect(patchesIn("Patches 7.2, 7.15, 10.0 and 9.5")).toEqual(["7.15", "7.2", "9.5", "10.0"]);
  });
});
