import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { everythingKnown } from "../checks/known.ts";
import { schemasByTable } from "../checks/schemas/index.ts";
import { named } from "../checks/schemas/kit.ts";
import { holsterSets } from "../src/bozja/holster-sets/index.ts";
import { byMap, mapRegistries } from "./map-modules.ts";
import { markerCounts } from "./marker-counts.ts";
import { type ModuleOfTable, markerModule, modules } from "./modules.ts";
import { declareType, printType, type TypeNeeds } from "./print-types.ts";
import {
  fileOf,
  type Language,
  languages,
  type RecordFile,
  readRecords,
  recordPaths,
  tableOf,
} from "./record-files.ts";
import { withReverseLinks } from "./reverse-links.ts";

const target = new URL("../generated/", import.meta.url);

const schemas = schemasByTable(everythingKnown);

type Files = Map<string, string>;
type NamesByKey = Map<string, Readonly<Partial<Record<Language, string>>>>;

const list = (rows: readonly unknown[]) => `[\n${rows.map((row) => `${JSON.stringify(row)},\n`).join("")}]`;

/** What pages load of a record beside its name: its code stands in a module of its own. */
const factsOf = ({ code: _code, names: _names, ...facts }: Readonly<Record<string, unknown>>) => facts;

/** A module and its declaration; `value` is its text in JavaScript. */
function put(
  files: Files,
  path: string,
  comment: string,
  values: readonly (readonly [name: string, value: string, type: string])[],
  imports = "",
) {
  const head = `/* ${comment} Written by tools/generate.ts. */\n`;
  const code = values.map(([name, value]) =>
    name === "default" ? `export default ${value};\n` : `export const ${name} = ${value};\n`,
  );
  const types = values.map(([name, , type]) =>
    name === "default"
      ? `declare const names: ${type};\nexport default names;\n`
      : `export declare const ${name}: ${type};\n`,
  );
  files.set(`${path}.js`, head + code.join(""));
  files.set(`${path}.d.ts`, head + imports + types.join(""));
}

/** What a generated module says of where it is from. */
const sourceOf = (path: string) => `From records/${fileOf(path)}.json.`;

const nameTable = "Readonly<Record<string, string>>";

/** One module a language; the English one declares its keys, as pages read it by key. */
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
}

