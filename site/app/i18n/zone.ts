import {
  calendarOf,
  type LocalCalendar,
  machineCalendar,
  offsetsOf,
} from "@foray/fieldops/patterns/local-calendar";

type Zone = Readonly<{ name: string; offsetAt: (at: number) => number; calendar: LocalCalendar }>;

/** Null for the device's, and while prerendering. */
let chosen: Zone | null = null;

/** Takes an IANA name, or null for the device's zone. */
export function takeZone(name: string | null): void {
  if (name === (chosen?.name ?? null)) return;
  if (name === null) {
    chosen = null;
    return;
  }
  try {
    const offsetAt = offsetsOf(name);
    chosen = { name, offsetAt, calendar: calendarOf(offsetAt) };
  } catch {
    // Unknown to this browser: the current zone stays.
  }
}

export const chosenZone = (): string | undefined => chosen?.name;

/** In ms, ahead of UTC. */
export const offsetAt = (at: number): number =>
  chosen === null ? -new Date(at).getTimezoneOffset() * 60_000 : chosen.offsetAt(at);

const current = (): LocalCalendar => chosen?.calendar ?? machineCalendar;

export const localCalendar: LocalCalendar = {
  dayAt: (at) => current().dayAt(at),
  shift: (day, days) => current().shift(day, days),
  instant: (day, minutes) => current().instant(day, minutes),
};

/** Value of a `datetime-local` input. */
export function wallText(at: number): string {
  return new Date(at + offsetAt(at)).toISOString().slice(0, 16);
}

/** From a `datetime-local` input's value; NaN for anything else. */
export function instantOfWall(text: string): number {
  const wall = Date.parse(`${text}Z`);
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text) || Number.isNaN(wall))
    return Number.NaN;
  const date = new Date(wall);
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate(), weekday: 0 };
  return localCalendar.instant(day, date.getUTCHours() * 60 + date.getUTCMinutes());
}
