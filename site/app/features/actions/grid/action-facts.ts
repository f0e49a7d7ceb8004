import type { Job, Role } from "@foray/fieldops/bozja/lost-actions/roles";
import { roles as allRoles } from "@foray/fieldops/bozja/lost-actions/roles";
import type { ActionTarget, AttackKind } from "@foray/fieldops/bozja/lost-actions/types";
import type { Effect } from "@foray/fieldops/records/types";
import { formatAside, formatNumber } from "~/i18n/format.ts";
import type { Language } from "~/i18n/language.ts";
import { exactTime } from "../effects/exact-time.ts";
import type { Fact } from "./FactList.tsx";
import type { GridMessages } from "./messages.ts";

/** Fields shared by lost and logos actions. */
export type FieldAction = Readonly<{
  id: string;
  iconId: number;
  effects: readonly Effect[];
  /** Group of actions that cannot be active together; null if none. */
  exclusion: string | null;
  attack: AttackKind;
  uses: number | null;
  castMs: number;
  recastMs: number;
  onGlobalCooldown: boolean;
  /** Null for the weapon's range. */
  rangeYalms: number | null;
  radiusYalms: number;
  shape: "circle" | "cone" | "single";
  targets: readonly ActionTarget[];
  roles: readonly Role[];
  jobs: readonly Job[] | null;
  weight?: number;
  mpCost?: number | null;
}>;

/** All jobs of each role, to list the exceptions. */
const jobsByRole: Readonly<Record<Role, readonly Job[]>> = {
  tank: ["PLD", "WAR", "DRK", "GNB"],
  healer: ["WHM", "SCH", "AST", "SGE"],
  melee: ["MNK", "DRG", "NIN", "SAM", "RPR", "VPR"],
  ranged: ["BRD", "MCH", "DNC"],
  caster: ["BLM", "SMN", "RDM", "PCT"],
};

/** Cast or recast time: seconds with tenths below a minute, else minutes and seconds. */
export function shortTime(ms: number, t: GridMessages, language: Language): string {
  if (ms === 0) return t.instant;
  return ms < 60_000 ? t.seconds(formatNumber(ms / 1000, language)) : exactTime(ms, language);
}

function jobText({ roles, jobs }: FieldAction, t: GridMessages): string | null {
  if (jobs === null) return null;
  const out = roles.flatMap((role) => jobsByRole[role]).filter((job) => !jobs.includes(job));
  return out.length > 0 && out.length <= jobs.length ? t.jobsExcept(t.jobList(out)) : t.jobList(jobs);
}

export function actionFacts(action: FieldAction, t: GridMessages, language: Language): readonly Fact[] {
  const number = (value: number) => formatNumber(value, language);
  const jobs = jobText(action, t);
  const recast = shortTime(action.recastMs, t, language);
  const range =
    action.rangeYalms === null
      ? t.rangeWeapon
      : action.rangeYalms === 0
        ? t.rangeSelf
        : t.yalms(number(action.rangeYalms));
  const facts: readonly (Fact | null)[] = [
    { id: "kind", label: t.kind, value: t.attacks[action.attack] },
    { id: "cast", label: t.cast, value: shortTime(action.castMs, t, language) },
    {
      id: "recast",
      label: t.recast,
      value: action.onGlobalCooldown ? formatAside(recast, t.globalCooldown, language) : recast,
    },
    { id: "range", label: t.range, value: range },
    action.radiusYalms > 0
      ? {
          id: "radius",
          label: t.radius,
          value:
            action.shape === "cone"
              ? formatAside(t.yalms(number(action.radiusYalms)), t.cone, language)
              : t.yalms(number(action.radiusYalms)),
        }
      : null,
    { id: "uses", label: t.uses, value: action.uses === null ? t.usesUnlimited : number(action.uses) },
    action.weight === undefined ? null : { id: "weight", label: t.weight, value: number(action.weight) },
    action.mpCost === undefined || action.mpCost === null
      ? null
      : { id: "mp", label: t.mpCost, value: number(action.mpCost) },
    { id: "target", label: t.target, value: t.list(action.targets.map((target) => t.targets[target])) },
    {
      id: "roles",
      label: t.role,
      value:
        action.roles.length === allRoles.length
          ? t.rolesAll
          : t.list(action.roles.map((role) => t.roles[role])),
    },
    jobs === null ? null : { id: "jobs", label: t.jobs, value: jobs },
  ];
  return facts.filter((fact) => fact !== null);
}
