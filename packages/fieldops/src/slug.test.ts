import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainSlug, slugify } from "./slug.ts";

describe("a part of an address", () => {
  it.each([
    ["Copycat_Cassie", "copycat-cassie"],
    [" Cold Box ", "cold-box"],
    ["/BA/Tank", "/ba/tank"],
    ["ｆｏｏ", "foo"],
  ])("%s is spelled %s", (text, slug) => expect(slugify(text)).toBe(slug));

  it.each([
    ["south-horn", "SouthHorn"],
    ["lost_seraph_strike", "Lost Seraph Strike"],
    ["l-eclat-de-l-elan", "L’Éclat de l'élan"],
    ["ロストスラッシュ", "ロスト・スラッシュ"],
  ])("%s and %s mean the same", (one, other) => expect(plainSlug(one)).toBe(plainSlug(other)));

  it("stays another where only a sound mark tells it apart", () => {
    expect(plainSlug("か")).not.toBe(plainSlug("が"));
  });

  it("changes no more when it is done again, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-composite" }), (text) => {
        expect(plainSlug(plainSlug(text))).toBe(plainSlug(text));
        expect(plainSlug(slugify(text))).toBe(plainSlug(text));
      }),
      { seed: 65, numRuns: 300 },
    );
  });
});
