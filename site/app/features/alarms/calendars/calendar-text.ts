/** Times in Unix ms, written in UTC with second precision. */
export type CalendarEvent = Readonly<{
  /** Stable across files, so that a later import replaces the event. */
  uid: string;
  start: number;
  /** Omitted from the file unless after `start`. */
  end: number;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  /** Reminders in whole minutes before the start; 0 at the start. */
  alarms?: readonly number[];
}>;

export type CalendarOptions = Readonly<{
  name: string;
  /** Time of creation (Unix ms). */
  now: number;
  /** Interval in hours for programs to fetch a subscribed calendar (RFC 7986, 5.7). */
  refreshHours?: number;
}>;

/** Maximum octets per line without the line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Fast path: nearly every line is printable ASCII, with one octet per character. */
const isAscii = (line: string) => !/[^ -~]/.test(line);

function foldAsciiLine(line: string): string {
  if (line.length <= LINE_OCTETS) return line;
  const lines = [line.slice(0, LINE_OCTETS)];
  for (let at = LINE_OCTETS; at < line.length; at += LINE_OCTETS - 1)
    lines.push(` ${line.slice(at, at + LINE_OCTETS - 1)}`);
  return lines.join("\r\n");
}

/** Folds a content line without splitting a character. Continuation lines start with a space. */
function foldLine(line: string): string {
  if (isAscii(line)) return foldAsciiLine(line);
  if (encoder.encode(line).length <= LINE_OCTETS) return line;
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

/** Escapes a TEXT value and drops control characters (RFC 5545, 3.3.11). */
function text(value: string): string {
  return (
    value
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removes what a TEXT value must not contain
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\n/g, "\\n")
  );
}

const DAY = 86_400_000;

const two = (value: number) => String(value).padStart(2, "0");

/**
 * Creates cached formatters: a long calendar repeats days, titles and places thousands of times. They throw a
 * RangeError for instants outside of the years 0 to 9999.
 */
function createIcsWriter() {
  const days = new Map<number, string>();
  const lines = new Map<string, string>();
  /** Formats a DATE-TIME in UTC (RFC 5545, 3.3.5). */
  const instant = (at: number): string => {
    const day = Math.floor(at / DAY);
    let date = days.get(day);
    if (date === undefined) {
      const iso = new Date(at).toISOString();
      if (iso.length !== 24) throw new RangeError(`A calendar cannot hold the instant ${String(at)}.`);
      date = iso.slice(0, 10).replaceAll("-", "");
      days.set(day, date);
    }
    const second = Math.floor((at - day * DAY) / 1000);
    return `${date}T${two(Math.floor(second / 3600))}${two(Math.floor(second / 60) % 60)}${two(second % 60)}Z`;
  };
  const line = (name: string, value: string): string => {
    const key = `${name}:${value}`;
    const known = lines.get(key);
    if (known !== undefined) return known;
    const made = foldLine(`${name}:${text(value)}`);
    lines.set(key, made);
    return made;
  };
  return { instant, line };
}

type IcsWriter = ReturnType<typeof createIcsWriter>;

/** Percent-encodes whatever could end the line. */
function uri(value: string): string {
  return value.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

function alarmLines({ line }: IcsWriter, title: string, minutes: number): string[] {
  const before = Math.max(0, Math.round(minutes));
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    line("DESCRIPTION", title),
    before === 0 ? "TRIGGER:PT0S" : `TRIGGER:-PT${before}M`,
    "END:VALARM",
  ];
}

function eventText(writer: IcsWriter, event: CalendarEvent, stamp: string, isSubscribed: boolean): string {
  const { uid, start, end, title, description, location, url, alarms = [] } = event;
  const from = writer.instant(start);
  const to = writer.instant(end);
  const lines = [
    "BEGIN:VEVENT",
    foldLine(`UID:${text(uid)}`),
    `DTSTAMP:${stamp}`,
    `DTSTART:${from}`,
    ...(to > from ? [`DTEND:${to}`] : []),
    writer.line("SUMMARY", title),
    ...(description === undefined ? [] : [writer.line("DESCRIPTION", description)]),
    ...(location === undefined ? [] : [writer.line("LOCATION", location)]),
    ...(url === undefined ? [] : [foldLine(`URL:${uri(url)}`)]),
    // Marks the time as free. Subscribed calendars never block time, so they save the line.
    ...(isSubscribed ? [] : ["TRANSP:TRANSPARENT"]),
    ...alarms.flatMap((minutes) => alarmLines(writer, title, minutes)),
    "END:VEVENT",
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/**
 * Returns an iCalendar file (RFC 5545).
 * @throws RangeError for an empty list, which would be invalid, or an instant that a calendar cannot express
 */
export function calendarText(
  events: readonly CalendarEvent[],
  { name, now, refreshHours }: CalendarOptions,
): string {
  if (events.length === 0) throw new RangeError("A calendar needs at least one event.");
  const writer = createIcsWriter();
  const stamp = writer.instant(now);
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Foray Almanac//Forecast//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    writer.line("NAME", name),
    writer.line("X-WR-CALNAME", name),
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    "",
  ].join("\r\n");
  return `${head}${events.map((event) => eventText(writer, event, stamp, refreshHours !== undefined)).join("")}END:VCALENDAR\r\n`;
}
