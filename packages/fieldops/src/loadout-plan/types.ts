import type { LogogramId } from "#records/logograms/ids";
import type { LogosActionId } from "#records/logos-actions/ids";
import type { MnemeId } from "#records/mnemes/ids";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";

/** Whole numbers of what a player holds; absent = none. */
export type Stock = Readonly<{
  mnemes: Readonly<Partial<Record<MnemeId, number>>>;
  logograms: Readonly<Partial<Record<LogogramId, number>>>;
}>;

export const emptyStock: Stock = { mnemes: {}, logograms: {} };

export type PlanInput = Readonly<{
  trays: readonly LoadoutTray[];
  stock: Stock;
  /** Price of one logogram of a kind, in gil or in any one unit; all of them, and above 0. */
  prices: Readonly<Record<LogogramId, number>>;
}>;

/** The recipes of one tray; null = the slot is empty. */
export type TrayChoice = Readonly<{ umbral: LogosRecipe | null; astral: LogosRecipe | null }>;

export type PlannedTray = Readonly<
  TrayChoice & {
    /** Chance of one synthesis, 0 to 1; 1 for an empty tray. */
    chance: number;
    /** Syntheses on average until it succeeds; 0 for an empty tray. */
    tries: number;
  }
>;

export type PlannedMneme = Readonly<{
  mneme: MnemeId;
  logogram: LogogramId;
  /** Used on average, failed syntheses included. */
  used: number;
  /** Of those, from the player's own. */
  owned: number;
}>;

export type PlannedLogogram = Readonly<{
  logogram: LogogramId;
  /** Appraised on average until every mneme that is missing has arrived. */
  opened: number;
  /** Of those, from the player's own. */
  owned: number;
  /** The rest at its price. */
  cost: number;
}>;

/** Average needs and cost of a choice of recipes, over all the ways that syntheses and appraisals can turn out. */
export type Tally = Readonly<{
  trays: readonly PlannedTray[];
  mnemes: readonly PlannedMneme[];
  logograms: readonly PlannedLogogram[];
  cost: number;
}>;

/** How far the cost of a choice spreads around its mean. */
export type Spread = Readonly<{
  /** Chance that what is owned is enough and nothing is bought, 0 to 1. */
  sufficient: number;
  /** In nine cases of ten it costs this or less. */
  ninety: number;
}>;

/** Why an action is made by the recipe it is; `extra` = what the best other recipe would cost more in this plan. */
export type Reason = Readonly<{
  action: LogosActionId;
  recipe: LogosRecipe;
  /** How often the plan makes it by this recipe. */
  times: number;
  other: LogosRecipe | null;
  extra: number;
  /**
   * `only`: there is no other recipe. `stock`: what the player owns covers it. `shared`: its mnemes come out of logograms that are
   * opened anyway. `surer`: fewer mnemes in the tray, so it fails less. `cheapest`: its mnemes cost least.
   * `even`: another would cost the same.
   */
  why: "cheapest" | "even" | "only" | "shared" | "stock" | "surer";
}>;

export type LoadoutPlan = Readonly<{
  /** The cheapest choice found. */
  best: Tally;
  /** How far the cost of `best` spreads. */
  spread: Spread;
  /** Cost of making every action by the first recipe of its list. */
  first: number;
  /** Or by the recipe that fails least by itself: the fewest mnemes, the first of equals. */
  surest: number;
  reasons: readonly Reason[];
  /** How many starting points the search had, and from how many of them it came to the same cost (within 0.5 %). */
  starts: number;
  agreeing: number;
}>;
