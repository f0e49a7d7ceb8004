import { nameKey } from "./people.ts";
import type { Seat } from "./types.ts";

/** A seat whose player is another than before: who sits there now and who sat there, each empty for nobody. */
export type SeatChange = Readonly<{ place: number; name: string; before: string }>;

/** The seats in which somebody else sits than before, in their order. */
export function changedSeats(
  before: readonly Pick<Seat, "name">[],
  after: readonly Pick<Seat, "name">[],
): readonly SeatChange[] {
  return after.flatMap(({ name }, place) => {
    const was = before[place]?.name ?? "";
    return nameKey(was) === nameKey(name) ? [] : [{ place, name, before: was }];
  });
}
