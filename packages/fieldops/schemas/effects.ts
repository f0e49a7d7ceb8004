import { z } from "zod";
import { readRecords } from "../tools/record-files.ts";
import { type FieldSchemas, named } from "./field-schemas.ts";

/*
 * Effects of an action as numbers and kinds, from which pages build sentences in any language. Lost and logos
 * actions share their kinds; phantom actions have their own. The unions are closed, so that missing a kind in
 * a sentence writer is a compile error.
 */

const percent = z.number().positive().max(1000);
const perhaps = percent.nullable();
const words = z.array(z.string().min(1)).min(1);
const none = {};
const durationMs = z
  .int()
  .positive()
  .optional()
  .describe("How long it lasts; absent = instant, or until it ends on its own.");
const on = z
  .enum(["enemies", "party", "self", "targetParty"])
  .optional()
  .describe(
    "Whom it affects, if not simply the action's target; `party` = the player and nearby party members.",
  );

const statusesOf = (path: string) => z.enum(Object.keys(readRecords(path).words ?? {}));

const status = named(
  "Status",
  statusesOf("fields/statuses")
    .describe("A status that an effect grants or belongs to.")
    .meta({ references: "statusNames" }),
);

const stat = named(
  "Stat",
  z
    .enum([
      "abilityRecast",
      "accuracy",
      "autoAttackDelay",
      "castAndRecastTime",
      "criticalHitRate",
      "damageDealt",
      "damageTaken",
      "defense",
      "directHitRate",
      "enmity",
      "evasion",
      "healingPotency",
      "healingReceived",
      "instantKoChance",
      "magiaRegeneration",
      "magicDamageDealt",
      "magicDamageTaken",
      "magicDefense",
      "maximumHp",
      "maximumMp",
      "movementSpeed",
      "mpCost",
      "nextAbilityRecast",
      "nextWeaponskillPotency",
      "physicalDamageDealt",
      "physicalDamageTaken",
      "physicalDefense",
      "poisonResistance",
      "spellDamage",
    ])
    .describe("`castAndRecastTime` applies to weaponskills and spells, `abilityRecast` to every ability."),
);

const spirit = named(
  "Spirit",
  z
    .enum([
      "beast",
      "breathtaker",
      "guardian",
      "irregular",
      "ordained",
      "platebearer",
      "savior",
      "veteran",
      "watcher",
    ])
    .describe(
      "Spirit that an essence grants: the effect applies only to players who have it. The id is the essence's without its prefix.",
    ),
);

export function actionEffect({ kinds }: FieldSchemas) {
  const potency = z.int().positive();
  const resource = z.enum(["hp", "mp"]);
  const attackElement = z.enum(["lightning", "unaspected"]);
  return kinds(
    {
      durationMs,
      spirit: spirit.optional(),
      status: status.optional(),
      on,
      only: z
        .enum(["magicalAversion", "notCharged", "physicalAversion", "undead"])
        .optional()
        .describe("It applies only against these enemies, or (`notCharged`) to abilities without charges."),
      perStack: z.boolean().optional().describe("The value applies per stack of the status."),
      replaces: z
        .boolean()
        .optional()
        .describe("It replaces the same effect without a spirit instead of adding to it."),
    },
    {
      damage: {
        potency,
        element: attackElement.optional(),
        maximumPotency: potency.optional().describe("Maximum potency."),
        scaling: z
          .enum(["targetHp", "thrownWeight"])
          .optional()
          .describe(
            "What raises the potency: lower HP of the target, or more weight of the discarded action.",
          ),
        criticalMultiplier: z.number().positive().optional(),
      },
      damageOverTime: {
        potency,
        element: attackElement.optional(),
        oncePerTarget: z.boolean().optional(),
      },
      heal: { potency },
      regen: { potency },
      /** At once, as a percentage of the maximum. */
      restore: { resource, percent },
      /** Restores gradually; the game does not state the amount. */
      restoreOverTime: { resource },
      /** Triggers by itself below a threshold and may end each time. */
      autoRestore: { resource, belowPercent: percent, endChancePercent: percent },
      /** Loses HP or MP over time; the game does not state the amount. */
      drain: { resource },
      /** Heals for part of the damage dealt; the game does not state the share. */
      absorb: none,
      barrier: { percent },
      modify: {
        stat,
        change: z.enum(["up", "down", "none"]).describe("`none` = the change to the same stat is canceled."),
        percent: z.number().min(0).max(1000).nullable().describe("null = the game does not state it."),
      },
      status: { status, percent: percent.optional() },
      stacks: {
        status,
        maximum: z.int().positive().nullable().describe("null = the game does not state it."),
        gainedBy: z
          .enum(["damageTaken", "dashAttack", "evasion", "heavyHit", "time", "use"])
          .describe("`heavyHit` = a single-target hit for half of maximum HP or more."),
        everyMs: z.int().positive().optional(),
      },
      becomes: { status, at: z.enum(["effectEnd", "maximumStacks"]) },
      revive: { chancePercent: percent },
      raise: { hp: z.enum(["full", "weakened"]) },
      cureWeakness: none,
      koAtEnd: none,
      /** May knock the target out at once; more likely at low HP. */
      instantKo: { from: z.literal("rear").optional() },
      dispel: { count: z.int().positive() },
      cleanse: { count: z.int().positive() },
      /** Blocks the next detrimental status. */
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
      /** Shares its recast with no other action and is not affected by recast changes. */
      ownRecast: none,
      onlyIn: { place: z.enum(["delubrum", "dungeon"]) },
    },
  );
}

