import { readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  forecastFilters,
  logograms,
  logosActions,
  lostActions,
  phantomActions,
  phantomJobs,
} from "@foray/fieldops";
import { expect, test } from "vitest";
import { glyphFor } from "./glyph.ts";
import { lostActionsGlyphs } from "./sets/lost-actions.ts";
import { uiGlyphs } from "./sets/ui.ts";
import { glyphSets } from "./sets.ts";

const require = createRequire(import.meta.url);
const app = new URL("../../app", import.meta.url).pathname;

function namesOf(pack: "game-icons" | "lucide"): ReadonlySet<string> {
  const text = readFileSync(require.resolve(`@iconify-json/${pack}/icons.json`), "utf8");
  const data: { icons: Record<string, unknown>; aliases?: Record<string, unknown> } = JSON.parse(text);
  return new Set([...Object.keys(data.icons), ...Object.keys(data.aliases ?? {})]);
}

const known = { "game-icons": namesOf("game-icons"), lucide: namesOf("lucide") };

test.each(Object.entries(glyphSets))("every glyph of %s exists in its icon package", (_set, glyphs) => {
  for (const [id, name] of Object.entries(glyphs)) {
    const [pack, glyph = ""] = name.split(":");
    expect(
      pack === "lucide" ? known.lucide.has(glyph) : known["game-icons"].has(glyph),
      `${id}: ${name}`,
    ).toBe(true);
  }
});

test.each([
  ["lost actions", lostActionsGlyphs],
  ["logos actions", glyphSets["logos-actions"]],
  ["phantom jobs", glyphSets["phantom-jobs"]],
  ["phantom actions", glyphSets["phantom-actions"]],
] as const)("no two %s share a glyph", (_, set) => {
  const names = Object.values<string>(set);
  expect(new Set(names).size).toBe(names.length);
});

const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

test.each([
  ["lost-actions", lostActionsGlyphs, ids(lostActions)],
  ["logos-actions", glyphSets["logos-actions"], ids(logosActions)],
  ["phantom-jobs", glyphSets["phantom-jobs"], ids(phantomJobs)],
  ["phantom-jobs", glyphSets["phantom-actions"], ids(phantomActions)],
  ["logograms", glyphSets.logograms, logograms.map(({ key }) => key)],
  ["farms", glyphSets.farms, ids(forecastFilters)],
] as const)("sets/%s.ts has a glyph for each record and no others (table %#)", (_, set, records) => {
  expect(Object.keys(set).toSorted()).toEqual([...records].toSorted());
});

test("every interface icon is used in the app", async () => {
  const parts: string[] = [];
  for await (const file of glob("**/*.{ts,tsx}", { cwd: app }))
    if (!/\.test\.|messages/.test(file)) parts.push(await readFile(join(app, file), "utf8"));
  const source = parts.join("\n");
  for (const id of Object.keys(uiGlyphs)) expect(source, id).toContain(`"${id}"`);
});

test("glyphFor returns the fallback for an unknown id, even for “constructor”", () => {
  expect(glyphFor(glyphSets.ui, "clock", undefined)).toBe("lucide:clock");
  expect(glyphFor(glyphSets.ui, "nope", "lucide:circle")).toBe("lucide:circle");
  expect(glyphFor(glyphSets.ui, "constructor", undefined)).toBeUndefined();
});
