import type { LocalName } from "@foray/fieldops/names";
import type { Effect, Spirit, Status } from "@foray/fieldops/records/types";
import { type EffectLine, type EffectWords, type Part, signed, withName } from "./lines.ts";

export type FieldEffectNames = Readonly<{
  status: (status: Status) => LocalName;
  essence: (spirit: Spirit) => LocalName;
}>;

function sentence(effect: Effect, words: EffectWords, names: FieldEffectNames): readonly Part[] {
  const { t, number, percent } = words;
  switch (effect.kind) {
    case "damage":
      return [
        t.damage(number(effect.potency), effect.element === undefined ? null : t.elements[effect.element]),
      ];
    case "damageOverTime":
      return [
        t.damageOverTime(
          number(effect.potency),
          effect.element === undefined ? null : t.elements[effect.element],
        ),
      ];
    case "heal":
      return [t.heal(number(effect.potency))];
    case "regen":
      return [t.regen(number(effect.potency))];
    case "restore":
      return [t.restore(t.resources[effect.resource], percent(effect.percent))];
    case "restoreOverTime":
      return [t.restoreOverTime(t.resources[effect.resource])];
    case "autoRestore":
      return [
        t.autoRestore(
          t.resources[effect.resource],
          percent(effect.belowPercent),
          percent(effect.endChancePercent),
        ),
      ];
    case "drain":
      return [t.drain(t.resources[effect.resource])];
    case "barrier":
      return [t.barrier(percent(effect.percent))];
    case "modify": {
      const stat = t.stats[effect.stat];
      if (effect.change === "none") return [t.changeNone(stat)];
      if (effect.percent === null) return [t.changeUnknown(stat, effect.change)];
      return [t.change(stat, ...signed(words, effect.change, effect.percent))];
    }
    case "status": {
      const amount = effect.percent === undefined ? null : percent(effect.percent);
      return withName((name) => t.status(name, amount), names.status(effect.status));
    }
    case "stacks": {
      const most = effect.maximum === null ? null : number(effect.maximum);
      return withName((name) => t.stacks(name, most), names.status(effect.status));
    }
    case "becomes":
      return withName((name) => t.becomes(name, effect.at), names.status(effect.status));
    case "revive":
      return [t.revive(percent(effect.chancePercent))];
    case "raise":
      return [effect.hp === "full" ? t.raiseFull : t.raiseWeakened];
    case "instantKo":
      return [effect.from === "rear" ? t.instantKoRear : t.instantKo];
    case "dispel":
      return [t.dispel(number(effect.count))];
    case "cleanse":
      return [t.cleanse(number(effect.count))];
    case "enmity":
      return [t.enmity[effect.level]];
    case "attackType":
      return [t.attackType[effect.type]];
    case "dash":
      return [t.dash[effect.direction]];
    case "return":
      return [t.returns];
    case "traps":
      return [t.traps(number(effect.revealYalms), number(effect.senseYalms))];
    case "requires":
      return [
        effect.state === "hpBelow" ? t.requiresHp(percent(effect.percent ?? 0)) : t.requires[effect.state],
      ];
    case "endsOn":
      return [t.endsOn[effect.cause]];
    case "onlyIn":
      return [t.onlyIn[effect.place]];
    case "absorb":
    case "cancelsAutoAttack":
    case "copyActions":
    case "cureWeakness":
    case "instantCast":
    case "interrupt":
    case "invulnerable":
    case "koAtEnd":
    case "losesThrownAction":
    case "noKnockback":
    case "ownRecast":
    case "random":
    case "reflect":
    case "resetRecast":
    case "statusWard":
    case "stealth":
      return [t[effect.kind]];
  }
}

/** Notes on fields that only one kind has. */
function ownNotes(effect: Effect, { t, number, duration }: EffectWords): string[] {
  switch (effect.kind) {
    case "damage":
      return [
        ...(effect.maximumPotency === undefined || effect.scaling === undefined
          ? []
          : [t.rising(number(effect.maximumPotency), effect.scaling)]),
        ...(effect.criticalMultiplier === undefined
          ? []
          : [t.criticalTimes(number(effect.criticalMultiplier))]),
      ];
    case "damageOverTime":
      return effect.oncePerTarget === true ? [t.oncePerTarget] : [];
    case "stacks":
      return [
        effect.everyMs === undefined ? t.gainedBy[effect.gainedBy] : t.gainedEvery(duration(effect.everyMs)),
      ];
    case "dash":
      return effect.yalms === null ? [] : [t.yalms(number(effect.yalms))];
    default:
      return [];
  }
}

export function fieldEffectLine(effect: Effect, words: EffectWords, names: FieldEffectNames): EffectLine {
  const { t, duration } = words;
  const named = effect.kind === "status" || effect.kind === "stacks" || effect.kind === "becomes";
  const notes: (readonly Part[])[] = [
    ...ownNotes(effect, words).map((note) => [note]),
    ...(effect.durationMs === undefined ? [] : [[t.for(duration(effect.durationMs))]]),
    ...(effect.on === undefined ? [] : [[t.on[effect.on]]]),
    ...(effect.only === undefined ? [] : [[t.only[effect.only]]]),
    ...(effect.perStack === true ? [[t.perStack]] : []),
    ...(effect.status === undefined || named ? [] : [[names.status(effect.status)]]),
    ...(effect.spirit === undefined ? [] : [withName(t.withSpirit, names.essence(effect.spirit))]),
    ...(effect.replaces === true ? [[t.replaces]] : []),
  ];
  return { sentence: sentence(effect, words, names), notes, actions: [] };
}
