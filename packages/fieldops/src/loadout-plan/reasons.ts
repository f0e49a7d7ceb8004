import type { LogosActionId } from "#records/logos-actions/ids";
import { recipesOf } from "../eureka/logos-actions/recipes.ts";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { Ledger, meanTries } from "./model.ts";
import { recipeCost } from "./rank.ts";
import { COARSE, Scenarios } from "./scenarios.ts";
import { type Terms, withoutStock } from "./terms.ts";
import type { PlanInput, Reason, TrayChoice } from "./types.ts";

type Slot = "astral" | "umbral";
const slots: readonly Slot[] = ["umbral", "astral"];
const NOTHING: TrayChoice = { umbral: null, astral: null };

function tries(choices: readonly TrayChoice[]): number {
  return choices.reduce((sum, choice) => sum + meanTries(choice), 0);
}

type Made = Readonly<{
  action: LogosActionId;
  recipe: LogosRecipe;
  places: readonly (readonly [number, Slot])[];
}>;

function madeBy(trays: readonly LoadoutTray[], choices: readonly TrayChoice[]): Made[] {
  const made = new Map<LogosActionId, Map<LogosRecipe, [number, Slot][]>>();
  trays.forEach((tray, place) => {
    for (const slot of slots) {
      const action = tray[slot];
      const recipe = choices[place]?.[slot];
      if (action === null || recipe === null || recipe === undefined) continue;
      const recipes = made.get(action) ?? new Map<LogosRecipe, [number, Slot][]>();
      made.set(action, recipes);
      const places = recipes.get(recipe) ?? [];
      recipes.set(recipe, places);
      places.push([place, slot]);
    }
  });
  return [...made].flatMap(([action, recipes]) =>
    [...recipes].map(([recipe, places]) => ({ action, recipe, places })),
  );
}

export function reasonsOf(
  trays: readonly LoadoutTray[],
  choices: readonly TrayChoice[],
  terms: Terms,
  scenarios: Scenarios,
  prices: PlanInput["prices"],
): readonly Reason[] {
  const ledger = new Ledger(terms, scenarios, choices);
  const bareTerms = withoutStock(terms);
  const bare = new Ledger(bareTerms, new Scenarios(bareTerms, COARSE, trays.length), choices);
  return madeBy(trays, choices).map(({ action, recipe, places }) => {
    const others = recipesOf(action)
      .filter((other) => other !== recipe)
      .map((other) => {
        const changes = new Map<number, TrayChoice>();
        for (const [tray, slot] of places) {
          changes.set(tray, { ...(changes.get(tray) ?? choices[tray] ?? NOTHING), [slot]: other });
        }
        return { other, changes, extra: Math.max(0, ledger.costWith(changes) - ledger.cost) };
      })
      .sort((a, b) => a.extra - b.extra);
    const [rival] = others;
    const head = { action, recipe, times: places.length };
    if (rival === undefined) return { ...head, other: null, extra: 0, why: "only" };
    const { other, changes, extra } = rival;
    const why = (): Reason["why"] => {
      if (extra <= ledger.cost * 1e-9) return "even";
      if (bare.costWith(changes) < bare.cost) return "stock";
      if (recipeCost(recipe, prices) <= recipeCost(other, prices)) return "cheapest";
      const changed = choices.map((choice, tray) => changes.get(tray) ?? choice);
      return tries(changed) > tries(choices) ? "surer" : "shared";
    };
    return { ...head, other, extra, why: why() };
  });
}
