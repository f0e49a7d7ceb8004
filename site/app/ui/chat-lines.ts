import { formatWideRange } from "~/i18n/format.ts";

/** Discord's limit per message. */
export const DISCORD_LENGTH = 2000;

/**
 * Escapes a player's text, so that it formats, links and mentions nothing. A backslash before `@` would not
 * stop a ping; a zero-width space after it does.
 */
export function discordPlain(text: string): string {
  return text
    .replace(/[\\*_~`|>#<[\]]/g, "\\$&")
    .replaceAll("@", "@\u200b")
    .replaceAll("://", ":\u200b//");
}

/**
 * Discord shows it in each reader's time zone and language.
 * @param at Unix ms
 */
export function discordTime(at: number, form: "F" | "t" | "R"): string {
  return `<t:${Math.floor(at / 1000)}:${form}>`;
}

/** For a range within one day or night. */
export function discordRange(start: number, end: number): string {
  return formatWideRange(discordTime(start, "F"), discordTime(end, "t"));
}

/**
 * Joins as many whole lines as fit into one message. If some are cut, the last line says so.
 * @param cut wording of "N of M"
 */
export function discordMessage(
  lines: readonly string[],
  cut: (kept: number, total: number) => string,
): Readonly<{ text: string; kept: number }> {
  const whole = lines.join("\n");
  if (whole.length <= DISCORD_LENGTH) return { text: whole, kept: lines.length };
  const kept: string[] = [];
  let length = 0;
  // Reserves space for the longest possible last line.
  const room = DISCORD_LENGTH - cut(lines.length, lines.length).length;
  for (const line of lines) {
    length += line.length + 1;
    if (length > room) break;
    kept.push(line);
  }
  return { text: [...kept, cut(kept.length, lines.length)].join("\n"), kept: kept.length };
}
