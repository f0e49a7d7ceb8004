import type { LogosActionId } from "#records/logos-actions/ids";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { costOf, type Terms } from "./cost.ts";
import { addUse, averageUse, KINDS, recipesOf, trayTries } from "./options.ts";
import type { Reason, TrayChoice } from "./types.ts";

type Slot = "astral" | "umbral";
const slots: readonly Slot[] = ["umbral", "astral"];

function costOfChoices(choices: readonly TrayChoice[], terms: Terms): number {
  const use = new Float64Array(KINDS);
  for (const choice of choices) addUse(use, averageUse(choice));
  return costOf(use, terms);
}

/** Syntheses of all trays together, on average. */
function tries(choices: readonly TrayChoice[]): number {
  return choices.reduce((sum, choice) => sum + trayTries(choice), 0);
}

/** One synthesis of a recipe by itself, with nothing in stock. */
function costAlone(recipe: LogosRecipe, terms: Terms): number {
  return costOfChoices([{ umbral: recipe, astral: null }], withoutStock(terms));
}

function withoutStock(terms: Terms): Terms {
  return {
    ...terms,
    owned: new Float64Array(terms.owned.length),
    ownedLogograms: new Float64Array(terms.ownedLogograms.length),
  };
}

type Made = Readonly<{
  action: LogosActionId;
  recipe: LogosRecipe;
  places: readonly (readonly [number, Slot])[];
}>;

/** Actions with the recipes that make them, in the order first laid. */
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

/** Why each action of the plan is made as it is, against the best other recipe in its places. */
export function reasonsOf(
  trays: readonly LoadoutTray[],
  choices: readonly TrayChoice[],
  terms: Terms,
): readonly Reason[] {
  const cost = costOfChoices(choices, terms);
  const bare = withoutStock(terms);
  return madeBy(trays, choices).map(({ action, recipe, places }) => {
    const swapped = (other: LogosRecipe) => {
      const next = choices.map(({ umbral, astral }) => ({ umbral, astral }));
      for (const [place, slot] of places) {
        const tray = next[place];
        if (tray !== undefined) tray[slot] = other;
      }
      return next;
    };
    const others = recipesOf(action)
      .filter((other) => other !== recipe)
      .map((other) => {
        const next = swapped(other);
        return { other, next, extra: Math.max(0, costOfChoices(next, terms) - cost) };
      })
      .sort((a, b) => a.extra - b.extra);
    const [rival] = others;
    const head = { action, recipe, times: places.length };
    if (rival === undefined) return { ...head, other: null, extra: 0, why: "only" };
    const { other, next, extra } = rival;
    const why = (): Reason["why"] => {
      if (extra <= cost * 1e-9) return "even";
      if (costOfChoices(next, bare) < costOfChoices(choices, bare)) return "stock";
      if (costAlone(recipe, terms) <= costAlone(other, terms)) return "cheapest";
      return tries(next) > tries(choices) ? "surer" : "shared";
    };
    return { ...head, other, extra, why: why() };
  });
}
