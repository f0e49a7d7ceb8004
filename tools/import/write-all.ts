import { renameSync, rmSync, writeFileSync } from "node:fs";
import { ImportTrouble } from "./trouble.ts";

/**
 * Writes all files or none: writes temporary files first, and renames them once all are complete.
 * @throws ImportTrouble if writing fails; existing files are then unchanged
 */
export function writeAll(files: ReadonlyMap<string, string>): void {
  const parts: string[] = [];
  try {
    for (const [path, text] of files) {
      parts.push(`${path}.part`);
      writeFileSync(`${path}.part`, text);
    }
  } catch (error) {
    for (const part of parts) rmSync(part, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new ImportTrouble("writing", `The files could not be written: ${why}. Nothing was changed.`);
  }
  for (const path of files.keys()) renameSync(`${path}.part`, path);
}
