import type { MapPosition } from "@foray/fieldops/atlas/transforms";

export type Selection = Readonly<{
  id: string | null;
  /** Other markers on the same spot. */
  others: readonly string[];
  /** Place of a long press, or of typed coordinates. */
  pressedAt: MapPosition | null;
  /** Chosen in a list: the popup takes the focus. */
  focus: boolean;
}>;

export const nothingSelected: Selection = { id: null, others: [], pressedAt: null, focus: false };

export const FOUND = "place:found";

const PIN = "pin:";

export function pinId(index: number): string {
  return `${PIN}${index}`;
}

/** Index of a pin; undefined for a marker's id. */
export function pinOf(id: string | null): number | undefined {
  return id?.startsWith(PIN) ? Number(id.slice(PIN.length)) : undefined;
}
