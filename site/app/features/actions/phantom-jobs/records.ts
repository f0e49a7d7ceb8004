import sprite from "virtual:glyphs/phantom-jobs";
import { zonesOf } from "@foray/fieldops/fields/operations";
import type { PhantomJobFacts, SupportRole } from "@foray/fieldops/occult/phantom-jobs/types";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import type { Counts } from "~/features/inventory/shape.ts";
import { referenceTable } from "../grid/reference-table.ts";
import { PHANTOM_JOBS } from "./paths.ts";

/** Shown at the bare address. */
export const DEFAULT_JOB = "freelancer";

/** The facts that decide whom to bring are first in the table of jobs. */
export const supportOrder: readonly SupportRole[] = [
  "resurrection",
  "dispel",
  "slow",
  "speed",
  "treasure",
  "traps",
  "loot",
  "crystalBuff",
  "singleHeal",
  "partyHeal",
  "selfHeal",
  "cleanse",
  "mitigation",
  "partyMitigation",
  "evasionUp",
  "partyDamageUp",
  "selfDamageUp",
  "criticalUp",
  "haste",
  "burst",
  "elementalDamage",
  "undeadBonus",
  "instantKill",
  "revealsWeakness",
  "enemyAttackDown",
  "enemyDamageTakenUp",
  "stop",
  "stun",
  "paralysis",
  "blind",
  "weather",
];

const zones = zonesOf("occult");

/** Phantom jobs as the page shows them: by the zone that brought them, in turns of two hues. */
export const phantomJobs = referenceTable({
  address: PHANTOM_JOBS,
  sprite,
  facts: phantomJobFacts,
  categoryOf: ({ zone }) => zone,
  order: zones,
  hues: Object.fromEntries(zones.map((zone, at) => [zone, at % 2 === 0 ? "violet" : "azure"])),
});

export function brings(job: PhantomJobFacts, role: SupportRole): boolean {
  return job.support.some((support) => support.role === role);
}

/** The reader's level in a job: 0 if it is not unlocked. */
export const levelIn = (levels: Counts, { id, levelMax }: PhantomJobFacts): number =>
  Math.min(levels[id] ?? 0, levelMax);

/** Ids of the jobs that the reader has mastered. The Freelancer cannot be. */
export const masteredIn = (levels: Counts): readonly string[] =>
  phantomJobFacts.flatMap((job) =>
    job.id !== DEFAULT_JOB && levelIn(levels, job) === job.levelMax ? [job.id] : [],
  );

/** The other tongues' names, read only to make sense of an address. */
export async function foreignNames() {
  const tables = await Promise.all([
    import("@foray/fieldops/records/phantom-jobs/names/ja"),
    import("@foray/fieldops/records/phantom-jobs/names/de"),
    import("@foray/fieldops/records/phantom-jobs/names/fr"),
    import("@foray/fieldops/records/phantom-jobs/names/ko"),
    import("@foray/fieldops/records/phantom-jobs/names/zh-CN"),
  ]);
  return tables.map((table) => table.default);
}
