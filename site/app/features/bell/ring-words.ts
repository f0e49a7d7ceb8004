import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { LATE_MS, type Signal, type Subject } from "~/features/alarms/schedule.ts";
import { useClockNames } from "~/features/boards/clock-names.ts";
import { forecastPath } from "~/features/spawn-windows/forecast-path.ts";
import { windowMessages } from "~/features/spawn-windows/messages.ts";
import { formatDuration, formatTime } from "~/i18n/format.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { alarmMessages } from "../alarms/messages.ts";

export type Ring = Readonly<{ key: string; title: string; body: string; path: string }>;

export const TIMERS_PAGE = "/timers";
const MINUTE = 60_000;

export function useRingWords() {
  const t = alarmMessages;
  const w = windowMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const names = {
    ...useClockNames(),
    window: useGameNames("fieldops/forecast-filters", filterNames),
  };
  const zoneName = useZoneNames();
  const time = (at: number) => formatTime(at, language, cycle);
  const duration = (ms: number) => formatDuration(ms, language);

  const windowBody = ({ kind, at, start, end }: Signal, now: number) => {
    const late = now - at;
    if (end <= now) return t.ringOver(duration(late), time(start));
    if (kind === "early") return t.ringEarly(duration(wholeMinutes(start - now)), time(start));
    return late >= LATE_MS ? t.ringLate(duration(late), time(start)) : t.ringStart(time(end));
  };
  const timerBody = ({ subject, at, start, end, ...signal }: Signal, now: number) => {
    if (subject.kind === "window" || subject.kind === "search") return "";
    if (subject.kind === "moment") return time(start);
    // Duels respawn like monsters, and skirmishes never ring.
    const kind = subject.kind === "duel" || subject.kind === "skirmish" ? "monster" : subject.kind;
    const late = now - at;
    if (signal.kind === "early") return t.timerEarly[kind](duration(wholeMinutes(start - now)), time(start));
    if (late >= LATE_MS) return t.timerLate[kind](duration(late), time(start));
    return kind === "bunny" || kind === "encounter" ? t.timerDue[kind](time(end)) : t.timerDue[kind];
  };
  const nameOf = (subject: Subject) => {
    if (subject.kind === "moment") return subject.title;
    if (subject.kind === "search") return `${subject.name} · ${zoneName(subject.zone).text}`;
    if (subject.kind !== "window") return titled(names[subject.kind](subject.id)).text;
    const { filter, choice } = subject;
    const { text } = titled(names.window(filter.id));
    const mob = filter.choices?.find(({ id }) => id === choice)?.monsters[0];
    return mob === undefined ? text : w.ofMob(text, names.window(mob).text);
  };
  return {
    nameOf,
    ringOf(signal: Signal, now: number): Ring {
      const { key, subject } = signal;
      const title = nameOf(subject);
      if (subject.kind === "moment") return { key, title, body: timerBody(signal, now), path: subject.path };
      if (subject.kind === "search") return { key, title, body: windowBody(signal, now), path: subject.path };
      return subject.kind === "window"
        ? { key, title, body: windowBody(signal, now), path: forecastPath(subject.filter, subject.choice) }
        : { key, title, body: timerBody(signal, now), path: TIMERS_PAGE };
    },
  };
}

/** Rounds up, so that an early alarm never says "in 0 min". */
function wholeMinutes(ms: number): number {
  return Math.ceil(ms / MINUTE) * MINUTE;
}
