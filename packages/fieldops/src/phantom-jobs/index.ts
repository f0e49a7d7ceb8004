import { joinNames } from "../names.ts";
import { phantomActionFacts } from "./actions.ts";
import { phantomJobFacts } from "./facts.ts";
import actionDe from "./names/actions/de.ts";
import actionEn from "./names/actions/en.ts";
import actionFr from "./names/actions/fr.ts";
import actionJa from "./names/actions/ja.ts";
import actionKo from "./names/actions/ko.ts";
import actionZhCN from "./names/actions/zh-CN.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import { phantomTraitFacts } from "./traits.ts";
import type { PhantomAction, PhantomJob, PhantomTrait } from "./types.ts";

export type { PhantomEffect, PhantomNote, PhantomReach, PhantomStat, PhantomStatus } from "./effects.ts";
export { experienceBetween } from "./experience.ts";
export { phantomNotes } from "./notes.ts";
export type {
  PhantomAction,
  PhantomActionFacts,
  PhantomActionKind,
  PhantomJob,
  PhantomJobFacts,
  PhantomTrait,
  PhantomTraitFacts,
  PhantomUnlock,
  Support,
  SupportRole,
} from "./types.ts";

const actionTables = {
  en: actionEn,
  ja: actionJa,
  de: actionDe,
  fr: actionFr,
  ko: actionKo,
  "zh-CN": actionZhCN,
};

/** Every phantom action; see `actions.ts` for sources and confidence. */
export const phantomActions: readonly PhantomAction[] = joinNames(phantomActionFacts, actionTables);

/** Every phantom trait; see `traits.ts`. */
export const phantomTraits: readonly PhantomTrait[] = joinNames(phantomTraitFacts, actionTables);

/** The 24 phantom jobs with their actions and traits; see `facts.ts`. */
export const phantomJobs: readonly PhantomJob[] = joinNames(phantomJobFacts, {
  en,
  ja,
  de,
  fr,
  ko,
  "zh-CN": zhCN,
}).map((job) => ({
  ...job,
  actionRecords: phantomActions.filter((action) => action.job === job.id),
  traitRecords: phantomTraits.filter((trait) => trait.job === job.id),
}));
