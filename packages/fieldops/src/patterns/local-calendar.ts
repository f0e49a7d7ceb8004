/** A day as a wall calendar shows it. `weekday` counts from Sunday, 0 to 6. */
export type LocalDay = Readonly<{ year: number; month: number; day: number; weekday: number }>;

/** Turns instants into local days and back: the one place that knows the player's time zone and its summer time. */
export type LocalCalendar = Readonly<{
  /** The local day that has `at` (Unix ms). */
  dayAt: (at: number) => LocalDay;
  /** The local day `days` after (or before) another. */
  shift: (day: LocalDay, days: number) => LocalDay;
  /**
   * The instant at which the wall clock of `day` shows `minutes` after midnight; 1440 and more lie on the next day. A time
   * that the clock leaps over is the one as long after midnight by the clock before the leap; of one that comes twice, the
   * first.
   */
  instant: (day: LocalDay, minutes: number) => number;
}>;

function dayOf(date: Date): LocalDay {
  return {
    year: date.getFullYear(),
    month: date.getMonth(),
    day: date.getDate(),
    weekday: date.getDay(),
  };
}

/** The calendar of the machine's own time zone. */
export const machineCalendar: LocalCalendar = {
  dayAt: (at) => dayOf(new Date(at)),
  // Noon is never leapt over.
  shift: ({ year, month, day }, days) => dayOf(new Date(year, month, day + days, 12)),
  instant: ({ year, month, day }, minutes) => new Date(year, month, day, 0, minutes).getTime(),
};

const DAY_MS = 86_400_000;

/**
 * The calendar of a place by its clocks.
 * @param offsetAt how far its clocks are ahead of UTC at an instant, in ms
 */
export function calendarOf(offsetAt: (at: number) => number): LocalCalendar {
  const utcDay = (ms: number): LocalDay => {
    const date = new Date(ms);
    return {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth(),
      day: date.getUTCDate(),
      weekday: date.getUTCDay(),
    };
  };
  return {
    dayAt: (at) => utcDay(at + offsetAt(at)),
    shift: ({ year, month, day }, days) => utcDay(Date.UTC(year, month, day + days)),
    instant: ({ year, month, day }, minutes) => {
      const wall = Date.UTC(year, month, day, 0, minutes);
      // Clocks change once a day at most: what they show is by the offset of the day before or of the day after.
      const [before, after] = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)];
      const shows = (at: number) => at + offsetAt(at) === wall;
      return shows(before) || !shows(after) ? before : after;
    },
  };
}

/** How far the clocks of a time zone (“Asia/Tokyo”) are ahead of UTC at an instant, in ms. */
export function offsetsOf(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const wall = Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
      part("second"),
    );
    return wall - Math.floor(at / 1000) * 1000;
  };
}
