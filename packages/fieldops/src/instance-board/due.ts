import type { Clock } from "./clocks.ts";
import type { Observation } from "./observations.ts";
import { type ClockState, stateOf } from "./states.ts";

export type Timer = Readonly<{ clock: Clock; state: ClockState }>;

/** Sorts by what a party needs first: up, possibly up, due next, over, unknown. `now` in Unix ms. */
export function dueNext(
  clocks: readonly Clock[],
  observations: readonly Observation[],
  now: number,
): readonly Timer[] {
  return clocks
    .map((clock, place) => ({ timer: { clock, state: stateOf(clock, observations, now) }, place }))
    .map((entry) => ({ ...entry, key: orderOf(entry.timer.state, now) }))
    .toSorted((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.place - b.place)
    .map(({ timer }) => timer);
}

function orderOf(state: ClockState, now: number): readonly [group: number, within: number] {
  switch (state.phase) {
    case "up":
      return [0, state.until ?? Number.MAX_SAFE_INTEGER];
    case "away":
      return state.from <= now ? [1, state.to] : [2, state.from];
    case "over":
      return [3, -state.at];
    case "unknown":
      return [4, 0];
  }
}

/** Undefined if no timer counts down. */
export function nextDue(timers: readonly Timer[], now: number): Timer | undefined {
  return timers.find(({ state }) => state.phase === "away" && state.from > now);
}

/** Elapsed share of the wait, 0 to 1; null if nothing counts down. */
export function progressOf(state: ClockState, now: number): number | null {
  if (state.phase !== "away") return null;
  const { since, from } = state;
  return from <= since ? 1 : Math.min(1, Math.max(0, (now - since) / (from - since)));
}
