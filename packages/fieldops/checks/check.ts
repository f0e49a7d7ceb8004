import { schemasByTable, type TableName } from "../schemas/index.ts";
import type { ReferenceIndex } from "../schemas/reference-index.ts";
import { roles } from "../src/bozja/lost-actions/roles.ts";
import { fragments } from "../src/index.ts";
import { keyOf, type Tables } from "../tools/collect-tables.ts";
import { invariants } from "./invariants/index.ts";
import { shapesOf } from "./invariants/shapes.ts";

export interface Finding {
  readonly table: string;
  readonly record: string;
  readonly message: string;
}

export interface Verdict {
  readonly findings: readonly Finding[];
  readonly references: ReadonlyMap<string, number>;
}

const tableNames = (tables: Tables) =>
  Object.keys(tables).filter((name): name is TableName => name in tables);

function kebab(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function knownIds(tables: Tables): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  const add = (table: string, id: string) => {
    const ids = known.get(table) ?? new Set<string>();
    known.set(table, ids.add(id));
  };
  for (const table of tableNames(tables)) {
    for (const record of tables[table]) add(table, keyOf(table, record) ?? "");
  }
  for (const { table, key } of tables.terms) add(`terms of ${String(table)}`, String(key));
  for (const role of roles) add("roles", role);
  for (const { key } of fragments) add("fragment keys", key);
  for (const { layer, names } of shapesOf(tables).markers) {
    if (layer === "aetherytes" && names !== undefined) add("aetherytes", kebab(names.en));
  }
  return known;
}

/** @param only tables to check when the others are known to be valid */
export function checkSchemas(tables: Tables, only?: readonly TableName[]): Verdict {
  const ids = knownIds(tables);
  const references = new Map<string, number>();
  const index: ReferenceIndex = {
    has: (table, id) => ids.get(table)?.has(id) ?? false,
    saw: (table) => references.set(table, (references.get(table) ?? 0) + 1),
  };
  const schemas = schemasByTable(index);
  const findings: Finding[] = [];
  for (const table of only ?? tableNames(tables)) {
    for (const [at, record] of tables[table].entries()) {
      const result = schemas.get(table)?.safeParse(record);
      if (result === undefined || result.success) continue;
      for (const issue of result.error.issues) {
        const field = issue.path.join(".");
        findings.push({
          table,
          record: keyOf(table, record) ?? `number ${at}`,
          message: field === "" ? issue.message : `${field}: ${issue.message}`,
        });
      }
    }
  }
  return { findings, references };
}

export function checkRecords(tables: Tables): Verdict {
  const { findings, references } = checkSchemas(tables);
  return {
    findings: [...findings, ...invariants.flatMap((invariant) => [...invariant(tables)])],
    references,
  };
}
