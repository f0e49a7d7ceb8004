import { lowestLeftNow } from "@foray/fieldops/forecast/instance-check";
import { type SpawnWindow, STAY_MINUTES } from "@foray/fieldops/forecast/windows";
import { useClockValue } from "~/browser/clock.ts";
import { formatSentences, formatTime, formatTimeRange } from "~/i18n/format.ts";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { windowMessages } from "./messages.ts";
import { useWindowWords } from "./use-window-words.ts";

/**
 * Says why a spawn may be used up, and below which lowest time left the instance was open in the earlier
 * weather.
 * @param atPresent also tells the threshold for now, not just for the spawn
 */
export function Conflict({ window, atPresent = false }: { window: SpawnWindow; atPresent?: boolean }) {
  const t = windowMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const { sky } = useWindowWords();
  const { conflict, start } = window;
  const needed = useClockValue((now) =>
    atPresent && conflict !== undefined
      ? (lowestLeftNow(window, conflict.lowestLeft, now) ?? "none")
      : "not asked",
  );
  if (conflict === undefined) return null;
  const { lowestLeft } = conflict;
  const range = formatTimeRange(conflict.start, conflict.end, language, cycle);
  if (lowestLeft >= STAY_MINUTES) return t.conflictAdjoining(sky(window), range);
  const time = formatTime(start, language, cycle);
  const advice = (() => {
    if (typeof needed === "number") return t.conflictNow(needed, lowestLeft, time);
    if (needed === "none")
      return t.conflictLater(formatTime(conflict.end, language, cycle), lowestLeft, time);
    return t.conflictAt(lowestLeft, time);
  })();
  return formatSentences([t.conflict(sky(window), range), advice]);
}
