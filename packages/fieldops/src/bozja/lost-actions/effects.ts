/*
 * Effects of an action as facts: numbers and kinds from which a page writes its own sentence in any language. Lost actions and logos
 * actions share these kinds. The union is closed, so that a sentence writer that forgets a kind does not compile.
 */

import type { LostActionId } from "#records/lost-actions/ids";

/** Value a `modify` effect changes. `castAndRecastTime` = of weaponskills and spells; `abilityRecast` = of every ability. */
export type Stat =
  | "abilityRecast"
  | "accuracy"
  | "autoAttackDelay"
  | "castAndRecastTime"
  | "criticalHitRate"
  | "damageDealt"
  | "damageTaken"
  | "defense"
  | "directHitRate"
  | "enmity"
  | "evasion"
  | "healingPotency"
  | "healingReceived"
  | "instantKoChance"
  | "magiaRegeneration"
  | "magicDamageDealt"
  | "magicDamageTaken"
  | "magicDefense"
  | "maximumHp"
  | "maximumMp"
  | "movementSpeed"
  | "mpCost"
  | "nextAbilityRecast"
  | "nextWeaponskillPotency"
  | "physicalDamageDealt"
  | "physicalDamageTaken"
  | "physicalDefense"
  | "poisonResistance"
  | "spellDamage";

/** A status that an effect gives, or that an effect belongs to. Named by `statusNames`. */
export type Status =
  | "bannerOfFirmResolve"
  | "bannerOfHonedAcuity"
  | "bannerOfLimitlessGrace"
  | "bannerOfSolemnClarity"
  | "bannerOfTirelessConviction"
  | "bannerOfTranscendentFinesse"
  | "bannerOfUnyieldingDefense"
  | "bloodRage"
  | "bloodRush"
  | "boost"
  | "clericStance"
  | "doubleEdge"
  | "fontOfPower"
  | "heavy"
  | "hpBoost"
  | "magicBurst"
  | "memorable"
  | "paralysis"
  | "rapidRecast"
  | "slow"
  | "solidShield"
  | "spellShield"
  | "stun";

/** The spirit an essence bestows: an effect that carries one applies only to its bearer. Id of the essence without its prefix. */
export type Spirit =
  | "beast"
  | "breathtaker"
  | "guardian"
  | "irregular"
  | "ordained"
  | "platebearer"
  | "savior"
  | "veteran"
  | "watcher";

/** Whom an effect reaches, if that is not simply the action's target. `party` = self and party members nearby. */
export type Reach = "enemies" | "party" | "self" | "targetParty";

/** An effect that holds only against these enemies, or (`notCharged`) only for abilities without charges. */
export type Only = "magicalAversion" | "notCharged" | "physicalAversion" | "undead";

export type Resource = "hp" | "mp";

/** Fields any kind of effect can have. */
type Shared = Readonly<{
  /** How long it lasts, in milliseconds; absent = at once, or until it ends on its own. */
  durationMs?: number;
  /** Applies only to a bearer of this spirit. */
  spirit?: Spirit;
  /** The status it belongs to. */
  status?: Status;
  on?: Reach;
  only?: Only;
  /** The value counts for each stack of the status. */
  perStack?: boolean;
  /** Replaces the same effect without a spirit instead of adding to it. */
  replaces?: boolean;
}>;

type Of<K extends string, T = unknown> = Readonly<{ kind: K }> & Readonly<T>;

type Element = "lightning" | "unaspected";

