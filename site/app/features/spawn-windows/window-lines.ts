import { formatAside } from "~/i18n/format.ts";
import { DISCORD_LENGTH, discordRange, discordTime } from "~/ui/chat-lines.ts";

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
  return [name, zone, sky, formatAside(local, length), eorzea].join(" · ");
}

/** A player's need to know of a window besides its time: where it is, what calls it, which instance has it, and its page. */
export type WindowHints = Readonly<{
  place?: string | undefined;
  trigger?: string | undefined;
  warning?: string | undefined;
  url?: string | undefined;
}>;

/**
 * One line for Discord, which shows the local times in each reader's own zone and language. The angle brackets keep Discord from drawing a
 * picture of the page below the message.
 */
export function discordLine(
  { name, zone, sky, start, end, eorzea, length }: WindowTexts,
  { place, trigger, warning, url }: WindowHints = {},
): string {
  const when = formatAside(discordRange(start, end), discordTime(start, "R"));
  const where = place === undefined ? zone : `${zone} ${place}`;
  const hints = [trigger, warning && `⚠ ${warning}`, url && `<${url}>`].filter((each) => each !== undefined);
  return [`**${name}**`, where, sky, when, length, eorzea, ...hints].join(" · ");
}

type LineWindows = readonly Readonly<{ texts: WindowTexts; hints: WindowHints }>[];

/**
 * Lines for Discord of several windows: each says which instance has it, and the first of each page where it is and what calls it. They come
 * without their pages where one message has no room for them.
 */
export function discordLines(windows: LineWindows): string[] {
  const whole = linesOf(windows, true);
  return whole.join("\n").length <= DISCORD_LENGTH ? whole : linesOf(windows, false);
}

function linesOf(windows: LineWindows, withPages: boolean): string[] {
  const said = new Set<string | undefined>();
  return windows.map(({ texts, hints }) => {
    const isFirst = !said.has(hints.url);
    said.add(hints.url);
    if (!isFirst) return discordLine(texts, { warning: hints.warning });
    return discordLine(texts, withPages ? hints : { ...hints, url: undefined });
  });
}

/** An event for the calendar; its `uid` is the same in every file. */
export function windowEvent(
  filterId: string,
  { start, end, name, zone, sky, eorzea, length }: WindowTexts,
  url: string,
) {
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
