import { formatWideRange } from "~/i18n/format.ts";

/** Discord takes this many characters a message. */
export const DISCORD_LENGTH = 2000;

/**
 * A player's text, escaped so that neither the chat's formatting nor a link or mention takes effect. A mark before `@` would not stop a
 * ping: a space of no width after it does.
 */
export function discordPlain(text: string): string {
  return text
    .replace(/[\\*_~`|>#<[\]]/g, "\\$&")
    .replaceAll("@", "@\u200b")
    .replaceAll("://", ":\u200b//");
}

/** When something is, in Discord's own marks, which each reader sees in their zone and language (Unix ms). */
export function discordTime(at: number, form: "F" | "t" | "R"): string {
  return `<t:${Math.floor(at / 1000)}:${form}>`;
}

/** From one instant to another of the same day or night, likewise. */
export function discordRange(start: number, end: number): string {
  return formatWideRange(discordTime(start, "F"), discordTime(end, "t"));
}

/**
 * As many whole lines as one Discord message has. If some are cut, a last line says so.
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
  // Room for the last line at its longest.
  const room = DISCORD_LENGTH - cut(lines.length, lines.length).length;
  for (const line of lines) {
    length += line.length + 1;
    if (length > room) break;
    kept.push(line);
  }
  return { text: [...kept, cut(kept.length, lines.length)].join("\n"), kept: kept.length };
}
