import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { announce } from "~/browser/announce.ts";
import { usePreference } from "~/browser/preferences.ts";
import { noPlayTimes, playTimes, usualEvening } from "~/features/alarms/play-times/play-times.ts";
import {
  formatDay,
  formatDayTime,
  formatSentences,
  formatSeries,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { localCalendar } from "~/i18n/zone.ts";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { tonightMessages } from "./messages.ts";
import styles from "./UnmetWishes.module.css";
import { endedFor, type MovedHours, startedFor, type UnmetWish } from "./unmet-wishes.ts";
import { useStepWords } from "./use-step-words.ts";
import { tonightWishes } from "./wishes.ts";

type UnmetWishesProps = Readonly<{
  evening: Stretch;
  unmet: readonly UnmetWish[];
  now: number;
  /** Called with the new start when the hours have changed. */
  onMoved: (start: number) => void;
}>;

export function UnmetWishes({ evening, unmet, now, onMoved }: UnmetWishesProps) {
  const t = tonightMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const { titleOf } = useStepWords();
  const { on, ranges } = usePreference(playTimes, noPlayTimes);
  const week = ranges.length === 0 ? usualEvening : ranges;
  if (unmet.length === 0) return null;
  const rangeText = ({ start, end }: Stretch) => formatTimeRange(start, end, language, cycle);
  const day = (at: number) => localCalendar.dayAt(at).day;
  const windowText = (window: Stretch) =>
    day(window.start) === day(evening.start)
      ? rangeText(window)
      : formatDayTime(formatDay(window.start, language), rangeText(window));
  const move = ({ evening: next, week: ranges }: MovedHours) => {
    const wishes = tonightWishes.get();
    // Decisions are stored by the end of their evening, which changes.
    if (wishes.decided?.of === evening.end)
      tonightWishes.set({ ...wishes, decided: { ...wishes.decided, of: next.end } });
    playTimes.set({ on, ranges });
    onMoved(next.start);
    announce(
      formatSentences([t.hoursMoved(rangeText(next)), t.hoursHint(formatWeekday(evening.start, language))]),
    );
  };
  return (
    <section aria-label={t.unmet}>
      <Note>
        <ul className={styles.unmet}>
          {unmet.map((wish) => {
            const { rule, isUp, before, after } = wish;
            const name = titleOf(rule);
            const near = [before, after].filter((each) => each !== undefined).map(windowText);
            const moves = [startedFor(evening, wish, week, now), endedFor(evening, wish, week)];
            return (
              <li key={rule.id}>
                <p>
                  {formatSentences([
                    (isUp ? t.noRoom : t.notUp)(name, rangeText(evening)),
                    near.length === 0 ? t.notUpSoon : t.nearest(formatSeries(near)),
                  ])}
                </p>
                {moves.map(
                  (moved) =>
                    moved !== null && (
                      <Button key={moved.edge} small onClick={() => move(moved)}>
                        {(moved.edge === "start" ? t.startAt : t.endAt)(
                          formatTime(moved.at, language, cycle),
                        )}
                      </Button>
                    ),
                )}
              </li>
            );
          })}
        </ul>
      </Note>
    </section>
  );
}
