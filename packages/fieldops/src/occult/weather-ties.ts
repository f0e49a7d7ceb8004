import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { enemyFacts } from "#records/enemies/facts";

/**
 * Enemies that appear only in a weather of the Occult Crescent, by zone. From the table of enemies. Which of a
 * Geomancer's six blessings goes with which weather is not known from the sources at hand.
 */
export function enemiesOfWeather(weather: WeatherId): {
  readonly southHorn: string[];
  readonly northHorn: string[];
} {
  const of = (zone: string) =>
    enemyFacts
      .filter((enemy) => enemy.zone === zone && enemy.weather?.includes(weather))
      .map((enemy) => enemy.id);
  return { southHorn: of("southHorn"), northHorn: of("northHorn") };
}
