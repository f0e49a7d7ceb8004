import { useMemo } from "react";
import type { Playable } from "~/browser/alarms/schedule.ts";
import { playableIn } from "~/browser/play-times/play-filter.ts";
import { noPlayTimes, playTimes } from "~/browser/play-times/play-times.ts";
import { usePreference } from "~/browser/preferences.ts";

/** Whether the player can come to a window, where that is asked. */
export function usePlayable(): Playable | undefined {
  const times = usePreference(playTimes, noPlayTimes);
  return useMemo(() => playableIn(times), [times]);
}
