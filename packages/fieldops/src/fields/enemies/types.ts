import type { Confidence, Element, EnemyFacts, FactConflict, FieldPosition } from "#records/types";
import type { Names } from "../../names.ts";

export type { Confidence, Element, EnemyFacts, FactConflict, FieldPosition };

export type Enemy = EnemyFacts & { readonly names: Names };
