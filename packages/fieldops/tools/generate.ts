import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { emitModule, type Files } from "./emit-module.ts";
import { emitNames, emitRegistries, emitTable, emitWords, type NamesByKey } from "./emit-table.ts";
import { emitTableTypes, emitTypes } from "./emit-types.ts";
import { emitFights } from "./fight-modules.ts";
import { filterNames } from "./filter-modules.ts";
import { logogramMobs } from "./logogram-mobs.ts";
import { homeOf, type RecordFile } from "./record-files.ts";
import { readTable, type Table, tables } from "./tables.ts";

const target = new URL("../generated/", import.meta.url);

const sourceOf = (path: string) => `From records/${path}.`;

function emitAsOf(files: Files, known: ReadonlyMap<string, NonNullable<RecordFile["asOf"]>>) {
  const entries = [...known].map(([table, each]) => `${JSON.stringify(table)}: ${JSON.stringify(each)}`);
  const names = [...known.keys()].map((table) => JSON.stringify(table)).join(" | ");
  emitModule(files, "as-of", "Patch and day of the last check of every table.", [
    [
      "asOf",
      `{\n${entries.join(",\n")}\n}`,
      `Readonly<Record<${names}, Readonly<{ patch: string; checked: string }>>>`,
    ],
  ]);
}

/** Tables can share a folder of names. */
class NameFiles {
  readonly #names = new Map<string, Map<string, NonNullable<RecordFile["words"]>[string]>>();
  readonly #sources = new Map<string, string>();

  add(folder: string, source: string, { records = [], words = {} }: RecordFile) {
    const known = this.#names.get(folder) ?? new Map();
    for (const { id, names } of records) if (names !== undefined) known.set(String(id), names);
    for (const [key, names] of Object.entries(words)) known.set(key, names);
    if (known.size > 0) this.#names.set(folder, known);
    this.#sources.set(folder, source);
  }

  *[Symbol.iterator](): Generator<readonly [folder: string, names: NamesByKey, source: string]> {
    for (const [folder, names] of this.#names) yield [folder, names, this.#sources.get(folder) ?? ""];
  }
}

function filesOf(table: Table): readonly (readonly [folder: string, source: string, file: RecordFile])[] {
  const { files, modules, path, paths, source } = table;
  if (source !== undefined) return [[modules, sourceOf(`${path}/table.ts`), readTable(table)]];
  return paths.map((each) => [
    files === undefined ? modules : `${modules}/${each.split("/").at(-1)}`,
    sourceOf(homeOf(each)),
    readTable(table, each),
  ]);
}

export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files: Files = new Map();
  const names = new NameFiles();
  const asOf = new Map<string, NonNullable<RecordFile["asOf"]>>();
  for (const table of tables) {
    table.emit?.(files);
    // Tables with a schema but no module names are only published, or write their own modules.
    if (table.names === undefined && table.schema !== undefined) continue;
    const own = filesOf(table);
    for (const [folder, source, file] of own) {
      emitTable(files, folder, table, file, source);
      if (table.words !== undefined) emitWords(files, folder, table.words, file.words ?? {}, source);
      names.add(table.names?.shared ?? folder, source, file);
      if (file.asOf !== undefined) asOf.set(folder, file.asOf);
    }
    if (table.names !== undefined)
      emitRegistries(
        files,
        table.modules,
        table.names,
        own.map(([folder]) => folder.slice(table.modules.length + 1)),
      );
  }
  names.add("logogram-mobs", sourceOf(homeOf("eureka/logograms")), logogramMobs());
  for (const [folder, file] of filterNames()) {
    names.add(folder, sourceOf(homeOf("fields/forecast-filters")), file);
    if (file.asOf !== undefined) asOf.set(folder, file.asOf);
  }
  emitFights(files);
  emitAsOf(files, asOf);
  for (const [folder, known, source] of names) emitNames(files, folder, known, source);
  emitTypes(files);
  emitTableTypes(files);
  return files;
}

/** Writes changed files, deletes obsolete ones and returns the number of files touched. */
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
