/** Dates end in the year 275760, and searches look up to 1,000 years ahead. */
const LAST_PRESENT = Date.UTC(270_000, 0);

const possible = (at: number) => Math.min(LAST_PRESENT, Math.max(0, at));

/** Unix ms, clamped to the supported range. */
export function deviceNow(): number {
  return possible(Date.now());
}

/** Whether the device's clock is before 1970 or too late for forecasts. */
export function isClockBeyond(): boolean {
  const now = Date.now();
  return possible(now) !== now;
}
