import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/tables";
import type { Confidence, FieldMapId } from "../enemies/types.ts";
import type { ChainKills, MagiaSetting } from "../forecast-filters/types.ts";
import type { Names } from "../names.ts";

export interface WeatherFarmFacts {
  readonly id: string;
  readonly zone: ZoneId;
  readonly map: FieldMapId;
  /** Any one of them fits; empty: any weather. */
  readonly weather: readonly WeatherId[];
  /** Only from 18:00 to 6:00 Eorzea time. */
  readonly night?: true;
  readonly reward: { readonly item: string; readonly itemId: number };
  /** Keys of the name tables; absent: not collected. */
  readonly monsters?: readonly string[];
  readonly kills?: readonly ChainKills[];
  readonly magia?: readonly MagiaSetting[];
  readonly sources: readonly string[];
  readonly confidence: Confidence;
}

export type WeatherFarm = WeatherFarmFacts & { readonly names: Names };
