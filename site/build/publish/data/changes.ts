import { createHash } from "node:crypto";
import { z } from "zod";
import { keyOf, type Row } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { archivedName, type DataTables, tableNames, type Version } from "./tables.ts";

/** A short hash of every record by its key, by table. */
export type Fingerprints = ReadonlyMap<string, ReadonlyMap<string, string>>;

const tableChangeSchema = z.strictObject({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});

/** Keys of the records of one table that a release added, changed and removed. */
export type TableChange = z.infer<typeof tableChangeSchema>;

/** A release of the records and what it changed, by table. The first one changed nothing that was there before. */
export const releaseSchema = z.strictObject({
  version: z
    .string()
    .meta({ description: "Version of @foray/fieldops; a suffix +… marks a state between two versions" }),
  date: z.iso.date(),
  tables: z.record(z.string(), tableChangeSchema),
});

export type Release = Readonly<z.infer<typeof releaseSchema>>;

/** Twelve hexadecimal digits of SHA-256: two states of one record never meet by chance. */
const hashOf = (record: Row) =>
  createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 12);

/** The hashes of what a version publishes, under the names of the archive. */
export function fingerprint(tables: DataTables, version: Version): Fingerprints {
  const all = tableNames(tables).map((table) => {
    const records = (tables[table] ?? []).map((record) => {
      const hash = hashOf(record);
      // Records without an id are told apart by what they hold.
      return [keyOf(table, record) ?? hash, hash] as const;
    });
    return [archivedName(table, version), new Map(records)] as const;
  });
  return new Map(all);
}

const line = /^(\S+) (\S+) ([0-9a-f]{12})$/;

/** One line a record, so that a change of one record is a change of one line: table, key, hash. */
export function printFingerprints(fingerprints: Fingerprints): string {
  const lines = [...fingerprints].flatMap(([table, records]) =>
    [...records].map(([key, hash]) => `${table} ${encodeURI(key)} ${hash}`),
  );
  return `${lines.sort().join("\n")}\n`;
}

/** Throws an Error for a line of another form. */
export function readFingerprints(text: string): Fingerprints {
  const tables = new Map<string, Map<string, string>>();
  for (const each of text.split("\n").filter((part) => part !== "")) {
    const [, table, key, hash] = line.exec(each) ?? [];
    if (table === undefined || key === undefined || hash === undefined)
      throw new Error(`not a fingerprint: ${each}`);
    const records = tables.get(table) ?? new Map<string, string>();
    tables.set(table, records.set(decodeURI(key), hash));
  }
  return tables;
}

const none: ReadonlyMap<string, string> = new Map();

/** Changes of the records between two states; unchanged tables are left out. */
export function compare(before: Fingerprints, after: Fingerprints): Record<string, TableChange> {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = names.map((table) => {
    const old = before.get(table) ?? none;
    const now = after.get(table) ?? none;
    const added = [...now.keys()].filter((key) => !old.has(key)).sort();
    const removed = [...old.keys()].filter((key) => !now.has(key)).sort();
    const changed = [...now].filter(([key, hash]) => old.has(key) && old.get(key) !== hash);
    return [table, { added, changed: changed.map(([key]) => key).sort(), removed }] as const;
  });
  return Object.fromEntries(
    changes.filter(([, { added, changed, removed }]) => added.length + changed.length + removed.length > 0),
  );
}

/** The day of the last release that changed a table; that of the first one if none did. `releases` are newest first. */
export function lastChanged(releases: readonly Release[], table: string): string {
  const found = releases.find(({ tables }) => tables[table] !== undefined) ?? releases.at(-1);
  if (found === undefined) throw new Error("there is no release");
  return found.date;
}
