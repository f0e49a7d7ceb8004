import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { useMemo, useState } from "react";
import { useMinute } from "~/browser/clock.ts";
import { usePreference } from "~/browser/preferences.ts";
import { noPlayTimes, playTimes, usualEvening } from "~/features/alarms/play-times/play-times.ts";
import { noOwned, ownedThings } from "~/features/inventory/owned.ts";
import { eveningsFrom } from "./evening-plan.ts";
import { tonightWishes, usualWishes, type Wishes, withLacked } from "./wishes.ts";

/**
 * The player's evenings of the next week and what they wish for; no evenings while prerendered. A plan holds as long as its evening: what
 * has begun is not planned again each minute.
 */
export function useEvenings(): Readonly<{
  evenings: readonly Stretch[] | null;
  /** With the farms of the fragments that a wished holster lacks. */
  wishes: Wishes;
  /** As they are kept. */
  noted: Wishes;
}> {
  const minute = useMinute();
  const [from, setFrom] = useState<number | null>(null);
  const { ranges } = usePreference(playTimes, noPlayTimes);
  const noted = usePreference(tonightWishes, usualWishes);
  const owned = usePreference(ownedThings, noOwned);
  const wishes = useMemo(() => withLacked(noted, owned), [noted, owned]);
  const evenings = useMemo(
    () => (from === null ? null : eveningsFrom(ranges.length === 0 ? usualEvening : ranges, from)),
    [from, ranges],
  );
  const isOver = (evenings?.[0]?.end ?? Number.POSITIVE_INFINITY) <= (minute ?? 0);
  if (minute !== null && (from === null || isOver)) setFrom(minute);
  return { evenings, wishes, noted };
}
