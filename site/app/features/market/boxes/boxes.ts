import { dropRates } from "@foray/fieldops/records/drop-rates/facts";
import type { DropRate } from "@foray/fieldops/records/types";
import { boxItems } from "./items.ts";

/** Page order. */
export const boxKinds = ["lockbox", "occultCoffer", "bunnyCoffer", "appraisal"] as const;

/** Boxes with item data. Fragments are excluded: no available source has their contents as items. */
export const boxes: readonly DropRate[] = boxKinds.flatMap((kind) =>
  dropRates.filter(
    (box) => box.kind === kind && box.drops.some(({ itemId }) => boxItems.known(itemId) !== undefined),
  ),
);

const [first] = boxes;

/** The box in the URL, or the first one. */
export function boxOf(id: string | null): DropRate | undefined {
  return boxes.find((box) => box.id === id) ?? first;
}
