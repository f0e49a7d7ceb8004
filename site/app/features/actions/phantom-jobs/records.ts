import sprite from "virtual:glyphs/phantom-jobs";
import { zonesOf } from "@foray/fieldops/fields/operations";
import type { PhantomJobFacts, SupportRole } from "@foray/fieldops/occult/phantom-jobs/types";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import type { Counts } from "~/features/inventory/shape.ts";
import { referenceTable } from "../grid/reference-table.ts";
import { PHANTOM_JOBS } from "./paths.ts";

/** Shown if the URL names no job. */
export const DEFAULT_JOB = "freelancer";

/** What matters most for a party comes first. */
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

/** By the zone that introduced them, with alternating hues. */
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

/** The reader's level in a job; 0 if it is locked. */
export const levelIn = (levels: Counts, { id, levelMax }: PhantomJobFacts): number =>
  Math.min(levels[id] ?? 0, levelMax);

/** Jobs mastered by the reader. Freelancer has no mastery. */
export const masteredIn = (levels: Counts): readonly string[] =>
  phantomJobFacts.flatMap((job) =>
    job.id !== DEFAULT_JOB && levelIn(levels, job) === job.levelMax ? [job.id] : [],
  );

/** Names in other languages, loaded only to resolve a URL. */
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
