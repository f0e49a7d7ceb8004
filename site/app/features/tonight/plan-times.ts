import { wayBetween } from "@foray/fieldops/tonight/route-in-time";
import type { TonightStep } from "./evening-plan.ts";

const MINUTE = 60_000;

/** Minutes on the way of a whole plan. */
export function wayMinutes(steps: readonly TonightStep[], travel: number): number {
  return steps.reduce((sum, { stop }, place) => {
    const before = steps[place - 1];
    return before === undefined ? sum : sum + wayBetween(before.stop, stop, travel);
  }, 0);
}

/** The part between a step and the next one: the way, and the time to wait at its end, in ms. */
export function betweenSteps(
  step: TonightStep,
  next: TonightStep,
  travel: number,
): Readonly<{ way: number; wait: number }> {
  const way = wayBetween(step.stop, next.stop, travel * MINUTE);
  return { way, wait: Math.max(0, next.start - step.end - way) };
}
