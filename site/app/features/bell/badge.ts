import type { Signal } from "~/features/alarms/schedule.ts";

/** Alarms of the coming evening are counted (ms). */
const AHEAD_MS = 12 * 60 * 60_000;

/** How many events will still ring within the coming hours; an early ring and the start are one. */
export function alarmsLeft(signals: readonly Pick<Signal, "event" | "start">[], now: number): number {
  const ahead = signals.filter(({ start }) => start > now && start - now <= AHEAD_MS);
  return new Set(ahead.map(({ event }) => event)).size;
}

let shown: number | undefined;

/** Shows the number on the icon of the installed site, where the system has badges. Browsers ask nobody for it. */
export function showBadge(count: number): void {
  if (count === shown || !("setAppBadge" in navigator)) return;
  shown = count;
  const set = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  // Refused in a frame, or where it needs a permission that nobody gave.
  set.catch(() => undefined);
}
