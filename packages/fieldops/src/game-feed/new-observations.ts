import type { NewObservation } from "../instance-board/note.ts";
import type { SubjectEvent } from "./state.ts";

/** Empty for a monster whose kill is not certain. */
export function newObservations({ kind, subject, at, nearer }: SubjectEvent): readonly NewObservation[] {
  if (kind === "lapsed") return [];
  const { id } = subject;
  const observed = (of: NewObservation["kind"]): NewObservation => ({
    kind: of,
    id,
    moment: kind,
    at,
    source: "game",
  });
  // FATEs in the Occult Crescent have no timers. They count toward the spawn of the tower.
  const own = subject.kind === "fate" ? [] : [observed(subject.kind)];
  return nearer === null ? own : [...own, observed("fate")];
}
