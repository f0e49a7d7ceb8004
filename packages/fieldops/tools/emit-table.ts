import type { TableDefinition, TableNames } from "./define-table.ts";
import { emitModule, type Files, list } from "./emit-module.ts";
import { addItems } from "./item-fields.ts";
import { byMap } from "./map-modules.ts";
import { type Language, languages, type RecordFile, readRecords, type SourceRecord } from "./record-files.ts";
import { emitSplitFields, splitFields, splitFieldTypes, withSplitFields } from "./split-fields.ts";

export type NamesByKey = ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>;

const nameTable = "Readonly<Record<string, string>>";

const leavingOut = (record: SourceRecord, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));

/** The English module declares its keys, because pages look names up by key. */
export function emitNames(files: Files, folder: string, names: NamesByKey, source: string) {
  for (const language of languages) {
    const known = [...names].flatMap(([key, each]) => {
      const name = each[language];
      return name === undefined ? [] : [[key, name] as const];
    });
    if (known.length === 0 && language !== "en") continue;
    const keys = known.map(([key]) => `readonly ${JSON.stringify(key)}: string`).join("; ");
    emitModule(files, `${folder}/names/${language}`, source, [
      [
        "default",
        `{\n${known.map(([key, name]) => `${JSON.stringify(key)}: ${JSON.stringify(name)},\n`).join("")}}`,
        language === "en" ? `${nameTable} & { ${keys} }` : nameTable,
      ],
    ]);
  }
  // The site's bundler replaces this module with the language of the page.
  const english = `/* ${source} Written by tools/generate.ts. */\nexport { default } from "./en.js";\n`;
  for (const ending of ["js", "d.ts"]) files.set(`${folder}/names/page.${ending}`, english);
}

const typeImport = (folder: string, { type, typeFrom = "generated/types.js" }: TableNames) =>
  `import type { ${type} } from "${"../".repeat(folder.split("/").length + 1)}${typeFrom}";\n`;

const idImport = ({ ids }: TableNames) =>
  ids === undefined ? "" : `import type { ${ids.type} } from "./ids.js";\n`;

const byIdType = ({ ids }: TableNames, value: string) =>
  `Readonly<Record<${ids?.type ?? "string"}, ${value}>>`;

function emitFacts(
  files: Files,
  folder: string,
  table: TableDefinition,
  names: TableNames,
  { facts, records: rows = [] }: RecordFile,
  source: string,
) {
  const { byId, facts: name, type } = names;
  const split = splitFields(table).map(({ field }) => field);
  const imports = typeImport(folder, names);
  const path = `${folder}/facts`;
  if (facts !== undefined) emitModule(files, path, source, [[name, JSON.stringify(facts), type]], imports);
  else if (byId) {
    const entries = rows.map((row) => [String(row.id), leavingOut(row, ["id", ...split])]);
    const text = JSON.stringify(Object.fromEntries(entries));
    emitModule(files, path, source, [[name, text, byIdType(names, type)]], imports + idImport(names));
  } else {
    const text = list(rows.map((row) => leavingOut(row, ["code", "names", ...split])));
    emitModule(files, path, source, [[name, text, `readonly ${type}[]`]], imports);
  }
}

function emitIds(
  files: Files,
  folder: string,
  { key }: TableDefinition,
  { ids }: TableNames,
  rows: readonly SourceRecord[],
  source: string,
) {
  if (ids === undefined) return;
  const field = key?.at(-1) ?? "id";
  const text = [...new Set(rows.map((row) => JSON.stringify(row[field])))].join(", ");
  emitModule(files, `${folder}/ids`, source, [[ids.list, `[${text}]`, `readonly [${text}]`]]);
  const path = `${folder}/ids.d.ts`;
  files.set(path, `${files.get(path) ?? ""}export type ${ids.type} = (typeof ${ids.list})[number];\n`);
}

function emitItems(
  files: Files,
  folder: string,
  table: TableDefinition,
  file: RecordFile,
  others: readonly string[],
  source: string,
) {
  const items = new Set<unknown>();
  for (const other of others) addItems(readRecords(other).records, items);
  const records = file.records?.filter(({ itemId }) => items.has(itemId)) ?? [];
  const { names, parts: _, ...rest } = table;
  if (names === undefined) return;
  const { records: _list, ...smaller } = names;
  emitTable(files, folder, { ...rest, names: smaller }, { ...file, records }, source);
  emitNames(files, folder, new Map(records.map(({ id, names: own = {} }) => [String(id), own])), source);
}

