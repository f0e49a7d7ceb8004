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

export { feedFields };

/** Sieges are encounters, as on the boards. */
export type FeedKind = "monster" | "bunny" | "pot" | "fate" | "skirmish" | "encounter" | "duel" | "tower";

export type FeedSubject = Readonly<{
  kind: FeedKind;
  /** Record id. For a notorious monster, its own and not its FATE's. */
  id: string;
  zone: ZoneId;
  /** Row of the Fate sheet, or of DynamicEvent for encounters, duels, sieges and towers. */
  gameId: number;
  /** Maximum duration in minutes; null if unknown. */
  minutes: number | null;
}>;

export type FeedField = Pick<MapFacts, "zone" | "territory" | "encounterBase">;

/** Encounter keys of a zone are 1 to 15, and 0 for the siege or tower, whose row comes last. */
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
    // Boards use the tower's own record, not that of its registration.
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

/** What an end may trigger, by row. Fate and DynamicEvent rows do not overlap. */
const triggered = new Map(
  [...timedSkirmishes, ...timedEngagements].flatMap(({ gameId, leadsTo }) =>
    leadsTo === undefined ? [] : [[gameId, leadsTo.gameId] as const],
  ),
);

/** What the end of `subject` may trigger. */
export function triggeredBy({ gameId }: FeedSubject): FeedSubject | undefined {
  const row = triggered.get(gameId);
  return row === undefined ? undefined : (fateByRow.get(row) ?? encounterByRow.get(row));
}

/** Undefined outside field operations. */
export function fieldOf(territory: number): FeedField | undefined {
  return feedFields.find((field) => field.territory === territory);
}

/** Undefined if the FATE is in another zone. */
export function fateOf(field: FeedField, row: number): FeedSubject | undefined {
  const found = fateByRow.get(row);
  return found?.zone === field.zone ? found : undefined;
}

/** Keys are local to a zone. Undefined if no record has the key. */
export function encounterOf({ encounterBase, zone }: FeedField, key: number): FeedSubject | undefined {
  if (encounterBase === null || key >= KEYS) return undefined;
  const found = encounterByRow.get(encounterBase + (key === 0 ? KEYS : key));
  return found?.zone === zone ? found : undefined;
}

/** Undefined outside the Occult Crescent. */
export function towerOf(field: FeedField): FeedSubject | undefined {
  const found = encounterOf(field, 0);
  return found?.kind === "tower" ? found : undefined;
}

export function subjectsIn(field: FeedField): readonly FeedSubject[] {
  const keys = Array.from({ length: KEYS }, (_, key) => encounterOf(field, key));
  return [...fates.filter(({ zone }) => zone === field.zone), ...keys.filter((one) => one !== undefined)];
}
