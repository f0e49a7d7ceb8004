import { nameKey } from "./people.ts";
import type { Seat } from "./types.ts";

/** A seat whose player changed. `name` and `before` are "" for an empty seat. */
export type SeatChange = Readonly<{ place: number; name: string; before: string }>;

export function changedSeats(
  before: readonly Pick<Seat, "name">[],
  after: readonly Pick<Seat, "name">[],
): readonly SeatChange[] {
  return after.flatMap(({ name }, place) => {
    const was = before[place]?.name ?? "";
    return nameKey(was) === nameKey(name) ? [] : [{ place, name, before: was }];
  });
}
