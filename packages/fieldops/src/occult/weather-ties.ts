import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { enemyFacts } from "#records/enemies/facts";

/**
 * Ids of the enemies that only appear in this weather in a zone. No source tells which of a Geomancer's six
 * blessings belongs to which weather.
 */
export const enemiesOfWeather = (weather: WeatherId, zone: ZoneId): readonly string[] =>
  enemyFacts.flatMap((enemy) => (enemy.zone === zone && enemy.weather?.includes(weather) ? [enemy.id] : []));
