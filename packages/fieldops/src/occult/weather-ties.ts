import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { enemyFacts } from "#records/enemies/facts";

/**
 * Ids of the enemies that appear in a zone only in this weather. Which of a Geomancer's six blessings goes with which weather is not known from
 * the sources at hand.
 */
export const enemiesOfWeather = (weather: WeatherId, zone: ZoneId): readonly string[] =>
  enemyFacts.flatMap((enemy) => (enemy.zone === zone && enemy.weather?.includes(weather) ? [enemy.id] : []));
