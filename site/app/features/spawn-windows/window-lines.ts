import type { CalendarEvent } from "~/features/calendars/calendar-text.ts";
import { discordTime } from "~/ui/chat-lines.ts";

/** A window in the reader's words. */
export type WindowTexts = Readonly<{
  start: number;
  end: number;
  name: string;
  zone: string;
  /** Its weathers, or the night. */
  sky: string;
  /** Day and both local times, with the time zone. */
  local: string;
  /** Both Eorzea times with their mark. */
  eorzea: string;
  length: string;
}>;

/** One line that a player can paste anywhere. */
export function textLine({ name, zone, sky, local, eorzea, length }: WindowTexts): string {
  return [name, zone, sky, `${local} (${length})`, eorzea].join(" · ");
}

/** One line for Discord, which shows the local times in each reader's own zone and language. */
export function discordLine({ name, zone, sky, start, end, eorzea, length }: WindowTexts): string {
  const when = `${discordTime(start, "F")} – ${discordTime(end, "t")} (${discordTime(start, "R")})`;
  return [`**${name}**`, zone, sky, when, length, eorzea].join(" · ");
}

/** An event for the calendar; its `uid` is the same in every file. */
export function windowEvent(
  filterId: string,
  { start, end, name, zone, sky, eorzea, length }: WindowTexts,
  url: string,
): CalendarEvent {
  return {
    uid: `${filterId}-${start}@foray-almanac`,
    start,
    end,
    title: name,
    description: [sky, eorzea, length].join(" · "),
    location: zone,
    url,
  };
}
