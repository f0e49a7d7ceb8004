import {
  costsOf,
  hasStep,
  type RelicLine,
  type RelicProgress,
  type RelicWeapon,
  relicJobs,
  relicLines,
} from "@foray/fieldops/fields/items/relics";
import { relicStepFacts } from "@foray/fieldops/records/relic-steps/facts";
import type { RelicStep } from "@foray/fieldops/records/types";
import type { CombatJob } from "@foray/fieldops/runs/combat-jobs";
import { type Inventory, MOST } from "../shape.ts";
import { inventoryPart } from "../store.ts";

export const noProgress: RelicProgress = { weapons: [], once: new Set(), held: new Map() };

export const MAX_HELD = MOST;

const onceIds: ReadonlySet<string> = new Set(
  relicStepFacts.flatMap(({ id, oneTime }) => (oneTime === true ? [id] : [])),
);
const itemIds: readonly number[] = [
  ...new Set(relicStepFacts.flatMap((step) => costsOf(step).map(({ itemId }) => itemId))),
];

/** Steps of each weapon of a line, without those done once per character. */
const stepIds = (line: RelicLine): ReadonlySet<string> =>
  new Set(relicStepFacts.flatMap((step) => (step.line === line && step.oneTime !== true ? [step.id] : [])));

const isSame = (a: RelicWeapon, b: Pick<RelicWeapon, "job" | "line">) => a.line === b.line && a.job === b.job;

/** Reads the relic part of the store, skipping unknown ids. */
export function readRelics({ weapons, once, items }: Inventory["relics"]): RelicProgress {
  const known: RelicWeapon[] = [];
  for (const { done, job: jobId, line: lineId } of weapons) {
    const line = relicLines.find((each) => each === lineId);
    if (line === undefined) continue;
    const job = relicJobs(line).find((each) => each === jobId) ?? null;
    const steps = stepIds(line);
    if ((jobId === null || job !== null) && !known.some((weapon) => isSame(weapon, { line, job })))
      known.push({ line, job, done: new Set(done.filter((id) => steps.has(id))) });
  }
  return {
    weapons: known,
    once: new Set(once.filter((id) => onceIds.has(id))),
    held: new Map(
      itemIds.flatMap((id) => {
        const count = items[String(id)] ?? 0;
        return count > 0 ? [[id, count] as const] : [];
      }),
    ),
  };
}

export function printRelics({ weapons, once, held }: RelicProgress): Inventory["relics"] {
  return {
    weapons: weapons.map(({ done, job, line }) => ({ line, job, done: [...done] })),
    once: [...once],
    items: Object.fromEntries([...held].map(([id, count]) => [String(id), count])),
  };
}

export const relicProgress = inventoryPart<RelicProgress>(
  ({ relics }) => readRelics(relics),
  (inventory, progress) => ({ ...inventory, relics: printRelics(progress) }),
);

/** Replaces `before` with `weapon`, or adds it. */
function withWeapon(progress: RelicProgress, before: RelicWeapon, weapon: RelicWeapon): RelicProgress {
  const at = progress.weapons.findIndex((each) => isSame(each, before));
  const weapons = at < 0 ? [...progress.weapons, weapon] : progress.weapons.with(at, weapon);
  return { ...progress, weapons };
}

/** Toggles a step. A weapon is stored from its first finished step on. */
export function tick(progress: RelicProgress, weapon: RelicWeapon, step: RelicStep): RelicProgress {
  const current = progress.weapons.find((each) => isSame(each, weapon)) ?? weapon;
  const next = new Set(step.oneTime === true ? progress.once : current.done);
  if (!next.delete(step.id)) next.add(step.id);
  if (step.oneTime === true) return { ...progress, once: next };
  return withWeapon(progress, weapon, { ...current, done: next });
}

/** Unfinished steps before this one. */
export const stepsBefore = (
  progress: RelicProgress,
  weapon: RelicWeapon,
  step: RelicStep,
): readonly RelicStep[] => {
  const current = progress.weapons.find((each) => isSame(each, weapon)) ?? weapon;
  return relicStepFacts.filter(
    (each) => each.line === step.line && each.number < step.number && !hasStep(current, each, progress.once),
  );
};

/** Finishes a step and all before it, which it requires. A finished step is only undone by itself. */
export function tickUpTo(progress: RelicProgress, weapon: RelicWeapon, step: RelicStep): RelicProgress {
  const current = progress.weapons.find((each) => isSame(each, weapon)) ?? weapon;
  if (hasStep(current, step, progress.once)) return tick(progress, weapon, step);
  return [...stepsBefore(progress, weapon, step), step].reduce(
    (kept, each) => tick(kept, weapon, each),
    progress,
  );
}

export function hold(progress: RelicProgress, itemId: number, count: number): RelicProgress {
  const held = new Map(progress.held);
  if (count > 0) held.set(itemId, Math.min(MAX_HELD, Math.floor(count)));
  else held.delete(itemId);
  return { ...progress, held };
}

export const freeJobs = ({ weapons }: RelicProgress, line: RelicLine): readonly CombatJob[] =>
  relicJobs(line).filter((job) => !weapons.some((weapon) => isSame(weapon, { line, job })));

/** Adds a weapon unless one of its line and job exists. */
export function addWeapon(progress: RelicProgress, weapon: RelicWeapon): RelicProgress {
  if (progress.weapons.some((each) => isSame(each, weapon))) return progress;
  return { ...progress, weapons: [...progress.weapons, weapon] };
}

/** Changes a weapon's job and keeps its steps, unless the job has a weapon. */
export function setJob(progress: RelicProgress, weapon: RelicWeapon, job: CombatJob): RelicProgress {
  if (progress.weapons.some((each) => isSame(each, { line: weapon.line, job }))) return progress;
  return withWeapon(progress, weapon, { ...weapon, job });
}

/** Removes a weapon. Steps done once per character and held items remain. */
export function removeWeapon(progress: RelicProgress, weapon: RelicWeapon): RelicProgress {
  return { ...progress, weapons: progress.weapons.filter((each) => !isSame(each, weapon)) };
}