function emitParts(
  files: Files,
  folder: string,
  table: TableDefinition,
  names: TableNames,
  file: RecordFile,
  source: string,
) {
  const rows = file.records ?? [];
  for (const [name, part] of Object.entries(table.parts ?? {})) {
    const path = `${folder}/${name}`;
    if ("list" in part) {
      const some = rows.map((row) => Object.fromEntries(part.fields.map((field) => [field, row[field]])));
      const fields = part.fields.map((field) => JSON.stringify(field)).join(" | ");
      const type = `readonly Pick<${names.type}, ${fields}>[]`;
      emitModule(files, path, source, [[part.list, list(some), type]], typeImport(folder, names));
    } else if ("codes" in part) {
      const codes = Object.fromEntries(rows.map(({ code, id }) => [String(id), code]));
      const type = byIdType(names, "string");
      emitModule(files, path, source, [[part.codes, JSON.stringify(codes), type]], idImport(names));
    } else if ("itemsOf" in part) emitItems(files, path, table, file, part.itemsOf, source);
  }
  emitSplitFields(files, folder, table, rows, source);
}

export function wholeRows(table: TableDefinition, { facts, records = [] }: RecordFile): readonly object[] {
  const { names, single } = table;
  if (facts !== undefined) return [single === undefined ? facts : { id: single, ...facts }];
  if (names?.byId === true) return records;
  const hasNames = names === undefined || names.records !== undefined;
  return records.map(({ code: _, names: own, ...rest }) => ({
    ...rest,
    ...(own === undefined || !hasNames ? {} : { names: own }),
    ...withSplitFields(table, rest),
  }));
}

export function emitTable(
  files: Files,
  folder: string,
  table: TableDefinition,
  file: RecordFile,
  source: string,
) {
  const { names } = table;
  if (names === undefined) return;
  const rows = file.records ?? [];
  emitFacts(files, folder, table, names, file, source);
  emitIds(files, folder, table, names, rows, source);
  emitParts(files, folder, table, names, file, source);
  if (names.records === undefined) return;
  const up = "../".repeat(folder.split("/").length + 1);
  const { someNamed, type, typeFrom = "generated/types.js" } = names;
  const withNames = `{ readonly names${someNamed ? "?" : ""}: Names }`;
  const types = [type, ...splitFields(table).map((each) => each.type)].join(", ");
  emitModule(
    files,
    `${folder}/records`,
    source,
    [
      [
        names.records,
        list(wholeRows(table, file)),
        `readonly (${type} & ${withNames}${splitFieldTypes(table, rows).join("")})[]`,
      ],
    ],
    `import type { ${types} } from "${up}${typeFrom}";\nimport type { Names } from "${up}src/names.ts";\n`,
  );
}

/** All languages in one module, for short lists shown in full. */
export function emitWords(
  files: Files,
  folder: string,
  name: string,
  words: NonNullable<RecordFile["words"]>,
  source: string,
) {
  const keys = Object.keys(words).map((key) => JSON.stringify(key));
  const type = `Readonly<Record<${keys.join(" | ")}, Names>>`;
  const imports = 'import type { Names } from "../../src/names.ts";\n';
  emitModule(files, `${folder}/words`, source, [[name, JSON.stringify(words), type]], imports);
}

export function emitRegistries(files: Files, folder: string, names: TableNames, maps: readonly string[]) {
  const { byMap: registry, facts, records, someNamed, type } = names;
  if (registry === undefined) return;
  const entries = (path: (map: string) => string) =>
    maps.map((map) => `${JSON.stringify(map)}: () => import("./${path(map)}.js")`).join(", ");
  emitModule(
    files,
    `${folder}/index`,
    "What every map has, each loaded by itself.",
    [
      [
        registry.facts,
        `{ ${entries((map) => `${map}/facts`)} }`,
        byMap(maps, `() => Promise<{ readonly ${facts}: readonly ${type}[] }>`),
      ],
      [
        registry.names,
        `{ ${entries((map) => `${map}/names/page`)} }`,
        byMap(maps, `() => Promise<{ readonly default: ${nameTable} }>`),
      ],
    ],
    `import type { ${type} } from "../types.js";\n`,
  );
  const head = "/* What every map has. Written by tools/generate.ts. */\n";
  const imports = maps.map((map, at) => `import { ${records} as map${at} } from "./${map}/records.js";\n`);
  const loaded = maps.map((map, at) => `${JSON.stringify(map)}: map${at}`).join(", ");
  files.set(`${folder}/all.js`, `${head}${imports.join("")}export const ${registry.all} = { ${loaded} };\n`);
  files.set(
    `${folder}/all.d.ts`,
    `${head}import type { Names } from "../../src/names.ts";
import type { ${type} } from "../types.js";
export declare const ${registry.all}: ${byMap(maps, `readonly (${type} & { readonly names${someNamed ? "?" : ""}: Names })[]`)};
`,
  );
}
