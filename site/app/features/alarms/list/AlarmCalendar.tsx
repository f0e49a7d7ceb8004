import { filterRule } from "@foray/fieldops/forecast-filters/members";
import { publicAddress } from "~/browser/address.ts";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { usePreference } from "~/browser/preferences.ts";
import { useFilterTitles } from "~/features/spawn-windows/filter-titles/use-filter-titles.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { windowEvent } from "~/features/spawn-windows/window-lines.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import Subscribe, { type Feed } from "../calendars/Subscribe.tsx";
import { playTimes } from "../play-times/play-times.ts";
import type { Alarm, Playable } from "../schedule.ts";
import { noSearches, searches } from "../searches.ts";
import { alarms } from "../settings.ts";
import { alarmPageMessages } from "./messages.ts";
import { usePlayable } from "./use-playable.ts";

export default function AlarmCalendar({ list }: Readonly<{ list: readonly Alarm[] }>) {
  const t = alarmPageMessages;
  const saved = usePreference(searches, noSearches);
  const save = useCalendarFile(usePlayable());
  return (
    <>
      <p>
        <Button
          icon="calendar-plus"
          disabled={list.length === 0 && saved.every(({ alarm }) => alarm === null)}
          onClick={save}
        >
          {t.calendarButton}
        </Button>
      </p>
      <Subscribe feeds={useAlarmFeeds(list)} />
    </>
  );
}

/** Calendars of the alarms' filters, or that of everything if there are no alarms. */
function useAlarmFeeds(list: readonly Alarm[]): readonly Feed[] {
  const title = useFilterTitles();
  const ids = list.length === 0 ? ["all"] : [...new Set(list.map(({ filter }) => filter))];
  return ids.flatMap((id) => {
    const rule = filterRule(id);
    return rule === undefined ? [] : [{ uri: rule.uri, name: title(id).text, kind: rule.kind }];
  });
}

function useCalendarFile(playable: Playable | undefined): () => Promise<void> {
  const t = alarmPageMessages;
  const { texts } = useWindowWords();
  const zoneName = useZoneNames();
  return async () => {
    const [{ saveCalendar }, { alarmEvents, searchEvents }] = await Promise.all([
      import("../calendars/calendar-file.ts"),
      import("../calendar-events.ts"),
    ]);
    const now = deviceNow();
    const events = alarmEvents(alarms.get().list, now, playable, (window) => {
      const { filter, choice } = window;
      return windowEvent(filter.id, texts(window), publicAddress(forecastPath(filter, choice?.id)));
    });
    const found = searchEvents(
      searches.get(),
      now,
      playTimes.get(),
      (id) => zoneName(id).text,
      publicAddress,
    );
    const all = [...events, ...found].sort((a, b) => a.start - b.start);
    if (all.length === 0) {
      announce(t.noneAhead);
      return;
    }
    saveCalendar("foray-alarms", all, { name: t.calendarName, now });
    announce(t.saved);
  };
}
