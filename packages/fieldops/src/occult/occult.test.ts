import { zones } from "@foray/eorzea";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enemies } from "#records/enemies/records";
import { engagements } from "#records/engagements/records";
import { fates } from "#records/fates/records";
import { innerDuties } from "#records/inner-duties/records";
import bossNames from "#records/occult-bosses/names/en";
import itemNames from "#records/occult-items/names/en";
import { phantomActions } from "#records/phantom-actions/records";
import { potFates } from "#records/pot-fates/records";
import weatherFarmNames from "#records/weather-farms/names/en";
import { weatherFarms } from "#records/weather-farms/records";
import {
  consumables,
  crystals,
  currencies,
  enemiesOfWeather,
  knowledge,
  knowledgeBetween,
  occultRecords,
  shops,
  towers,
  treasure,
} from "./index.ts";
import { phantomJobs } from "./phantom-jobs/index.ts";

const items: Readonly<Record<string, string>> = itemNames;
const ids = (records: readonly { readonly id: string }[]) => records.map((record) => record.id);
const rates = (zone: string) =>
  zones.find((record) => record.id === zone)?.rates.map(([weather]) => weather) ?? [];

describe("enemies of the Occult Crescent", () => {
  it("there are 138 enemies of the Occult Crescent, 66 of them in South Horn", () => {
    expect(enemies).toHaveLength(138);
    expect(new Set(ids(enemies)).size).toBe(138);
    expect(enemies.filter((enemy) => enemy.zone === "southHorn")).toHaveLength(66);
    expect(enemies.flatMap((enemy) => enemy.places ?? [])).toHaveLength(37);
    for (const enemy of enemies) expect(enemy.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("enemies of the Occult Crescent have possible weathers and places on the map", () => {
    for (const enemy of enemies) {
      for (const weather of enemy.weather ?? []) expect(rates(enemy.zone)).toContain(weather);
      for (const id of enemy.callsEngagements ?? []) expect(ids(engagements)).toContain(id);
      for (const { x, y } of enemy.places ?? [])
        for (const value of [x, y]) expect(value >= 1 && value <= 42).toBe(true);
      expect([...enemy.levels].sort((a, b) => a - b)).toEqual(enemy.levels);
    }
    expect(enemiesOfWeather("rain", "southHorn")).toEqual(["crescent-mousse"]);
    expect(enemiesOfWeather("rain", "northHorn")).toEqual(["crescent-mousse-north-horn"]);
  });
});

describe("the Occult Crescent", () => {
  it("crystals drop from 56 existing encounters, each of them once", () => {
    const tables = { engagements, fates, "pot-fates": potFates };
    const all = crystals.flatMap((crystal) => crystal.from);
    for (const from of all)
      expect(
        tables[from.table].some((record) => record.id === from.id && record.gameId === from.gameId),
      ).toBe(true);
    expect(new Set(all.map((from) => from.gameId)).size).toBe(all.length);
    expect(all).toHaveLength(56);
    expect(crystals).toHaveLength(9);
  });

  it("every ware of the shops has a name, and North Horn sells 98 of them", () => {
    const northern = shops.filter((shop) => shop.zone === "northHorn" && shop.id !== "arcane-amulet");
    expect(northern.flatMap((shop) => shop.wares)).toHaveLength(98);
    for (const shop of shops) {
      expect(items[shop.vendor]).toBeDefined();
      for (const ware of shop.wares) {
        expect(items[ware.item]).toBeDefined();
        expect(ware.cost).toBeGreaterThan(0);
      }
    }
  });

  it("unlocks of phantom jobs match the wares of shops and the encounters", () => {
    for (const { unlock } of phantomJobs)
      if (unlock.by === "shop")
        expect(
          shops.some(
            (shop) =>
              shop.currencyItemId === unlock.currencyItemId &&
              shop.wares.some((ware) => ware.itemId === unlock.itemId && ware.cost === unlock.cost),
          ),
        ).toBe(true);
      else if (unlock.by === "encounter")
        expect(engagements.find((record) => record.id === unlock.encounter)?.gameId).toBe(unlock.gameId);
  });

  it("knowledgeBetween adds up the 39 rising steps of knowledge", () => {
    expect(knowledge.experience).toHaveLength(knowledge.levelMax - 1);
    knowledge.experience.reduce((before, step) => {
      expect(step).toBeGreaterThan(before);
      return step;
    }, 0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 39 }), fc.integer({ min: 1, max: 40 }), (level, other) => {
        expect(knowledgeBetween(level, level + 1)).toBe(knowledge.experience[level - 1]);
        const [low, high] = [Math.min(level, other), Math.max(level, other)];
        expect((knowledgeBetween(1, low) ?? 0) + (knowledgeBetween(low, high) ?? 0)).toBe(
          knowledgeBetween(1, high),
        );
      }),
      { seed: 4 },
    );
    expect(knowledgeBetween(0, 5)).toBeNull();
    expect(knowledgeBetween(1, 41)).toBeNull();
  });

  it("references of towers, Occult Records, consumables and treasure exist", () => {
    const bosses: Readonly<Record<string, string>> = bossNames;
    expect(towers).toHaveLength(3);
    for (const tower of towers) {
      expect(ids(innerDuties)).toContain(tower.id);
      expect(ids(engagements)).toContain(tower.engagement);
      for (const boss of tower.bosses) expect(bosses[boss.name]).toBeDefined();
    }
    expect(occultRecords.map((record) => record.number)).toEqual(
      Array.from({ length: 60 }, (_, at) => at + 1),
    );
    for (const { source } of occultRecords)
      if (source !== null && "encounters" in source)
        for (const id of source.encounters) expect([...ids(engagements), ...ids(potFates)]).toContain(id);
    expect(currencies).toHaveLength(10);
    for (const consumable of consumables)
      for (const id of consumable.usedBy) expect(ids(phantomActions)).toContain(id);
    for (const { coffers, coffersByKind: kinds, zone } of treasure.zones) {
      expect(coffers, zone).toBe(68);
      if (kinds !== undefined) expect(kinds.bronze + kinds.silver, zone).toBe(coffers);
    }
  });
});

describe("weather farms", () => {
  it("the only weather farm has possible weathers and named monsters", () => {
    const names: Readonly<Record<string, string>> = weatherFarmNames;
    expect(weatherFarms).toHaveLength(1);
    for (const farm of weatherFarms) {
      for (const weather of farm.weather) expect(rates(farm.zone)).toContain(weather);
      for (const name of farm.monsters ?? []) expect(names[name]).toBeDefined();
    }
  });
});
