import { createHash } from "node:crypto";
import { z } from "zod";
import { keyOf, type Row } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { archivedName, type DataTables, tableNames, type Version } from "./tables.ts";

/** By table, then record key. */
export type Fingerprints = ReadonlyMap<string, ReadonlyMap<string, string>>;

const tableChangeSchema = z.strictObject({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});

/** Record keys. */
export type TableChange = z.infer<typeof tableChangeSchema>;

/** The first release has no changes. */
export const releaseSchema = z.strictObject({
  version: z
    .string()
    .meta({ description: "Version of @foray/fieldops; a suffix +… marks a state between two versions" }),
  date: z.iso.date(),
  tables: z.record(z.string(), tableChangeSchema),
});

export type Release = Readonly<z.infer<typeof releaseSchema>>;

const hashOf = (record: Row) =>
  createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 12);

export function fingerprint(tables: DataTables, version: Version): Fingerprints {
  const all = tableNames(tables).map((table) => {
    const records = (tables[table] ?? []).map((record) => {
      const hash = hashOf(record);
      // Records without an id use their hash as the key.
      return [keyOf(table, record) ?? hash, hash] as const;
    });
    return [archivedName(table, version), new Map(records)] as const;
  });
  return new Map(all);
}

const line = /^(\S+) (\S+) ([0-9a-f]{12})$/;

/** One line per record, so that diffs show one line per change. */
export function printFingerprints(fingerprints: Fingerprints): string {
  const lines = [...fingerprints].flatMap(([table, records]) =>
    [...records].map(([key, hash]) => `${table} ${encodeURI(key)} ${hash}`),
  );
  return `${lines.sort().join("\n")}\n`;
}

/** Throws for a malformed line. */
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

/** Unchanged tables are omitted. */
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

/** Falls back to the first release. `releases` are newest first. */
export function lastChanged(releases: readonly Release[], table: string): string {
  const found = releases.find(({ tables }) => tables[table] !== undefined) ?? releases.at(-1);
  if (found === undefined) throw new Error("there is no release");
  return found.date;
}
