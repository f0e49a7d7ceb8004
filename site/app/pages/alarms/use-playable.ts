import { useMemo } from "react";
import { usePreference } from "~/browser/preferences.ts";
import type { Playable } from "~/features/alarms/schedule.ts";
import { playableIn } from "~/features/play-times/play-filter.ts";
import { noPlayTimes, playTimes } from "~/features/play-times/play-times.ts";

/** Whether the player can come to a window, where that is asked. */
export function usePlayable(): Playable | undefined {
  const times = usePreference(playTimes, noPlayTimes);
  return useMemo(() => playableIn(times), [times]);
}
