import { findWindows } from "@foray/eorzea/find-windows";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { enemyFacts } from "#records/enemies/facts";
import type { MapId } from "#records/maps/ids";
import { mapOfZone } from "../fields/operations.ts";

/** An enemy of the Occult Crescent that appears in one weather alone. */
export type WeatherEnemy = Readonly<{
  kind: "weather-enemy";
  /** Id in the table of enemies. */
  id: string;
  zone: ZoneId;
  map: MapId;
  weather: readonly WeatherId[];
  /** A source knows where it appears, so that the map shows it. */
  isCharted: boolean;
  /** It has no single place. */
  position?: undefined;
}>;

/** One time at which a weather brings its enemy, [start, end) in Unix ms. */
export type EnemyWindow = Readonly<{
  filter: WeatherEnemy;
  start: number;
  end: number;
  weathers: readonly WeatherId[];
  /** It returns however long the instance has been open. */
  conflict?: undefined;
}>;

/** Every enemy of the Occult Crescent that a weather brings, in the order of the records. */
export const weatherEnemies: readonly WeatherEnemy[] = enemyFacts.flatMap(({ id, places, zone, weather }) => {
  const map = mapOfZone(zone);
  if (weather === undefined || map === undefined) return [];
  return [{ kind: "weather-enemy" as const, id, zone, map, weather, isCharted: places !== undefined }];
});

/** The times of an enemy that end after `from` and begin before `until` (Unix ms), soonest first. */
export function enemyWindows(filter: WeatherEnemy, from: number, until: number): readonly EnemyWindow[] {
  const { zone, weather } = filter;
  return findWindows({ zone, weather }, from, { until, limit: Number.POSITIVE_INFINITY }).map(
    ({ start, end, weathers }) => ({ filter, start, end, weathers }),
  );
}
