import type { MapId } from "@foray/fieldops/atlas/types";
import { useMemo } from "react";
import type { NameReader } from "~/i18n/game-names.tsx";
import type { MapData } from "./load-map.ts";
import { useSteadyNames } from "./use-steady-names.ts";

export function useMarkerNames(map: MapId, { english, monsters }: MapData): NameReader {
  const markerName = useSteadyNames(`fieldops/markers/${map}`, english);
  const monsterName = useSteadyNames(`fieldops/monster-places/${map}`, monsters.english);
  return useMemo(
    () => (id: string) => {
      const monster = monsters.ofMarker.get(id);
      return monster === undefined ? markerName(id) : monsterName(monster);
    },
    [markerName, monsterName, monsters],
  );
}
