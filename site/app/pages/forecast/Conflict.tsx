import { neededNow } from "@foray/fieldops/forecast/instance-check";
import { type SpawnWindow, STAY_MINUTES } from "@foray/fieldops/forecast/windows";
import { useReading } from "~/browser/clock.ts";
import { useWindowWords } from "~/features/spawn-windows/use-window-words.ts";
import { formatTime, formatTimeRange } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { forecastMessages } from "./messages.ts";

/**
 * Why a spawn may be missing in an older instance, and which one is safe: how much time it must show at the spawn, and with `atPresent` at this
 * moment too. Nothing if it cannot be missing.
 */
export function Conflict({ window, atPresent = false }: { window: SpawnWindow; atPresent?: boolean }) {
  const t = forecastMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const { sky } = useWindowWords();
  const { conflict, start } = window;
  const needed = useReading((now) =>
    atPresent && conflict !== undefined
      ? (neededNow(window, conflict.safeMinutes, now) ?? "none")
      : "not asked",
  );
  if (conflict === undefined) return null;
  const { safeMinutes } = conflict;
  const range = formatTimeRange(conflict.start, conflict.end, language, cycle);
  if (safeMinutes >= STAY_MINUTES) return t.conflictNew(sky(window), range);
  const time = formatTime(start, language, cycle);
  const advice = (() => {
    if (typeof needed === "number") return t.conflictNow(needed, safeMinutes, time);
    if (needed === "none")
      return t.conflictLater(formatTime(conflict.end, language, cycle), safeMinutes, time);
    return t.conflictAt(safeMinutes, time);
  })();
  return `${t.conflict(sky(window), range)} ${advice}`;
}
