import type { WeatherId, ZoneId } from "@foray/eorzea";
import type { FragmentId } from "#records/fragments/ids";
import type { LostActionId } from "#records/lost-actions/ids";
import type { Names } from "../names.ts";

/** The two fields of the Bozja operation, by zone id, and their maps. */
export type BozjaZone = Extract<ZoneId, "bozjanSouthernFront" | "zadnor">;
export type BozjaMap = "bsf" | "zadnor";

/** A field is crossed in three areas, opened one after another. */
export type BozjaArea = 1 | 2 | 3;

type Place = Readonly<{ zone: BozjaZone; map: BozjaMap; area: BozjaArea }>;

/** Where a fragment comes from. */
export type FragmentSource =
  | (Readonly<{ type: "mob" | "starMob"; nightOnly: boolean; mobs: readonly string[] }> & Place)
  /** Sprites of one weather, fought with Lost Reflect; `chain` kills in a row make the fragment likely. */
  | (Readonly<{
      type: "reflect";
      chain: number;
      byWeather: readonly Readonly<{ weather: WeatherId; mob: string; rank: number }>[];
    }> &
      Place)
  /** `gameId`: FATE row of a skirmish, DynamicEvent row of a critical engagement. `possible` = only one of the collected lists has it. */
  | (Readonly<{
      type: "criticalEngagement" | "skirmish";
      encounters: readonly Readonly<{ id: string; gameId: number }>[];
      confidence: "likely" | "possible";
    }> &
      Place)
  | Readonly<{
      type: "duty";
      duty: "castrum-lacus-litore" | "delubrum-reginae" | "delubrum-reginae-savage" | "the-dalriada";
    }>
  /** `cost` pieces of the currency give `quantity` fragments. */
  | Readonly<{
      type: "exchange";
      currency: "bozjan-cluster";
      currencyItemId: number;
      cost: number;
      quantity: number;
      vendor: "resistance-quartermaster";
      at: readonly Readonly<{ zone: BozjaZone; map: BozjaMap; x: number; y: number }>[];
    }>
  | Readonly<{ type: "marketBoard"; itemId: number }>;

export type FragmentFacts = Readonly<{
  id: FragmentId;
  /** Short English word that players use and older links carry. */
  key: string;
  itemId: number;
  iconId: number;
  marketable: boolean;
  /** Resistance rank from which it can be appraised. */
  resistanceRank: number;
  /** What appraising it can yield: one of these. */
  actions: readonly LostActionId[];
  sources: readonly FragmentSource[];
  /** Id of the forecast filter that looks for its weather. */
  forecastFilter: string | null;
}>;

export type Fragment = FragmentFacts & Readonly<{ names: Names }>;

export type FragmentMobFacts = Readonly<{
  id: string;
  /** Row of BNpcName; null = not found there. */
  nameId: number | null;
  zone: BozjaZone;
  map: BozjaMap;
  area: BozjaArea;
  /** Ashkin come out at night, sprites with their weather, `star` are the named rank-and-file. */
  group: "ashkin" | "normal" | "sprite" | "star";
  rank: number | "star";
  nightOnly: boolean;
  weather: WeatherId | null;
  fragments: readonly FragmentId[];
  /** Middle of the known places, in in-game map coordinates. */
  center: Readonly<{ x: number; y: number }>;
  /** Other names players use for it. */
  aliases: readonly string[];
}>;

export type FragmentMob = FragmentMobFacts & Readonly<{ names: Names }>;

/** In-game map coordinates; a region is an outline of [x, y] corners. */
export type MobPlaces = Readonly<{
  points: readonly Readonly<{ x: number; y: number }>[];
  regions: readonly (readonly (readonly number[])[])[];
}>;

export type ClusterMobPoint = Readonly<{ x: number; y: number }> & Place;
