import type { MonsterPlace } from "#records/types";
import type { MapMarker } from "./types.ts";

/** The marker of one of a monster's places, counted from 0. */
export const monsterMarkerId = (monster: string, at: number): string => `monster-${monster}-${at + 1}`;

/** The places of monsters as markers of the layer `monsters`, one a place, so that they are drawn, found and opened like any other. */
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
