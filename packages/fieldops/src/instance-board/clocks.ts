import type { ZoneId } from "@foray/eorzea/zones/rates";
import { bunnyFateFacts } from "#records/bunny-fates/facts";
import { duelFacts } from "#records/duels/facts";
import { timedEngagements } from "#records/engagements/timed";
import { timedFates } from "#records/fates/timed";
import { timedMonsters } from "#records/notorious-monsters/timed";
import { potFateFacts } from "#records/pot-fates/facts";
import { timedSkirmishes } from "#records/skirmishes/timed";
import { spawnRules } from "#records/spawn-rules/facts";
import { towers } from "#records/towers/facts";
import type { Confidence, FactConflict, FieldPosition } from "#records/types";
import type { Doubt } from "../doubt/doubt.ts";
import { operationOf } from "../fields/operations.ts";
import type { ClockKind, Moment, Observation } from "./observations.ts";

/**
 * One clock of an instance: what is seen of it, and how long until it can spawn again. Sources and conflicts are in the records that
 * the figures come from; the cooldown of encounters and the towers' count are the players' own.
 */
export type Clock = Readonly<{
  kind: Exclude<ClockKind, "fate">;
  id: string;
  zone: ZoneId;
  /** Row of the Fate or DynamicEvent sheet: what a link names it by. */
  gameId: number;
  position: FieldPosition | null;
  level: number | null;
  /** Notes players take of it; the first is the usual one. */
  moments: readonly Exclude<Moment, "seen">[];
  /** It stays up for this many minutes at most after it began; null: unknown. */
  upMinutes: number | null;
  /**
   * It may respawn this long after its appearance or its end, in seconds; null: not by time (pots take turns, others follow their
   * trigger).
   */
  returns: Readonly<{ after: "began" | "ended"; least: number; most: number }> | null;
  /** How sure the return is. */
  confidence: Confidence;
  /** Place and level according to other sources. */
  conflicts: readonly FactConflict[];
}>;

const MINUTE = 60;

const monsters = timedMonsters.flatMap((facts): readonly Clock[] => {
  const { conflicts = [], fieldConfidence, id, zone, fateId, position, level, respawnMinutes } = facts;
  if (respawnMinutes === null) return [];
  const seconds = respawnMinutes * MINUTE;
  return [
    {
      kind: "monster",
      id,
      zone,
      gameId: fateId,
      position,
      level,
      moments: ["began", "ended"],
      upMinutes: null,
      returns: { after: "began", least: seconds, most: seconds },
      confidence: fieldConfidence?.respawnMinutes ?? "high",
      conflicts,
    },
  ];
});

const bunnies = bunnyFateFacts.map(
  ({ conflicts = [], id, zone, gameId, position, level, returnSeconds: [least, most] }): Clock => ({
    kind: "bunny",
    id,
    zone,
    gameId,
    position: position ?? null,
    level,
    moments: ["ended", "began"],
    upMinutes: null,
    returns: { after: "ended", least, most },
    confidence: "medium",
    conflicts,
  }),
);

const pots = potFateFacts.map(
  ({ conflicts = [], id, zone, gameId, position, minutes }): Clock => ({
    kind: "pot",
    id,
    zone,
    gameId,
    position: position ?? null,
    level: null,
    moments: ["began", "ended"],
    upMinutes: minutes,
    returns: null,
    confidence: "medium",
    conflicts,
  }),
);

/** How long encounters of an operation take to return, in minutes; players have counted it for some. */
const cooldowns = new Map(
  spawnRules.map(({ engagementCooldownMinutes, operation }) => [operation, engagementCooldownMinutes]),
);

