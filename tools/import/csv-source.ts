import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCsv } from "./csv.ts";
import type { Sheet, SheetSource } from "./sheet.ts";
import { ImportTrouble } from "./trouble.ts";

/**
 * Sheets as published by datamining repositories: one folder per language, one CSV per sheet, with a header
 * of column names and the row id first.
 * @throws ImportTrouble if the folder is missing
 */
export function csvSource(folder: string): SheetSource {
  if (!existsSync(join(folder, "en")))
    throw new ImportTrouble(
      "missingSheet",
      `${folder} has no "en" subfolder: pass the folder that contains one folder per language (en, ja, de, fr).`,
    );
  return {
    read: async (name, spec, language) => {
      const file = join(folder, language, `${name}.csv`);
      if (!existsSync(file)) {
        if (spec.optional) return null;
        throw new ImportTrouble(
          "missingSheet",
          `${file} is missing: the import needs the sheet ${name} in ${spec.languages ? "en, ja, de and fr" : "en"}.`,
        );
      }
      const [header = [], ...rows] = parseCsv(readFileSync(file, "utf8"), file);
      if (rows.length === 0) throw new ImportTrouble("brokenSheet", `${file} has no rows.`);
      const byId = rows.map(([id = "", ...cells]) => {
        const row = new Map(cells.map((cell, at) => [header[at + 1] ?? "", cell]));
        return [id, row] as const;
      });
      const sheet: Sheet = { name, rows: new Map(byId) };
      return sheet;
    },
  };
}
