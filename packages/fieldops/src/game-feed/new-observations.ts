import type { NewObservation } from "../instance-board/note.ts";
import type { SubjectEvent } from "./state.ts";

/** Observations that an event adds to a board; none for a monster without a known kill. */
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
  // A FATE of the Occult Crescent has no timer of its own: it counts for the tower.
  const own = subject.kind === "fate" ? [] : [observed(subject.kind)];
  return nearer === null ? own : [...own, observed("fate")];
}
