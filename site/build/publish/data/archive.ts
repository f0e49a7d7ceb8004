import { readFile } from "node:fs/promises";
import { z } from "zod";
import {
  compare,
  type Fingerprints,
  fingerprint,
  type Release,
  readFingerprints,
  releaseSchema,
} from "./changes.ts";
import type { Shape } from "./shape.ts";
import { archivedName, type DataTables, tableNames, type Version } from "./tables.ts";

/** Data of earlier releases. Committed, and only written by main.ts. */
export const archiveFolder = new URL("archive/", import.meta.url);

const file = (name: string) => readFile(new URL(name, archiveFolder), "utf8");

export interface Archive {
  /** Newest first. */
  readonly releases: readonly Release[];
  /** Of the newest release. */
  readonly fingerprints: Fingerprints;
}

/** Throws if a file's shape is unexpected. */
export async function readArchive(): Promise<Archive> {
  return {
    releases: z.array(releaseSchema).parse(JSON.parse(await file("releases.json"))),
    fingerprints: readFingerprints(await file("fingerprints.txt")),
  };
}

/** Promised shapes, by archived file name. */
export async function readShapes(): Promise<Readonly<Record<string, Shape>>> {
  const shapes = z.record(z.string(), z.record(z.string(), z.string()));
  return shapes.parse(JSON.parse(await file("shapes.json")));
}

/**
 * Releases of a data version, newest first. Unreleased changes add one more, with the package's version or,
 * if that is already released, with the day as a suffix.
 * @param version of the package
 * @param day of the build, `YYYY-MM-DD`
 */
export function releasesUntil(
  published: DataTables,
  dataVersion: Version,
  { releases, fingerprints }: Archive,
  version: string,
  day: string,
): readonly Release[] {
  const names = new Map(tableNames(published).map((table) => [archivedName(table, dataVersion), table]));
  const known = new Map([...fingerprints].filter(([name]) => names.has(name)));
  const inVersion = (tables: Release["tables"]): Release["tables"] =>
    Object.fromEntries(
      Object.entries(tables).flatMap(([name, change]) => {
        const table = names.get(name);
        return table === undefined ? [] : [[table, change]];
      }),
    );
  const before = releases.map((release) => ({ ...release, tables: inVersion(release.tables) }));
  const changed = inVersion(compare(known, fingerprint(published, dataVersion)));
  if (Object.keys(changed).length === 0 && releases[0]?.version === version) return before;
  const released = releases.some((release) => release.version === version);
  const next = {
    version: released ? `${version}+${day.replaceAll("-", "")}` : version,
    date: day,
    tables: changed,
  };
  return [next, ...before];
}
