import { dropRates } from "@foray/fieldops/records/drop-rates/facts";
import type { DropRate } from "@foray/fieldops/records/types";
import { boxItems } from "./items.ts";

/** Kinds of boxes in the order of the page. */
export const boxKinds = ["lockbox", "occultCoffer", "bunnyCoffer", "appraisal"] as const;

/** The boxes that the page shows: fragments are left to their own pages, as no source at hand names what they hold as items. */
export const boxes: readonly DropRate[] = boxKinds.flatMap((kind) =>
  dropRates.filter(
    (box) => box.kind === kind && box.drops.some(({ itemId }) => boxItems.known(itemId) !== undefined),
  ),
);

const [first] = boxes;

/** The box that an address names; the first one for any other text. */
export function boxOf(id: string | null): DropRate | undefined {
  return boxes.find((box) => box.id === id) ?? first;
}
