import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/tables";
import type { Element, FactConflict, FieldMapId, FieldPosition } from "../enemies/types.ts";
import type { Names } from "../names.ts";

/** What calls a notorious monster: enough kills of one enemy, or something else. */
export type NotoriousMonsterTrigger =
  | {
      /** Key of the name tables. */
      readonly name: string;
      readonly bnpcNameId: number;
      /** Elemental level. */
      readonly level: number;
      readonly element: Element;
      /** The weathers under which the enemy stands; empty: any. */
      readonly weather: readonly WeatherId[];
      /** It only stands from 18:00 to 6:00 Eorzea time. */
      readonly night: boolean;
      readonly position: FieldPosition;
      /** `near-monster`: only the place of the notorious monster is known. */
      readonly positionQuality: "separate" | "near-monster";
    }
  | { readonly special: "inside-baldesion-arsenal" | "random" };

export interface NotoriousMonsterReward {
  /** Key of the name tables. */
  readonly item: string;
  readonly itemId: number;
  readonly kind: "other" | "card" | "minion" | "accessory" | "gear" | "furniture";
  readonly quantity?: number;
}

export interface NotoriousMonsterFacts {
  readonly id: string;
  readonly zone: ZoneId;
  readonly map: FieldMapId;
  readonly fateId: number;
  /** Id in the table of FATEs. */
  readonly fate: string;
  readonly bnpcNameId: number;
  /** Elemental level. */
  readonly level: number;
  /** Null: unknown, see `conflicts`. */
  readonly element: Element | null;
  /** The weathers under which it comes; empty: any. */
  readonly weather: readonly WeatherId[];
  readonly night?: true;
  readonly position: FieldPosition;
  /** The centre of the FATE in the game's data; false: as players give it. */
  readonly positionPrecise: boolean;
  readonly trigger: NotoriousMonsterTrigger;
  /** Minutes from its death to the earliest return; null: it has no such timer. */
  readonly respawnMinutes: number | null;
  readonly rewards: readonly NotoriousMonsterReward[];
  /** The forecast filter that watches it; absent: it needs neither weather nor night. */
  readonly forecastFilter?: string;
  /** What players call it in short. */
  readonly searchName: string;
  /** Where one FATE brings two. */
  readonly monsterNames?: readonly string[];
  readonly conflicts?: readonly FactConflict[];
}

export type NotoriousMonster = NotoriousMonsterFacts & { readonly names: Names };
