import * as v from "valibot";
import { definePreference, usePreference } from "~/browser/preferences.ts";
import { parseJson } from "~/browser/stored-shape.ts";

/** Number of choices kept. The oldest are dropped. */
const MAX_WAYS = 200;

/** Chosen strategies by `operation/fight/mechanic`. */
const waysShape = v.record(v.pipe(v.string(), v.maxLength(180)), v.pipe(v.string(), v.maxLength(60)));
export type Ways = v.InferOutput<typeof waysShape>;

const noWays: Ways = {};

export const readWays = (text: string): Ways | undefined => parseJson(waysShape, text);

export function withWay(ways: Ways, mechanic: string, way: string): Ways {
  const { [mechanic]: _, ...others } = ways;
  return Object.fromEntries([...Object.entries(others), [mechanic, way]].slice(-MAX_WAYS));
}

const fightWays = definePreference<Ways>(
  "fightWays",
  readWays,
  (ways) => JSON.stringify(ways),
  () => noWays,
);

/** Falls back to the first strategy. `lost` tells whether the chosen one no longer exists. */
export function wayOf<T extends Readonly<{ id: string }>>(ways: readonly T[], chosen: string | undefined) {
  const found = ways.find(({ id }) => id === chosen);
  return { way: found ?? ways[0], lost: chosen !== undefined && found === undefined };
}

export const useWays = (): Ways => usePreference(fightWays, noWays);

export function useWay<T extends Readonly<{ id: string }>>(mechanic: string, ways: readonly T[]) {
  const kept = useWays();
  return {
    ...wayOf(ways, kept[mechanic]),
    set: (way: string) => fightWays.set(withWay(fightWays.get(), mechanic, way)),
  };
}
