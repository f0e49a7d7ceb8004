import type { WeatherId } from "../weathers/tables.ts";

export type ZoneKind =
  | "town"
  | "field"
  | "housing"
  | "eureka"
  | "bozja"
  | "occult"
  | "diadem"
  | "island"
  | "cosmic";

export type Expansion = "ARR" | "HW" | "SB" | "ShB" | "EW" | "DT";

export type RegionId =
  | "abalathiasSpine"
  | "coerthas"
  | "dravania"
  | "gyrAbania"
  | "hingashi"
  | "ilsabard"
  | "laNoscea"
  | "morDhona"
  | "norvrandt"
  | "othard"
  | "thanalan"
  | "theBlackShroud"
  | "theNorthernEmpty"
  | "theSeaOfStars"
  | "theWorldUnsundered"
  | "unlostWorld"
  | "xakTural"
  | "yokTural";

/** A weather and the upper bound (exclusive) of its rolls; the lower bound is that of the previous entry. */
export type Rate = readonly [weather: WeatherId, upTo: number];

export interface ZoneFacts {
  readonly id: string;
  readonly kind: ZoneKind;
  /** Null if the game shows no region name. */
  readonly region: RegionId | null;
  readonly expansion: Expansion;
  /** Rows of the TerritoryType sheet. */
  readonly territories: readonly number[];
  /** Cumulative upper bounds. The last is the modulus of the roll: 100, or 90 in Empyreum. */
  readonly rates: readonly Rate[];
  /** The rates apply only after the zone's story; until then some quests set one weather. */
  readonly storyWeather?: true;
  /** The rates were not read from the sheet; `certainty` (0 to 1) and `reason` say how reliable they are. */
  readonly provisional?: true;
  readonly certainty?: number;
  readonly reason?: string;
}
