import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_COMMENT_LENGTH, partyFinderComment } from "./party-finder.ts";

describe("partyFinderComment", () => {
  it("partyFinderComment joins the parts that fit, the first ones first", () => {
    expect(partyFinderComment(["BA 20:00 ST", "", "LF 2 tanks"], " | ")).toBe("BA 20:00 ST | LF 2 tanks");
    const long = "x".repeat(150);
    expect(partyFinderComment(["BA", long, long, "end"], " | ")).toBe(`BA | ${long} | end`);
    expect([...partyFinderComment(["あ".repeat(300)], "、")]).toHaveLength(MAX_COMMENT_LENGTH);
  });

  it("partyFinderComment returns a single line within the length limit", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 250 }), { maxLength: 8 }), (parts) => {
        const comment = partyFinderComment(parts, " · ");
        expect([...comment].length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
        expect(comment).not.toMatch(/[\r\n]/);
      }),
      { seed: 192 },
    );
  });
});
