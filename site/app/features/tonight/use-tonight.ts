import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { useMemo, useState } from "react";
import { useMinute } from "~/browser/clock.ts";
import { usePreference } from "~/browser/preferences.ts";
import { noPlayTimes, playTimes, usualEvening } from "~/features/alarms/play-times/play-times.ts";
import { noOwned, ownedItems } from "~/features/inventory/owned.ts";
import { eveningsFrom } from "./evening-plan.ts";
import { tonightWishes, usualWishes, type Wishes, withLacked } from "./wishes.ts";

/**
 * Evenings are null while prerendering. They are recomputed only when the first one ends, so that a plan
 * keeps its past stops.
 */
export function useEvenings(): Readonly<{
  evenings: readonly Stretch[] | null;
  /** Includes the farms of fragments that the wished holster lacks. */
  wishes: Wishes;
  /** The wishes as saved. */
  noted: Wishes;
}> {
  const minute = useMinute();
  const [from, setFrom] = useState<number | null>(null);
  const { ranges } = usePreference(playTimes, noPlayTimes);
  const noted = usePreference(tonightWishes, usualWishes);
  const owned = usePreference(ownedItems, noOwned);
  const wishes = useMemo(() => withLacked(noted, owned), [noted, owned]);
  const evenings = useMemo(
    () => (from === null ? null : eveningsFrom(ranges.length === 0 ? usualEvening : ranges, from)),
    [from, ranges],
  );
  const isOver = (evenings?.[0]?.end ?? Number.POSITIVE_INFINITY) <= (minute ?? 0);
  if (minute !== null && (from === null || isOver)) setFrom(minute);
  return { evenings, wishes, noted };
}
