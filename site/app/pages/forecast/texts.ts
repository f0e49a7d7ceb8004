import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { HourCycle } from "~/i18n/format.ts";
import { formatFull } from "~/i18n/format.ts";
import type { Language } from "~/i18n/language.ts";

/** Discord shows `<t:…>` in each reader's own zone and language. */
export function discordLine(name: string, weather: string, window: SpawnWindow): string {
  const unix = Math.floor(window.start / 1000);
  return `**${name}** (${weather}): <t:${unix}:F> (<t:${unix}:R>)`;
}

/** One line a player can paste anywhere; the time zone is spelled out. */
export function textLine(
  name: string,
  weather: string,
  window: SpawnWindow,
  eorzea: string,
  language: Language,
  cycle: HourCycle,
): string {
  return `${name} (${weather}) – ${formatFull(window.start, language, cycle)} · ${eorzea}`;
}

/** Discord takes 2,000 characters a message; whole lines only. */
export function discordList(lines: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > 2000) break;
    kept.push(line);
  }
  return kept.join("\n");
}
