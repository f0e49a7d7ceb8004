import { describe, expect, it } from "vitest";
import { fragmentFacts } from "#records/fragments/facts";
import { lostActionFacts } from "#records/lost-actions/facts";
import { lostActionIds } from "#records/lost-actions/ids";
import { lostActionNotes } from "#records/lost-actions/notes";
import statusNames from "#records/statuses/names/en";
import { categoryNames, sheetCategory } from "./category-names.ts";
import { lostActions } from "./index.ts";
import { statusActions } from "./status-actions.ts";

describe("lost actions", () => {
  it("lost actions are in the order of the holster's rows, each once", () => {
    expect(lostActionFacts.map(({ id }) => id)).toEqual([...lostActionIds]);
    expect(lostActionFacts.map(({ holsterId }) => holsterId)).toEqual(
      Array.from({ length: lostActionFacts.length }, (_, row) => row + 1),
    );
    expect(new Set(lostActionIds).size).toBe(lostActionIds.length);
    expect(new Set(lostActionFacts.map(({ actionId }) => actionId)).size).toBe(lostActionIds.length);
    expect(lostActionIds.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toBe(true);
  });

  it("lost actions have ten categories", () => {
    const categories = new Set(lostActionFacts.map(({ category }) => category));
    expect([...categories].sort()).toEqual([
      "beneficial",
      "deepEssence",
      "defensive",
      "detrimental",
      "essence",
      "item",
      "offensive",
      "pureEssence",
      "restorative",
      "tactical",
    ]);
  });

  it("lost actions have plausible weights, cast times and recast times", () => {
    for (const action of lostActionFacts) {
      expect(action.weight).toBeGreaterThan(0);
      expect(action.weight).toBeLessThanOrEqual(99);
      expect(action.castMs).toBeGreaterThanOrEqual(0);
      expect(action.recastMs).toBeGreaterThanOrEqual(0);
      expect(action.iconId).toBeGreaterThan(0);
      expect(action.roles.length).toBeGreaterThan(0);
      expect(action.effects.length).toBeGreaterThan(0);
    }
  });

  it("effects of lost actions have consistent durations, percentages and stacks", () => {
    for (const { effects } of lostActionFacts) {
      for (const effect of effects) {
        if (effect.durationMs !== undefined) expect(effect.durationMs % 1000).toBe(0);
        if (effect.kind === "modify" && effect.percent !== null) {
          expect(effect.percent).toBeGreaterThanOrEqual(effect.change === "none" ? 0 : 1);
          if (effect.change === "down") expect(effect.percent).toBeLessThanOrEqual(100);
        }
        if (effect.perStack === true) {
          expect(effects.some((other) => other.kind === "stacks" && other.status === effect.status)).toBe(
            true,
          );
        }
        if (effect.replaces === true) expect(effect.spirit).toBeDefined();
      }
    }
  });

  it("the fragment named by a lost action yields it", () => {
    for (const { id, fragment } of lostActionFacts) {
      expect(fragmentFacts.find((each) => each.id === fragment)?.actions).toContain(id);
    }
  });

  it("lost actions exclude each other mutually, and never themselves", () => {
    for (const action of lostActions) {
      expect(action.excludes).not.toContain(action.id);
      for (const other of action.excludes) {
        expect(lostActions.find(({ id }) => id === other)?.excludes).toContain(action.id);
      }
    }
    const essence = lostActions.find(({ id }) => id === "essence-of-the-templar");
    expect(essence?.excludes).toHaveLength(35);
    expect(lostActions.find(({ id }) => id === "lost-spellforge")?.excludes).toEqual(["lost-steelsting"]);
    expect(lostActions.find(({ id }) => id === "banner-of-noble-ends")?.excludes).toHaveLength(5);
  });

  it("categories of lost actions have names in seven languages", () => {
    for (const { category } of lostActionFacts) {
      expect(Object.keys(categoryNames[sheetCategory(category)])).toHaveLength(7);
    }
  });

  it("statusActions maps each status to the lost action of its name", () => {
    for (const [status, name] of Object.entries(statusNames)) {
      const action = lostActions.find(({ names }) => names.en === name);
      expect(Object.entries(statusActions).find(([key]) => key === status)?.[1]).toBe(action?.id);
    }
  });

  it("notes on lost actions exist in all four languages", () => {
    for (const note of Object.values(lostActionNotes)) {
      for (const text of [note.en, note.ja, note.de, note.fr]) expect(text).toMatch(/\S.*[.。]$/);
    }
  });

  it("disputed cast and recast times of lost actions are those of the game's sheet", () => {
    const find = (id: string) => lostActionFacts.find((action) => action.id === id);
    expect(find("lost-cure")?.castMs).toBe(2000);
    expect(find("lost-cure-iii")?.castMs).toBe(2000);
    expect(find("lost-rend-armor")?.recastMs).toBe(60_000);
  });
});
