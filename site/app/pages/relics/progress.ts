import type { RelicStep } from "@foray/fieldops/fields/items/types";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import { definePreference } from "~/browser/preferences.ts";

/** Ticked steps, and how many of each item the player holds. */
export type Progress = Readonly<{ done: ReadonlySet<string>; held: ReadonlyMap<number, number> }>;

export const noProgress: Progress = { done: new Set(), held: new Map() };

/** More of one item than anybody carries. */
export const MOST_HELD = 9999;

/** Longer texts are not ours. */
const LONGEST = 8000;

const stepIds: ReadonlySet<string> = new Set(relicStepFacts.map(({ id }) => id));
const itemIds: ReadonlySet<number> = new Set(
  relicStepFacts.flatMap((step) => costsOf(step).map(({ itemId }) => itemId)),
);

export type Amount = Readonly<{ itemId: number; quantity: number }>;

/** All that a step takes, with what it takes once an account. */
export function costsOf({ costs, oneTimeCosts = [] }: RelicStep): readonly Amount[] {
  return [...costs, ...oneTimeCosts];
}

/** A line a ticked step, and `item count` a line; other lines are passed over. */
export function readProgress(text: string): Progress {
  const done = new Set<string>();
  const held = new Map<number, number>();
  for (const line of text.slice(0, LONGEST).split("\n")) {
    if (stepIds.has(line)) done.add(line);
    const [, item, count] = /^(\d{1,6}) (\d{1,4})$/.exec(line) ?? [];
    if (item !== undefined && itemIds.has(Number(item)) && Number(count) > 0)
      held.set(Number(item), Number(count));
  }
  return { done, held };
}

export function printProgress({ done, held }: Progress): string {
  return [...done, ...[...held].map(([item, count]) => `${item} ${count}`)].join("\n");
}

/** Kept in the browser. */
export const relicProgress = definePreference<Progress>(
  "relicSteps",
  readProgress,
  printProgress,
  () => noProgress,
);

export function tick({ done, held }: Progress, step: string): Progress {
  const next = new Set(done);
  if (!next.delete(step)) next.add(step);
  return { done: next, held };
}

export function hold({ done, held }: Progress, itemId: number, count: number): Progress {
  const next = new Map(held);
  if (count > 0) next.set(itemId, Math.min(MOST_HELD, Math.floor(count)));
  else next.delete(itemId);
  return { done, held: next };
}

/** For another weapon of the line: its steps are open again but those that an account does once, and nothing is held. */
export function nextWeapon({ done, held }: Progress, steps: readonly RelicStep[]): Progress {
  const again = new Set(steps.filter(({ oneTime }) => oneTime !== true).map(({ id }) => id));
  const taken = new Set(steps.flatMap((step) => costsOf(step).map(({ itemId }) => itemId)));
  return {
    done: new Set([...done].filter((id) => !again.has(id))),
    held: new Map([...held].filter(([itemId]) => !taken.has(itemId))),
  };
}

/** Remaining needs of the open steps, less the stock, in step order. */
export function leftToGather(steps: readonly RelicStep[], { done, held }: Progress): readonly Amount[] {
  const needed = new Map<number, number>();
  for (const step of steps) {
    if (done.has(step.id)) continue;
    for (const { itemId, quantity } of costsOf(step))
      needed.set(itemId, (needed.get(itemId) ?? 0) + quantity);
  }
  return [...needed].flatMap(([itemId, quantity]) => {
    const left = quantity - (held.get(itemId) ?? 0);
    return left > 0 ? [{ itemId, quantity: left }] : [];
  });
}
