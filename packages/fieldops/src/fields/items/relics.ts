import { jobRelicLines } from "#records/combat-jobs/relic-lines";
import type { RelicLine, RelicStep } from "#records/types";
import { type CombatJob, combatJobs } from "../../runs/combat-jobs.ts";

export type { RelicLine };
export const relicLines = ["eureka", "resistance", "phantom"] as const satisfies readonly RelicLine[];

/** The jobs that a line has a weapon for. */
export const relicJobs = (line: RelicLine): readonly CombatJob[] =>
  combatJobs.filter((job) => jobRelicLines[job].includes(line));

/** A weapon that is worked on; its job is `null` if none is chosen. */
export type RelicWeapon = Readonly<{
  line: RelicLine;
  job: CombatJob | null;
  /** Ids of its finished steps. */
  done: ReadonlySet<string>;
}>;

export type RelicProgress = Readonly<{
  /** One for each line and job. */
  weapons: readonly RelicWeapon[];
  /** Ids of the finished steps that an account takes once. */
  once: ReadonlySet<string>;
  /** How many of each item the player has. */
  held: ReadonlyMap<number, number>;
}>;

export type RelicAmount = Readonly<{ itemId: number; quantity: number }>;

/** All that a step takes of a first weapon, with what it takes once an account. */
export function costsOf({ costs, oneTimeCosts = [] }: RelicStep): readonly RelicAmount[] {
  return [...costs, ...oneTimeCosts];
}

/** Whether a weapon has a step behind it. */
export const hasStep = (weapon: RelicWeapon, step: RelicStep, once: ReadonlySet<string>): boolean =>
  (step.oneTime === true ? once : weapon.done).has(step.id);

/** An item that is left to gather, and the weapons that need it. */
export type RelicNeed = RelicAmount & Readonly<{ weapons: readonly RelicWeapon[] }>;

/**
 * Items that the open steps of these weapons take together, less what is held, in the order of the steps. A step that an
 * account does once counts once, if no weapon of the line has it; if a line's first weapon costs nothing, one of them is free.
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
