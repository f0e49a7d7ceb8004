import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { idShape, parseJson } from "~/browser/stored-shape.ts";

/** The operations whose windows the sky decides. */
export const skyOperations = ["eureka", "bozja"] as const;

export type SkyOperation = (typeof skyOperations)[number];

/** A player's wishes for an evening. The hours are those of "only when I can play". */
export type Wishes = Readonly<{
  /** Ids of forecast filters. */
  wishes: readonly string[];
  operations: readonly SkyOperation[];
  /** Whole minutes from one stop to the next. */
  travel: number;
  /** Whether other monsters and farms fill the time that the wishes leave. */
  fill: boolean;
}>;

export const MOST_TRAVEL = 15;
const MOST_WISHES = 40;

export const usualWishes: Wishes = { wishes: [], operations: skyOperations, travel: 3, fill: true };

const shape = v.object({
  wishes: v.pipe(v.array(idShape), v.maxLength(MOST_WISHES)),
  operations: v.array(v.picklist(skyOperations)),
  travel: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TRAVEL)),
  fill: v.boolean(),
});

/** Stored text to wishes; `undefined` for anything else. */
export function parseWishes(text: string): Wishes | undefined {
  return parseJson(shape, text);
}

export const tonightWishes = definePreference<Wishes>(
  "tonight",
  parseWishes,
  JSON.stringify,
  () => usualWishes,
);

/** Everything that can be wished for, in the order of the records. */
export const wishable: readonly SpawnRule[] = filterRules.filter((rule) => rule.kind !== "collection");

export function operationOfRule({ kind }: SpawnRule): SkyOperation {
  return kind === "fragment-farm" ? "bozja" : "eureka";
}
