import { formatDuration } from "~/i18n/format.ts";
import type { Language } from "~/i18n/language.ts";

const MINUTE = 60_000;

/** Formats an exact in-game duration: "30 s", "1 min 30 s", "3 h". Recasts and effects are never rounded. */
export function exactTime(ms: number, language: Language): string {
  const rest = ms % MINUTE;
  if (ms < MINUTE || rest === 0) return formatDuration(ms, language);
  return [formatDuration(ms - rest, language), formatDuration(rest, language)].join(
    language === "ja" ? "" : " ",
  );
}
