import type { MonsterPlace } from "#records/types";
import type { MapMarker } from "./types.ts";

/** `at` is the 0-based index of the monster's place. */
export const monsterMarkerId = (monster: string, at: number): string => `monster-${monster}-${at + 1}`;

export function monsterMarkers(monsters: readonly MonsterPlace[]): readonly MapMarker[] {
  return monsters.flatMap(({ id, points }) =>
    points.map(({ x, y }, at) => ({
      id: monsterMarkerId(id, at),
      layer: "monsters" as const,
      x,
      y,
      confidence: "possible" as const,
      source: ["lumina-supplemental"] as const,
    })),
  );
}
