import { zones } from "@foray/eorzea";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import detailNames from "#records/forecast-details/names/en";
import de from "#records/forecast-filters/names/de";
import en from "#records/forecast-filters/names/en";
import fr from "#records/forecast-filters/names/fr";
import ja from "#records/forecast-filters/names/ja";
import { notoriousMonsterFacts } from "#records/notorious-monsters/facts";
import { forecastFilters, resolveForecastFilter } from "./index.ts";
import { resolveForecastFilterFacts } from "./resolve.ts";

const spawns = forecastFilters.filter((filter) => filter.kind !== "collection");
const collections = forecastFilters.filter((filter) => filter.kind === "collection");
const known: Readonly<Record<string, string>> = { ...detailNames, ...en };

describe("forecast filters", () => {
  it("ids, addresses and aliases of forecast filters are unique", () => {
    const folded = forecastFilters.map((filter) => [
      ...new Set(
        [filter.id, filter.uri, ...filter.aliases].map((name) => name.toLowerCase().replace(/[-_]/g, "")),
      ),
    ]);
    expect(new Set(folded.flat()).size).toBe(folded.flat().length);
    for (const filter of forecastFilters) {
      expect(filter.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(filter.uri).toMatch(/^[a-z0-9]+([-_][a-z0-9]+)*$/);
    }
  });

  it("forecast filters ask only for weathers possible in their zone", () => {
    const possible = (zoneId: string, weather: string) =>
      zones.find((zone) => zone.id === zoneId)?.rates.some(([id]) => id === weather) ?? false;
    for (const filter of spawns) {
      const asked = [
        ...filter.weather,
        ...filter.monsters.flatMap((monster) => monster.weather ?? []),
        ...(filter.trigger?.weather ?? []),
        ...(filter.sprites ?? []).map((sprite) => sprite.weather),
        ...(filter.choices ?? []).flatMap((choice) => choice.weather),
      ];
      for (const weather of asked)
        expect([filter.id, weather, possible(filter.zone, weather)]).toEqual([filter.id, weather, true]);
      for (const reading of filter.otherReadings ?? [])
        for (const weather of reading.weather) expect(possible(reading.zone, weather)).toBe(true);
      expect(filter.weather.length > 0 || filter.night === true).toBe(true);
    }
  });

  it("all references in forecast filters exist", () => {
    const ids = new Set(spawns.map((filter) => filter.id));
    for (const collection of collections)
      for (const id of [...collection.contains, ...(collection.optional ?? [])]) expect(ids).toContain(id);
    const monsters = new Map(notoriousMonsterFacts.map((monster) => [monster.id, monster]));
    for (const filter of spawns) {
      if (filter.kind === "notorious-monster") {
        const monster = monsters.get(filter.notoriousMonster ?? "");
        expect(monster?.forecastFilter).toBe(filter.id);
        expect(monster?.fateId).toBe(filter.fateId);
        expect(filter.trigger).toBeDefined();
      }
      const named = [
        ...filter.monsters.map((monster) => monster.name),
        ...filter.rewards.map((reward) => reward.item),
        ...(filter.trigger === undefined ? [] : [filter.trigger.name]),
        ...(filter.sprites ?? []).map((sprite) => sprite.name),
        ...(filter.farming?.chainBuilders ?? []),
        ...(filter.farming?.holdForChain30 ?? []),
        ...(filter.farming?.chainRecipes ?? []).flatMap((recipe) =>
          recipe.kills.flatMap((kill) => kill.monsters),
        ),
        ...Object.keys(filter.farming?.chainElements ?? {}),
        ...(filter.farming?.optionalMonsters ?? []).flatMap((monster) => [monster.name, monster.drops]),
        ...(filter.otherReadings ?? []).flatMap((reading) => reading.monsters.map((monster) => monster.name)),
      ];
      for (const key of named) expect(known[key], `${filter.id}: ${key}`).toBeDefined();
      for (const choice of filter.choices ?? [])
        for (const name of choice.monsters)
          expect(filter.monsters.map((monster) => monster.name)).toContain(name);
      for (const monster of filter.monsters)
        if (monster.levelSync !== undefined)
          expect(monsters.get(monster.levelSync.notoriousMonster)?.fateId).toBe(monster.levelSync.fateId);
    }
  });

  it("the collection all-nms has every notorious monster that needs weather or night", () => {
    const needy = notoriousMonsterFacts.filter(
      (monster) =>
        monster.weather.length > 0 ||
        monster.night === true ||
        (!("special" in monster.trigger) && (monster.trigger.weather.length > 0 || monster.trigger.night)),
    );
    const all = collections.find((collection) => collection.id === "all-nms");
    expect(needy.map((monster) => monster.forecastFilter)).toEqual(all?.contains);
  });

  it("names in forecast filters exist in English if they exist in another language", () => {
    for (const table of [ja, de, fr])
      for (const key of Object.keys(table)) expect(known[key], key).toBeDefined();
  });
});

describe("resolveForecastFilter", () => {
  it("resolveForecastFilter accepts any spelling of an address", () => {
    for (const [param, id] of [
      ["cassie", "cassie"],
      ["CopycatCassie", "cassie"],
      ["copycat-cassie", "cassie"],
      ["kingartho", "crab"],
      ["King_Arthro/", "crab"],
      ["cold", "cold-box"],
      ["COLD BOX", "cold-box"],
      ["cold%20lockbox", "cold-box"],
      ["heat_box", "heat-box"],
      ["eurekanms", "nm"],
      ["bsf", "fragments"],
      ["zadnor", "fragments"],
      ["all-nms", "all-nms"],
      ["louhi", "louhi"],
      ["forgotten-fragment-of-care", "care"],
    ] as const) {
      expect(resolveForecastFilter(param)).toMatchObject({ known: true, filter: { id } });
    }
  });

  it("resolveForecastFilter accepts every address of the older site", () => {
    for (const [param, id] of [
      ["cassie", "cassie"],
      ["copycatcassie", "cassie"],
      ["kingartho", "crab"],
      ["crab", "crab"],
      ["skoll", "skoll"],
      ["pazuzu", "pazuzu"],
      ["penthesilea", "penny"],
      ["penny", "penny"],
      ["cold", "cold-box"],
      ["cold_lockbox", "cold-box"],
      ["coldbox", "cold-box"],
      ["cold_box", "cold-box"],
      ["heat", "heat-box"],
      ["heat_box", "heat-box"],
      ["offensive", "offensive"],
      ["conceptual", "conceptual"],
      ["mitigative", "mitigative"],
      ["nm", "nm"],
      ["eurekanms", "nm"],
      ["nms", "nm"],
      ["eurekafarms", "eurekafarms"],
      ["fragments", "fragments"],
      ["bsf", "fragments"],
      ["bozja", "fragments"],
      ["zadnor", "fragments"],
      ["all", "all"],
      ["preparation", "preparation"],
      ["care", "care"],
      ["support", "support"],
      ["history", "history"],
      ["artistry", "artistry"],
    ] as const) {
      expect([param, resolveForecastFilter(param)]).toMatchObject([param, { known: true, filter: { id } }]);
    }
  });

  it("resolveForecastFilter falls back to all filters for a missing or unknown parameter", () => {
    expect(resolveForecastFilter(undefined)).toMatchObject({ known: true, filter: { id: "all" } });
    expect(resolveForecastFilter("")).toMatchObject({ known: true, filter: { id: "all" } });
    expect(resolveForecastFilter("nope")).toMatchObject({ known: false, filter: { id: "all" } });
    expect(resolveForecastFilter("%E0%A4%A")).toMatchObject({ known: false, filter: { id: "all" } });
    expect(resolveForecastFilter("__proto__")).toMatchObject({ known: false, filter: { id: "all" } });
    expect(resolveForecastFilter("a".repeat(1_000_000))).toMatchObject({ known: false });
  });

  it("resolveForecastFilter never throws, and accepts aliases in any case or spacing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string()), (param) => {
        expect(resolveForecastFilterFacts(param).filter).toBeDefined();
      }),
      { seed: 7, numRuns: 2000 },
    );
    const names = forecastFilters.flatMap((filter) =>
      [filter.id, filter.uri, ...filter.aliases].map((name) => [name, filter.id] as const),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom("_", "-", " ", ""),
        fc.boolean(),
        fc.boolean(),
        (name, gap, upper, slash) => {
          const dressed = name[0].replace(/[-_]/g, gap) + (slash ? "/" : "");
          const found = resolveForecastFilterFacts(upper ? dressed.toUpperCase() : dressed);
          expect([found.filter.id, found.known]).toEqual([name[1], true]);
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });
});
