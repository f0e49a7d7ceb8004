import type { Clock } from "@foray/fieldops/instance-board/clocks";
import { dueNext, type Timer } from "@foray/fieldops/instance-board/due";
import type { Observation } from "@foray/fieldops/instance-board/observations";
import { useMemo } from "react";
import { useClockValue } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";

/** A board's timers, soonest first. Keeps its identity until a state or the order changes. */
export function useTimers(clocks: readonly Clock[], observations: readonly Observation[]): readonly Timer[] {
  const states = useClockValue((now) =>
    JSON.stringify(
      dueNext(clocks, observations, now).map(({ clock, state }) => [
        clock.kind,
        clock.id,
        state,
        state.phase === "away" && state.from <= now,
      ]),
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `states` covers the observations and the clock
  return useMemo(() => {
    return states === null ? dueNext(clocks, [], 0) : dueNext(clocks, observations, deviceNow());
  }, [clocks, states]);
}
