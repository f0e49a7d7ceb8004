import { isDeepStrictEqual } from "node:util";
import { languages, type RecordFile, type SourceRecord } from "../../packages/fieldops/tools/record-files.ts";
import type { Library } from "./library.ts";
import { cleanName } from "./names.ts";
import { sheetLanguages } from "./sheet.ts";
import { enemyNames, type TableSpec } from "./tables.ts";
import { ImportTrouble } from "./trouble.ts";

export interface TableChange {
  readonly path: string;
  readonly file: RecordFile;
  /** Rows without a record, with the fields to add by hand. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Records whose row is empty (so far), which stay unchanged. */
  readonly blank: readonly string[];
}

type Names = NonNullable<SourceRecord["names"]>;

/** Fields decided by hand against the sheet: those listed in the record's conflicts. */
function settled(record: SourceRecord): ReadonlySet<string> {
  const conflicts: unknown = record.conflicts;
  if (!Array.isArray(conflicts)) return new Set();
  return new Set(
    conflicts.flatMap((conflict: unknown) =>
      typeof conflict === "object" && conflict !== null && "field" in conflict
        ? [String(conflict.field)]
        : [],
    ),
  );
}

const ordered = (names: Names): Names =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const name = names[language];
      return name === undefined ? [] : [[language, name]];
    }),
  );

function sheetNames(library: Library, spec: NonNullable<TableSpec["names"]>, row: string): Names {
  const names: Names = {};
  for (const language of sheetLanguages) {
    const text =
      language === "ja" && spec.japanese !== undefined
        ? library.text(spec.sheet, row, spec.japanese, "en")
        : library.text(spec.sheet, row, spec.column, language);
    const name = cleanName(text, language, library.text(spec.sheet, row, "Gender", language));
    if (name !== undefined) names[language] = name;
  }
  return names;
}

/** Names of the enemies with this English name, in each language where they all share one name. */
function namesOfEnemy(library: Library, english: string): Names {
  const all = library.enemies(english).map((row) => sheetNames(library, enemyNames, row));
  const names: Names = {};
  for (const language of sheetLanguages) {
    const [name, ...others] = new Set(all.flatMap((each) => each[language] ?? []));
    if (name !== undefined && others.length === 0) names[language] = name;
  }
  return names;
}

function withLacking(names: Names, found: Names, tell: (what: string) => void): Names {
  const lacking = sheetLanguages.filter(
    (language) => names[language] === undefined && found[language] !== undefined,
  );
  for (const language of lacking) tell(`${language} ${shown(found[language])}`);
  return lacking.length === 0 ? names : ordered({ ...found, ...names });
}

const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));

/** Reports changes with `tell`. */
function withRow(
  record: SourceRecord,
  row: string,
  spec: TableSpec,
  library: Library,
  tell: (what: string) => void,
): SourceRecord {
  const cells = library.find(spec.sheet, row);
  const kept = settled(record);
  const next: Record<string, unknown> = { ...record };
  if (cells !== undefined)
    for (const [field, read] of Object.entries(spec.columns)) {
      const value = read(cells, library.find, record);
      if (value === undefined || kept.has(field) || isDeepStrictEqual(value, record[field])) continue;
      tell(`${field} ${shown(record[field])} → ${shown(value)}`);
      next[field] = value;
    }
  if (spec.names !== undefined && !kept.has("names") && !(spec.names.skip?.(record) ?? false)) {
    const nameRow = spec.names.key === undefined ? row : String(next[spec.names.key]);
    const before = record.names ?? {};
    const found = sheetNames(library, spec.names, nameRow);
    // Sheets have English enemy names in lower case, pages in title case.
    if (before.en !== undefined && found.en?.toLowerCase() === before.en.toLowerCase()) found.en = before.en;
    const names = { ...before, ...found };
    if (!isDeepStrictEqual(names, { ...before })) {
      for (const language of sheetLanguages)
        if (names[language] !== before[language])
          tell(`${language} ${shown(before[language])} → ${shown(names[language])}`);
      next.names = ordered(names);
    }
  }
  return next;
}

/** By the key with which records reference an enemy. */
function enemyRows(value: unknown, into = new Map<string, number>()): ReadonlyMap<string, number> {
  if (typeof value !== "object" || value === null) return into;
  if ("name" in value && "bnpcNameId" in value && typeof value.bnpcNameId === "number")
    into.set(String(value.name), value.bnpcNameId);
  for (const inner of Object.values(value)) enemyRows(inner, into);
  return into;
}

