import { isObject, nameOf, walk } from "../traverse.ts";
import { found, type Invariant } from "./finding.ts";
import { shapesOf } from "./shapes.ts";

/** An encounter's id and game id always belong to the same record. */
const numbersAgree: Invariant = function* (tables) {
  const { bunnyFates, duels, engagements, fates, potFates, skirmishes } = shapesOf(tables);
  const numbers = new Map<string, Set<number>>();
  for (const { gameId, id } of [
    ...engagements,
    ...skirmishes,
    ...duels,
    ...fates,
    ...potFates,
    ...bunnyFates,
  ])
    numbers.set(id, (numbers.get(id) ?? new Set()).add(gameId));
  for (const [table, rows] of Object.entries(tables)) {
    for (const record of rows) {
      for (const { path, value } of walk(record)) {
        if (path === "" || !isObject(value)) continue;
        const { gameId, id } = value;
        if (typeof gameId !== "number" || typeof id !== "string") continue;
        const own = numbers.get(id);
        if (own !== undefined && !own.has(gameId))
          yield found(table, nameOf(record), `${path}: ${gameId} is not the number of ${id}`);
      }
    }
  }
};

/** Pot FATEs alternate in pairs; duties and the duties inside them name each other. */
const pairsMatch: Invariant = function* (tables) {
  const { duties, engagements, innerDuties, potFates, zones } = shapesOf(tables);
  for (const { alternatesWith, id } of potFates) {
    if (potFates.find((pot) => pot.id === alternatesWith)?.alternatesWith !== id)
      yield found("potFates", id, `${alternatesWith} does not take turns with it`);
  }
  for (const { id, inside, territoryId, zone } of duties) {
    for (const inner of inside)
      if (innerDuties.find((each) => each.id === inner)?.inside !== id)
        yield found("duties", id, `${inner} does not lie within it`);
    const territories = zones.find((each) => each.id === zone)?.territories;
    if (territories !== undefined && !territories.includes(territoryId))
      yield found("duties", id, `territory ${territoryId} is not one of ${zone}`);
  }
  for (const { id, inside } of innerDuties) {
    if (duties.find((each) => each.id === inside)?.inside.includes(id) === false)
      yield found("innerDuties", id, `${inside} does not list it`);
  }
  for (const { duty, id } of engagements) {
    const opened = innerDuties.find((each) => each.id === duty)?.engagement;
    if (opened !== undefined && opened !== null && opened !== id)
      yield found("engagements", id, `${duty} is opened by ${opened}`);
  }
};

const notesMatch: Invariant = function* (tables) {
  const { duels, engagements, fieldNotes, skirmishes } = shapesOf(tables);
  const lists = { duels, engagements, skirmishes };
  for (const { drops, id, noteId } of fieldNotes) {
    for (const drop of drops) {
      if (drop.table === "duties") continue;
      const list: readonly { id: string; fieldNotes?: readonly { id: string; noteId: number }[] }[] =
        lists[drop.table];
      const encounter = list.find((each) => each.id === drop.id);
      if (
        encounter !== undefined &&
        !encounter.fieldNotes?.some((note) => note.id === id && note.noteId === noteId)
      )
        yield found("fieldNotes", id, `${drop.id} does not list it`);
    }
  }
  for (const [table, list] of Object.entries(lists)) {
    for (const { fieldNotes: dropped, id, ...rest } of list) {
      // A siege drops its notes in the duty that it opens.
      const homes = "duty" in rest ? [id, rest.duty] : [id];
      for (const note of dropped ?? [])
        if (!fieldNotes.find((each) => each.id === note.id)?.drops.some((drop) => homes.includes(drop.id)))
          yield found(table, id, `the field note ${note.id} does not name it in turn`);
    }
  }
};

export const encounterLaws: readonly Invariant[] = [numbersAgree, pairsMatch, notesMatch];
