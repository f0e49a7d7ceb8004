import type { Sighting } from "../instance-board/note.ts";
import type { SubjectEvent } from "./state.ts";

/** Notes a board can take of an event; none for a monster without a known kill. */
export function sightingsOf({ kind, subject, at, nearer }: SubjectEvent): readonly Sighting[] {
  if (kind === "lapsed") return [];
  const { id } = subject;
  const sighting = (of: Sighting["kind"]): Sighting => ({ kind: of, id, moment: kind, at, source: "game" });
  // A FATE of the Occult Crescent has no timer of its own: it counts for the tower.
  const own = subject.kind === "fate" ? [] : [sighting(subject.kind)];
  return nearer === null ? own : [...own, sighting("fate")];
}
