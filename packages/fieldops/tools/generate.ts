import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { everythingKnown } from "../checks/known.ts";
import { schemasByTable } from "../checks/schemas/index.ts";
import { named } from "../checks/schemas/kit.ts";
import { putApart, withApart } from "./apart-modules.ts";
import { areaLabelFile } from "./area-labels.ts";
import { putFights } from "./fight-modules.ts";
import { FILTERS, filterNames, putFilters } from "./filter-modules.ts";
import { putHolsters } from "./holster-modules.ts";
import { lockboxRecords } from "./lockboxes.ts";
import { logogramMobs } from "./logogram-mobs.ts";
import { byMap, putMaps } from "./map-modules.ts";
import { markerCounts } from "./marker-counts.ts";
import {
  areaLabelModule,
  type ModuleOfTable,
  markerModule,
  modules,
  monsterModule,
  ownModules,
  ownTypes,
  wordModules,
} from "./modules.ts";
import { declareType, printType, type TypeNeeds } from "./print-types.ts";
import { type Files, list, put } from "./put-module.ts";
import {
  fileOf,
  type Language,
  languages,
  type RecordFile,
  readRecords,
  recordPaths,
  type SourceRecord,
  tableOf,
} from "./record-files.ts";
import { withReverseLinks } from "./reverse-links.ts";

const target = new URL("../generated/", import.meta.url);

const schemas = schemasByTable(everythingKnown);

type NamesByKey = Map<string, Readonly<Partial<Record<Language, string>>>>;

