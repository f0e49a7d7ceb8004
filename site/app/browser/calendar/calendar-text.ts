/** One event of a calendar file; times in Unix ms, written to the second in UTC. */
export type CalendarEvent = Readonly<{
  /** The same for the same event in every file, so that an import over an older one replaces it. */
  uid: string;
  start: number;
  /** Left out of the file where it is not after `start`. */
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

/** Folds one content line: continuation lines begin with a space; no character is cut in two. */
function fold(line: string): string {
  if (line.length <= LINE_OCTETS && isAscii(line)) return line;
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

/** A DATE-TIME in UTC (3.3.5). Throws a RangeError for what is no instant of the years 0 to 9999. */
function instant(at: number): string {
  const iso = new Date(at).toISOString();
  if (iso.length !== 24) throw new RangeError(`A calendar cannot hold the instant ${String(at)}.`);
  return `${iso.slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** A URI keeps its characters, but nothing that could end the line. */
function uri(value: string): string {
  return value.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

function alarmLines(title: string, minutes: number): string[] {
  const before = Math.max(0, Math.round(minutes));
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${text(title)}`,
    before === 0 ? "TRIGGER:PT0S" : `TRIGGER:-PT${before}M`,
    "END:VALARM",
  ];
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, start, end, title, description, location, url, alarms = [] } = event;
  const from = instant(start);
  const to = instant(end);
  return [
    "BEGIN:VEVENT",
    `UID:${text(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${from}`,
    ...(to > from ? [`DTEND:${to}`] : []),
    `SUMMARY:${text(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${text(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${text(location)}`]),
    ...(url === undefined ? [] : [`URL:${uri(url)}`]),
    // A spawn does not make its reader busy.
    "TRANSP:TRANSPARENT",
    ...alarms.flatMap((minutes) => alarmLines(title, minutes)),
    "END:VEVENT",
  ];
}

/**
 * An iCalendar file (RFC 5545) of at least one event; a calendar without any is not valid, so callers offer none then.
 * Throws a RangeError for a list that is empty and for an instant that no calendar can hold.
 */
export function calendarText(
  events: readonly CalendarEvent[],
  { name, now, refreshHours }: CalendarOptions,
): string {
  if (events.length === 0) throw new RangeError("A calendar needs at least one event.");
  const stamp = instant(now);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Foray Almanac//Forecast//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap((event) => eventLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
