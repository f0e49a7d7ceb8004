import { chanceOf } from "@foray/eorzea";
import { describe, expect, it } from "vitest";
import { clusterMobPoints } from "#records/cluster-mobs/facts";
import { mobPlaces } from "#records/fragment-mob-places/facts";
import { fragmentMobFacts } from "#records/fragment-mobs/facts";
import { fragmentMobs } from "#records/fragment-mobs/records";
import { fragmentFacts } from "#records/fragments/facts";
import { fragmentIds } from "#records/fragments/ids";
import { fragmentOdds } from "#records/fragments/odds";
import { fragments } from "#records/fragments/records";
import { lostActionIds } from "#records/lost-actions/ids";
import { resolveForecastFilter } from "../../forecast-filters/index.ts";

const mobs = new Map(fragmentMobFacts.map((mob) => [mob.id, mob]));

/** In-game map coordinates run from 1 to 42. */
const onMap = (value: number) => value >= 1 && value <= 42;

describe("fragments", () => {
  it("the 36 fragments are unique", () => {
    expect(fragmentFacts.map(({ id }) => id)).toEqual([...fragmentIds]);
    expect(new Set(fragmentIds).size).toBe(36);
    expect(new Set(fragmentFacts.map(({ itemId }) => itemId)).size).toBe(36);
    expect(new Set(fragmentFacts.map(({ key }) => key)).size).toBe(36);
    expect(fragments.every(({ id, key }) => id === `forgotten-fragment-of-${key}`)).toBe(true);
  });

  it("recorded odds of a fragment list only actions that it yields", () => {
    for (const { id, actions } of fragmentFacts) {
      const counted = fragmentOdds[id].map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining(counted));
      expect(new Set(counted).size).toBe(counted.length);
      expect(fragmentOdds[id].reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(1_000);
    }
  });

  it("the fragments together yield every lost action", () => {
    const counts = new Map<string, number>();
    for (const { actions } of fragmentFacts) {
      for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set(lostActionIds));
    expect([...counts].filter(([, count]) => count > 1)).toEqual(
      expect.arrayContaining([
        ["lost-stoneskin-ii", 2],
        ["resistance-elixir", 3],
      ]),
    );
  });

  it("fragments have known counts of sources by kind and one market board each", () => {
    const kinds = new Map<string, number>();
    for (const { itemId, marketable, sources } of fragmentFacts) {
      for (const source of sources) kinds.set(source.type, (kinds.get(source.type) ?? 0) + 1);
      expect(marketable).toBe(true);
      expect(sources.filter((source) => source.type === "marketBoard")).toEqual([
        { type: "marketBoard", itemId },
      ]);
    }
    expect(Object.fromEntries(kinds)).toEqual({
      starMob: 6,
      exchange: 9,
      marketBoard: 36,
      mob: 14,
      reflect: 6,
      skirmish: 8,
      criticalEngagement: 2,
      duty: 26,
    });
  });

  it("enemies that drop a fragment exist in its area and list the fragment", () => {
    for (const { id, sources } of fragmentFacts) {
      for (const source of sources) {
        if (source.type !== "mob" && source.type !== "starMob" && source.type !== "reflect") continue;
        const names = source.type === "reflect" ? source.byWeather.map(({ mob }) => mob) : source.mobs;
        expect(names.length).toBeGreaterThan(0);
        for (const name of names) {
          const mob = mobs.get(name);
          expect(mob).toMatchObject({ zone: source.zone, map: source.map, area: source.area });
          expect(mob?.fragments).toContain(id);
        }
      }
    }
  });

  it("sprites that drop a fragment appear in the weather of its source", () => {
    for (const { sources } of fragmentFacts) {
      for (const source of sources) {
        if (source.type !== "reflect") continue;
        for (const { weather, mob, rank } of source.byWeather) {
          expect(mobs.get(mob)).toMatchObject({ weather, rank, group: "sprite" });
          expect(chanceOf(source.zone, [weather])).toBeGreaterThan(0);
        }
      }
    }
  });

  it("forecast filters named by fragments exist", () => {
    const named = fragmentFacts.flatMap(({ forecastFilter }) => forecastFilter ?? []);
    expect(named).toHaveLength(5);
    for (const param of named) expect(resolveForecastFilter(param).known).toBe(true);
  });

  it("the Forgotten Fragment of Hope costs five clusters", () => {
    const hope = fragmentFacts.find(({ key }) => key === "hope");
    expect(hope?.sources).toContainEqual(expect.objectContaining({ type: "exchange", cost: 5, quantity: 1 }));
  });
});

describe("enemies that drop fragments", () => {
  it("the 103 enemies that drop fragments have places on their map", () => {
    expect(fragmentMobs).toHaveLength(103);
    expect(mobs.size).toBe(103);
    expect(new Set(Object.keys(mobPlaces))).toEqual(new Set(mobs.keys()));
    for (const { id, center } of fragmentMobFacts) {
      expect(onMap(center.x) && onMap(center.y)).toBe(true);
      const places = mobPlaces[id];
      expect((places?.points.length ?? 0) + (places?.regions.length ?? 0)).toBeGreaterThan(0);
      for (const point of places?.points ?? []) expect(onMap(point.x) && onMap(point.y)).toBe(true);
      for (const region of places?.regions ?? []) {
        expect(region.length).toBeGreaterThanOrEqual(3);
        for (const corner of region) expect(corner.length === 2 && corner.every(onMap)).toBe(true);
      }
    }
  });

  it("enemies that drop fragments have a weather exactly when they are sprites", () => {
    for (const { group, weather, nightOnly } of fragmentMobFacts) {
      expect(weather !== null).toBe(group === "sprite");
      if (nightOnly) expect(group).toBe("ashkin");
    }
  });

  it("enemies of the cluster have 330 places on the maps", () => {
    expect(clusterMobPoints.filter(({ map }) => map === "bsf")).toHaveLength(150);
    expect(clusterMobPoints.filter(({ map }) => map === "zadnor")).toHaveLength(180);
    expect(clusterMobPoints.every(({ x, y }) => onMap(x) && onMap(y))).toBe(true);
  });
});
