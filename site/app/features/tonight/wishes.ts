import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { type HolsterNeed, lackedFragments } from "@foray/fieldops/holster/lacked";
import { type WeatherEnemy, weatherEnemies } from "@foray/fieldops/occult/weather-enemies";
import { type FragmentId, fragmentIds } from "@foray/fieldops/records/fragments/ids";
import { type LostActionId, lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { idShape, instantShape, ownPath, parseJson } from "~/browser/stored-shape.ts";
import type { Owned } from "~/features/inventory/owned.ts";

/** Operations with weather-dependent spawns. */
export const skyOperations = ["eureka", "bozja", "occult"] as const;

export type SkyOperation = (typeof skyOperations)[number];

/** `needs` are the actions its runs use. */
export type WishedHolster = Readonly<{ name: string; path: string; needs: readonly HolsterNeed[] }>;

/** Keys of windows that were chosen or dropped. */
export type Decisions = Readonly<{ chosen: readonly string[]; dropped: readonly string[] }>;

export type Decided = Decisions & Readonly<{ of: number }>;

export type Wishes = Readonly<{
  /** Ids of forecast filters and weather enemies. */
  wishes: readonly string[];
  operations: readonly SkyOperation[];
  /** Minutes between two stops. */
  travel: number;
  /** Whether to fill spare time with other monsters and farms. */
  fill: boolean;
  /** Holster whose missing fragments are also wished for. */
  holster?: WishedHolster;
  decided?: Decided;
}>;

export const MAX_TRAVEL = 15;
const MAX_WISHES = 40;
const MAX_NEEDS = 100;
const MAX_NAME_LENGTH = 120;
const MAX_PATH_LENGTH = 2000;

export const usualWishes: Wishes = { wishes: [], operations: ["eureka", "bozja"], travel: 3, fill: true };

const holster = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  path: ownPath(MAX_PATH_LENGTH),
  needs: v.pipe(
    v.array(
      v.object({
        action: v.picklist<readonly LostActionId[]>(lostActionIds),
        fragment: v.picklist<readonly FragmentId[]>(fragmentIds),
        needed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
      }),
    ),
    v.maxLength(MAX_NEEDS),
  ),
});

const keys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))), v.maxLength(MAX_NEEDS));

const shape = v.object({
  wishes: v.pipe(v.array(idShape), v.maxLength(MAX_WISHES)),
  operations: v.array(v.picklist(skyOperations)),
  travel: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_TRAVEL)),
  fill: v.boolean(),
  holster: v.exactOptional(holster),
  decided: v.exactOptional(v.object({ of: instantShape, chosen: keys, dropped: keys })),
});

export function parseWishes(text: string): Wishes | undefined {
  return parseJson(shape, text);
}

export const tonightWishes = definePreference<Wishes>(
  "tonight",
  parseWishes,
  JSON.stringify,
  () => usualWishes,
);

export type EveningRule = SpawnRule | WeatherEnemy;

const spawns = filterRules.filter((rule) => rule.kind !== "collection");

export const wishable: readonly EveningRule[] = [...spawns, ...weatherEnemies];

export function operationOfRule({ kind }: EveningRule): SkyOperation {
  if (kind === "weather-enemy") return "occult";
  return kind === "fragment-farm" ? "bozja" : "eureka";
}

/** Adds the wishes of `?wish=cassie,skoll` and enables their operations. Ignores unknown ids. */
export function withRequested(wishes: Wishes, asked: string | null): Wishes {
  const ids = (asked ?? "").split(",");
  const fresh = wishable.filter(({ id }) => ids.includes(id) && !wishes.wishes.includes(id));
  if (fresh.length === 0) return wishes;
  const on = [...wishes.operations, ...fresh.map(operationOfRule)];
  return {
    ...wishes,
    wishes: [...wishes.wishes, ...fresh.map(({ id }) => id)].slice(0, MAX_WISHES),
    operations: skyOperations.filter((id) => on.includes(id)),
  };
}

export function lackedFor({ holster: wished }: Wishes, owned: Owned): readonly FragmentId[] {
  return wished === undefined ? [] : lackedFragments(wished.needs, owned);
}

export function farmsOf(fragments: readonly string[]): readonly string[] {
  return spawns.flatMap(({ id, rewards }) =>
    rewards.some(({ item }) => fragments.includes(item)) ? [id] : [],
  );
}

export function withLacked(wishes: Wishes, owned: Owned): Wishes {
  const farms = farmsOf(lackedFor(wishes, owned));
  return farms.length === 0 ? wishes : { ...wishes, wishes: [...new Set([...wishes.wishes, ...farms])] };
}
