import {
  calendarOf,
  type LocalCalendar,
  machineCalendar,
  offsetsOf,
} from "@foray/fieldops/patterns/local-calendar";

type Zone = Readonly<{ name: string; offsetAt: (at: number) => number; calendar: LocalCalendar }>;

/** The zone that the reader chose; null: the device's own, also while prerendering. */
let chosen: Zone | null = null;

/** Puts the reader's times into a zone (“Asia/Tokyo”), or back into the device's own; an unknown one changes nothing. */
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
    // A browser that does not know the zone keeps the device's.
  }
}

/** Name of the chosen zone, undefined if there is none. */
export const chosenZone = (): string | undefined => chosen?.name;

/** How far the reader's clock is ahead of UTC at an instant, in ms. */
export const offsetAt = (at: number): number =>
  chosen === null ? -new Date(at).getTimezoneOffset() * 60_000 : chosen.offsetAt(at);

const current = (): LocalCalendar => chosen?.calendar ?? machineCalendar;

/** The reader's calendar: of the chosen zone, else the device's. */
export const localCalendar: LocalCalendar = {
  dayAt: (at) => current().dayAt(at),
  shift: (day, days) => current().shift(day, days),
  instant: (day, minutes) => current().instant(day, minutes),
};

/** An instant as a field of date and time takes it: by the reader's clock, to the minute. */
export function wallText(at: number): string {
  return new Date(at + offsetAt(at)).toISOString().slice(0, 16);
}

/** The instant of what such a field holds; NaN for anything else. */
export function instantOfWall(text: string): number {
  const wall = Date.parse(`${text}Z`);
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text) || Number.isNaN(wall))
    return Number.NaN;
  const date = new Date(wall);
  const day = { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate(), weekday: 0 };
  return localCalendar.instant(day, date.getUTCHours() * 60 + date.getUTCMinutes());
}
