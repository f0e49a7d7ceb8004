import { joinNames } from "../names.ts";
import { enemyFacts } from "./facts.ts";
import de from "./names/de.ts";
import en from "./names/en.ts";
import fr from "./names/fr.ts";
import ja from "./names/ja.ts";
import ko from "./names/ko.ts";
import zhCN from "./names/zh-CN.ts";
import type { Enemy } from "./types.ts";

export type {
  Confidence,
  Element,
  Enemy,
  EnemyFacts,
  FactConflict,
  FieldMapId,
  FieldPosition,
  Susceptibility,
} from "./types.ts";

/** The enemies of the Occult Crescent's fields; see `facts.ts` for sources and confidence. */
export const enemies: readonly Enemy[] = joinNames(enemyFacts, {
  en,
  ja,
  de,
  fr,
  ko,
  "zh-CN": zhCN,
});
