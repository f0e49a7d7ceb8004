import { logosActionFacts } from "#records/logos-actions/facts";
import type { LogosActionId } from "#records/logos-actions/ids";
import { mnemeIds } from "#records/mnemes/ids";
import type { LogosRecipe } from "../eureka/logos-actions/types.ts";
import { expectedTries, synthesisChance } from "../loadout/synthesis.ts";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { mnemeIndex } from "./draws.ts";
import type { TrayChoice } from "./types.ts";

/** Mnemes used on average, by place in `mnemeIds`. */
export type Use = Float64Array;

export const KINDS = mnemeIds.length;

/** One way to make a tray, with what it uses. */
export type Option = TrayChoice & Readonly<{ use: Use }>;

/** Trays that hold the same two actions, with the ways to make one of them. */
export type TrayClass = Readonly<{
  tray: LoadoutTray;
  places: readonly number[];
  options: readonly Option[];
}>;

const recipesById: ReadonlyMap<LogosActionId, readonly LogosRecipe[]> = new Map(
  logosActionFacts.map(({ id, recipes }) => [id, recipes]),
);

/** All recipes of an action, in the order of the records. */
export function recipesOf(action: LogosActionId): readonly LogosRecipe[] {
  return recipesById.get(action) ?? [];
}

/** Chance of one synthesis of a tray, both arrays together; 1 where both are empty. */
export function trayChance({ umbral, astral }: TrayChoice): number {
  const count = (umbral?.count ?? 0) + (astral?.count ?? 0);
  return count === 0 ? 1 : synthesisChance(count);
}

/** Syntheses of a tray on average; 0 where both arrays are empty. */
export function trayTries(choice: TrayChoice): number {
  return choice.umbral === null && choice.astral === null ? 0 : expectedTries(trayChance(choice));
}

/** What a choice uses on average: every try uses up all its mnemes. */
export function averageUse(choice: TrayChoice): Use {
  const use = new Float64Array(KINDS);
  const tries = trayTries(choice);
  for (const recipe of [choice.umbral, choice.astral]) {
    for (const { mneme, quantity } of recipe?.mnemes ?? []) {
      const place = mnemeIndex.get(mneme) ?? 0;
      use[place] = (use[place] ?? 0) + quantity * tries;
    }
  }
  return use;
}

export function addUse(total: Use, use: Use, times = 1): void {
  for (let kind = 0; kind < KINDS; kind++) total[kind] = (total[kind] ?? 0) + times * (use[kind] ?? 0);
}

function slotRecipes(action: LogosActionId | null): readonly (LogosRecipe | null)[] {
  return action === null ? [null] : recipesOf(action);
}

/** Every way to make a tray. */
export function allOptions(tray: LoadoutTray): Option[] {
  return slotRecipes(tray.umbral).flatMap((umbral) =>
    slotRecipes(tray.astral).map((astral) => ({ umbral, astral, use: averageUse({ umbral, astral }) })),
  );
}

function needsNoMore(one: Use, other: Use): boolean {
  return one.every((amount, kind) => amount <= (other[kind] ?? 0));
}

/** Without the ways that use no less of anything than another one: they can never be cheaper. The first of equal ones stays. */
export function usefulOptions(options: readonly Option[]): Option[] {
  return options.filter((option, place) =>
    options.every(
      (other, otherPlace) =>
        other === option ||
        !needsNoMore(other.use, option.use) ||
        (needsNoMore(option.use, other.use) && place < otherPlace),
    ),
  );
}

/** Trays in classes of equal content: the two arrays are one synthesis, so that it does not matter which holds which action. */
export function trayClasses(trays: readonly LoadoutTray[]): TrayClass[] {
  const classes = new Map<string, { tray: LoadoutTray; places: number[] }>();
  trays.forEach(({ umbral, astral }, place) => {
    const turned = (umbral ?? "") > (astral ?? "");
    const tray = turned ? { umbral: astral, astral: umbral } : { umbral, astral };
    const key = `${tray.umbral ?? ""}/${tray.astral ?? ""}`;
    const known = classes.get(key);
    if (known === undefined) classes.set(key, { tray, places: [place] });
    else known.places.push(place);
  });
  return [...classes.values()]
    .map(({ tray, places }) => ({ tray, places, options: usefulOptions(allOptions(tray)) }))
    .sort((a, b) => b.options.length - a.options.length);
}

/** The recipes of an option in the arrays in which `tray` has their actions: its class may hold them turned. */
export function laidIn(tray: LoadoutTray, { umbral, astral }: TrayChoice): TrayChoice {
  const makes = (recipe: LogosRecipe | null, action: LogosActionId | null) =>
    action === null ? recipe === null : recipe !== null && recipesOf(action).includes(recipe);
  return makes(umbral, tray.umbral) && makes(astral, tray.astral)
    ? { umbral, astral }
    : { umbral: astral, astral: umbral };
}
