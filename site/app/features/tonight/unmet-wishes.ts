import { DAY_MINUTES, type PlayRange } from "@foray/fieldops/patterns/play-range";
import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { withDayHours } from "~/features/alarms/play-times/day-hours.ts";
import { localCalendar } from "~/i18n/zone.ts";
import { leastOf, spawnsOf, type TonightStep } from "./evening-plan.ts";
import { type Decisions, type EveningRule, operationOfRule, type Wishes, wishable } from "./wishes.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How far around an evening to look for windows, in ms. */
const BEFORE = DAY;
const AFTER = 14 * DAY;
/** Longest extension of an evening, in ms. */
const MAX_STRETCH = 4 * HOUR;
/** Extended hours are rounded to quarters of an hour. */
const STEP = 15 * MINUTE;

export type UnmetWish = Readonly<{
  rule: EveningRule;
  /** Whether it is up during the evening, but too briefly or while the player is elsewhere. */
  isUp: boolean;
  /** The closest windows before and after the evening. */
  before?: Stretch;
  after?: Stretch;
}>;

const shortestVisit = (rule: EveningRule, { start, end }: Stretch) => Math.min(leastOf(rule), end - start);

/** Alternatives to a stop count as met, and removed stops as not wanted. */
export function unmetWishes(
  evening: Stretch,
  { wishes, operations }: Wishes,
  steps: readonly TonightStep[],
  { dropped }: Decisions,
): readonly UnmetWish[] {
  const met = new Set(steps.flatMap(({ stop, others }) => [stop, ...others].map(({ target }) => target)));
  const isOpen = (rule: EveningRule) =>
    wishes.includes(rule.id) &&
    operations.includes(operationOfRule(rule)) &&
    !met.has(rule.id) &&
    !dropped.some((key) => key.startsWith(`${rule.id}:`));
  return wishable.filter(isOpen).map((rule) => {
    const windows = spawnsOf({ start: evening.start - BEFORE, end: evening.end + AFTER }, [rule]);
    const fits = (window: Stretch) =>
      Math.min(window.end, evening.end) - Math.max(window.start, evening.start) >=
      shortestVisit(rule, window);
    const outside = windows.filter((window) => !fits(window));
    const before = outside.findLast(({ start }) => start < evening.start);
    const after = outside.find(({ start, end }) => start >= evening.start && end > evening.end);
    return {
      rule,
      isUp: windows.some(({ start, end }) => start < evening.end && end > evening.start),
      ...(before && { before: { start: before.start, end: before.end } }),
      ...(after && { after: { start: after.start, end: after.end } }),
    };
  });
}

/** `at` is the new start or end, and `week` the play times with it. */
export type MovedHours = Readonly<{
  edge: "start" | "end";
  at: number;
  evening: Stretch;
  week: readonly PlayRange[];
}>;

/** The play range that ends when the evening does. `from` and `to` are minutes after midnight of `day`. */
function rangeOf({ end }: Stretch, week: readonly PlayRange[]) {
  const last = localCalendar.dayAt(end - 1);
  for (const day of [last, localCalendar.shift(last, -1)]) {
    for (const range of week) {
      const to = range.to > range.from ? range.to : range.to + DAY_MINUTES;
      if (range.days.includes(day.weekday) && localCalendar.instant(day, to) === end)
        return { day, from: range.from, to };
    }
  }
  return null;
}

/**
 * Moves the start just early enough for the window before. Null if it is over by `now` or too far away, or if
 * the evening has begun.
 */
export function startedFor(
  evening: Stretch,
  { rule, before }: UnmetWish,
  week: readonly PlayRange[],
  now: number,
): MovedHours | null {
  const hours = rangeOf(evening, week);
  if (before === undefined || hours === null) return null;
  const at = Math.floor(before.start / STEP) * STEP;
  const from = (at - localCalendar.instant(hours.day, 0)) / MINUTE;
  const isRunning = localCalendar.instant(hours.day, hours.from) !== evening.start;
  const isOver = before.end - Math.max(before.start, now) < shortestVisit(rule, before);
  if (isRunning || isOver || evening.start - at > MAX_STRETCH) return null;
  if (!Number.isInteger(from) || from < 0 || hours.to - from >= DAY_MINUTES) return null;
  return moved("start", at, { start: at, end: evening.end }, week, hours.day.weekday, from, hours.to);
}

/** Moves the end just late enough for the window after. Null if it is too far away. */
export function endedFor(
  evening: Stretch,
  { rule, after }: UnmetWish,
  week: readonly PlayRange[],
): MovedHours | null {
  const hours = rangeOf(evening, week);
  if (after === undefined || hours === null) return null;
  const at = Math.ceil((after.start + shortestVisit(rule, after)) / STEP) * STEP;
  const length = hours.to + (at - evening.end) / MINUTE;
  if (at - evening.end > MAX_STRETCH || !Number.isInteger(length) || length - hours.from >= DAY_MINUTES)
    return null;
  return moved("end", at, { start: evening.start, end: at }, week, hours.day.weekday, hours.from, length);
}

function moved(
  edge: "start" | "end",
  at: number,
  evening: Stretch,
  week: readonly PlayRange[],
  weekday: number,
  from: number,
  length: number,
): MovedHours | null {
  const to = length > DAY_MINUTES ? length - DAY_MINUTES : length;
  const next = withDayHours(week, weekday, { from, to });
  // The week has no room for another range.
  return next === week ? null : { edge, at, evening, week: next };
}
