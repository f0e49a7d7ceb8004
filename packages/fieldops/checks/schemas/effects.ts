import { z } from "zod";
import { statusNames } from "../../src/bozja/lost-actions/effects.ts";
import { phantomStatusNames } from "../../src/occult/phantom-jobs/effects.ts";
import type { Kit } from "./kit.ts";

const change = z.enum(["up", "down", "none"]);
const percent = z.number().positive().max(1000);
const perhaps = percent.nullable();
const words = z.array(z.string().min(1)).min(1);

/** Effects of a lost or logos action; every status it names has a name. */
export function actionEffect({ kinds }: Kit) {
  const status = z.enum(Object.keys(statusNames)).meta({ references: "statusNames" });
  const potency = z.int().positive();
  const resource = z.enum(["hp", "mp"]);
  const none = {};
  return kinds(
    {
      durationMs: z.int().positive().optional(),
      spirit: z.string().optional(),
      status: status.optional(),
      on: z.enum(["enemies", "party", "self", "targetParty"]).optional(),
      only: z.enum(["magicalAversion", "notCharged", "physicalAversion", "undead"]).optional(),
      perStack: z.boolean().optional(),
      replaces: z.boolean().optional(),
    },
    {
      damage: {
        potency,
        element: z.enum(["lightning", "unaspected"]).optional(),
        maximumPotency: potency.optional(),
        scaling: z.enum(["targetHp", "thrownWeight"]).optional(),
        criticalMultiplier: z.number().positive().optional(),
      },
      damageOverTime: {
        potency,
        element: z.enum(["lightning", "unaspected"]).optional(),
        oncePerTarget: z.boolean().optional(),
      },
      heal: { potency },
      regen: { potency },
      restore: { resource, percent },
      restoreOverTime: { resource },
      autoRestore: { resource, belowPercent: percent, endChancePercent: percent },
      drain: { resource },
      absorb: none,
      barrier: { percent },
      modify: { stat: z.string(), change, percent: z.number().min(0).max(1000).nullable() },
      status: { percent: percent.optional() },
      stacks: {
        maximum: z.int().positive().nullable(),
        gainedBy: z.enum(["damageTaken", "dashAttack", "evasion", "heavyHit", "time", "use"]),
        everyMs: z.int().positive().optional(),
      },
      becomes: { at: z.enum(["effectEnd", "maximumStacks"]) },
      revive: { chancePercent: percent },
      raise: { hp: z.enum(["full", "weakened"]) },
      cureWeakness: none,
      koAtEnd: none,
      instantKo: { from: z.literal("rear").optional() },
      dispel: { count: z.int().positive() },
      cleanse: { count: z.int().positive() },
      statusWard: none,
      reflect: none,
      invulnerable: none,
      noKnockback: none,
      instantCast: none,
      interrupt: none,
      stealth: none,
      enmity: { level: z.enum(["high", "top"]) },
      attackType: { type: z.enum(["magic", "physical"]) },
      resetRecast: none,
      copyActions: none,
      random: none,
      losesThrownAction: none,
      dash: {
        direction: z.enum(["back", "forward", "toTarget"]),
        yalms: z.number().positive().nullable(),
      },
      return: none,
      traps: { revealYalms: z.number(), senseYalms: z.number() },
      requires: {
        state: z.enum(["hpBelow", "inCombat", "justEvaded", "notBound", "notSacrificed", "outOfCombat"]),
        percent: percent.optional(),
      },
      endsOn: {
        cause: z.enum([
          "anotherLostAction",
          "anyActionButSprint",
          "movingOrActing",
          "reuse",
          "reuseOrReplacement",
        ]),
      },
      cancelsAutoAttack: none,
      ownRecast: none,
      onlyIn: { place: z.enum(["delubrum", "dungeon"]) },
    },
  );
}

/** Effects of a phantom action or trait. */
export function phantomEffect({ element, kinds, ref, row }: Kit) {
  const status = z.enum(Object.keys(phantomStatusNames)).meta({ references: "phantomStatusNames" });
  const potency = z.int().positive();
  const none = {};
  return kinds(
    {
      durationMs: z.int().positive().optional(),
      status: status.optional(),
      on: z.enum(["self", "party", "enemies", "targetParty"]).optional(),
      only: z.enum(["undead", "elementalWeakness"]).optional(),
      perStack: z.literal(true).optional(),
      nearKnowledgeCrystal: z.literal(true).optional(),
      job: z.strictObject({ id: ref("phantomJobs"), level: z.int().positive() }).optional(),
      chancePercent: percent.optional(),
      chancePerStack: z.number().optional(),
    },
    {
      damage: {
        potency: potency.nullable(),
        element: z.union([element, z.literal("unaspected")]).optional(),
        itemLevel: z.literal(true).optional(),
        bonus: z
          .strictObject({ maximum: z.number().positive(), by: z.enum(["lostHp", "pentUpRage"]) })
          .optional(),
      },
      damageOverTime: { potency },
      selfDamage: { percent },
      currentHpDamage: { percent },
      heal: { potency },
      regen: { potency },
      healWhenHit: { potency },
      healAtEnd: { potency, radiusYalms: z.number() },
      healByOwnHp: none,
      restore: { resource: z.enum(["hp", "mp"]), percent: perhaps, belowPercent: percent.optional() },
      absorb: none,
      barrier: {
        points: z.number().positive().nullable().optional(),
        percent: percent.optional(),
        of: z.enum(["caster", "bearer"]).optional(),
      },
      modify: { stat: z.string(), change: z.enum(["up", "down"]), percent: perhaps },
      shortenCast: { seconds: z.number().positive() },
      sureHit: none,
      status: { percent: percent.optional(), stacks: z.int().positive().optional() },
      stacks: { maximum: z.int().positive(), gainedBy: z.enum(["use", "damageTaken"]) },
      becomes: { next: status, at: z.enum(["combat", "expiry", "absorbed"]) },
      freezeTime: { readying: z.literal(true).optional() },
      instantKo: none,
      koAtEnd: { shortestMs: z.int().positive() },
      miss: none,
      raise: { hp: z.literal("weakened").nullable(), throughRestriction: z.literal(true) },
      dispel: { count: z.int().positive() },
      cleanse: { count: z.int().positive(), radiusYalms: z.number().positive().optional() },
      blockHits: { count: z.int().positive(), type: z.enum(["physical", "magical", "any"]) },
      invulnerable: none,
      hpFloor: { hp: z.int().positive() },
      noKnockback: none,
      mechanicImmunity: none,
      dash: { direction: z.enum(["forward", "toTarget"]), yalms: z.number().positive().nullable() },
      triggerTraps: none,
      revealTraps: { yalms: z.number().positive() },
      openLocks: none,
      detectTreasure: none,
      revealWeakness: none,
      allows: { actions: z.array(ref("phantomActions")).min(1), by: z.enum(["chance", "weather"]) },
      requires: { state: z.enum(["outOfCombat", "inDuty", "afterParry", "targetInCombat"]) },
      consumes: { itemId: row },
      costsHp: { percent },
      selfKoAfter: none,
      sharesRecast: { actions: words },
      excludes: { statuses: z.array(status).optional(), actions: words.optional() },
      learnSpells: none,
      unknown: none,
    },
  );
}