export const phantomStatus = named(
  "PhantomStatus",
  statusesOf("occult/phantom-statuses").meta({ references: "phantomStatusNames" }),
);

const phantomStat = named(
  "PhantomStat",
  z.enum([
    "autoAttackDelay",
    "castAndRecastTime",
    "criticalHitRate",
    "damageDealt",
    "damageTaken",
    "directHitRate",
    "dropChance",
    "evasion",
    "healingPotency",
    "healingReceived",
    "magicAttackPower",
    "maximumHp",
    "movementSpeed",
    "parryRate",
    "phantomExperience",
    "physicalAttackPower",
    "potency",
  ]),
);

export function phantomEffect({ element, kinds, ref, row }: FieldSchemas) {
  const potency = z.int().positive();
  return kinds(
    {
      durationMs,
      status: phantomStatus.optional(),
      on,
      only: z.enum(["undead", "elementalWeakness"]).optional(),
      perStack: z.literal(true).optional(),
      nearKnowledgeCrystal: z
        .literal(true)
        .optional()
        .describe("It applies only when used near a knowledge crystal."),
      job: z
        .strictObject({ id: ref("phantomJobs"), level: z.int().positive() })
        .optional()
        .describe("It applies only when used by this phantom job from this level on (Inquiring Mind)."),
      chancePercent: percent.optional().describe("Chance that this happens at all."),
      chancePerStack: z
        .number()
        .optional()
        .describe("Percentage points of chance that each stack of the status adds."),
    },
    {
      damage: {
        potency: potency.nullable().describe("Null if the sources do not give it."),
        element: z.union([element, z.literal("unaspected")]).optional(),
        itemLevel: z.literal(true).optional().describe("It scales with the item level of the gear."),
        bonus: z
          .strictObject({ maximum: z.number().positive(), by: z.enum(["lostHp", "pentUpRage"]) })
          .optional()
          .describe("Maximum extra potency, by cause."),
      },
      damageOverTime: { potency },
      selfDamage: { percent },
      currentHpDamage: { percent },
      heal: { potency },
      regen: { potency },
      healWhenHit: { potency },
      healAtEnd: { potency, radiusYalms: z.number() },
      healByOwnHp: none,
      restore: {
        resource: z.enum(["hp", "mp"]),
        percent: perhaps,
        belowPercent: percent.optional().describe("It applies only while less than this percentage is left."),
      },
      absorb: none,
      /** Absorbs a number of points, or a share of the maximum HP of `of`. */
      barrier: {
        points: z.number().positive().nullable().optional(),
        percent: percent.optional(),
        of: z.enum(["caster", "bearer"]).optional(),
      },
      modify: { stat: phantomStat, change: z.enum(["up", "down"]), percent: perhaps },
      shortenCast: { seconds: z.number().positive() },
      sureHit: none,
      status: { percent: percent.optional(), stacks: z.int().positive().optional() },
      stacks: { maximum: z.int().positive(), gainedBy: z.enum(["use", "damageTaken"]) },
      becomes: { next: phantomStatus, at: z.enum(["combat", "expiry", "absorbed"]) },
      freezeTime: { readying: z.literal(true).optional() },
      instantKo: none,
      koAtEnd: {
        shortestMs: z.int().positive().describe("Shortest duration; it varies up to `durationMs`."),
      },
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
      /** One at random, or by weather. */
      allows: { actions: z.array(ref("phantomActions")).min(1), by: z.enum(["chance", "weather"]) },
      requires: { state: z.enum(["outOfCombat", "inDuty", "afterParry", "targetInCombat"]) },
      consumes: { itemId: row },
      costsHp: { percent },
      selfKoAfter: none,
      sharesRecast: { actions: words },
      /** Has either statuses or actions. */
      excludes: { statuses: z.array(phantomStatus).optional(), actions: words.optional() },
      learnSpells: none,
      /** No source tells the effect. */
      unknown: none,
    },
  );
}
