import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { useZoneNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { settings } from "~/settings.ts";
import { forecastMessages } from "./messages.ts";
import { discordLine, discordList, textLine } from "./texts.ts";
import { useFilterNames, useWindowWords } from "./use-names.ts";

/** What can be done with a window: a line for Discord, a line of text, an event for the calendar. */
export function useWindowActions() {
  const t = useMessages(forecastMessages);
  const language = useLanguage();
  const cycle = useHourCycle();
  const name = useFilterNames();
  const zoneName = useZoneNames();
  const words = useWindowWords();

  const copy = async (text: string) => announce((await copyText(text)) ? t.copied : t.copyFailed);

  return {
    copyDiscord(windows: readonly SpawnWindow[]) {
      const lines = windows.map((window) =>
        discordLine(name(window.filter.id).text, words.weathers(window), window),
      );
      void copy(discordList(lines));
    },
    copyText(window: SpawnWindow) {
      const eorzea = words.eorzea(window.start);
      void copy(
        textLine(name(window.filter.id).text, words.weathers(window), window, eorzea, language, cycle),
      );
    },
    async calendar(windows: readonly SpawnWindow[]) {
      const { saveCalendar } = await import("~/browser/calendar/calendar-file.ts");
      const events = windows.map((window) => ({
        uid: `${window.filter.id}-${window.start}@foray-almanac`,
        start: window.start,
        end: window.end,
        title: name(window.filter.id).text,
        description: `${words.weathers(window)} · ${words.eorzea(window.start)}`,
        location: zoneName(window.filter.zone).text,
        url: `${settings.origin}/forecast/${window.filter.uri}`,
      }));
      const file = windows.length === 1 ? (windows[0]?.filter.id ?? "forecast") : "forecast";
      saveCalendar(file, events, { name: t.upcoming, now: Date.now() });
      announce(t.saved);
    },
  };
}
