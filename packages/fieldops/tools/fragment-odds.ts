import { z } from "zod";
import { readRecords, type SourceRecord } from "./record-files.ts";

const counted = z.looseObject({
  containerId: z.number(),
  drops: z.array(z.looseObject({ itemId: z.number(), count: z.number() })),
});
const fragment = z.looseObject({ itemId: z.number() });
const lostAction = z.looseObject({ id: z.string(), holsterId: z.number() });

/** Sums drops over all patches. They are listed by item id, in the same order as lost actions in the game. */
export function withOdds(fragments: readonly SourceRecord[]): readonly SourceRecord[] {
  const counts = z.array(counted).parse(readRecords("fields/drop-rates").records);
  const items = new Set(
    z
      .array(fragment)
      .parse(fragments)
      .map(({ itemId }) => itemId),
  );
  const drops = counts.filter(({ containerId }) => items.has(containerId));
  const dropped = [...new Set(drops.flatMap((list) => list.drops.map(({ itemId }) => itemId)))].sort(
    (a, b) => a - b,
  );
  const actions = z
    .array(lostAction)
    .parse(readRecords("bozja/lost-actions").records)
    .sort((a, b) => a.holsterId - b.holsterId);
  if (dropped.length !== actions.length)
    throw new Error(
      `records/fields/drop-rates.json: fragments yield ${dropped.length} items, but there are ${actions.length} lost actions`,
    );
  return fragments.map((record) => {
    const own = drops
      .filter(({ containerId }) => containerId === record.itemId)
      .flatMap((list) => list.drops);
    const odds = dropped.flatMap((item, at) => {
      const count = own.reduce((sum, drop) => sum + (drop.itemId === item ? drop.count : 0), 0);
      return count === 0 ? [] : [{ action: actions[at]?.id, count }];
    });
    return { ...record, odds };
  });
}
