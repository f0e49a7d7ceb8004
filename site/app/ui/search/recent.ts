import { definePreference } from "~/browser/preferences.ts";
import { readJson } from "~/browser/stored-shape.ts";

const KEPT = 5;

function parse(text: string): readonly string[] | undefined {
  const value = readJson(text);
  if (!Array.isArray(value)) return undefined;
  return value.filter((id) => typeof id === "string" && id.length <= 120).slice(0, KEPT);
}

/** Ids of what was found and opened last, latest first. */
export const recentFinds = definePreference<readonly string[]>(
  "recentFinds",
  parse,
  JSON.stringify,
  () => [],
);

/** Puts `id` first among the recent ones. */
export function rememberFind(id: string): void {
  recentFinds.set([id, ...recentFinds.get().filter((each) => each !== id)].slice(0, KEPT));
}
