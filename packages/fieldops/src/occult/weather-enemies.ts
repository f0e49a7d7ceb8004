import { findWindows } from "@foray/eorzea/find-windows";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { enemyFacts } from "#records/enemies/facts";
import type { MapId } from "#records/maps/ids";
import { mapOfZone } from "../fields/operations.ts";

export type WeatherEnemy = Readonly<{
  kind: "weather-enemy";
  id: string;
  zone: ZoneId;
  map: MapId;
  weather: readonly WeatherId[];
  /** Its places are known, so the map can show it. */
  isCharted: boolean;
  /** Never set: it has no single place. */
  position?: undefined;
}>;

/** A time when an enemy appears, [start, end) in Unix ms. */
export type EnemyWindow = Readonly<{
  filter: WeatherEnemy;
  start: number;
  end: number;
  weathers: readonly WeatherId[];
  /** Never set: it appears however long the instance has been open. */
  conflict?: undefined;
}>;

export const weatherEnemies: readonly WeatherEnemy[] = enemyFacts.flatMap(({ id, places, zone, weather }) => {
  const map = mapOfZone(zone);
  if (weather === undefined || map === undefined) return [];
  return [{ kind: "weather-enemy" as const, id, zone, map, weather, isCharted: places !== undefined }];
});

/** Windows that end after `from` and start before `until` (Unix ms), soonest first. */
export function enemyWindows(filter: WeatherEnemy, from: number, until: number): readonly EnemyWindow[] {
  const { zone, weather } = filter;
  return findWindows({ zone, weather }, from, { until, limit: Number.POSITIVE_INFINITY }).map(
    ({ start, end, weathers }) => ({ filter, start, end, weathers }),
  );
}
