import { keyOf, type Row, type Tables } from "../../tools/collect-tables.ts";
import { tableOf } from "../../tools/tables.ts";
import { found, type Invariant } from "./finding.ts";
import { shapesOf } from "./shapes.ts";

const entries = (tables: Tables) =>
  Object.entries(tables).map(([name, rows]): [keyof Tables, readonly Row[]] => [
    name in tables ? toName(tables, name) : "terms",
    rows,
  ]);

function toName(tables: Tables, name: string): keyof Tables {
  const isName = (key: string): key is keyof Tables => key in tables;
  if (!isName(name)) throw new TypeError(`${name} is not a table`);
  return name;
}

function* twice(table: string, label: string, values: readonly (readonly [string, unknown])[]) {
  const first = new Map<unknown, string>();
  for (const [record, value] of values) {
    if (value === undefined || value === null) continue;
    const other = first.get(value);
    if (other === undefined) first.set(value, record);
    else yield found(table, record, `${label} ${JSON.stringify(value)} is also that of ${other}`);
  }
}

/** Ids are unique within a table, and so are the numbers listed in `unique`. */
export const unique: Invariant = function* (tables) {
  for (const [table, rows] of entries(tables)) {
    const seen = new Set<string>();
    for (const record of rows) {
      const key = keyOf(table, record);
      if (key === null) continue;
      if (seen.has(key)) yield found(table, key, "the id is there twice");
      seen.add(key);
    }
  }
  for (const [table, rows] of entries(tables)) {
    for (const field of tableOf(table)?.unique ?? []) {
      const values = rows.map((record) => [keyOf(table, record) ?? "", record[field]] as const);
      yield* twice(table, field, values);
    }
  }
};

export const uniqueWorlds: Invariant = function* (tables) {
  const { regions } = shapesOf(tables);
  const centers = regions.flatMap((region) => region.dataCenters);
  const worlds = centers.flatMap((center) => center.worlds);
  yield* twice(
    "regions",
    "regionId",
    regions.map((each) => [each.id, each.regionId] as const),
  );
  yield* twice(
    "regions",
    "dataCenterId",
    centers.map((each) => [each.id, each.dataCenterId] as const),
  );
  yield* twice(
    "regions",
    "worldId",
    worlds.map((each) => [each.id, each.worldId] as const),
  );
  yield* twice(
    "regions",
    "data center",
    centers.map((each) => [each.latin, each.id] as const),
  );
};
