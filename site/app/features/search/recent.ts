import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { parseJson } from "~/browser/stored-shape.ts";

const KEPT = 5;

const shape = v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(KEPT));

/** Ids of opened results, latest first. */
export const recentFinds = definePreference<readonly string[]>(
  "recentFinds",
  (text) => parseJson(shape, text),
  JSON.stringify,
  () => [],
);

export function rememberFind(id: string): void {
  recentFinds.set([id, ...recentFinds.get().filter((each) => each !== id)].slice(0, KEPT));
}
