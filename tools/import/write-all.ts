import { renameSync, rmSync, writeFileSync } from "node:fs";
import { ImportTrouble } from "./trouble.ts";

/**
 * Writes all files or none: each is written beside its place first, and only when all of them are there they take their places.
 * @throws ImportTrouble where the disk does not take them; what was there is then still there.
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