const leavingOut = (record: SourceRecord, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** Head of a generated module, which names its source. */
const sourceOf = (path: string) => `From records/${fileOf(path)}.json.`;

const nameTable = "Readonly<Record<string, string>>";

/** One module per language; the English one declares its keys, as pages read it by key. */
function putNames(files: Files, table: string, names: NamesByKey, source: string) {
  for (const language of languages) {
    const known = [...names].flatMap(([key, each]) => {
      const name = each[language];
      return name === undefined ? [] : [[key, name] as const];
    });
    if (known.length === 0 && language !== "en") continue;
    const keys = known.map(([key]) => `readonly ${JSON.stringify(key)}: string`).join("; ");
    put(files, `${table}/names/${language}`, source, [
      [
        "default",
        `{\n${known.map(([key, name]) => `${JSON.stringify(key)}: ${JSON.stringify(name)},\n`).join("")}}`,
        language === "en" ? `${nameTable} & { ${keys} }` : nameTable,
      ],
    ]);
  }
  // The site's bundler puts the page's language in place of English here.
  const english = `/* ${source} Written by tools/generate.ts. */\nexport { default } from "./en.js";\n`;
  for (const ending of ["js", "d.ts"]) files.set(`${table}/names/page.${ending}`, english);
}

/** The modules of one table: facts, ids, and the records with all their names. */
function putTable(files: Files, table: string, module: ModuleOfTable, file: RecordFile, source: string) {
  const up = "../".repeat(table.split("/").length + 1);
  const {
    apart = [],
    byId,
    codes,
    facts,
    ids,
    key = "id",
    parts = [],
    records,
    someNamed,
    type,
    typeFrom = "generated/types.js",
  } = module;
  const importing = `import type { ${type} } from "${up}${typeFrom}";
`;
  const rows = file.records ?? [];
  if (file.facts !== undefined)
    put(files, `${table}/facts`, source, [[facts, JSON.stringify(file.facts), type]], importing);
  else if (byId) {
    const left = ["id", ...apart.map(({ field }) => field)];
    const entries = rows.map((row) => [String(row.id), leavingOut(row, left)]);
    put(
      files,
      `${table}/facts`,
      source,
      [
        [
          facts,
          JSON.stringify(Object.fromEntries(entries)),
          `Readonly<Record<${ids?.[1] ?? "string"}, ${type}>>`,
        ],
      ],
      `${importing}${ids === undefined ? "" : `import type { ${ids[1]} } from "./ids.js";\n`}`,
    );
  } else
    put(
      files,
      `${table}/facts`,
      source,
      [
        [
          facts,
          list(rows.map((row) => leavingOut(row, ["code", "names", ...apart.map(({ field }) => field)]))),
          `readonly ${type}[]`,
        ],
      ],
      importing,
    );
  for (const { fields, file: part, list: name } of parts) {
    const some = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
    const names = fields.map((field) => JSON.stringify(field)).join(" | ");
    const listType = `readonly Pick<${type}, ${names}>[]`;
    put(files, `${table}/${part}`, source, [[name, list(some), listType]], importing);
  }
  if (ids !== undefined) {
    const text = [...new Set(rows.map((row) => JSON.stringify(row[key])))];
    const [listName, union] = ids;
    put(files, `${table}/ids`, source, [[listName, `[${text.join(", ")}]`, `readonly [${text.join(", ")}]`]]);
    files.set(
      `${table}/ids.d.ts`,
      `${files.get(`${table}/ids.d.ts`) ?? ""}export type ${union} = (typeof ${listName})[number];\n`,
    );
  }
  if (codes !== undefined) {
    const entries = rows.map(({ code, id }) => [String(id), code]);
    put(
      files,
      `${table}/codes`,
      source,
      [
        [
          codes,
          JSON.stringify(Object.fromEntries(entries)),
          `Readonly<Record<${ids?.[1] ?? "string"}, string>>`,
        ],
      ],
      ids === undefined ? "" : `import type { ${ids[1]} } from "./ids.js";\n`,
    );
  }
  putApart(files, table, module, rows, source);
  if (records !== undefined) {
    const added = withApart(module, rows);
    const named = rows.map(({ code: _, names, ...rest }) => ({
      ...rest,
      ...(names === undefined ? {} : { names }),
      ...added.of(rest),
    }));
    const withNames = `{ readonly names${someNamed ? "?" : ""}: Names }${added.shape.join("")}`;
    const types = [type, ...added.types].join(", ");
    put(
      files,
      `${table}/records`,
      source,
      [[records, list(named), `readonly (${type} & ${withNames})[]`]],
      `import type { ${types} } from "${up}${typeFrom}";\nimport type { Names } from "${up}src/names.ts";\n`,
    );
  }
}

/** Names by key with all their languages, in one module: for the few lists that are shown as they are. */
function putWords(files: Files, table: string, words: NonNullable<RecordFile["words"]>, source: string) {
  const name = wordModules[table];
  if (name === undefined) return;
  const keys = Object.keys(words).map((key) => JSON.stringify(key));
  const type = `Readonly<Record<${keys.join(" | ")}, Names>>`;
  const imports = 'import type { Names } from "../../src/names.ts";\n';
  put(files, `${table}/words`, source, [[name, JSON.stringify(words), type]], imports);
}

/** The patch and the day of every table, in one module: a page tells those of the tables it shows. */
function putAsOf(files: Files, known: ReadonlyMap<string, NonNullable<RecordFile["asOf"]>>) {
  const tables = [...known].map(([table, each]) => `${JSON.stringify(table)}: ${JSON.stringify(each)}`);
  put(files, "as-of", "Patch and day of the last check of every table.", [
    [
      "asOf",
      `{\n${tables.join(",\n")}\n}`,
      `Readonly<Record<${[...known.keys()].map((table) => JSON.stringify(table)).join(" | ")}, Readonly<{ patch: string; checked: string }>>>`,
    ],
  ]);
}

/** A registry of files of maps: what each holds and its English names, loaded on demand. */
function putRegistry(
  files: Files,
  folder: string,
  maps: readonly string[],
  { facts, type }: ModuleOfTable,
  [factFiles, nameFiles]: readonly [string, string],
) {
  const entries = (path: (map: string) => string) =>
    maps.map((map) => `${JSON.stringify(map)}: () => import("./${path(map)}.js")`).join(", ");
  put(
    files,
    `${folder}/index`,
    "What every map has, each loaded by itself.",
    [
      [
        factFiles,
        `{ ${entries((map) => `${map}/facts`)} }`,
        byMap(maps, `() => Promise<{ readonly ${facts}: readonly ${type}[] }>`),
      ],
      [
        nameFiles,
        `{ ${entries((map) => `${map}/names/page`)} }`,
        byMap(maps, `() => Promise<{ readonly default: ${nameTable} }>`),
      ],
    ],
    `import type { ${type} } from "../types.js";\n`,
  );
}

/** All maps with all their names in one module, for code that reads all maps. */
function putAll(
  files: Files,
  folder: string,
  maps: readonly string[],
  { records, someNamed, type }: ModuleOfTable,
  list: string,
) {
  const head = "/* What every map has. Written by tools/generate.ts. */\n";
  const imports = maps.map((map, at) => `import { ${records} as map${at} } from "./${map}/records.js";\n`);
  const entries = maps.map((map, at) => `${JSON.stringify(map)}: map${at}`).join(", ");
  files.set(`${folder}/all.js`, `${head}${imports.join("")}export const ${list} = { ${entries} };\n`);
  files.set(
    `${folder}/all.d.ts`,
    `${head}import type { Names } from "../../src/names.ts";
import type { ${type} } from "../types.js";
export declare const ${list}: ${byMap(maps, `readonly (${type} & { readonly names${someNamed ? "?" : ""}: Names })[]`)};
`,
  );
}

function publishedTable(table: string): z.ZodType {
  const schema = schemas.get(table);
  if (schema === undefined) throw new Error(`${table} has no schema`);
  return schema;
}

/** The published schema of a table; of a union by id, that of one member. */
function publishedSchema(path: string): z.ZodObject {
  const [table = "", member] = path.split(".");
  const whole = publishedTable(table);
  const schema =
    member !== undefined && whole instanceof z.ZodUnion
      ? whole.options.find((option) => option instanceof z.ZodObject && option.shape.id.value === member)
      : whole;
  if (!(schema instanceof z.ZodObject)) throw new Error(`the schema for ${path} is not an object`);
  return schema;
}

/** A field without what is left out of the records inside it. */
function withoutInner(name: string, field: z.ZodType, left: readonly string[]): z.ZodType {
  const inner = left.flatMap((each) => (each.startsWith(`${name}.`) ? [each.slice(name.length + 1)] : []));
  if (inner.length === 0) return field;
  if (!(field instanceof z.ZodArray && field.element instanceof z.ZodObject))
    throw new Error(`${name} has no records inside`);
  const shape = Object.entries<z.ZodType>(field.element.shape).filter(([each]) => !inner.includes(each));
  return z.array(z.object(Object.fromEntries(shape)));
}

/** The schema of a table's facts: the published one without names, what is worked out beside them and what has modules of its own. */
function factsSchema(file: string, module: ModuleOfTable): z.ZodType {
  const { apart = [], byId, derived = [], ids, key = "id", schema: path } = module;
  const own = path.includes(".") ? ["id"] : byId ? [] : ["names"];
  const left = [...own, ...derived, ...apart.map(({ field }) => field)];
  const fields = Object.entries<z.ZodType>(publishedSchema(path).shape).flatMap(([name, field]) =>
    left.includes(name) ? [] : [[name, withoutInner(name, field, left)] as const],
  );
  const shape: Record<string, z.ZodType> = Object.fromEntries(fields);
  if (ids !== undefined && key === "id" && !left.includes("id"))
    shape.id = named(ids[1], z.string(), `./${file}/ids.js`);
  return z.object(shape);
}

/** The types of all tables, printed from their schemas. */
function putTypes(files: Files) {
  const needs: TypeNeeds = {
    imports: new Map([["../src/names.ts", new Set(["Names"])]]),
    declared: new Map(),
  };
  const tables = [
    ...Object.entries(modules),
    ["markers", markerModule] as const,
    ["monster-places", monsterModule] as const,
  ].flatMap(([file, module]) =>
    module.typeFrom === undefined ? [declareType(module.type, factsSchema(file, module), needs)] : [],
  );
  const wholes = Object.values(modules).flatMap(({ type, whole }) =>
    whole === undefined ? [] : [`export type ${whole} = ${type} & { readonly names: Names };\n`],
  );
  for (const { apart = [], schema } of Object.values(modules))
    for (const { field } of apart) printType(publishedSchema(schema).shape[field], needs);
  for (const table of ownTypes) printType(publishedTable(table), needs);
  const imports = [...needs.imports].map(
    ([from, names]) => `import type { ${[...names].sort().join(", ")} } from "${from}";\n`,
  );
  const head = "/* From the schemas of the tables. Written by tools/generate.ts. */\n";
  files.set("types.d.ts", [head, ...imports, ...needs.declared.values(), ...tables, ...wholes].join(""));
  files.set("types.js", `${head}export {};\n`);
}

/** The types of whole records by table, as they are published: what the checks and /data work with. */
function putTableTypes(files: Files) {
  const needs: TypeNeeds = { imports: new Map(), declared: new Map() };
  const tables = [...schemas].map(([table, schema]) => `readonly ${table}: ${printType(schema, needs)};\n`);
  const declared = [...needs.declared.keys()].sort().join(", ");
  const imports = [...needs.imports].map(
    ([from, names]) => `import type { ${[...names].sort().join(", ")} } from "${from}";\n`,
  );
  const head = "/* From the schemas of the tables. Written by tools/generate.ts. */\n";
  const own = declared === "" ? "" : `import type { ${declared} } from "./types.js";\n`;
  files.set(
    "tables.d.ts",
    [head, ...imports, own, `export interface RecordsByTable {\n${tables.join("")}}\n`].join(""),
  );
  files.set("tables.js", `${head}export {};\n`);
}

/** Fields that have a row of the game's Item sheet. */
const ITEM_FIELDS = ["itemId", "containerId", "currencyItemId"];

/** Adds every item that a record names, at any depth. */
function addItems(value: unknown, items: Set<unknown>) {
  if (typeof value !== "object" || value === null) return;
  for (const [field, each] of Object.entries(value)) {
    if (ITEM_FIELDS.includes(field)) items.add(each);
    else addItems(each, items);
  }
}

/** The parts of a table of items: each has the facts and names of the items that occur in the records of some other files. */
function putNamedIn(files: Files, table: string, module: ModuleOfTable, file: RecordFile, source: string) {
  const { namedIn = {}, records: _records, ...smaller } = module;
  for (const [folder, others] of Object.entries(namedIn)) {
    const items = new Set<unknown>();
    for (const other of others) addItems(readRecords(other).records, items);
    const records = file.records?.filter(({ itemId }) => items.has(itemId)) ?? [];
    putTable(files, `${table}/${folder}`, smaller, { ...file, records }, source);
    putNames(
      files,
      `${table}/${folder}`,
      new Map(records.map(({ id, names = {} }) => [String(id), names])),
      source,
    );
  }
}

/** The lockboxes, worked out from what was counted of them. */
function putLockboxes(files: Files) {
  const { lockboxes } = modules;
  if (lockboxes === undefined) throw new Error("lockboxes have no line in tools/modules.ts");
  const { source } = readRecords("fields/drop-rates");
  putTable(
    files,
    "lockboxes",
    lockboxes,
    { source, records: [...lockboxRecords()] },
    sourceOf("fields/drop-rates"),
  );
}

const mapIds = () => (readRecords("atlas/maps").records ?? []).map(({ id }) => String(id));

/** Everything that is generated, by path below `generated`. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files: Files = new Map();
  const names = new Map<string, NamesByKey>();
  const sources = new Map<string, string>();
  const maps = { markers: [] as string[], "monster-places": [] as string[] };
  const asOf = new Map<string, NonNullable<RecordFile["asOf"]>>();
  const counts = markerCounts();
  const remember = (table: string, path: string, file: RecordFile) => {
    const known: NamesByKey = names.get(table) ?? new Map();
    for (const { id, names: each } of file.records ?? []) if (each !== undefined) known.set(String(id), each);
    for (const [key, each] of Object.entries(file.words ?? {})) known.set(key, each);
    if (known.size > 0) names.set(table, known);
    sources.set(table, sourceOf(path));
  };
  for (const path of recordPaths()) {
    const table = tableOf(path);
    if (ownModules.some((own) => path.startsWith(own))) continue;
    const file = withReverseLinks(path, counts.added(path, readRecords(path)));
    const [folder = "", map = ""] = table.split("/");
    const ofMap = folder === "markers" || folder === "monster-places" ? folder : undefined;
    const module = ofMap === undefined ? modules[table] : ofMap === "markers" ? markerModule : monsterModule;
    if (module !== undefined) {
      putTable(files, table, module, file, sourceOf(path));
      putNamedIn(files, table, module, file, sourceOf(path));
    } else if (file.words === undefined)
      throw new Error(`records/${path}.json is missing from tools/modules.ts`);
    else putWords(files, table, file.words, sourceOf(path));
    if (ofMap !== undefined) maps[ofMap].push(map);
    remember(module?.names ?? table, path, file);
    if (file.asOf !== undefined) asOf.set(table, file.asOf);
  }
  const labels = areaLabelFile();
  putTable(files, "area-labels", areaLabelModule, labels, sourceOf("atlas/markers/*"));
  remember("area-labels", "atlas/markers/*", labels);
  remember("logogram-mobs", "eureka/logograms", logogramMobs());
  for (const [table, file] of filterNames()) {
    remember(table, FILTERS, file);
    if (file.asOf !== undefined) asOf.set(table, file.asOf);
  }
  putAsOf(files, asOf);
  for (const [table, known] of names) putNames(files, table, known, sources.get(table) ?? "");
  putRegistry(files, "markers", maps.markers, markerModule, ["markerFiles", "markerNames"]);
  putAll(files, "markers", maps.markers, markerModule, "markersByMap");
  const monsterMaps = maps["monster-places"];
  const registry = ["monsterPlaceFiles", "monsterNames"] as const;
  putRegistry(files, "monster-places", monsterMaps, monsterModule, registry);
  putAll(files, "monster-places", monsterMaps, monsterModule, "monsterPlacesByMap");
  putLockboxes(files);
  putHolsters(files);
  putFilters(files);
  putFights(files);
  putMaps(files, mapIds());
  putTypes(files);
  putTableTypes(files);
  return files;
}

/** Writes what has changed and takes away what is no longer generated. Returns how many files were touched. */
export async function generate(): Promise<number> {
  const files = await generatedFiles();
  const before = new Set<string>();
  const folder = fileURLToPath(target);
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
    if (entry.isFile())
      before.add(relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  }
  let touched = 0;
  for (const [path, text] of files) {
    const url = new URL(path, target);
    if (before.has(path) && readFileSync(url, "utf8") === text) continue;
    mkdirSync(new URL(`${dirname(path)}/`, target), { recursive: true });
    writeFileSync(url, text);
    touched += 1;
  }
  for (const path of before) {
    if (files.has(path)) continue;
    rmSync(new URL(path, target));
    touched += 1;
  }
  return touched;
}

if (import.meta.main) await generate();
