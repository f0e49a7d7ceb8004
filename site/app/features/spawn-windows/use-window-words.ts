import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { Stretch } from "@foray/fieldops/patterns/play-times";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import {
  formatDay,
  formatDayTime,
  formatDuration,
  formatEorzeaRange,
  formatSeries,
  formatTimeRange,
  formatWithServerTime,
  formatZonedRange,
} from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { useFilterTitles } from "./filter-titles/use-filter-titles.ts";
import { windowMessages } from "./messages.ts";
import type { WindowTexts } from "./window-lines.ts";

export type SkyWindow = Readonly<{
  weathers: SpawnWindow["weathers"];
  filter: Readonly<{ zone: SpawnWindow["filter"]["zone"]; night?: true }>;
}>;

/** A window that does not belong to a forecast filter. */
export type NamedWindow = Stretch & SkyWindow & Readonly<{ name: string }>;

export function useWindowWords() {
  const t = windowMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const title = useFilterTitles();
  const name = useGameNames("fieldops/forecast-filters", filterNames);
  const weatherName = useWeatherNames();
  const zoneName = useZoneNames();

  const mob = ({ choice }: SpawnWindow): string | undefined => {
    const id = choice?.monsters[0];
    return id === undefined ? undefined : name(id).text;
  };
  const nameOf = (window: SpawnWindow): string => {
    const chosen = mob(window);
    const { text } = title(window.filter.id);
    return chosen === undefined ? text : t.ofMob(text, chosen);
  };
  /** The distinct weathers, and night if required. */
  const sky = ({ weathers, filter }: SkyWindow): string =>
    formatSeries([
      ...[...new Set(weathers)].map((weather) => weatherName(weather).text),
      ...(filter.night === true ? [t.night] : []),
    ]);
  const eorzea = ({ start, end }: Stretch) => formatEorzeaRange(start, end, language, cycle);
  const length = ({ start, end }: Stretch) => formatDuration(end - start, language);

  /** Name with day and time, which identifies the window. */
  const which = (window: SpawnWindow): string => {
    const { end, start } = window;
    const times = formatTimeRange(start, end, language, cycle);
    return formatSeries([nameOf(window), `${formatDay(start, language)} ${times}`]);
  };

  return {
    night: t.night,
    which,
    mob,
    nameOf,
    sky,
    eorzea,
    length,
    texts(window: SpawnWindow | NamedWindow): WindowTexts {
      const { start, end, filter } = window;
      return {
        start,
        end,
        name: "name" in window ? window.name : nameOf(window),
        zone: zoneName(filter.zone).text,
        sky: sky(window),
        local: formatDayTime(
          formatDay(start, language),
          formatWithServerTime(formatZonedRange(start, end, language, cycle), start),
        ),
        eorzea: eorzea(window),
        length: length(window),
      };
    },
  };
}
