/** One event of a calendar file; times in Unix ms, written to the second in UTC. */
export type CalendarEvent = Readonly<{
  /** The same for the same event in every file, so that an import over an older one replaces it. */
  uid: string;
  start: number;
  /** Left out of the file if it is not after `start`. */
  end: number;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  /** Reminders: whole minutes before the start, 0 at the start itself. */
  alarms?: readonly number[];
}>;

export type CalendarOptions = Readonly<{
  /** Name of the calendar, as programs show it. */
  name: string;
  /** When the file is made (Unix ms). */
  now: number;
  /** For a calendar that is subscribed to: after how many hours a program should fetch it again (RFC 7986, 5.7). */
  refreshHours?: number;
}>;

/** Longest line in octets, its break left out (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Printable ASCII has one octet a character, as nearly every line of a long calendar has. */
const isAscii = (line: string) => !/[^ -~]/.test(line);

/** Folds a line of one octet a character. */
function foldAscii(line: string): string {
  if (line.length <= LINE_OCTETS) return line;
  const lines = [line.slice(0, LINE_OCTETS)];
  for (let at = LINE_OCTETS; at < line.length; at += LINE_OCTETS - 1)
    lines.push(` ${line.slice(at, at + LINE_OCTETS - 1)}`);
  return lines.join("\r\n");
}

/** Folds one content line: continuation lines begin with a space; no character is cut in two. */
function fold(line: string): string {
  if (isAscii(line)) return foldAscii(line);
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

/** A TEXT value: backslash, semicolon, comma and line break escaped, other control characters dropped (3.3.11). */
function text(value: string): string {
  return (
    value
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what may not stand in a TEXT value
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\n/g, "\\n")
  );
}

const DAY = 86_400_000;

/** Two digits. */
const two = (value: number) => String(value).padStart(2, "0");

/**
 * Makes the lines of one calendar. Its events repeat days, titles and places many thousand times, so each is written once.
 * The functions throw a RangeError for what is not an instant of the years 0 to 9999.
 */
function createIcsWriter() {
  const days = new Map<number, string>();
  const lines = new Map<string, string>();
  /** A DATE-TIME in UTC (3.3.5). */
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
  /** A line of a name and a TEXT value, folded. */
  const line = (name: string, value: string): string => {
    const key = `${name}:${value}`;
    const known = lines.get(key);
    if (known !== undefined) return known;
    const made = fold(`${name}:${text(value)}`);
    lines.set(key, made);
    return made;
  };
  return { instant, line };
}

type IcsWriter = ReturnType<typeof createIcsWriter>;

/** A URI keeps its characters, but nothing that could end the line. */
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
    fold(`UID:${text(uid)}`),
    `DTSTAMP:${stamp}`,
    `DTSTART:${from}`,
    ...(to > from ? [`DTEND:${to}`] : []),
    writer.line("SUMMARY", title),
    ...(description === undefined ? [] : [writer.line("DESCRIPTION", description)]),
    ...(location === undefined ? [] : [writer.line("LOCATION", location)]),
    ...(url === undefined ? [] : [fold(`URL:${uri(url)}`)]),
    // A spawn does not make its reader busy; a calendar that is subscribed to never does, and is long.
    ...(isSubscribed ? [] : ["TRANSP:TRANSPARENT"]),
    ...alarms.flatMap((minutes) => alarmLines(writer, title, minutes)),
    "END:VEVENT",
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/**
 * An iCalendar file (RFC 5545) of at least one event; a calendar without any is not valid, so callers offer none then.
 * Throws a RangeError for a list that is empty, for an instant that no calendar can hold.
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
