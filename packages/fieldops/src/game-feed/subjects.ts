import type { ZoneId } from "@foray/eorzea/zones/rates";
import { bunnyFateFacts } from "#records/bunny-fates/facts";
import { duelFacts } from "#records/duels/facts";
import { timedEngagements } from "#records/engagements/timed";
import { timedFates } from "#records/fates/timed";
import { feedFields } from "#records/maps/feed";
import { timedMonsters } from "#records/notorious-monsters/timed";
import { potFateFacts } from "#records/pot-fates/facts";
import { timedSkirmishes } from "#records/skirmishes/timed";
import { towers } from "#records/towers/facts";
import type { MapFacts } from "#records/types";

/** The eight zones that the feed follows. */
export { feedFields };

/** Kinds of things that the game reports as a FATE or as a critical encounter; sieges are encounters, as on the boards. */
export type FeedKind = "monster" | "bunny" | "pot" | "fate" | "skirmish" | "encounter" | "duel" | "tower";

/** One thing that the game can report, joined to its record. */
export type FeedSubject = Readonly<{
  kind: FeedKind;
  /** Id of the record; of a notorious monster, not of its FATE. */
  id: string;
  zone: ZoneId;
  /** Row of the Fate sheet, or of DynamicEvent for encounters, duels, sieges and towers. */
  gameId: number;
  /** Longest time that it lasts after it starts, in minutes; null: unknown. */
  minutes: number | null;
}>;

/** A zone that the feed follows. */
export type FeedField = Pick<MapFacts, "zone" | "territory" | "encounterBase">;

/** Encounter keys of a zone run from 1 to 15; 0 is the siege or tower, whose row is the sixteenth. */
const KEYS = 16;

const fates: readonly FeedSubject[] = [
  ...timedMonsters.map(({ id, zone, fateId }) => subject("monster", id, zone, fateId, null)),
  ...bunnyFateFacts.map(({ id, zone, gameId }) => subject("bunny", id, zone, gameId, null)),
  ...potFateFacts.map(({ id, zone, gameId, minutes }) => subject("pot", id, zone, gameId, minutes)),
  ...timedSkirmishes.map(({ id, zone, gameId }) => subject("skirmish", id, zone, gameId, null)),
  ...timedFates.flatMap(({ id, kind, zone, gameId }) =>
    kind === "fate" ? [subject("fate", id, zone, gameId, null)] : [],
  ),
];

const encounters: readonly FeedSubject[] = [
  ...timedEngagements.map(({ id, kind, zone, gameId, minutes }) => {
    // Boards name a tower by its own record, not by its registration.
    const tower = towers.find(({ engagement }) => engagement === id);
    return subject(kind === "tower" ? "tower" : "encounter", tower?.id ?? id, zone, gameId, minutes);
  }),
  ...duelFacts.map(({ id, zone, gameId, minutes }) => subject("duel", id, zone, gameId, minutes)),
];

function subject(
  kind: FeedKind,
  id: string,
  zone: ZoneId,
  gameId: number,
  minutes: number | null | undefined,
): FeedSubject {
  return { kind, id, zone, gameId, minutes: minutes ?? null };
}

const fateByRow = new Map(fates.map((one) => [one.gameId, one]));
const encounterByRow = new Map(encounters.map((one) => [one.gameId, one]));

/** Rows of what an end may trigger, by the row of what ends; Fate and DynamicEvent rows do not overlap. */
const triggered = new Map(
  [...timedSkirmishes, ...timedEngagements].flatMap(({ gameId, leadsTo }) =>
    leadsTo === undefined ? [] : [[gameId, leadsTo.gameId] as const],
  ),
);

/** The skirmish, engagement or duel that this one's end may trigger. */
export function triggeredBy({ gameId }: FeedSubject): FeedSubject | undefined {
  const row = triggered.get(gameId);
  return row === undefined ? undefined : (fateByRow.get(row) ?? encounterByRow.get(row));
}

/** The field of a row of TerritoryType; undefined for any other zone of the game. */
export function fieldOf(territory: number): FeedField | undefined {
  return feedFields.find((field) => field.territory === territory);
}

/** The FATE of a row of the Fate sheet, if it belongs to this field. */
export function fateOf(field: FeedField, row: number): FeedSubject | undefined {
  const found = fateByRow.get(row);
  return found?.zone === field.zone ? found : undefined;
}

/** The critical encounter of a key, which is local to its field; undefined for keys that no record has. */
export function encounterOf({ encounterBase, zone }: FeedField, key: number): FeedSubject | undefined {
  if (encounterBase === null || key >= KEYS) return undefined;
  const found = encounterByRow.get(encounterBase + (key === 0 ? KEYS : key));
  return found?.zone === zone ? found : undefined;
}

/** The Forked Tower of a field; undefined outside the Occult Crescent. */
export function towerOf(field: FeedField): FeedSubject | undefined {
  const found = encounterOf(field, 0);
  return found?.kind === "tower" ? found : undefined;
}

/** Everything that the game can report in a field. */
export function subjectsIn(field: FeedField): readonly FeedSubject[] {
  const keys = Array.from({ length: KEYS }, (_, key) => encounterOf(field, key));
  return [...fates.filter(({ zone }) => zone === field.zone), ...keys.filter((one) => one !== undefined)];
}
