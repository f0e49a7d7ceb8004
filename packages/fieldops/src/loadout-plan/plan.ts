import type { LogosActionId } from "#records/logos-actions/ids";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { tally, termsOf } from "./cost.ts";
import { laidIn, recipesOf, trayClasses } from "./options.ts";
import { reasonsOf } from "./reasons.ts";
import { search } from "./search.ts";
import type { LoadoutPlan, PlanInput, TrayChoice } from "./types.ts";

/** Nodes the search looks at before it settles for what it has; the hardest loadouts known take 20,000 (bench/planner-stress). */
export const NODE_LIMIT = 400_000;

const NOTHING: TrayChoice = { umbral: null, astral: null };

function choiceBy(
  trays: readonly LoadoutTray[],
  pick: (recipes: readonly LogosRecipe[]) => LogosRecipe | undefined,
): TrayChoice[] {
  const recipe = (action: LogosActionId | null) =>
    action === null ? null : (pick(recipesOf(action)) ?? null);
  return trays.map(({ umbral, astral }) => ({ umbral: recipe(umbral), astral: recipe(astral) }));
}

/** The recipe that fails least by itself. */
function surest(recipes: readonly LogosRecipe[]): LogosRecipe | undefined {
  return recipes.reduce<LogosRecipe | undefined>(
    (best, recipe) => (best === undefined || recipe.count < best.count ? recipe : best),
    undefined,
  );
}

/**
 * The recipes that give all trays at the least expected cost, from what the player owns and logograms at their prices; with the two
 * choices one would make without reckoning, and why each action is made as it is.
 *
 * Reckoned so: a tray is one synthesis of both its actions, its chance set by all the mnemes in it; a failure uses them up like a
 * success, so a tray takes 1/chance tries on average; mnemes come from logograms alone (they cannot be traded), each appraisal one mneme
 * with the recorded percentages; what is in stock is used first. Throws RangeError for a price that is not above 0.
 */
export function planLoadout(input: PlanInput, limit: number = NODE_LIMIT): LoadoutPlan {
  const terms = termsOf(input);
  const { options: found, proved, nodes } = search(trayClasses(input.trays), terms, limit);
  const options = input.trays.map((tray, place) => laidIn(tray, found[place] ?? NOTHING));
  return {
    best: tally(options, terms),
    first: tally(
      choiceBy(input.trays, ([recipe]) => recipe),
      terms,
    ),
    surest: tally(choiceBy(input.trays, surest), terms),
    reasons: reasonsOf(input.trays, options, terms),
    proved,
    nodes,
  };
}
