import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import type {
  Confidence,
  Element,
  FactConflict,
  FieldMapId,
  FieldPosition,
} from "../fields/enemies/types.ts";
import type { Names } from "../names.ts";

export type ForecastFilterKind = "notorious-monster" | "eureka-farm" | "fragment-farm" | "collection";

/** An enemy of a farm, or the notorious monster itself. `name` is a key of the name tables of this folder. */
export interface ForecastMonster {
  readonly name: string;
  readonly bnpcNameId?: number;
  /** Elemental level, in Eureka. */
  readonly level?: number;
  /** Rank 1 to 5 of a sprite, in Bozja. */
  readonly rank?: number;
  /** Null: the sources contradict one another (see `conflicts`). */
  readonly element?: Element | null;
  readonly mutatedElement?: Element;
  /** The weathers in which it appears or changes; absent: any. */
  readonly weather?: readonly WeatherId[];
  readonly position?: FieldPosition;
  /** It only drops the reward once mutated (element changed) or adapted (grown stronger) by its weather. */
  readonly needs?: "mutated" | "adapted";
  /** Its level is above a player's own: enter this FATE first to be synced to `level`. */
  readonly levelSync?: {
    readonly notoriousMonster: string;
    readonly fateId: number;
    readonly level: number;
    readonly position: FieldPosition;
  };
  /** The chain to build first. */
  readonly chainTo?: number;
  readonly lethalAutoAttacks?: true;
  /** Whether a kill at chain 30 drops one more box. */
  readonly extraBoxOnChain30?: boolean;
}

/** Kills of a chain: a figure, every one in reach (`all`) or as many as are needed (`some`). */
export interface ChainKills {
  /** Keys of the name tables. */
  readonly monsters: readonly string[];
  readonly count: number | "all" | "some";
  readonly when?: "day" | "night";
}

export interface MagiaSetting {
  readonly element: Element;
  readonly count: number;
}

export interface ChainRecipe {
  readonly kills: readonly ChainKills[];
  readonly chain?: number;
  readonly magia?: readonly MagiaSetting[];
  readonly source: string;
}

/** How a farm works, as figures; every field is absent if it does not apply. */
export interface FarmingFacts {
  readonly requires?: "mutated" | "adapted";
  /** Share of the enemies that change, 0 to 1, `[least, most]`; `low` where only the word is known. */
  readonly mutationRate?: readonly [number, number] | "low";
  /** The chain at which drops are best. */
  readonly chain?: number;
  readonly buildChainTo?: number;
  /** Kill the sprite itself as this link of the chain. */
  readonly killSpriteAt?: number;
  readonly boxesOnChain30?: number;
  readonly holdLastMutatedForChain30?: true;
  /** Keep these for the thirtieth kill. */
  readonly holdForChain30?: readonly string[];
  readonly holderRole?: "second-tank";
  /** Enemies used to build the chain. */
  readonly chainBuilders?: readonly string[];
  readonly chainRecipes?: readonly ChainRecipe[];
  /** Elements of the chain's enemies. */
  readonly chainElements?: Readonly<Record<string, readonly Element[]>>;
  readonly magia?: readonly MagiaSetting[];
  /** An adapted enemy stays after its weather has ended. */
  readonly keepsAfterWeather?: true;
  /** Kill by reflected spells: without gear, first cast from outside its range. */
  readonly technique?: "reflect";
  /** Record id of the lost or logos action used. */
  readonly action?: string;
  readonly essence?: string;
  readonly defensiveMagia?: number;
  readonly gearRemoved?: true;
  readonly firstCastOutsideAggro?: true;
  readonly levelSyncRequired?: true;
  readonly extraDropsOnHighChain?: true;
  readonly optionalMonsters?: readonly {
    readonly name: string;
    readonly level: number;
    /** Key of the name tables. */
    readonly drops: string;
  }[];
  /** A second way that gives less. */
  readonly alternative?: { readonly monster: string; readonly weather: readonly WeatherId[] };
}

/** `item` is a key of the name tables. */
export interface ForecastReward {
  readonly item: string;
  readonly itemId?: number;
  readonly quantity?: number;
  readonly rate?: "always" | "rare";
}

