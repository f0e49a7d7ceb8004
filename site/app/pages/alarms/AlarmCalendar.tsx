import { publicAddress } from "~/browser/address.ts";
import type { Alarm, Playable } from "~/browser/alarms/schedule.ts";
import { alarms } from "~/browser/alarms/settings.ts";
import { filterRule } from "~/browser/alarms/targets.ts";
import { announce } from "~/browser/announce.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { Button } from "~/ui/Button.tsx";
import { useFilterTitles } from "~/ui/filter-titles/use-filter-titles.ts";
import { forecastPath } from "~/ui/spawn-windows/forecast-path.ts";
import { useWindowWords } from "~/ui/spawn-windows/use-window-words.ts";
import { windowEvent } from "~/ui/spawn-windows/window-lines.ts";
import Subscribe, { type Feed } from "~/ui/subscribe/Subscribe.tsx";
import { alarmPageMessages } from "./messages.ts";
import { usePlayable } from "./use-playable.ts";

/** The alarms for the player's calendar: as a file, or as calendars to subscribe to. */
export default function AlarmCalendar({ list }: Readonly<{ list: readonly Alarm[] }>) {
  const t = alarmPageMessages;
  const save = useCalendarFile(usePlayable());
  return (
    <>
      <p>
        <Button icon="calendar-plus" disabled={list.length === 0} onClick={save}>
          {t.calendarButton}
        </Button>
      </p>
      <Subscribe feeds={useAlarmFeeds(list)} />
    </>
  );
}

/** Calendars of what the alarms are set for; that of everything while there is none. */
function useAlarmFeeds(list: readonly Alarm[]): readonly Feed[] {
  const title = useFilterTitles();
  const ids = list.length === 0 ? ["all"] : [...new Set(list.map(({ filter }) => filter))];
  return ids.flatMap((id) => {
    const rule = filterRule(id);
    return rule === undefined ? [] : [{ uri: rule.uri, name: title(id).text, kind: rule.kind }];
  });
}

/** Saves the alarms as a calendar file. */
function useCalendarFile(playable: Playable | undefined): () => Promise<void> {
  const t = alarmPageMessages;
  const { texts } = useWindowWords();
  return async () => {
    const [{ saveCalendar }, { alarmEvents }] = await Promise.all([
      import("~/browser/calendar/calendar-file.ts"),
      import("~/browser/alarms/calendar-events.ts"),
    ]);
    const now = deviceNow();
    const events = alarmEvents(alarms.get().list, now, playable, (window) => {
      const { filter, choice } = window;
      return windowEvent(filter.id, texts(window), publicAddress(forecastPath(filter, choice?.id)));
    });
    if (events.length === 0) {
      announce(t.noneAhead);
      return;
    }
    saveCalendar("foray-alarms", events, { name: t.calendarName, now });
    announce(t.saved);
  };
}
