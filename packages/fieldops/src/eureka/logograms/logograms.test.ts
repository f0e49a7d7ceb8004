import { chanceOf } from "@foray/eorzea";
import { describe, expect, it } from "vitest";
import { logogramFacts } from "#records/logograms/facts";
import { logogramIds } from "#records/logograms/ids";
import { logograms } from "#records/logograms/records";
import { logosActionIds } from "#records/logos-actions/ids";
import { mnemeFacts } from "#records/mnemes/facts";
import { mnemeIds } from "#records/mnemes/ids";
import { notoriousMonsters } from "#records/notorious-monsters/records";
import { resolveForecastFilter } from "../../forecast-filters/index.ts";

describe("logograms and mnemes", () => {
  it("the 9 logograms and 28 mnemes are unique", () => {
    expect(logogramFacts.map(({ id }) => id)).toEqual([...logogramIds]);
    expect(mnemeFacts.map(({ id }) => id)).toEqual([...mnemeIds]);
    expect(new Set(logogramIds).size).toBe(9);
    expect(new Set(mnemeIds).size).toBe(28);
    expect(logograms.every(({ id, key }) => id === `${key}-logogram`)).toBe(true);
  });

  it("every mneme is in exactly the logogram it names", () => {
    const held = logogramFacts.flatMap(({ id, mnemes: inside }) => inside.map(({ mneme }) => [mneme, id]));
    expect(held).toHaveLength(28);
    expect(new Map(mnemeFacts.map(({ id, logogram }) => [id, logogram]))).toEqual(
      new Map(held.map(([m, l]) => [m, l])),
    );
  });

  it("the drop rates of each logogram sum to 100%", () => {
    for (const { mnemes: inside } of logogramFacts) {
      expect(inside.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 1);
    }
  });

  it("every mneme alone makes the logos action of its id", () => {
    const known = new Set<string>(logosActionIds);
    for (const { id, action } of mnemeFacts) {
      expect(known.has(action)).toBe(true);
      expect(action).toBe(id);
    }
  });

  it("every logogram has a market board and at least one other source", () => {
    for (const { itemId, marketable, sources } of logogramFacts) {
      expect(marketable).toBe(true);
      expect(sources.filter((source) => source.type === "marketBoard")).toEqual([
        { type: "marketBoard", itemId },
      ]);
      expect(sources.length).toBeGreaterThan(1);
    }
  });

  it("enemies that drop logograms have levels of 35 to 70 and possible weathers", () => {
    for (const { sources } of logogramFacts) {
      for (const source of sources) {
        if (source.type !== "mob" && source.type !== "reflect") continue;
        expect(source.mobs.length).toBeGreaterThan(0);
        for (const { level, weathers } of source.mobs) {
          expect(level).toBeGreaterThanOrEqual(35);
          expect(level).toBeLessThanOrEqual(70);
          for (const weather of weathers) expect(chanceOf(source.zone, [weather])).toBeGreaterThan(0);
          if (source.type === "reflect") expect(weathers.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it("notorious monsters that drop logograms match the FATE and zone of the source", () => {
    const fates = logogramFacts.flatMap(({ sources }) =>
      sources.flatMap((source) =>
        source.type === "notoriousMonster"
          ? source.fates.map((fate) => ({ ...fate, zone: source.zone }))
          : [],
      ),
    );
    expect(fates).toHaveLength(22);
    for (const { fateId, monster, zone } of fates) {
      if (monster === null) continue;
      expect(notoriousMonsters.find(({ id }) => id === monster)).toMatchObject({ fateId, zone });
    }
    expect(fates.filter(({ monster }) => monster === null)).toHaveLength(1);
  });

  it("forecast filters named by logograms exist", () => {
    const named = logogramFacts.flatMap(({ forecastFilter }) => forecastFilter ?? []);
    expect(named).toHaveLength(5);
    for (const param of named) expect(resolveForecastFilter(param).known).toBe(true);
  });
});
