import { eorzeaClock } from "@foray/eorzea/clock";
import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import filterNames from "@foray/fieldops/records/forecast-filters/names/en";
import { useMessages } from "~/i18n/catalogue.ts";
import { formatEorzeaTime } from "~/i18n/format.ts";
import { useGameNames, useWeatherNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { forecastMessages } from "./messages.ts";

/** Names of filters, their monsters and rewards in the reader's language. */
export function useFilterNames() {
  return useGameNames("fieldops/forecast-filters", filterNames);
}

/** Words for a window: its weathers, once each, and its Eorzea times. */
export function useWindowWords() {
  const t = useMessages(forecastMessages);
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  return {
    weathers(window: SpawnWindow): string {
      const names = [...new Set(window.weathers)].map((weather) => weatherName(weather).text);
      return names.join(" · ");
    },
    eorzea(at: number): string {
      const { hour, minute } = eorzeaClock(at);
      return `${formatEorzeaTime(hour, minute, language, cycle)} ${t.et}`;
    },
  };
}
