/** The formula of the weather knows the years 1970 to 275760. A search may look 1,000 years ahead, so the present is held before that. */
const LAST_PRESENT = Date.UTC(270_000, 0);

const possible = (at: number) => Math.min(LAST_PRESENT, Math.max(0, at));

/**
 * The device's present (Unix ms). If its clock is at a date that nothing can be computed for, the nearest one for which it can;
 * `isClockBeyond` then says so.
 */
export function deviceNow(): number {
  return possible(Date.now());
}

/** Whether the device's clock is before 1970, or so late that nothing can be computed any more. */
export function isClockBeyond(): boolean {
  const now = Date.now();
  return possible(now) !== now;
}