function withWords(
  file: RecordFile,
  library: Library,
  isItem: (english: string) => boolean,
  tell: (what: string) => void,
): RecordFile["words"] {
  const rows = enemyRows(file.records);
  return Object.fromEntries(
    Object.entries(file.words ?? {}).map(([key, names]) => {
      const row = rows.get(key);
      const { en = "" } = names;
      // An item can share an enemy's name, such as a minion that looks like it.
      if (row === undefined && isItem(en)) return [key, names];
      const found =
        row === undefined ? namesOfEnemy(library, en) : sheetNames(library, enemyNames, String(row));
      return [key, withLacking(names, found, (what) => tell(`${key}: ${what}`))];
    }),
  );
}

export function rowsOf({ key }: TableSpec, records: readonly SourceRecord[]): readonly string[] {
  return key === undefined ? [] : records.map((record) => String(record[key]));
}

/**
 * Updates a table from the sheets. `taken` are rows used by other tables of the same sheet; `isItem`
 * recognizes English item names.
 * @throws ImportTrouble if rows have vanished or most are empty, so the sheets are from another patch
 */
export function mergeTable(
  spec: TableSpec,
  file: RecordFile,
  library: Library,
  taken: ReadonlySet<string>,
  isItem: (english: string) => boolean,
): TableChange {
  const rows = library.rows(spec.sheet);
  const records = file.records ?? [];
  const changed: string[] = [];
  if (rows === null) return { path: spec.path, file, added: [], changed, blank: [] };
  const ids = [...rows.keys()].map((id) => Number.parseFloat(id));
  const last = Math.max(...ids);
  const blank: string[] = [];
  const gone: string[] = [];
  const names = spec.names;
  const next = records.map((record) => {
    const id = String(record.id);
    const key = spec.key === undefined ? undefined : record[spec.key];
    if (typeof key !== "number") {
      if (record.names?.en === undefined || !(spec.enemies?.(record) ?? false)) return record;
      const found = namesOfEnemy(library, record.names.en);
      const named = withLacking(record.names, found, (what) => changed.push(`${id}: ${what}`));
      return named === record.names ? record : { ...record, names: named };
    }
    const row = String(key);
    if (!rows.has(row)) {
      (key > last ? blank : gone).push(id);
      return record;
    }
    const nameless =
      names !== undefined &&
      names.key === undefined &&
      cleanName(library.text(names.sheet, row, names.column, "en"), "en") === undefined;
    const empty = [...(rows.get(row)?.values() ?? [])].every((cell) =>
      ["", "0", "-1", "False"].includes(cell),
    );
    if (nameless || empty) {
      blank.push(id);
      return record;
    }
    return withRow(record, row, spec, library, (what) => changed.push(`${id}: ${what}`));
  });
  if (gone.length > 0)
    throw new ImportTrouble(
      "otherPatch",
      `Sheet ${spec.sheet} no longer has the rows of ${gone.slice(0, 5).join(", ")}${gone.length > 5 ? ` and ${gone.length - 5} more` : ""} (${spec.path}). Rows do not vanish within a patch: check that the sheets are complete and of the newest patch. If the game removed them, delete the records first.`,
    );
  if (records.length > 3 && blank.length > records.length / 2)
    throw new ImportTrouble(
      "otherPatch",
      `Sheet ${spec.sheet}: ${blank.length} of ${records.length} records of ${spec.path} have an empty row. The sheets are older than the records, or half written.`,
    );
  const words = spec.words ? withWords(file, library, isItem, (what) => changed.push(what)) : file.words;
  const known = new Set([...taken, ...rowsOf(spec, records)]);
  const added =
    spec.handFacts === undefined
      ? []
      : [...rows].flatMap(([row, cells]) => {
          if (row === "0" || known.has(row)) return [];
          const found =
            names === undefined
              ? {}
              : sheetNames(library, names, names.key === undefined ? row : (cells.get("Action") ?? ""));
          const isNews = spec.concerns?.(cells) ?? found.en !== undefined;
          return isNews
            ? [`row ${row}${found.en === undefined ? "" : ` ${found.en}`}: add ${spec.handFacts?.join(", ")}`]
            : [];
        });
  const merged: RecordFile = {
    ...file,
    ...(file.records === undefined ? {} : { records: next }),
    ...(words === undefined ? {} : { words }),
  };
  return { path: spec.path, file: merged, added, changed, blank };
}
