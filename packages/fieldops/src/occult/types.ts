import type { ZoneId } from "@foray/eorzea/zones/tables";
import type { Confidence, Element, FieldPosition } from "../enemies/types.ts";

export interface CurrencyFacts {
  readonly id: string;
  readonly itemId: number;
  readonly iconId?: number;
  readonly zone: ZoneId;
  readonly kind: "dispeller" | "gold" | "material" | "silver" | "towerEntry" | "towerReward";
  /** Kinds of encounter, or the id of one; empty: not collected. */
  readonly earnedFrom: readonly string[];
  readonly costs?: readonly { readonly currencyItemId: number; readonly cost: number }[];
}

export interface EncounterReference {
  readonly table: "engagements" | "fates" | "pot-fates";
  readonly id: string;
  readonly gameId: number;
}

export interface CrystalFacts {
  readonly id: string;
  readonly itemId: number;
  readonly kind: "demiatma" | "dispeller";
  readonly zone: ZoneId;
  readonly from: readonly EncounterReference[];
}

export interface ConsumableFacts {
  readonly id: string;
  readonly itemId: number;
  /** Ids of phantom actions. */
  readonly usedBy: readonly string[];
}

export interface ShopFacts {
  readonly id: string;
  /** Key of the item names. */
  readonly vendor: string;
  readonly npcId: number;
  readonly zone: ZoneId;
  readonly position?: FieldPosition;
  readonly currencyItemId: number;
  readonly tab: "armor" | "other";
  /** `item` is a key of the item names. */
  readonly wares: readonly { readonly item: string; readonly itemId?: number; readonly cost: number }[];
  readonly confidence: Confidence;
}

type Range = readonly [least: number, most: number];

export interface KnowledgeFacts {
  readonly levelMax: number;
  readonly levelMaxSouthHorn: number;
  /** The level that South Horn syncs to. */
  readonly syncInSouthHorn: number;
  /** Experience from level 1 to 2, 2 to 3 and so on. */
  readonly experience: readonly number[];
  /** Experience is lost on defeat above this level. */
  readonly lossAboveLevel: number;
  /** Levels apart at most for a party to count as balanced. */
  readonly balancedPartyMaxGap: number;
  readonly chainMax: number;
  readonly enemyLevelMax: number;
  /** How far above the players an enemy must be for a chain, by party size. */
  readonly chainLevelGap: readonly { readonly players: Range; readonly gap: Range }[];
}

export interface TreasureFacts {
  readonly northHorn: {
    readonly coffers: { readonly bronze: number; readonly silver: number };
    readonly carrots: number;
    readonly potContents: readonly {
      /** `fate`: for taking part. */
      readonly coffer: "bronze" | "fate" | "gold" | "silver";
      readonly silverObols: number;
      readonly goldObols: number;
      readonly gil: number;
    }[];
    readonly potContentsConfidence: Confidence;
  };
  readonly southHorn: { readonly coffers: number; readonly carrots: number; readonly potCoffers: number };
  readonly pots: {
    readonly slotMinutes: number;
    readonly repeatMinutes: number;
    /** Two sources differ; both stand. `side` null: not told. */
    readonly firstAfterInstanceStart: readonly {
      readonly minutes: number;
      readonly side: "north" | "south" | null;
    }[];
    readonly firstConfidence: Confidence;
  };
}

export interface TowerFacts {
  /** Id in the table of inner duties. */
  readonly id: string;
  readonly zone: ZoneId;
  readonly engagement: string;
  readonly position: FieldPosition;
  readonly playersMax: number;
  readonly playersMin?: number;
  readonly alliancePartiesMin?: number;
  readonly knowledgeLevel?: number;
  readonly resurrectionLimited?: boolean;
  readonly jobChange?: "atStart" | "outOfCombat";
  /** The item that lets in; null: unknown. */
  readonly entryItemId: number | null;
  readonly questRequired?: boolean;
  readonly bloodClearRequired?: boolean;
  readonly lotteryWhenFull?: boolean;
  /** From so many players an alliance gets an instance of its own. */
  readonly allianceInstanceFromPlayers?: number;
  readonly mirageStartsMinutesAfterEntering?: number;
  readonly mirageMinutes?: number;
  /** Minutes that must be left in the field. */
  readonly minutesLeftAtLeast?: number;
  /** Time at the start; bosses extend it. */
  readonly minutesAtStart?: number;
  readonly rewardItemIds: readonly number[];
  /** `name` is a key of the boss names. */
  readonly bosses: readonly {
    readonly name: string;
    readonly bnpcNameId?: number;
    readonly arena?: { readonly shape: "circle" | "square"; readonly yalms: number };
  }[];
  readonly noteItemIds: readonly number[];
  /** The players' count of when it opens: a base, less for every engagement and FATE. */
  readonly timer: {
    readonly baseMinutes: number;
    readonly minusMinutesPerEngagement?: number;
    readonly minusMinutesPerFate?: number;
  };
  readonly confidence: Confidence;
}

export interface OccultRecordFacts {
  readonly id: string;
  readonly number: number;
  readonly zone: ZoneId;
  readonly imageId?: number;
  /** Null: not collected. */
  readonly source:
    | null
    | { readonly by: "survey"; readonly place: string }
    | {
        readonly by: "engagements" | "pot-fates";
        readonly encounters: readonly string[];
        readonly itemId: number;
      }
    | { readonly by: "tower"; readonly boss?: string; readonly itemId?: number };
}

type ByWeakness = Readonly<Record<Extract<Element, "fire" | "ice" | "lightning" | "wind">, number>>;

export interface OccultMiscFacts {
  readonly phantomWeapons: {
    readonly steps: readonly {
      readonly id: string;
      /** First item of the step; the others follow it. */
      readonly itemBase: number;
      /** Of each dispeller. */
      readonly dispellerCount?: number;
      readonly arcaniteCount?: number;
      readonly mathematicsPerArcanite?: number;
    }[];
    readonly dispellersElsewhere: readonly {
      readonly itemId: number;
      readonly roulette: "highLevelDungeons" | "normalRaids" | "trials";
    }[];
    readonly confidence: Confidence;
  };
  readonly armour: {
    readonly vendor: string;
    readonly position: FieldPosition;
    readonly pieces: number;
    readonly itemLevelBase: number;
    readonly steps: readonly { readonly step: number; readonly itemId: number; readonly count: number }[];
  };
  readonly mountSpeed: { readonly itemId: number; readonly currencyItemId: number; readonly cost: number };
  readonly elementalWeakness: {
    readonly bonusPercent: number;
    readonly statusIds: ByWeakness;
    readonly iconIds: ByWeakness;
  };
  readonly quests: readonly {
    readonly questId: number;
    readonly name: string;
    readonly confidence: Confidence;
  }[];
  /** People outside the field who send players there; map coordinates of their place. */
  readonly people: readonly {
    readonly name: string;
    readonly place: string;
    readonly x: number;
    readonly y: number;
    readonly quest?: string;
  }[];
  readonly patches: readonly { readonly patch: string; readonly date: string | null }[];
}

export interface SpawnRules {
  readonly instance: { readonly minutes: number; readonly playersMax: number };
  readonly bossFatesAtOnce: number;
  /** Minutes until an engagement may come again, by how it comes. */
  readonly engagementCooldownMinutes: { readonly calledByEnemy: number; readonly byItself: number };
  readonly confidence: Confidence;
}
