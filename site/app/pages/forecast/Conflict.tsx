import { INSTANCE_MINUTES, type SpawnWindow } from "@foray/fieldops/forecast/windows";
import { useWindowWords } from "~/ui/spawn-windows/use-window-words.ts";
import { forecastMessages } from "./messages.ts";

/** Why a spawn may be missing in an older instance, and which one is safe; nothing where it cannot be. */
export function Conflict({ window }: { window: SpawnWindow }) {
  const t = forecastMessages;
  const { sky } = useWindowWords();
  const { conflict } = window;
  if (conflict === undefined) return null;
  const { minutesEarlier, safeMinutes } = conflict;
  return safeMinutes >= INSTANCE_MINUTES
    ? t.conflictNew(sky(window), minutesEarlier)
    : t.conflict(sky(window), minutesEarlier, safeMinutes);
}
