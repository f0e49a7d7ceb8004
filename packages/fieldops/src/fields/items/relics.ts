import { jobRelicLines } from "#records/combat-jobs/relic-lines";
import type { RelicLine, RelicStep } from "#records/types";
import { type CombatJob, combatJobs } from "../../runs/combat-jobs.ts";

export type { RelicLine };
export const relicLines = ["eureka", "resistance", "phantom"] as const satisfies readonly RelicLine[];

export const relicJobs = (line: RelicLine): readonly CombatJob[] =>
  combatJobs.filter((job) => jobRelicLines[job].includes(line));

/** A weapon in progress; `job` is null until one is chosen. */
export type RelicWeapon = Readonly<{
  line: RelicLine;
  job: CombatJob | null;
  done: ReadonlySet<string>;
}>;

export type RelicProgress = Readonly<{
  weapons: readonly RelicWeapon[];
  /** Ids of completed steps that are done once per account. */
  once: ReadonlySet<string>;
  /** Owned quantity by item id. */
  held: ReadonlyMap<number, number>;
}>;

export type RelicAmount = Readonly<{ itemId: number; quantity: number }>;

/** All costs of a step for a first weapon, including those paid once per account. */
export function costsOf({ costs, oneTimeCosts = [] }: RelicStep): readonly RelicAmount[] {
  return [...costs, ...oneTimeCosts];
}

/** Whether the weapon has completed the step; once-per-account steps count for every weapon. */
export const hasStep = (weapon: RelicWeapon, step: RelicStep, once: ReadonlySet<string>): boolean =>
  (step.oneTime === true ? once : weapon.done).has(step.id);

export type RelicNeed = RelicAmount & Readonly<{ weapons: readonly RelicWeapon[] }>;

/**
 * Items that the remaining steps of these weapons need, less what is held, in step order. A once-per-account
 * step counts once; if a line's first weapon is free, one of them costs nothing.
 */
export function leftToGather(
  steps: readonly RelicStep[],
  weapons: readonly RelicWeapon[],
  { held, once, weapons: all }: RelicProgress,
): readonly RelicNeed[] {
  const needs = new Map<number, { quantity: number; weapons: Set<RelicWeapon> }>();
  const add = ({ itemId, quantity }: RelicAmount, times: number, open: readonly RelicWeapon[]) => {
    if (times <= 0) return;
    const need = needs.get(itemId) ?? { quantity: 0, weapons: new Set() };
    need.quantity += quantity * times;
    for (const weapon of open) need.weapons.add(weapon);
    needs.set(itemId, need);
  };
  for (const step of steps) {
    const open = weapons.filter((weapon) => weapon.line === step.line && !hasStep(weapon, step, once));
    if (open.length === 0) continue;
    const isFirst = !all.some((weapon) => weapon.line === step.line && weapon.done.has(step.id));
    const times = step.oneTime === true ? 1 : open.length - (step.firstFree === true && isFirst ? 1 : 0);
    for (const cost of step.costs) add(cost, times, open);
    if (isFirst) for (const cost of step.oneTimeCosts ?? []) add(cost, 1, open);
  }
  return [...needs].flatMap(([itemId, { quantity, weapons: those }]) => {
    const left = quantity - (held.get(itemId) ?? 0);
    return left > 0
      ? [{ itemId, quantity: left, weapons: weapons.filter((weapon) => those.has(weapon)) }]
      : [];
  });
}
