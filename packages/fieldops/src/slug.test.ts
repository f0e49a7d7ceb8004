import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainSlug, slugify } from "./slug.ts";

describe("slugs", () => {
  it.each([
    ["Copycat_Cassie", "copycat-cassie"],
    [" Cold Box ", "cold-box"],
    ["/BA/Tank", "/ba/tank"],
    ["ｆｏｏ", "foo"],
  ])("slugify spells %s as %s", (text, slug) => expect(slugify(text)).toBe(slug));

  it.each([
    ["south-horn", "SouthHorn"],
    ["lost_seraph_strike", "Lost Seraph Strike"],
    ["l-eclat-de-l-elan", "L’Éclat de l'élan"],
    ["ロストスラッシュ", "ロスト・スラッシュ"],
  ])("plainSlug is the same for %s and %s", (one, other) => expect(plainSlug(one)).toBe(plainSlug(other)));

  it("plainSlug distinguishes kana that differ only in a sound mark", () => {
    expect(plainSlug("か")).not.toBe(plainSlug("が"));
  });

  it("plainSlug is idempotent on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-composite" }), (text) => {
        expect(plainSlug(plainSlug(text))).toBe(plainSlug(text));
        expect(plainSlug(slugify(text))).toBe(plainSlug(text));
      }),
      { seed: 65, numRuns: 300 },
    );
  });
});
