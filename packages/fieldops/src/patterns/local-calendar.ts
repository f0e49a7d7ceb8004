/** A calendar day; `weekday` is 0 (Sunday) to 6. */
export type LocalDay = Readonly<{ year: number; month: number; day: number; weekday: number }>;

/** Converts instants to local days and back. All time zone and daylight saving logic is here. */
export type LocalCalendar = Readonly<{
  dayAt: (at: number) => LocalDay;
  shift: (day: LocalDay, days: number) => LocalDay;
  /**
   * Instant when the clock of `day` shows `minutes` after midnight; 1440 and more are on the next day. A time
   * skipped by a clock change is computed with the offset before the change; of a repeated time, the first
   * counts.
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

export const machineCalendar: LocalCalendar = {
  dayAt: (at) => dayOf(new Date(at)),
  // Noon is never skipped by a clock change.
  shift: ({ year, month, day }, days) => dayOf(new Date(year, month, day + days, 12)),
  instant: ({ year, month, day }, minutes) => new Date(year, month, day, 0, minutes).getTime(),
};

const DAY_MS = 86_400_000;

/**
 * Calendar for a UTC offset that varies with time.
 * @param offsetAt how far clocks are ahead of UTC at an instant, in ms
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
      // Assumes at most one clock change per day: the offset is that of the day before or of the day after.
      const [before, after] = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)];
      const shows = (at: number) => at + offsetAt(at) === wall;
      return shows(before) || !shows(after) ? before : after;
    },
  };
}

/** Returns how far the clocks of a time zone (“Asia/Tokyo”) are ahead of UTC at an instant, in ms. */
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
