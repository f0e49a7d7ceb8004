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
 * A timer of an instance. Sources and conflicts of the figures are in their records. The cooldown of
 * encounters and the towers' timer were worked out by players.
 */
export type Clock = Readonly<{
  kind: Exclude<ClockKind, "fate">;
  id: string;
  zone: ZoneId;
  /** Row of the Fate or DynamicEvent sheet, used in links. */
  gameId: number;
  position: FieldPosition | null;
  level: number | null;
  /** What players can note about it, the usual one first. */
  moments: readonly Exclude<Moment, "seen">[];
  /** Maximum minutes; null if unknown. */
  upMinutes: number | null;
  /**
   * When it can respawn, in seconds after its appearance or end. Null for pots, which alternate, and for
   * anything triggered.
   */
  returns: Readonly<{ after: "began" | "ended"; least: number; most: number }> | null;
  confidence: Confidence;
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

/** Minutes. Only some operations have known figures. */
const cooldowns = new Map(
  spawnRules.map(({ engagementCooldownMinutes, operation }) => [operation, engagementCooldownMinutes]),
);

const encounters = timedEngagements.flatMap((facts): readonly Clock[] => {
  const { conflicts = [], id, kind, zone, gameId, position, minutes, trigger } = facts;
  if (kind === "tower") return [];
  const operation = operationOf(zone);
  const cooldown = operation === undefined ? undefined : cooldowns.get(operation);
  // An encounter triggered by kills can also spawn on its own, after the same time as encounters that always
  // do.
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
  // Towers entered through an NPC have no timer.
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

export const boardClocks: readonly Clock[] = [
  ...towerClocks,
  ...pots,
  ...encounters,
  ...duels,
  ...skirmishes,
  ...bunnies,
  ...monsters,
];

export const boardZones: readonly ZoneId[] = [
  ...new Set([...monsters, ...towerClocks, ...duels].map(({ zone }) => zone)),
];

/** Doubt about the respawn time: measured by players, or from a single source. */
export function returnDoubt({ confidence }: Pick<Clock, "confidence">): Doubt | null {
  if (confidence === "high") return null;
  return { kind: confidence === "medium" ? "timed" : "oneSource" };
}

export type TowerFate = Readonly<{ id: string; gameId: number; zone: ZoneId; tower: string }>;

export const towerFates: readonly TowerFate[] = [...timedFates, ...potFateFacts].flatMap(
  ({ id, gameId, zone }) => {
    const tower = towerClocks.find((clock) => clock.zone === zone)?.id;
    return tower === undefined ? [] : [{ id, gameId, zone, tower }];
  },
);

const byKey = new Map(boardClocks.map((clock) => [`${clock.kind} ${clock.id}`, clock]));
const towerOf = new Map(towerFates.map(({ id, tower }) => [id, tower]));

/** A FATE has its tower's timer. Undefined if the records do not know it. */
export function clockOf({ kind, id }: Pick<Observation, "kind" | "id">): Clock | undefined {
  if (kind === "fate") return byKey.get(`tower ${towerOf.get(id) ?? id}`);
  return byKey.get(`${kind} ${id}`);
}