/** The modules of one table: facts, ids, and the records with all their names. */
function putTable(files: Files, table: string, module: ModuleOfTable, file: RecordFile, source: string) {
  const up = "../".repeat(table.split("/").length + 1);
  const { byId, codes, facts, ids, part, records, someNamed, type } = module;
  const importing = `import type { ${type} } from "${up}generated/types.js";
`;
  const rows = file.records ?? [];
  if (file.facts !== undefined)
    put(files, `${table}/facts`, source, [[facts, JSON.stringify(file.facts), type]], importing);
  else if (byId) {
    const entries = rows.map(({ id, ...rest }) => [String(id), rest]);
    put(
      files,
      `${table}/facts`,
      source,
      [[facts, JSON.stringify(Object.fromEntries(entries)), `Readonly<Record<string, ${type}>>`]],
      importing,
    );
  } else
    put(files, `${table}/facts`, source, [[facts, list(rows.map(factsOf)), `readonly ${type}[]`]], importing);
  if (part !== undefined) {
    const { fields } = part;
    const some = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
    const names = fields.map((field) => JSON.stringify(field)).join(" | ");
    const listType = `readonly Pick<${type}, ${names}>[]`;
    put(files, `${table}/${part.file}`, source, [[part.list, list(some), listType]], importing);
  }
  if (ids !== undefined) {
    const text = [...new Set(rows.map(({ id }) => JSON.stringify(id)))];
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
  if (records !== undefined) {
    const named = rows.map(({ code: _, names, ...rest }) =>
      names === undefined ? rest : { ...rest, names },
    );
    put(
      files,
      `${table}/records`,
      source,
      [[records, list(named), `readonly (${type} & { readonly names${someNamed ? "?" : ""}: Names })[]`]],
      `${importing}import type { Names } from "${up}src/names.ts";\n`,
    );
  }
}

/** The patch and the day of every table, in one module: a page tells those of the tables it shows. */
function putAsOf(files: Files, known: ReadonlyMap<string, RecordFile["asOf"]>) {
  const tables = [...known].map(([table, each]) => `${JSON.stringify(table)}: ${JSON.stringify(each)}`);
  put(files, "as-of", "Patch and day of the last check of every table.", [
    [
      "asOf",
      `{\n${tables.join(",\n")}\n}`,
      `Readonly<Record<${[...known.keys()].map((table) => JSON.stringify(table)).join(" | ")}, Readonly<{ patch: string; checked: string }>>>`,
    ],
  ]);
}

/** The registry of marker files: each map's markers and their English names on demand, and the languages its markers are named in. */
function putMarkerRegistry(files: Files, maps: readonly string[]) {
  const entries = (path: (map: string) => string) =>
    maps.map((map) => `${JSON.stringify(map)}: () => import("./${path(map)}.js")`).join(", ");
  put(
    files,
    "markers/index",
    "The markers of every map, each loaded by itself.",
    [
      [
        "markerFiles",
        `{ ${entries((map) => `${map}/facts`)} }`,
        byMap(maps, "() => Promise<{ readonly markers: readonly MapMarker[] }>"),
      ],
      [
        "englishMarkerNames",
        `{ ${entries((map) => `${map}/names/en`)} }`,
        byMap(maps, `() => Promise<{ readonly default: ${nameTable} }>`),
      ],
    ],
    'import type { MapMarker } from "../types.js";\n',
  );
}

/** The markers of every map with all their names, in one module: for what reads all maps. */
function putAllMarkers(files: Files, maps: readonly string[]) {
  const head = "/* The markers of every map. Written by tools/generate.ts. */\n";
  const imports = maps.map((map, at) => `import { namedMarkers as map${at} } from "./${map}/records.js";\n`);
  const entries = maps.map((map, at) => `${JSON.stringify(map)}: map${at}`).join(", ");
  files.set("markers/all.js", `${head}${imports.join("")}export const markersByMap = { ${entries} };\n`);
  files.set(
    "markers/all.d.ts",
    `${head}import type { Names } from "../../src/names.ts";
import type { MapMarker } from "../types.js";
export declare const markersByMap: ${byMap(maps, "readonly (MapMarker & { readonly names?: Names })[]")};
`,
  );
}

/** The schema of a table's facts: the published one without names and without what is worked out beside them. */
function factsSchema(file: string, { derived = [], ids, schema: path }: ModuleOfTable): z.ZodType {
  const [table = "", member] = path.split(".");
  const whole = schemas.get(table);
  const schema =
    member !== undefined && whole instanceof z.ZodUnion
      ? whole.options.find((option) => option instanceof z.ZodObject && option.shape.id.value === member)
      : whole;
  if (!(schema instanceof z.ZodObject)) throw new Error(`the schema of ${path} is no object`);
  const left = [...(member === undefined ? ["names"] : ["id"]), ...derived];
  const fields = Object.entries<z.ZodType>(schema.shape).filter(([name]) => !left.includes(name));
  const shape: Record<string, z.ZodType> = Object.fromEntries(fields);
  if (ids !== undefined) shape.id = named(ids[1], z.string(), `./${file}/ids.js`);
  return z.object(shape);
}

/** The types of all tables, printed from their schemas. */
function putTypes(files: Files) {
  const needs: TypeNeeds = { imports: new Map(), declared: new Map() };
  const tables = [...Object.entries(modules), ["markers", markerModule] as const].map(([file, module]) =>
    declareType(module.type, factsSchema(file, module), needs),
  );
  const imports = [...needs.imports].map(
    ([from, names]) => `import type { ${[...names].sort().join(", ")} } from "${from}";\n`,
  );
  const head = "/* From the schemas of the tables. Written by tools/generate.ts. */\n";
  files.set("types.d.ts", [head, ...imports, ...needs.declared.values(), ...tables].join(""));
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

/** Fields that hold a row of the game's Item sheet. */
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

/** How many published holsters hold each lost action: a page that tells it loads no holster. */
function putHolsterUses(files: Files) {
  const counts = new Map<string, number>();
  for (const { prepop, main } of holsterSets)
    for (const id of new Set([...prepop, ...main].map(([action]) => action)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  put(
    files,
    "lost-actions/holster-uses",
    "From src/bozja/holster-sets.",
    [
      [
        "holsterUses",
        JSON.stringify(Object.fromEntries(counts)),
        "Readonly<Partial<Record<LostActionId, number>>>",
      ],
    ],
    'import type { LostActionId } from "./ids.js";\n',
  );
}

const mapIds = () => (readRecords("atlas/maps").records ?? []).map(({ id }) => String(id));

/** Everything that is generated, by path below `generated`. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files: Files = new Map();
  const names = new Map<string, NamesByKey>();
  const sources = new Map<string, string>();
  const maps: string[] = [];
  const asOf = new Map<string, RecordFile["asOf"]>();
  const counts = await markerCounts();
  const remember = (table: string, path: string, file: RecordFile) => {
    const known: NamesByKey = names.get(table) ?? new Map();
    for (const { id, names: each } of file.records ?? []) if (each !== undefined) known.set(String(id), each);
    for (const [key, each] of Object.entries(file.words ?? {})) known.set(key, each);
    if (known.size > 0) names.set(table, known);
    sources.set(table, sourceOf(path));
  };
  for (const path of recordPaths()) {
    const table = tableOf(path);
    const file = withReverseLinks(path, counts.added(path, readRecords(path)));
    const isMap = table.startsWith("markers/");
    const module = isMap ? markerModule : modules[table];
    if (module !== undefined) {
      putTable(files, table, module, file, sourceOf(path));
      putNamedIn(files, table, module, file, sourceOf(path));
    } else if (file.words === undefined)
      throw new Error(`records/${path}.json has no line in tools/modules.ts`);
    if (isMap) maps.push(table.slice("markers/".length));
    remember(module?.names ?? table, path, file);
    asOf.set(table, file.asOf);
  }
  putAsOf(files, asOf);
  for (const [table, known] of names) putNames(files, table, known, sources.get(table) ?? "");
  putMarkerRegistry(files, maps);
  putAllMarkers(files, maps);
  putHolsterUses(files);
  for (const [path, text] of mapRegistries(mapIds())) files.set(path, text);
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
