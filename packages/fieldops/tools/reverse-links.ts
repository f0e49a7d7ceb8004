import { withOdds } from "./fragment-odds.ts";
import { readRecords, type SourceRecord, withFieldBefore } from "./record-files.ts";

const rowsOf = (path: string): readonly SourceRecord[] => readRecords(path).records ?? [];

function byKey(
  records: readonly SourceRecord[],
  keys: (record: SourceRecord) => readonly unknown[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const record of records)
    for (const key of keys(record))
      found.set(String(key), [...(found.get(String(key)) ?? []), String(record.id)]);
  return found;
}

/** Adds to fragments the lost actions that name them, and the counted odds. */
export function fragmentActions(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const yields = byKey(rowsOf("bozja/lost-actions"), ({ fragment, otherFragments }) => [
    fragment,
    ...(Array.isArray(otherFragments) ? otherFragments : []),
  ]);
  return withOdds(records).map((record) =>
    withFieldBefore(record, "sources", { actions: yields.get(String(record.id)) ?? [] }),
  );
}

/** Adds to phantom jobs the actions and traits that name them. */
export function jobActions(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const actions = byKey(rowsOf("occult/phantom-actions"), ({ job }) => [job]);
  const traits = byKey(rowsOf("occult/phantom-traits"), ({ job }) => [job]);
  return records.map((record) =>
    withFieldBefore(record, "support", {
      actions: actions.get(String(record.id)) ?? [],
      traits: traits.get(String(record.id)) ?? [],
    }),
  );
}

/** Adds to enemies the engagements triggered by their death. */
export function calledEngagements(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const calls = byKey(rowsOf("fields/engagements"), ({ trigger }) =>
    typeof trigger === "object" && trigger !== null && "bnpcNameId" in trigger ? [trigger.bnpcNameId] : [],
  );
  return records.map((record) => {
    const engagements = calls.get(String(record.bnpcNameId));
    const next = "conflicts" in record ? "conflicts" : "confidence";
    return engagements === undefined
      ? record
      : withFieldBefore(record, next, { callsEngagements: engagements });
  });
}

/** Adds the reported minimum and maximum of crystals that several FATEs drop. */
export function reportedCrystals(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const found = new Map<string, { zone: unknown; pieces: number[] }>();
  for (const { drops, zone } of rowsOf("fields/encounter-drops"))
    for (const { itemId, quantity } of Array.isArray(drops) ? drops : []) {
      const each = found.get(String(itemId)) ?? { zone, pieces: [] };
      each.pieces.push(Number(quantity));
      found.set(String(itemId), each);
    }
  return records.map((record) => {
    const costs: readonly SourceRecord[] = Array.isArray(record.costs) ? record.costs : [];
    const given = costs.flatMap(({ itemId }) => {
      const { pieces = [], zone } = found.get(String(itemId)) ?? {};
      return pieces.length < 2
        ? []
        : [{ itemId, by: "reports", zone, least: Math.min(...pieces), most: Math.max(...pieces) }];
    });
    if (given.length === 0) return record;
    const { alsoFrom: own, ...rest } = record;
    return withFieldBefore(rest, "confidence", { alsoFrom: [...(Array.isArray(own) ? own : []), ...given] });
  });
}
