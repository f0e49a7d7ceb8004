import type { ZoneId } from "@foray/eorzea/zones/rates";
import { bunnyFateFacts } from "#records/bunny-fates/facts";
import { engagementFacts } from "#records/engagements/facts";
import { notoriousMonsterFacts } from "#records/notorious-monsters/facts";
import { potFateFacts } from "#records/pot-fates/facts";
import { northHornSpawnRules } from "#records/spawn-rules/facts";
import { towers } from "#records/towers/facts";
import type { Doubt } from "../doubt/doubt.ts";
import { BUNNY_LEAST_SECONDS, BUNNY_MOST_SECONDS } from "../eureka/bunny-fates/respawn.ts";
import type { Confidence, FactConflict, FieldPosition } from "../fields/enemies/types.ts";
import type { ClockKind, Observation } from "./observations.ts";

/**
 * One clock of an instance: what is seen of it, and how long until it may come again. Sources and conflicts stand with the records that
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
  /** What players note of it; the first is the usual one. */
  moments: readonly Observation["moment"][];
  /** It stays up for so many minutes at most after it began; null: unknown. */
  upMinutes: number | null;
  /** It may come again so long after its end, in seconds; pots take turns instead. */
  returns: Readonly<{ least: number; most: number }> | null;
  /** How sure the return is. */
  confidence: Confidence;
  /** What sources name otherwise of its place and level. */
  conflicts: readonly FactConflict[];
}>;

const MINUTE = 60;

const monsters = notoriousMonsterFacts.flatMap((facts): readonly Clock[] => {
  const { conflicts = [], id, zone, fateId, position, level, respawnMinutes } = facts;
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
      moments: ["ended"],
      upMinutes: null,
      returns: { least: seconds, most: seconds },
      confidence: "high",
      conflicts,
    },
  ];
});

const bunnies = bunnyFateFacts.map(
  ({ conflicts = [], id, zone, gameId, position, level }): Clock => ({
    kind: "bunny",
    id,
    zone,
    gameId,
    position: position ?? null,
    level,
    moments: ["ended"],
    upMinutes: null,
    returns: { least: BUNNY_LEAST_SECONDS, most: BUNNY_MOST_SECONDS },
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
    moments: ["began"],
    upMinutes: minutes,
    returns: null,
    confidence: "medium",
    conflicts,
  }),
);

const cooldown = northHornSpawnRules.engagementCooldownMinutes;

const encounters = engagementFacts.flatMap((facts): readonly Clock[] => {
  const { conflicts = [], id, kind, zone, gameId, position, minutes, trigger } = facts;
  if (kind !== "engagement" || (zone !== "southHorn" && zone !== "northHorn")) return [];
  // One that an enemy's death calls may come of itself too, and then takes as long as those that always do.
  const least = trigger?.by === "enemy" ? cooldown.calledByEnemy : cooldown.byItself;
  return [
    {
      kind: "encounter",
      id,
      zone,
      gameId,
      position: position ?? null,
      level: null,
      moments: ["ended", "began"],
      upMinutes: minutes,
      returns: { least: least * MINUTE, most: cooldown.byItself * MINUTE },
      confidence: "medium",
      conflicts,
    },
  ];
});

const towerClocks = towers.flatMap((tower): readonly Clock[] => {
  const { conflicts = [], id, zone, engagement, position, mirageMinutes, timer } = tower;
  const gameId = engagementFacts.find((facts) => facts.id === engagement)?.gameId;
  if (gameId === undefined || mirageMinutes === undefined) return [];
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
      returns: { least: seconds, most: seconds },
      confidence: "medium",
      conflicts,
    },
  ];
});

/** Every clock that a party keeps, by zone and in the order of the records. */
export const boardClocks: readonly Clock[] = [
  ...towerClocks,
  ...pots,
  ...encounters,
  ...bunnies,
  ...monsters,
];

/** The zones that have clocks. */
export const boardZones: readonly ZoneId[] = [
  ...new Set([...monsters, ...encounters].map(({ zone }) => zone)),
];

/** The doubt about when a clock's thing comes back: what is not sure was measured by players. */
export function returnDoubt(confidence: Confidence): Doubt | null {
  if (confidence === "high") return null;
  return { kind: confidence === "medium" ? "timed" : "oneSource" };
}

const byKey = new Map(boardClocks.map((clock) => [`${clock.kind} ${clock.id}`, clock]));

/** The clock that an observation is about: a FATE's is the tower's. None for what the records do not know. */
export function clockOf({ kind, id }: Pick<Observation, "kind" | "id">): Clock | undefined {
  return byKey.get(`${kind === "fate" ? "tower" : kind} ${id}`);
}
