import { z } from "zod";
import { type RecordFile, readRecords } from "./record-files.ts";

const counted = z.looseObject({
  kind: z.string(),
  containerId: z.number(),
  openings: z.number(),
  drops: z.array(
    z.looseObject({
      itemId: z.number(),
      count: z.number(),
      min: z.number().default(1),
      max: z.number().default(1),
    }),
  ),
});
const item = z.looseObject({ id: z.string(), itemId: z.number(), kind: z.string() });

/** Sums counts over all patches. Percentages of the openings have two decimals. */
export function lockboxFile(): RecordFile {
  const { records, ...head } = readRecords("fields/drop-rates");
  const counts = z.array(counted).parse(records);
  const boxes = z.array(item).parse(readRecords("fields/items").records);
  const lockboxes = boxes.flatMap(({ id, itemId, kind }) => {
    const lists = counts.filter((list) => list.kind === "lockbox" && list.containerId === itemId);
    if (kind !== "lockbox" || lists.length === 0) return [];
    const openings = lists.reduce((sum, list) => sum + list.openings, 0);
    const drops = new Map<number, { itemId: number; min: number; max: number; count: number }>();
    for (const drop of lists.flatMap((list) => list.drops)) {
      const known = drops.get(drop.itemId);
      drops.set(drop.itemId, {
        itemId: drop.itemId,
        min: Math.min(drop.min, known?.min ?? drop.min),
        max: Math.max(drop.max, known?.max ?? drop.max),
        count: drop.count + (known?.count ?? 0),
      });
    }
    return [
      {
        item: id,
        itemId,
        openings,
        drops: [...drops.values()]
          .sort((a, b) => b.count - a.count)
          .map((drop) => ({ ...drop, percent: Math.round((drop.count / openings) * 10_000) / 100 })),
      },
    ];
  });
  return { ...head, records: lockboxes };
}
