import { formatAside } from "~/i18n/format.ts";
import { DISCORD_LENGTH, discordRange, discordTime } from "~/ui/chat-lines.ts";

export type WindowTexts = Readonly<{
  start: number;
  end: number;
  name: string;
  zone: string;
  /** Weathers and night. */
  sky: string;
  /** Local time range with day and time zone. */
  local: string;
  eorzea: string;
  length: string;
}>;

export function textLine({ name, zone, sky, local, eorzea, length }: WindowTexts): string {
  return [name, zone, sky, formatAside(local, length), eorzea].join(" · ");
}

export type WindowHints = Readonly<{
  place?: string | undefined;
  trigger?: string | undefined;
  warning?: string | undefined;
  url?: string | undefined;
}>;

/**
 * Discord shows timestamps in each reader's time zone and language. Angle brackets around a URL suppress its
 * preview.
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
 * Place, trigger and URL appear only for the first window of each page. URLs are omitted if the text would
 * exceed a message.
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

/** `uid` is stable across exports. */
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
