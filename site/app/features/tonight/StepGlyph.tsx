import farmSprite from "virtual:glyphs/farms";
import { Glyph, WeatherIcon } from "~/ui/Glyph.tsx";
import { type EveningSpawn, isEnemyWindow } from "./evening-plan.ts";

/** The glyph of a stop: its forecast filter's, or of an enemy that of the weather which brings it. */
export function StepGlyph({ window }: Readonly<{ window: EveningSpawn }>) {
  if (!isEnemyWindow(window)) return <Glyph sprite={farmSprite} id={window.filter.id} size={24} />;
  const [weather] = window.filter.weather;
  return weather === undefined ? null : <WeatherIcon weather={weather} size={24} />;
}
