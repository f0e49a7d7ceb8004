import { wayBetween } from "@foray/fieldops/tonight/route-in-time";
import type { TonightStep } from "./evening-plan.ts";

const MINUTE = 60_000;

/** Total travel time in minutes. */
export function wayMinutes(steps: readonly TonightStep[], travel: number): number {
  return steps.reduce((sum, { stop }, place) => {
    const before = steps[place - 1];
    return before === undefined ? sum : sum + wayBetween(before.stop, stop, travel);
  }, 0);
}

/**
 * Travel and waiting time in ms.
 * @param travel minutes between two stops
 */
export function betweenSteps(
  step: TonightStep,
  next: TonightStep,
  travel: number,
): Readonly<{ way: number; wait: number }> {
  const way = wayBetween(step.stop, next.stop, travel * MINUTE);
  return { way, wait: Math.max(0, next.start - step.end - way) };
}
