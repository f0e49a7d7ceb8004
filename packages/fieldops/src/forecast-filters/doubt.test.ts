import { isWeatherId } from "@foray/eorzea/sky";
import { zones } from "@foray/eorzea/zones/tables";
import { expect, it } from "vitest";
import { doubtful } from "#records/forecast-filters/doubtful";
import { withDetails } from "./details.ts";
import { spawnDoubt } from "./doubt.ts";
import { filterRules } from "./rules.ts";
import type { SpawnRule } from "./types.ts";

const spawns: readonly SpawnRule[] = filterRules.flatMap((rule) =>
  rule.kind === "collection" ? [] : [rule],
);

it("doubts the sky of just the spawns that one source describes or whose weather sources dispute", () => {
  for (const rule of spawns) {
    const { confidence, conflicts = [] } = withDetails(rule);
    const disputed = conflicts.some(({ field }) => field === "weather");
    expect(spawnDoubt(rule, "weather") !== null, rule.id).toBe(confidence !== "high" || disputed);
  }
});

it("doubts nothing but spawns that there are", () => {
  const ids = new Set(spawns.map(({ id }) => id));
  expect(Object.keys(doubtful).filter((id) => !ids.has(id))).toEqual([]);
});

it("names the other skies and zones by their ids, so that a page can say them in its language", () => {
  for (const rule of spawns)
    for (const field of ["weather", "zone"] as const) {
      const doubt = spawnDoubt(rule, field);
      for (const other of doubt?.kind === "differ" ? doubt.others : []) {
        const [id = "", area] = other.split(" ");
        expect(field === "weather" ? isWeatherId(id) : zones.some((zone) => zone.id === id), other).toBe(
          true,
        );
        expect(area ?? "1", other).toMatch(/^[1-3]$/);
      }
    }
});

it("knows every conflict of a spawn, but those about a spelling that the game settles", () => {
  for (const rule of spawns) {
    const { conflicts = [], monsters } = withDetails(rule);
    const fields = [
      "weather",
      "zone",
      "monsters",
      "farming.chainRecipes.0.chain",
      ...monsters.map(({ name }) => `monsters.${name}.element`),
    ];
    const shown = conflicts.filter(({ field }) => field !== "name" && !field.endsWith(".name"));
    for (const { field } of shown) expect(fields, rule.id).toContain(field);
  }
});
