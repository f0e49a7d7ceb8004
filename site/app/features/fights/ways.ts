import * as v from "valibot";
import { definePreference, usePreference } from "~/browser/preferences.ts";
import { parseJson } from "~/browser/stored-shape.ts";

/** Ways that are kept; the ones chosen longest ago are forgotten. */
const MAX_WAYS = 200;

/** The chosen way of each mechanic, by `operation/fight/mechanic`. */
const waysShape = v.record(v.pipe(v.string(), v.maxLength(180)), v.pipe(v.string(), v.maxLength(60)));
export type Ways = v.InferOutput<typeof waysShape>;

const noWays: Ways = {};

export const readWays = (text: string): Ways | undefined => parseJson(waysShape, text);

/** The ways with one more, which becomes the youngest. */
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

/** The chosen one of some ways: the first if none was chosen, or if the chosen one is gone, which `lost` tells. */
export function wayOf<T extends Readonly<{ id: string }>>(ways: readonly T[], chosen: string | undefined) {
  const found = ways.find(({ id }) => id === chosen);
  return { way: found ?? ways[0], lost: chosen !== undefined && found === undefined };
}

/** Every chosen way, by `operation/fight/mechanic`. */
export const useWays = (): Ways => usePreference(fightWays, noWays);

/** The way of handling a mechanic, kept in the browser. */
export function useWay<T extends Readonly<{ id: string }>>(mechanic: string, ways: readonly T[]) {
  const kept = useWays();
  return {
    ...wayOf(ways, kept[mechanic]),
    set: (way: string) => fightWays.set(withWay(fightWays.get(), mechanic, way)),
  };
}
