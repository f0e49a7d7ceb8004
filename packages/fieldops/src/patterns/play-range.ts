export const DAY_MINUTES = 24 * 60;

/**
 * Weekly hours when the player can play, in local time: on each of `days` (0 Sunday to 6 Saturday) from
 * `from` to `to`, in minutes after midnight. If `to` is not after `from`, it is on the next day.
 */
export type PlayRange = Readonly<{ days: readonly number[]; from: number; to: number }>;

export function isPlayRange({ days, from, to }: PlayRange): boolean {
  const isMinute = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;
  return (
    days.length > 0 &&
    days.every((day) => isMinute(day, 6)) &&
    isMinute(from, DAY_MINUTES - 1) &&
    isMinute(to, DAY_MINUTES)
  );
}
