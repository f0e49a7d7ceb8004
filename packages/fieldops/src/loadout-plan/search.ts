import type { LogosActionId } from "#records/logos-actions/ids";
import { recipesOf } from "../eureka/logos-actions/recipes.ts";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { Ledger } from "./model.ts";
import { COARSE, Scenarios } from "./scenarios.ts";
import type { Terms } from "./terms.ts";
import type { TrayChoice } from "./types.ts";

/*
 * Local search: from several starting points, changes one tray at a time to what lowers the total cost most,
 * until no tray improves. The best results are refined with finer scenarios. plan.test.ts compares the result
 * with brute force.
 */

const EMPTY: TrayChoice = { umbral: null, astral: null };

const slotRecipes = (action: LogosActionId | null): readonly (LogosRecipe | null)[] =>
  action === null ? [null] : recipesOf(action);

export function waysOf({ umbral, astral }: LoadoutTray): readonly TrayChoice[] {
  return slotRecipes(umbral).flatMap((one) =>
    slotRecipes(astral).map((other) => ({ umbral: one, astral: other })),
  );
}

export function choicesBy(
  trays: readonly LoadoutTray[],
  pick: (recipes: readonly LogosRecipe[]) => LogosRecipe | undefined,
): TrayChoice[] {
  const recipe = (action: LogosActionId | null) =>
    action === null ? null : (pick(recipesOf(action)) ?? null);
  return trays.map(({ umbral, astral }) => ({ umbral: recipe(umbral), astral: recipe(astral) }));
}

export function surestRecipe(recipes: readonly LogosRecipe[]): LogosRecipe | undefined {
  return recipes.toSorted((one, other) => one.count - other.count)[0];
}

const MIXED_STARTS = 2;

const GAIN = 1e-9;

export function descend(ledger: Ledger, ways: readonly (readonly TrayChoice[])[]): void {
  let quiet = 0;
  // Terminates because every change lowers the cost.
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

/** Results this close to the best (as a share of the cost) count as agreeing. */
const SAME = 0.005;

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
