import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { makeData } from "./write.ts";

const files = await makeData();
const text = (path: string) => {
  const file = files.find((each) => each.path === path);
  if (file === undefined) throw new Error(`no file ${path}`);
  return file.text;
};
const json = (path: string): unknown => JSON.parse(text(path));

const index = z
  .object({
    version: z.string(),
    licence: z.string(),
    tables: z.array(
      z.object({
        table: z.string(),
        file: z.string(),
        schema: z.string(),
        sha256: z.string(),
        bytes: z.number(),
        records: z.number(),
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

describe("the published records", () => {
  it("are all listed, with their counts, bytes and hashes", () => {
    expect(index.tables.length).toBeGreaterThan(40);
    expect(files).toHaveLength(index.tables.length * 2 + 2);
    for (const { bytes, file, sha256 } of index.tables) {
      expect(Buffer.byteLength(text(file))).toBe(bytes);
      expect(createHash("sha256").update(text(file)).digest("hex")).toBe(sha256);
    }
    expect(index.licence).toContain("SQUARE ENIX");
    expect(index.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(index.tables)("$file fits its schema, one record a line", ({ file, records, schema, table }) => {
    const data = json(file);
    const result = schemaAt(schema).safeParse(data);
    expect(result.error?.issues.slice(0, 3)).toBeUndefined();
    expect(data).toMatchObject({ $schema: schema, table, version: index.version });
    expect(text(file).trimEnd().split("\n")).toHaveLength(records + 2);
  });

  it("has an index that fits its own schema", () => {
    expect(schemaAt("schema/index.json").safeParse(json("index.json")).success).toBe(true);
  });

  it("have schemas that refuse what is wrong", () => {
    const read = schemaAt("schema/lost-actions.json");
    const file = z.looseObject({ records: z.array(z.record(z.string(), z.unknown())) });
    const sound = file.parse(json("lost-actions.json"));
    const [first, ...rest] = sound.records;
    for (const broken of [{ weight: "3" }, { weight: undefined }, { names: {} }, { extra: 1 }, { id: "A b" }])
      expect(read.safeParse({ ...sound, records: [{ ...first, ...broken }, ...rest] }).success).toBe(false);
  });

  it("are the same bytes on every run", async () => {
    expect(await makeData()).toEqual(files);
  });

  it("name the table that a field refers to", () => {
    expect(text("schema/fragments.json")).toContain('"references":"lostActions"');
  });
});