export type Effect = Shared &
  (
    | Of<
        "damage",
        {
          potency: number;
          element?: Element;
          /** The potency can rise to this. */
          maximumPotency?: number;
          /** Source of the potency: less HP of the target, or more weight of the action thrown. */
          scaling?: "targetHp" | "thrownWeight";
          /** A critical hit multiplies the potency by this. */
          criticalMultiplier?: number;
        }
      >
    | Of<"damageOverTime", { potency: number; element?: Element; oncePerTarget?: boolean }>
    | Of<"heal", { potency: number }>
    | Of<"regen", { potency: number }>
    /** Restores this percentage of the maximum at once. */
    | Of<"restore", { resource: Resource; percent: number }>
    /** Restores an amount the game does not state, little by little. */
    | Of<"restoreOverTime", { resource: Resource }>
    /** Restores on its own below a threshold; each time it may end. */
    | Of<"autoRestore", { resource: Resource; belowPercent: number; endChancePercent: number }>
    /** Loses HP or MP as long as it lasts; the amount is not stated. */
    | Of<"drain", { resource: Resource }>
    /** Part of the damage dealt comes back as HP; the share is not stated. */
    | Of<"absorb">
    /** Absorbs damage up to this percentage of maximum HP. */
    | Of<"barrier", { percent: number }>
    /** `percent` null = the game does not state it; `none` = the change of the same stat is cancelled. */
    | Of<"modify", { stat: Stat; change: "down" | "none" | "up"; percent: number | null }>
    | Of<"status", { status: Status; percent?: number }>
    /** `maximum` null = the game does not state it; `heavyHit` = one single-target hit of half of maximum HP or more. */
    | Of<
        "stacks",
        {
          status: Status;
          maximum: number | null;
          gainedBy: "damageTaken" | "dashAttack" | "evasion" | "heavyHit" | "time" | "use";
          everyMs?: number;
        }
      >
    /** Turns into another status. */
    | Of<"becomes", { status: Status; at: "effectEnd" | "maximumStacks" }>
    /** May raise the bearer by itself when knocked out. */
    | Of<"revive", { chancePercent: number }>
    /** Raises the target: with full HP, or weakened. */
    | Of<"raise", { hp: "full" | "weakened" }>
    | Of<"cureWeakness">
    | Of<"koAtEnd">
    /** May knock the target out at once, more likely the less HP it has. */
    | Of<"instantKo", { from?: "rear" }>
    | Of<"dispel", { count: number }>
    | Of<"cleanse", { count: number }>
    /** Wards off the next detrimental status. */
    | Of<"statusWard">
    | Of<"reflect">
    | Of<"invulnerable">
    | Of<"noKnockback">
    | Of<"instantCast">
    | Of<"interrupt">
    | Of<"stealth">
    | Of<"enmity", { level: "high" | "top" }>
    | Of<"attackType", { type: "magic" | "physical" }>
    | Of<"resetRecast">
    | Of<"copyActions">
    | Of<"random">
    | Of<"losesThrownAction">
    | Of<"dash", { direction: "back" | "forward" | "toTarget"; yalms: number | null }>
    | Of<"return">
    | Of<"traps", { revealYalms: number; senseYalms: number }>
    | Of<
        "requires",
        {
          state: "hpBelow" | "inCombat" | "justEvaded" | "notBound" | "notSacrificed" | "outOfCombat";
          percent?: number;
        }
      >
    | Of<
        "endsOn",
        {
          cause:
            | "anotherLostAction"
            | "anyActionButSprint"
            | "movingOrActing"
            | "reuse"
            | "reuseOrReplacement";
        }
      >
    | Of<"cancelsAutoAttack">
    /** Shares its recast with nothing, and nothing changes it. */
    | Of<"ownRecast">
    | Of<"onlyIn", { place: "delubrum" | "dungeon" }>
  );

/** Statuses that have the name of a lost action, so that a page can name them in every language. */
export const statusActions: Readonly<Partial<Record<Status, LostActionId>>> = {
  bannerOfFirmResolve: "banner-of-firm-resolve",
  bannerOfHonedAcuity: "banner-of-honed-acuity",
  bannerOfSolemnClarity: "banner-of-solemn-clarity",
  bannerOfTirelessConviction: "banner-of-tireless-conviction",
  fontOfPower: "lost-font-of-power",
};

/** One short sentence of our own where the kinds above cannot say it. */
export type Note = Readonly<Record<"de" | "en" | "fr" | "ja", string>>;

/** English names of the statuses, as the game spells them; `records/fields/statuses.json` has those of other languages. */
export const statusNames: Readonly<Record<Status, string>> = {
  bannerOfFirmResolve: "Banner of Firm Resolve",
  bannerOfHonedAcuity: "Banner of Honed Acuity",
  bannerOfLimitlessGrace: "Banner of Limitless Grace",
  bannerOfSolemnClarity: "Banner of Solemn Clarity",
  bannerOfTirelessConviction: "Banner of Tireless Conviction",
  bannerOfTranscendentFinesse: "Banner of Transcendent Finesse",
  bannerOfUnyieldingDefense: "Banner of Unyielding Defense",
  bloodRage: "Blood Rage",
  bloodRush: "Blood Rush",
  boost: "Boost",
  clericStance: "Cleric Stance",
  doubleEdge: "Double Edge",
  fontOfPower: "Lost Font of Power",
  heavy: "Heavy",
  hpBoost: "HP Boost",
  magicBurst: "Magic Burst",
  memorable: "Memorable",
  paralysis: "Paralysis",
  rapidRecast: "Rapid Recast",
  slow: "Slow",
  solidShield: "Solid Shield",
  spellShield: "Spell Shield",
  stun: "Stun",
};
