import { withOdds } from "./fragment-odds.ts";
import { readRecords, type SourceRecord, withFieldBefore } from "./record-files.ts";

const rowsOf = (path: string): readonly SourceRecord[] => readRecords(path).records ?? [];

/** Ids by the keys that each record names. */
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

/** Possible results of appraising a fragment: the lost actions that name it, and how often each came out of it. */
export function fragmentActions(records: readonly SourceRecord[]): readonly SourceRecord[] {
  const yields = byKey(rowsOf("bozja/lost-actions"), ({ fragment, otherFragments }) => [
    fragment,
    ...(Array.isArray(otherFragments) ? otherFragments : []),
  ]);
  return withOdds(records).map((record) =>
    withFieldBefore(record, "sources", { actions: yields.get(String(record.id)) ?? [] }),
  );
}

/** Abilities of a phantom job: the actions and traits that name it. */
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

/** The engagements that an enemy's death calls: those whose trigger it is. */
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

/** Crystals that several FATEs of a zone give: the fewest and the most pieces that players reported. */
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
