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

it("spawnDoubt marks the weather of spawns with weak confidence or a weather conflict", () => {
  for (const rule of spawns) {
    const { confidence, conflicts = [] } = withDetails(rule);
    const disputed = conflicts.some(({ field }) => field === "weather");
    expect(spawnDoubt(rule, "weather") !== null, rule.id).toBe(confidence !== "high" || disputed);
  }
});

it("doubts refer only to existing spawns", () => {
  const ids = new Set(spawns.map(({ id }) => id));
  expect(Object.keys(doubtful).filter((id) => !ids.has(id))).toEqual([]);
});

it("doubts about the weather or zone of a spawn give other values as ids", () => {
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

it("conflicts of spawns are only about fields that spawnDoubt supports, or names", () => {
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