const encounters = timedEngagements.flatMap((facts): readonly Clock[] => {
  const { conflicts = [], id, kind, zone, gameId, position, minutes, trigger } = facts;
  if (kind === "tower") return [];
  const operation = operationOf(zone);
  const cooldown = operation === undefined ? undefined : cooldowns.get(operation);
  // An encounter triggered by a kill can also spawn on its own, and then takes as long as those that always do.
  const least = trigger?.by === "enemy" ? cooldown?.calledByEnemy : cooldown?.byItself;
  return [
    {
      kind: "encounter",
      id,
      zone,
      gameId,
      position: position ?? null,
      level: null,
      moments: cooldown === undefined ? ["began", "ended"] : ["ended", "began"],
      upMinutes: minutes,
      returns:
        cooldown === undefined || least === undefined
          ? null
          : { after: "ended", least: least * MINUTE, most: cooldown.byItself * MINUTE },
      confidence: "medium",
      conflicts,
    },
  ];
});

const duels = duelFacts.map((facts): Clock => {
  const { conflicts = [], cooldownMinutes, id, zone, gameId, position, minutes } = facts;
  const seconds = cooldownMinutes * MINUTE;
  return {
    kind: "duel",
    id,
    zone,
    gameId,
    position: position ?? null,
    level: null,
    moments: ["ended", "began"],
    upMinutes: minutes,
    returns: { after: "ended", least: seconds, most: seconds },
    confidence: "low",
    conflicts,
  };
});

const skirmishes = timedSkirmishes.map(
  ({ conflicts = [], id, zone, gameId, position, level }): Clock => ({
    kind: "skirmish",
    id,
    zone,
    gameId,
    position: position ?? null,
    level,
    moments: ["began", "ended"],
    upMinutes: null,
    returns: null,
    confidence: "medium",
    conflicts,
  }),
);

const towerClocks = towers.flatMap((tower): readonly Clock[] => {
  const { conflicts = [], enteredBy, id, zone, engagement, position, mirageMinutes, timer } = tower;
  const gameId = timedEngagements.find((facts) => facts.id === engagement)?.gameId;
  // One that is entered through a person opens by no count.
  if (gameId === undefined || mirageMinutes === undefined || enteredBy !== undefined) return [];
  const seconds = timer.baseMinutes * MINUTE;
  return [
    {
      kind: "tower",
      id,
      zone,
      gameId,
      position,
      level: null,
      moments: ["ended", "began"],
      upMinutes: mirageMinutes,
      returns: { after: "ended", least: seconds, most: seconds },
      confidence: "medium",
      conflicts,
    },
  ];
});

/** Every timer of an instance, by zone and in the order of the records. */
export const boardClocks: readonly Clock[] = [
  ...towerClocks,
  ...pots,
  ...encounters,
  ...duels,
  ...skirmishes,
  ...bunnies,
  ...monsters,
];

/** The zones that have timers: Eureka's, the Occult Crescent's, Bozja's. */
export const boardZones: readonly ZoneId[] = [
  ...new Set([...monsters, ...towerClocks, ...duels].map(({ zone }) => zone)),
];

/** The doubt about when something respawns: players measured it, or one source says it. */
export function returnDoubt({ confidence }: Pick<Clock, "confidence">): Doubt | null {
  if (confidence === "high") return null;
  return { kind: confidence === "medium" ? "timed" : "oneSource" };
}

/** A FATE whose end counts for a Forked Tower. */
export type TowerFate = Readonly<{ id: string; gameId: number; zone: ZoneId; tower: string }>;

/** The FATEs and pot FATEs of the towers' zones. */
export const towerFates: readonly TowerFate[] = [...timedFates, ...potFateFacts].flatMap(
  ({ id, gameId, zone }) => {
    const tower = towerClocks.find((clock) => clock.zone === zone)?.id;
    return tower === undefined ? [] : [{ id, gameId, zone, tower }];
  },
);

const byKey = new Map(boardClocks.map((clock) => [`${clock.kind} ${clock.id}`, clock]));
const towerOf = new Map(towerFates.map(({ id, tower }) => [id, tower]));

/** The timer that an observation is about: a FATE's is its tower's. None for what the records do not know. */
export function clockOf({ kind, id }: Pick<Observation, "kind" | "id">): Clock | undefined {
  if (kind === "fate") return byKey.get(`tower ${towerOf.get(id) ?? id}`);
  return byKey.get(`${kind} ${id}`);
}
