import type { Signal } from "~/features/alarms/schedule.ts";

/** How far ahead alarms are counted, in ms. */
const AHEAD_MS = 12 * 60 * 60_000;

/** An early alarm and its start count as one. */
export function alarmsLeft(signals: readonly Pick<Signal, "event" | "start">[], now: number): number {
  const ahead = signals.filter(({ start }) => start > now && start - now <= AHEAD_MS);
  return new Set(ahead.map(({ event }) => event)).size;
}

let shown: number | undefined;

export function showBadge(count: number): void {
  if (count === shown || !("setAppBadge" in navigator)) return;
  shown = count;
  const set = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  // Rejected in frames and without a required permission.
  set.catch(() => undefined);
}
