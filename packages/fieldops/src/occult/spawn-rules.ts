import type { SpawnRules } from "./types.ts";

/*
 * How encounters of North Horn come about, as players count it: plugins of August 2026 and a wiki, one origin each (medium); the length and
 * size of an instance are confirmed. Pot FATEs have their own table, the Forked Towers their timers.
 */
export const northHornSpawnRules: SpawnRules = {
  instance: { minutes: 180, playersMax: 72 },
  bossFatesAtOnce: 1,
  engagementCooldownMinutes: { calledByEnemy: 60, byItself: 120 },
  confidence: "medium",
};
