/** Minutes of a local day. */
export const DAY_MINUTES = 24 * 60;

/**
 * Hours of the week in which the player can play, by the wall clock: on each of `days` (0 Sunday to 6 Saturday) from
 * `from` to `to` in minutes after midnight; `to` not after `from` means the next day.
 */
export type PlayRange = Readonly<{ days: readonly number[]; from: number; to: number }>;

/** Whether a range makes sense: known days, whole minutes of a day, at least one day. */
export function isPlayRange({ days, from, to }: PlayRange): boolean {
  const isMinute = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;
  return (
    days.length > 0 &&
    days.every((day) => isMinute(day, 6)) &&
    isMinute(from, DAY_MINUTES - 1) &&
    isMinute(to, DAY_MINUTES)
  );
}
