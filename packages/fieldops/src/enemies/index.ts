import { joinNames } from "../names.ts";
import { enemyFacts } from "./facts.ts";
import en from "./names/en.ts";
import ja from "./names/ja.ts";
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
export const enemies: readonly Enemy[] = joinNames(enemyFacts, { en, ja });
