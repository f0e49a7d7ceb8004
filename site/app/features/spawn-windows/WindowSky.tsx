import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { MarkedSpawn } from "~/features/spawn-windows/MarkedSpawn.tsx";
import { type SkyWindow, useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { UiIcon, WeatherIcon } from "~/ui/Glyph.tsx";

/** @param marked the rule whose doubt about the weather is marked */
export function WindowSky({ window, size, marked }: { window: SkyWindow; size: number; marked?: SpawnRule }) {
  const weatherName = useWeatherNames();
  const { night } = useWindowWords();
  return (
    <>
      {runsOf(window.weathers).map(({ key, weather, count }) => (
        <span key={key}>
          <WeatherIcon weather={weather} size={size} />
          {marked !== undefined && key === 0 ? (
            <MarkedSpawn rule={marked} field="weather">
              <GameName name={weatherName(weather)} />
            </MarkedSpawn>
          ) : (
            <GameName name={weatherName(weather)} />
          )}
          {count > 1 && ` ×${count}`}
        </span>
      ))}
      {window.filter.night && (
        <span>
          <UiIcon id="moon" size={size} />
          {night}
        </span>
      )}
    </>
  );
}

function runsOf(weathers: SpawnWindow["weathers"]) {
  const runs: { key: number; weather: SpawnWindow["weathers"][number]; count: number }[] = [];
  for (const [key, weather] of weathers.entries()) {
    const last = runs.at(-1);
    if (last?.weather === weather) last.count += 1;
    else runs.push({ key, weather, count: 1 });
  }
  return runs;
}
