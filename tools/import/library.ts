import {
  type Sheet,
  type SheetLanguage,
  type SheetRow,
  type SheetSource,
  type SheetSpec,
  sheetLanguages,
  withKnownColumns,
} from "./sheet.ts";
import { type SheetName, sheets } from "./sheets.ts";
import type { Cells, Lookup } from "./tables.ts";
import { ImportTrouble } from "./trouble.ts";

/** Read completely before comparing anything. */
export interface Library {
  readonly rows: (sheet: SheetName) => ReadonlyMap<string, SheetRow> | null;
  readonly find: Lookup;
  readonly text: (sheet: SheetName, row: string, column: string, language: SheetLanguage) => string;
  /** Row ids of enemies with this English name, ignoring case. */
  readonly enemies: (name: string) => readonly string[];
  readonly missing: readonly SheetName[];
}

function cellsOf(sheet: SheetName, id: string, row: SheetRow): Cells {
  const text = (column: string) => row.get(column) ?? "";
  return {
    text,
    number: (column) => {
      const value = Number(text(column));
      if (text(column) !== "" && Number.isFinite(value)) return value;
      throw new ImportTrouble(
        "brokenSheet",
        `Sheet ${sheet}, row ${id}: ${column} holds '${text(column)}' where a number belongs.`,
      );
    },
  };
}

const isSheetName = (name: string): name is SheetName => name in sheets;
const all: readonly (readonly [SheetName, SheetSpec])[] = Object.entries(sheets).flatMap(([name, spec]) =>
  isSheetName(name) ? [[name, spec] as const] : [],
);

/** Throws ImportTrouble if a required sheet is missing. */
export async function readLibrary(source: SheetSource): Promise<Library> {
  const read = new Map<string, Sheet>();
  const missing: SheetName[] = [];
  for (const [name, spec] of all) {
    for (const language of spec.languages ? sheetLanguages : (["en"] as const)) {
      const sheet = await source.read(name, spec, language);
      if (sheet === null) {
        missing.push(name);
        break;
      }
      read.set(`${name} ${language}`, withKnownColumns(sheet, spec));
    }
  }
  const enemies = new Map<string, string[]>();
  for (const [id, row] of read.get("BNpcName en")?.rows ?? []) {
    const name = row.get("Singular")?.toLowerCase() ?? "";
    const rows = enemies.get(name);
    if (rows === undefined) enemies.set(name, [id]);
    else rows.push(id);
  }
  const rowsOf = (sheet: SheetName, language: SheetLanguage) => read.get(`${sheet} ${language}`)?.rows;
  return {
    missing,
    rows: (sheet) => rowsOf(sheet, "en") ?? null,
    find: (sheet, id) => {
      const row = rowsOf(sheet, "en")?.get(id);
      return row === undefined ? undefined : cellsOf(sheet, id, row);
    },
    text: (sheet, id, column, language) => rowsOf(sheet, language)?.get(id)?.get(column) ?? "",
    enemies: (name) => enemies.get(name.toLowerCase()) ?? [],
  };
}
