/*
 * Effects of a phantom action or trait as facts: kinds and figures from which a page writes its own sentence in any language.
 * The union is closed, so that a sentence writer that forgets a kind does not compile. Shaped like the effects of lost actions.
 */

import type { Element } from "../../fields/enemies/types.ts";

export type PhantomStat =
  | "autoAttackDelay"
  | "castAndRecastTime"
  | "criticalHitRate"
  | "damageDealt"
  | "damageTaken"
  | "directHitRate"
  | "dropChance"
  | "evasion"
  | "healingPotency"
  | "healingReceived"
  | "magicAttackPower"
  | "maximumHp"
  | "movementSpeed"
  | "parryRate"
  | "phantomExperience"
  | "physicalAttackPower"
  | "potency";

/** Statuses that effects give or belong to; named in English by `phantomStatusNames`. */
export type PhantomStatus = keyof typeof phantomStatusNames;

/** English names as the game spells them; `records/occult/phantom-statuses.json` has those of other languages. */
export const phantomStatusNames = {
  battleBell: "Battle Bell",
  battlesClangor: "Battle's Clangor",
  blind: "Blind",
  doom: "Doom",
  drainTouch: "Drain Touch",
  dualcast: "Dualcast",
  enamored: "Enamored",
  enduringFortitude: "Enduring Fortitude",
  finishingFervor: "Finishing Fervor",
  firstStrike: "First Strike",
  fleetfooted: "Fleetfooted",
  foreseenOffense: "Foreseen Offense",
  fortifiedRecuperation: "Fortified Recuperation",
  honedSpellblade: "Honed Spellblade",
  image: "Image",
  lance: "Lance",
  mesmerized: "Mesmerized",
  occultBlink: "Occult Blink",
  occultToad: "Occult Toad",
  paralysis: "Paralysis",
  pentUpRage: "Pent-up Rage",
  petrify: "Petrify",
  phantomDoom: "Phantom Doom",
  phantomKick: "Phantom Kick",
  phantomRejuvenation: "Phantom Rejuvenation",
  pledge: "Pledge",
  quickerStep: "Quicker Step",
  recuperation: "Recuperation",
  ringingRespite: "Ringing Respite",
  romeosBallad: "Romeo's Ballad",
  silverSickness: "Silver Sickness",
  slow: "Slow",
  smoke: "Smoke",
  steadfastStance: "Steadfast Stance",
  stun: "Stun",
  suspend: "Suspend",
  vigilance: "Vigilance",
} as const;

/** Whom an effect reaches, if that is not simply the action's target. `party` = self and party members nearby. */
export type PhantomReach = "self" | "party" | "enemies" | "targetParty";

type Shared = Readonly<{
  /** How long it lasts, in milliseconds; absent: at once, or until it ends on its own. */
  durationMs?: number;
  /** The status it belongs to. */
  status?: PhantomStatus;
  on?: PhantomReach;
  only?: "undead" | "elementalWeakness";
  perStack?: true;
  /** Only when used beside a knowledge crystal. */
  nearKnowledgeCrystal?: true;
  /** Only when used by this phantom job from this level (Inquiring Mind). */
  job?: Readonly<{ id: string; level: number }>;
  /** Chance in percent that this happens at all. */
  chancePercent?: number;
  /** Points of chance that each stack of the status adds. */
  chancePerStack?: number;
}>;

type Of<K extends string, T = unknown> = Readonly<{ kind: K }> & Readonly<T>;

export type PhantomEffect = Shared &
  (
    | Of<
        "damage",
        {
          /** Null: the sources do not give it. */
          potency: number | null;
          element?: Element | "unaspected";
          /** Grows with the item level of the gear. */
          itemLevel?: true;
          /** More potency, at most this much, by the cause. */
          bonus?: Readonly<{ maximum: number; by: "lostHp" | "pentUpRage" }>;
        }
      >
    | Of<"damageOverTime", { potency: number }>
    | Of<"selfDamage", { percent: number }>
    | Of<"currentHpDamage", { percent: number }>
    | Of<"heal", { potency: number }>
    | Of<"regen", { potency: number }>
    | Of<"healWhenHit", { potency: number }>
    /** Heals when the status ends. */
    | Of<"healAtEnd", { potency: number; radiusYalms: number }>
    | Of<"healByOwnHp">
    /** `belowPercent`: only while less than this share is left. */
    | Of<"restore", { resource: "hp" | "mp"; percent: number | null; belowPercent?: number }>
    | Of<"absorb">
    /** Absorbs this many points, or this share of the maximum HP of whom `of` tells. */
    | Of<"barrier", { points: number } | { percent: number; of: "caster" | "bearer" } | { points: null }>
    | Of<"modify", { stat: PhantomStat; change: "up" | "down"; percent: number | null }>
    | Of<"shortenCast", { seconds: number }>
    | Of<"sureHit">
    | Of<"status", { percent?: number; stacks?: number }>
    | Of<"stacks", { maximum: number; gainedBy: "use" | "damageTaken" }>
    | Of<"becomes", { next: PhantomStatus; at: "combat" | "expiry" | "absorbed" }>
    | Of<"freezeTime", { readying?: true }>
    | Of<"instantKo">
    | Of<"koAtEnd", { /** Its time varies from this to `durationMs`. */ shortestMs: number }>
    | Of<"miss">
    | Of<"raise", { hp: "weakened" | null; throughRestriction: true }>
    | Of<"dispel", { count: number }>
    | Of<"cleanse", { count: number }>
    | Of<"blockHits", { count: number; type: "physical" | "magical" | "any" }>
    | Of<"invulnerable">
    | Of<"hpFloor", { hp: number }>
    | Of<"noKnockback">
    | Of<"mechanicImmunity">
    | Of<"dash", { direction: "forward" | "toTarget"; yalms: number | null }>
    | Of<"triggerTraps">
    | Of<"revealTraps", { yalms: number }>
    | Of<"openLocks">
    | Of<"detectTreasure">
    | Of<"revealWeakness">
    /** Allows other actions: one at random, by the weather, or by the player's choice of direction. */
    | Of<"allows", { actions: readonly string[]; by: "chance" | "weather" }>
    | Of<"requires", { state: "outOfCombat" | "inDuty" | "afterParry" | "targetInCombat" }>
    | Of<"consumes", { itemId: number }>
    | Of<"costsHp", { percent: number }>
    | Of<"selfKoAfter">
    | Of<"sharesRecast", { actions: readonly string[] }>
    | Of<"excludes", { statuses: readonly PhantomStatus[] } | { actions: readonly string[] }>
    | Of<"learnSpells">
    /** Its effect is not known from the sources at hand. */
    | Of<"unknown">
  );

/** One short sentence of our own where the kinds above cannot say it. */
export type PhantomNote = Readonly<Record<"en" | "ja" | "de" | "fr", string>>;
