import type { WeatherId, ZoneId } from "@foray/eorzea";
import type { LogogramId } from "#records/logograms/ids";
import type { MnemeId } from "#records/mnemes/ids";
import type { Names } from "../names.ts";

export type LogogramZone = Extract<ZoneId, "eurekaHydatos" | "eurekaPyros">;

export type LogogramMob = Readonly<{
  /** English name; `nameId` is its row of BNpcName. */
  name: string;
  nameId: number;
  level: number;
  element: "earth" | "fire" | "ice" | "lightning" | "water" | "wind";
  /** The weathers it appears in; empty = always there. */
  weathers: readonly WeatherId[];
  /** Only adapted or mutated ones drop it. */
  adaptedOnly: boolean;
  /** Notorious monster whose FATE lets a high-level player sync down to it. */
  syncTo: string | null;
}>;

/** Where a logogram comes from. */
export type LogogramSource =
  | Readonly<{ type: "bunnyCoffer"; zone: LogogramZone; coffer: "bronze" | "gold" | "silver" }>
  | Readonly<{ type: "mob" | "reflect"; zone: LogogramZone; mobs: readonly LogogramMob[] }>
  | Readonly<{
      type: "notoriousMonster";
      zone: LogogramZone;
      /** `monster` null = a FATE without a notorious monster. */
      fates: readonly Readonly<{ fateId: number; fate: string; monster: string | null; level: number }>[];
    }>
  /** Any kills in a row, this many. */
  | Readonly<{ type: "chain"; zone: LogogramZone; chain: number }>
  | Readonly<{ type: "lockbox"; zone: LogogramZone; item: string; itemId: number }>
  | Readonly<{ type: "duty"; zone: LogogramZone; duty: string }>
  | Readonly<{ type: "marketBoard"; itemId: number }>;

export type LogogramFacts = Readonly<{
  id: LogogramId;
  /** Short English word that players use and older links carry. */
  key: string;
  itemId: number;
  iconId: number;
  marketable: boolean;
  /** What appraising it yields: one of these, at this percentage. */
  mnemes: readonly Readonly<{ mneme: MnemeId; percent: number }>[];
  sources: readonly LogogramSource[];
  /** Id of the forecast filter that looks for its weather. */
  forecastFilter: string | null;
}>;

export type Logogram = LogogramFacts & Readonly<{ names: Names }>;
