import { useMemo } from "react";
import { usePreference } from "~/browser/preferences.ts";
import { playableIn } from "../play-times/play-filter.ts";
import { noPlayTimes, playTimes } from "../play-times/play-times.ts";
import type { Playable } from "../schedule.ts";

/** The player's filter for windows; undefined if it is off. */
export function usePlayable(): Playable | undefined {
  const times = usePreference(playTimes, noPlayTimes);
  return useMemo(() => playableIn(times), [times]);
}
