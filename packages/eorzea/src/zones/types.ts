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

/** The expansion a zone came with: A Realm Reborn to Dawntrail. */
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

/** A weather and the bound its rolls stay under; the rolls of an entry begin at the bound before it. */
export type Rate = readonly [weather: WeatherId, upTo: number];

export interface ZoneFacts {
  readonly id: string;
  readonly kind: ZoneKind;
  /** Null if the game shows no region name. */
  readonly region: RegionId | null;
  readonly expansion: Expansion;
  /** Rows of the TerritoryType sheet. */
  readonly territories: readonly number[];
  /** Cumulative: rising bounds; the roll is taken by the last, which is 100 in every zone but Empyreum (90). */
  readonly rates: readonly Rate[];
  /** The table applies once the story of the zone is done; before, some quests set one weather. */
  readonly storyWeather?: true;
  /** The rates are not read from the sheet itself; `certainty` (0 to 1) and `reason` say how far they carry. */
  readonly provisional?: true;
  readonly certainty?: number;
  readonly reason?: string;
}
