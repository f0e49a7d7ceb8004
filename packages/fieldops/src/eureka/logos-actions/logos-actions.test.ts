import { describe, expect, it } from "vitest";
import { logosActionFacts } from "#records/logos-actions/facts";
import { logosActionIds } from "#records/logos-actions/ids";
import { logosActionNotes } from "#records/logos-actions/notes";
import { mnemeIds } from "#records/mnemes/ids";
import { logosActions } from "./index.ts";

describe("logos actions", () => {
  it("the 56 logos actions are in the game's order, each once", () => {
    expect(logosActionFacts.map(({ id }) => id)).toEqual([...logosActionIds]);
    expect(logosActionFacts.map(({ logosId }) => logosId)).toEqual(
      Array.from({ length: 56 }, (_, row) => row + 1),
    );
    expect(new Set(logosActionIds).size).toBe(56);
    expect(new Set(logosActionFacts.map(({ actionId }) => actionId)).size).toBe(56);
    expect(logosActionIds.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toBe(true);
  });

  it("logos actions have 116 recipes of known mnemes, two of them unconfirmed", () => {
    const recipes = logosActionFacts.flatMap((action) => action.recipes);
    expect(recipes).toHaveLength(116);
    expect(logosActionFacts.every((action) => action.recipes.length > 0)).toBe(true);
    const known = new Set<string>(mnemeIds);
    for (const { mnemes, count } of recipes) {
      expect(mnemes.every(({ mneme, quantity }) => known.has(mneme) && quantity > 0)).toBe(true);
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(3);
    }
    expect(recipes.filter(({ confidence }) => confidence === "possible")).toHaveLength(2);
  });

  it("no two recipes of logos actions are equal", () => {
    const keys = logosActionFacts.flatMap((action) =>
      action.recipes.map(({ mnemes }) =>
        mnemes
          .map(({ mneme, quantity }) => `${mneme}*${quantity}`)
          .toSorted()
          .join("+"),
      ),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("the 14 wisdoms exclude each other", () => {
    const wisdoms = logosActions.filter(({ exclusion }) => exclusion === "wisdom");
    expect(wisdoms).toHaveLength(14);
    for (const wisdom of wisdoms) expect(wisdom.excludes).toHaveLength(13);
    expect(logosActions.filter(({ excludes }) => excludes.length > 0)).toHaveLength(14);
  });

  it("logos actions have names in every language of the sheets", () => {
    const count = (locale: "de" | "en" | "fr" | "ja" | "ko" | "zh-CN" | "zh-TW") =>
      logosActions.filter(({ names }) => names[locale] !== undefined).length;
    expect([count("en"), count("ja"), count("de"), count("fr")]).toEqual([56, 56, 56, 56]);
    expect([count("ko"), count("zh-CN"), count("zh-TW")]).toEqual([26, 56, 40]);
  });

  it("logos actions have effects, roles, an icon and notes in four languages", () => {
    for (const action of logosActionFacts) {
      expect(action.effects.length).toBeGreaterThan(0);
      expect(action.roles.length).toBeGreaterThan(0);
      expect(action.iconId).toBeGreaterThan(0);
    }
    for (const note of Object.values(logosActionNotes)) {
      for (const text of [note.en, note.ja, note.de, note.fr]) expect(text).toMatch(/\S.*[.。]$/);
    }
  });
});