/** One of several ways to the same reward; the page lets the player choose, the first is the default. */
export interface ForecastChoice {
  readonly id: string;
  /** Keys of `monsters`. */
  readonly monsters: readonly string[];
  readonly weather: readonly WeatherId[];
}

/** Another self-consistent reading of what the sources say. */
export interface ForecastReading {
  readonly zone: ZoneId;
  readonly area?: number;
  readonly weather: readonly WeatherId[];
  readonly monsters: readonly { readonly name: string; readonly rank: number }[];
}

interface FilterBase {
  readonly id: string;
  /** The canonical route parameter, `/forecast/{uri}`. */
  readonly uri: string;
  /** Other spellings that open it; compared without case, underscores, hyphens or spaces. */
  readonly aliases: readonly string[];
}

/** When and where something spawns, and what a page says of it at once. */
export interface SpawnRule extends FilterBase {
  readonly kind: "notorious-monster" | "eureka-farm" | "fragment-farm";
  readonly zone: ZoneId;
  readonly map: FieldMapId;
  /** Any one of them fits; empty: any weather. */
  readonly weather: readonly WeatherId[];
  /** Only from 18:00 to 6:00 Eorzea time. */
  readonly night?: true;
  /** Subjects of weather and night conditions: the monster itself, the enemies whose death calls it, or the farm's enemies. */
  readonly appliesTo: "monster" | "trigger" | "farm";
  /** Area 1 to 3 of a Bozjan field. */
  readonly area?: number;
  readonly position?: FieldPosition;
  /** The notorious monster itself; the enemies of a farm are in its details. */
  readonly monster?: ForecastMonster;
  /** Id in the table of notorious monsters. */
  readonly notoriousMonster?: string;
  readonly rewards: readonly ForecastReward[];
  readonly choices?: readonly ForecastChoice[];
  /** `single-period`: every matching period is one result; `merged`: touching periods are one window. */
  readonly resultMode: "single-period" | "merged";
  /** Whether the same weather in the five periods before may have used the spawn up (respawn of two hours); never of the night alone. */
  readonly conflict: boolean;
}

/** How it is called or farmed: what only a guide needs. */
export interface SpawnDetails {
  /** The enemies of a farm. */
  readonly monsters?: readonly ForecastMonster[];
  readonly fateId?: number;
  /** The enemies whose death calls a notorious monster. */
  readonly trigger?: ForecastTrigger;
  readonly respawnMinutes?: number;
  readonly farming?: FarmingFacts;
  readonly otherReadings?: readonly ForecastReading[];
  /** Every sprite of the area, best rank first. */
  readonly sprites?: readonly { readonly name: string; readonly rank: number; readonly weather: WeatherId }[];
}

/** How sure the sources of a spawn are. */
export interface SpawnSureness {
  /** `high` where it is absent. */
  readonly confidence?: Confidence;
  readonly conflicts?: readonly FactConflict[];
}

/** A spawn with all that is known: `monsters` are the notorious monster alone or the enemies of the farm. */
export type SpawnFilter = Omit<SpawnRule, "monster"> &
  SpawnDetails &
  SpawnSureness & { readonly monsters: readonly ForecastMonster[]; readonly confidence: Confidence };

export interface ForecastTrigger {
  readonly name: string;
  readonly bnpcNameId: number;
  readonly level: number;
  readonly element: Element;
  readonly weather: readonly WeatherId[];
  readonly night: boolean;
  readonly position: FieldPosition;
}

/** Several filters shown together. It has no game name: the interface names it. */
export interface CollectionFilter extends FilterBase {
  readonly kind: "collection";
  /** Ids of spawn filters. */
  readonly contains: readonly string[];
  /** Ids that may be added on wish. */
  readonly optional?: readonly string[];
}

/** A filter as far as a forecast needs it: spawns without their details. */
export type FilterRule = SpawnRule | CollectionFilter;

export type ForecastFilterFacts = SpawnFilter | CollectionFilter;

/** A filter with the game's names; collections have none of their own. */
export type ForecastFilter = (SpawnFilter & { readonly names: Names }) | CollectionFilter;
