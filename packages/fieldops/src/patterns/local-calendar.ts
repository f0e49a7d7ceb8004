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
