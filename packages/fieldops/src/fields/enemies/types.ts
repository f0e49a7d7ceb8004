import type { MapId } from "#records/maps/ids";
import type { Confidence, Element, EnemyFacts, FactConflict, FieldPosition } from "#records/types";
import type { Names } from "../../names.ts";

export type { Confidence, Element, EnemyFacts, FactConflict, FieldPosition };

/** The atlas map of a zone. */
export type FieldMapId = MapId;

/** Statuses of players that work on an enemy. */
export type Susceptibility = NonNullable<EnemyFacts["susceptible"]>[number];

export type Enemy = EnemyFacts & { readonly names: Names };
