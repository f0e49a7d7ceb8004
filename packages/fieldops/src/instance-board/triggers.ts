import { bunnyFateFacts } from "#records/bunny-fates/facts";
import { duelFacts } from "#records/duels/facts";
import { timedEngagements } from "#records/engagements/timed";
import { timedMonsters } from "#records/notorious-monsters/timed";
import { potFateFacts } from "#records/pot-fates/facts";
import { timedSkirmishes } from "#records/skirmishes/timed";
import { towers } from "#records/towers/facts";
import type { Clock } from "./clocks.ts";

export type TimerTrigger =
  /** Kills of an enemy. `name` is a key of the names of notorious monsters or engagements. */
  | Readonly<{ by: "enemy"; name: string; level: number | null; of: "monster" | "encounter" }>
  /** The end of another timer. */
  | Readonly<{ by: "timer"; kind: "encounter" | "skirmish"; id: string }>
  /** Alternates with another one every `minutes`. */
  | Readonly<{ by: "turn"; id: string; minutes: number }>
  /** Minutes by which ends of encounters and FATEs shorten the wait. */
  | Readonly<{ by: "ends"; encounter: number; fate: number }>
  | Readonly<{ by: "itself" }>;

type Chain = Readonly<{
  trigger?:
    | Readonly<{ by: "automatic" }>
    | Readonly<{ by: "enemy"; name: string; level?: number }>
    | Readonly<{ by: "engagement" | "skirmish"; id: string }>
    | undefined;
}>;

function chained({ trigger }: Chain): TimerTrigger | null {
  if (trigger === undefined) return null;
  if (trigger.by === "automatic") return { by: "itself" };
  if (trigger.by === "enemy")
    return { by: "enemy", name: trigger.name, level: trigger.level ?? null, of: "encounter" };
  return { by: "timer", kind: trigger.by === "skirmish" ? "skirmish" : "encounter", id: trigger.id };
}

/** Null if the records have no trigger. */
export function triggerOf({ kind, id }: Pick<Clock, "kind" | "id">): TimerTrigger | null {
  const own = <T extends Readonly<{ id: string }>>(facts: readonly T[]) => facts.find((one) => one.id === id);
  switch (kind) {
    case "monster": {
      const trigger = own(timedMonsters)?.trigger;
      return trigger === undefined || trigger === null || !("name" in trigger)
        ? null
        : { by: "enemy", name: trigger.name, level: trigger.level ?? null, of: "monster" };
    }
    case "pot": {
      const pot = own(potFateFacts);
      return pot === undefined ? null : { by: "turn", id: pot.alternatesWith, minutes: pot.slotMinutes };
    }
    case "tower": {
      const timer = own(towers)?.timer;
      return timer === undefined
        ? null
        : {
            by: "ends",
            encounter: timer.minusMinutesPerEngagement ?? 0,
            fate: timer.minusMinutesPerFate ?? 0,
          };
    }
    case "bunny":
      return own(bunnyFateFacts) === undefined ? null : { by: "itself" };
    case "encounter":
      return chained(own(timedEngagements) ?? {});
    case "duel":
      return chained(own(duelFacts) ?? {});
    case "skirmish":
      return chained(own(timedSkirmishes) ?? {});
  }
}
