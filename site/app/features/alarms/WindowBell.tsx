import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { formatDay, formatSeries, formatTimeRange } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { MomentBell } from "./MomentBell.tsx";

/** Rings once for a spawn window, whichever list it is set in. */
export function WindowBell({
  window,
  now,
  small = false,
}: Readonly<{ window: SpawnWindow; now: number; small?: boolean }>) {
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const { nameOf } = useWindowWords();
  const { choice, end, filter, start } = window;
  const name = nameOf(window);
  const when = `${formatDay(start, language)} ${formatTimeRange(start, end, language, cycle)}`;
  return (
    <MomentBell
      id={`window:${filter.id}:${start}`}
      start={start}
      name={name}
      zone={zoneName(filter.zone).text}
      path={forecastPath(filter, choice?.id)}
      now={now}
      label={formatSeries([name, when])}
      small={small}
    />
  );
}
