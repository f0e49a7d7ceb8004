import type { LogogramId } from "#records/logograms/ids";
import type { LogosActionId } from "#records/logos-actions/ids";
import type { MnemeId } from "#records/mnemes/ids";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";

/** Whole numbers of what a player owns; absent means none. */
export type Stock = Readonly<{
  mnemes: Readonly<Partial<Record<MnemeId, number>>>;
  logograms: Readonly<Partial<Record<LogogramId, number>>>;
}>;

export const emptyStock: Stock = { mnemes: {}, logograms: {} };

export type PlanInput = Readonly<{
  trays: readonly LoadoutTray[];
  stock: Stock;
  /** Price of one logogram of each kind, above 0, in gil or any other common unit. */
  prices: Readonly<Record<LogogramId, number>>;
}>;

/** Null for an empty slot. */
export type TrayChoice = Readonly<{ umbral: LogosRecipe | null; astral: LogosRecipe | null }>;

export type PlannedTray = Readonly<
  TrayChoice & {
    /** Chance of one synthesis, 0 to 1; 1 for an empty tray. */
    chance: number;
    /** Average number of tries until success; 0 for an empty tray. */
    tries: number;
  }
>;

export type PlannedMneme = Readonly<{
  mneme: MnemeId;
  logogram: LogogramId;
  /** Average use, including failed syntheses. */
  used: number;
  /** Average number of those covered by the player's own. */
  owned: number;
}>;

export type PlannedLogogram = Readonly<{
  logogram: LogogramId;
  /** Average number appraised until no mneme is missing. */
  opened: number;
  owned: number;
  cost: number;
}>;

/** Averages over all outcomes of syntheses and appraisals. */
export type Tally = Readonly<{
  trays: readonly PlannedTray[];
  mnemes: readonly PlannedMneme[];
  logograms: readonly PlannedLogogram[];
  cost: number;
}>;

export type Spread = Readonly<{
  /** Probability (0 to 1) that the stock suffices and nothing is bought. */
  sufficient: number;
  /** 90% quantile of the cost. */
  ninety: number;
}>;

/** `extra` is how much more the plan would cost with the best alternative. */
export type Reason = Readonly<{
  action: LogosActionId;
  recipe: LogosRecipe;
  times: number;
  other: LogosRecipe | null;
  extra: number;
  /**
   * `only`: there is no other recipe. `stock`: covered by what the player owns. `shared`: its mnemes come
   * from logograms opened anyway. `surer`: fewer mnemes in the tray, so it fails less. `cheapest`: its mnemes
   * cost least. `even`: an alternative costs the same.
   */
  why: "cheapest" | "even" | "only" | "shared" | "stock" | "surer";
}>;

export type LoadoutPlan = Readonly<{
  best: Tally;
  spread: Spread;
  /** Cost when every action uses the first recipe of its list. */
  first: number;
  /** Cost when every action uses the recipe with the fewest mnemes, which fails least. */
  surest: number;
  reasons: readonly Reason[];
  /** Number of starting points of the search, and how many led to the same cost (within 0.5%). */
  starts: number;
  agreeing: number;
}>;
