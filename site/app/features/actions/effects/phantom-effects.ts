import type { LocalName } from "@foray/fieldops/names";
import type { PhantomEffect, PhantomStatus } from "@foray/fieldops/records/types";
import { type EffectLine, type EffectWords, type Part, signed, withName } from "./lines.ts";

export type PhantomEffectNames = Readonly<{
  status: (status: PhantomStatus) => LocalName;
  job: (job: string) => LocalName;
  item: (itemId: number) => LocalName | null;
}>;

function barrier(
  effect: Extract<PhantomEffect, { kind: "barrier" }>,
  { t, number, percent }: EffectWords,
): string {
  if (effect.percent !== undefined) {
    const share = percent(effect.percent);
    return effect.of === "caster" ? t.barrierOfCaster(share) : t.barrier(share);
  }
  const { points = null } = effect;
  return points === null ? t.barrierUnknown : t.barrierPoints(number(points));
}

function sentence(effect: PhantomEffect, words: EffectWords, names: PhantomEffectNames): readonly Part[] {
  const { t, number, percent } = words;
  switch (effect.kind) {
    case "damage": {
      const element = effect.element === undefined ? null : t.elements[effect.element];
      return [effect.potency === null ? t.damageUnknown(element) : t.damage(number(effect.potency), element)];
    }
    case "damageOverTime":
      return [t.damageOverTime(number(effect.potency), null)];
    case "selfDamage":
      return [t.selfDamage(percent(effect.percent))];
    case "currentHpDamage":
      return [t.currentHpDamage(percent(effect.percent))];
    case "heal":
      return [t.heal(number(effect.potency))];
    case "regen":
      return [t.regen(number(effect.potency))];
    case "healWhenHit":
      return [t.healWhenHit(number(effect.potency))];
    case "healAtEnd":
      return [t.healAtEnd(number(effect.potency), number(effect.radiusYalms))];
    case "restore": {
      const resource = t.resources[effect.resource];
      return [
        effect.percent === null ? t.restoreUnknown(resource) : t.restore(resource, percent(effect.percent)),
      ];
    }
    case "barrier":
      return [barrier(effect, words)];
    case "modify": {
      const stat = t.stats[effect.stat];
      return effect.percent === null
        ? [t.changeUnknown(stat, effect.change)]
        : [t.change(stat, ...signed(words, effect.change, effect.percent))];
    }
    case "shortenCast":
      return [t.shortenCast(number(effect.seconds))];
    case "status": {
      if (effect.status === undefined) return [t.unknown];
      const stacks = effect.stacks;
      if (stacks !== undefined)
        return withName((name) => t.stacks(name, number(stacks)), names.status(effect.status));
      const amount = effect.percent === undefined ? null : percent(effect.percent);
      return withName((name) => t.status(name, amount), names.status(effect.status));
    }
    case "stacks":
      return effect.status === undefined
        ? [t.unknown]
        : withName((name) => t.stacks(name, number(effect.maximum)), names.status(effect.status));
    case "becomes":
      return withName((name) => t.becomes(name, effect.at), names.status(effect.next));
    case "freezeTime":
      return [effect.readying === true ? t.freezeTimeReadying : t.freezeTime];
    case "raise":
      return [effect.hp === null ? t.raise : t.raiseWeakened];
    case "dispel":
      return [t.dispel(number(effect.count))];
    case "cleanse":
      return [t.cleanse(number(effect.count))];
    case "blockHits":
      return [t.blockHits(number(effect.count), effect.type)];
    case "hpFloor":
      return [t.hpFloor(number(effect.hp))];
    case "dash":
      return [t.dash[effect.direction]];
    case "revealTraps":
      return [t.revealTraps(number(effect.yalms))];
    case "allows":
      return [t.allows(effect.by)];
    case "requires":
      return [t.requires[effect.state]];
    case "costsHp":
      return [t.costsHp(percent(effect.percent))];
    case "excludes":
      return [t.excludesActions];
    case "absorb":
    case "consumes":
    case "detectTreasure":
    case "healByOwnHp":
    case "instantKo":
    case "invulnerable":
    case "koAtEnd":
    case "learnSpells":
    case "mechanicImmunity":
    case "miss":
    case "noKnockback":
    case "openLocks":
    case "revealWeakness":
    case "selfKoAfter":
    case "sharesRecast":
    case "sureHit":
    case "triggerTraps":
    case "unknown":
      return [t[effect.kind]];
  }
}

/** Notes on fields that only one kind has. */
function ownNotes(effect: PhantomEffect, words: EffectWords, names: PhantomEffectNames): (readonly Part[])[] {
  const { t, number, percent } = words;
  switch (effect.kind) {
    case "damage":
      return [
        ...(effect.bonus === undefined
          ? []
          : [[t.rising(`+${number(effect.bonus.maximum)}`, effect.bonus.by)]]),
        ...(effect.itemLevel === true ? [[t.withItemLevel]] : []),
      ];
    case "restore":
      return effect.belowPercent === undefined ? [] : [[t.whileBelow(percent(effect.belowPercent))]];
    case "stacks":
      return [[t.gainedBy[effect.gainedBy]]];
    case "raise":
      return [[t.throughRestriction]];
    case "dash":
      return effect.yalms === null ? [] : [[t.yalms(number(effect.yalms))]];
    case "consumes": {
      const item = names.item(effect.itemId);
      return item === null ? [] : [[item]];
    }
    case "excludes":
      return (effect.statuses ?? []).map((status) => [names.status(status)]);
    default:
      return [];
  }
}

export function phantomEffectLine(
  effect: PhantomEffect,
  words: EffectWords,
  names: PhantomEffectNames,
): EffectLine {
  const { t, duration, percent, number } = words;
  const named = effect.kind === "status" || effect.kind === "stacks";
  const { job } = effect;
  const chancePerStack = "chancePerStack" in effect ? effect.chancePerStack : undefined;
  const shortestMs = "shortestMs" in effect ? effect.shortestMs : undefined;
  const notes: (readonly Part[])[] = [
    ...ownNotes(effect, words, names),
    ...(effect.chancePercent === undefined ? [] : [[t.chance(percent(effect.chancePercent))]]),
    ...(chancePerStack === undefined
      ? []
      : [[t.chancePerStack(`${chancePerStack < 0 ? "−" : "+"}${percent(Math.abs(chancePerStack))}`)]]),
    ...(effect.durationMs === undefined ? [] : [[t.for(duration(effect.durationMs))]]),
    ...(shortestMs === undefined ? [] : [[t.shortest(duration(shortestMs))]]),
    ...(effect.on === undefined ? [] : [[t.on[effect.on]]]),
    ...(effect.only === undefined ? [] : [[t.only[effect.only]]]),
    ...(effect.perStack === true ? [[t.perStack]] : []),
    ...(effect.nearKnowledgeCrystal === true ? [[t.nearCrystal]] : []),
    ...(effect.status === undefined || named ? [] : [[names.status(effect.status)]]),
    ...(job === undefined ? [] : [withName((name) => t.fromJob(name, number(job.level)), names.job(job.id))]),
  ];
  return {
    sentence: sentence(effect, words, names),
    notes,
    actions: "actions" in effect ? (effect.actions ?? []) : [],
  };
}
