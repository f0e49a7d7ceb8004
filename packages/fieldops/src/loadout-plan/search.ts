import type { LogosActionId } from "#records/logos-actions/ids";
import { recipesOf } from "../eureka/logos-actions/recipes.ts";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { Ledger } from "./model.ts";
import { COARSE, Scenarios } from "./scenarios.ts";
import type { Terms } from "./terms.ts";
import type { TrayChoice } from "./types.ts";

/*
 * Local search: from several starting points, one tray after the other is made in the way that makes the whole cheapest, until no tray
 * can be bettered. The best ends are checked again with a finer measure. plan.test.ts holds the result against every choice.
 */

const EMPTY: TrayChoice = { umbral: null, astral: null };

const slotRecipes = (action: LogosActionId | null): readonly (LogosRecipe | null)[] =>
  action === null ? [null] : recipesOf(action);

/** Every way to make a tray. */
export function waysOf({ umbral, astral }: LoadoutTray): readonly TrayChoice[] {
  return slotRecipes(umbral).flatMap((one) =>
    slotRecipes(astral).map((other) => ({ umbral: one, astral: other })),
  );
}

/** Every action by the recipe that `pick` takes of its list. */
export function choicesBy(
  trays: readonly LoadoutTray[],
  pick: (recipes: readonly LogosRecipe[]) => LogosRecipe | undefined,
): TrayChoice[] {
  const recipe = (action: LogosActionId | null) =>
    action === null ? null : (pick(recipesOf(action)) ?? null);
  return trays.map(({ umbral, astral }) => ({ umbral: recipe(umbral), astral: recipe(astral) }));
}

/** The recipe that fails least by itself. */
export function surestRecipe(recipes: readonly LogosRecipe[]): LogosRecipe | undefined {
  return recipes.toSorted((one, other) => one.count - other.count)[0];
}

/** Starting points that differ from the plain ones by rule. */
const MIXED_STARTS = 2;

/** A gain smaller than this share of the cost does not count. */
const GAIN = 1e-9;

/** Betters one tray after the other until none can be bettered. */
export function descend(ledger: Ledger, ways: readonly (readonly TrayChoice[])[]): void {
  let quiet = 0;
  // Every step lowers the cost, so this ends.
  for (let tray = 0; quiet < ways.length; tray = (tray + 1) % ways.length) {
    let least = ledger.cost * (1 - GAIN);
    let best: TrayChoice | null = null;
    for (const way of ways[tray] ?? []) {
      if (way === ledger.choices[tray]) continue;
      const cost = ledger.costWith(new Map([[tray, way]]), least);
      if (cost < least) {
        least = cost;
        best = way;
      }
    }
    quiet += 1;
    if (best !== null) {
      ledger.take(tray, best);
      quiet = 1;
    }
  }
}

export type Found = Readonly<{ choices: readonly TrayChoice[]; starts: number; agreeing: number }>;

/** Ends this close to the best count as the same (share of the cost). */
const SAME = 0.005;

/** A choice of recipes whose expected cost is the least found; `scenarios` say what is least. */
export function search(trays: readonly LoadoutTray[], terms: Terms, scenarios: Scenarios): Found {
  const ways = trays.map(waysOf);
  const starts = [
    choicesBy(trays, ([first]) => first),
    choicesBy(trays, surestRecipe),
    ...Array.from({ length: MIXED_STARTS }, (_, start) =>
      ways.map((list, tray) => list[(start * 5 + tray * (start + 3)) % list.length] ?? EMPTY),
    ),
  ];
  const coarse = new Scenarios(terms, COARSE, trays.length);
  const ends = starts
    .map((start) => {
      const ledger = new Ledger(terms, coarse, start);
      descend(ledger, ways);
      return ledger;
    })
    .toSorted((one, other) => one.cost - other.cost);
  const [best] = ends;
  const ledger = new Ledger(terms, scenarios, best?.choices ?? []);
  descend(ledger, ways);
  return {
    choices: ledger.choices,
    starts: starts.length,
    agreeing: ends.filter(({ cost }) => cost <= (best?.cost ?? 0) * (1 + SAME)).length,
  };
}
