import farmSprite from "virtual:glyphs/farms";
import weatherSprite from "virtual:glyphs/weather";
import { Glyph, WeatherIcon } from "~/ui/Glyph.tsx";
import { type EveningSpawn, isEnemyWindow } from "./evening-plan.ts";

export function StepGlyph({ window }: Readonly<{ window: EveningSpawn }>) {
  if (!isEnemyWindow(window)) return <Glyph sprite={farmSprite} id={window.filter.id} size={24} />;
  const [weather] = window.filter.weather;
  return weather === undefined ? null : <WeatherIcon weather={weather} size={24} />;
}

/** `StepGlyph` for use inside an SVG. */
export function DrawnStepGlyph({ window, x, y }: Readonly<{ window: EveningSpawn; x: number; y: number }>) {
  const id = isEnemyWindow(window) ? window.filter.weather[0] : window.filter.id;
  const sprite = isEnemyWindow(window) ? weatherSprite : farmSprite;
  return id === undefined ? null : <use href={`${sprite}#${id}`} x={x} y={y} width="16" height="16" />;
}
