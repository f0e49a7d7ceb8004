import type { MapPosition } from "@foray/fieldops/atlas/transforms";

/** Subject of the popup: nothing, a marker or pin by its id, or a place that was pressed long. */
export type Selection = Readonly<{
  id: string | null;
  /** Other markers on the same spot. */
  others: readonly string[];
  /** The place of a long press. */
  pressedAt: MapPosition | null;
  /** Chosen from a list: the popup takes the focus. */
  focus: boolean;
}>;

export const nothingSelected: Selection = { id: null, others: [], pressedAt: null, focus: false };

/** The id under which a place is drawn whose coordinates were typed in. */
export const FOUND = "place:found";

const PIN = "pin:";

/** The id under which a player's own pin is drawn and picked. */
export function pinId(index: number): string {
  return `${PIN}${index}`;
}

/** Which pin an id is about; undefined if it is a marker's. */
export function pinOf(id: string | null): number | undefined {
  return id?.startsWith(PIN) ? Number(id.slice(PIN.length)) : undefined;
}
