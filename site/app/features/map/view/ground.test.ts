import { describe, expect, it, vi } from "vitest";

vi.mock("./chart-text.ts", () => ({
  chartAddress: (map: string, storey: string) => `${map}/${storey}`,
  featuresAddress: (map: string) => `${map}/near`,
}));
const { groundOf } = await import("./ground.ts");

const picture = { avif: "a.avif", webp: "a.webp" };

describe("the ground of a map", () => {
  it("is our chart where there is no picture, whatever is wished", () => {
    expect(groundOf("hydatos", "surface", undefined, true)).toEqual({
      kind: "chart",
      address: "hydatos/surface",
      features: "hydatos/near",
    });
  });

  it("is the picture only where it is wished for", () => {
    expect(groundOf("hydatos", "surface", picture, false).kind).toBe("chart");
    expect(groundOf("hydatos", "surface", picture, true)).toEqual({
      kind: "picture",
      address: "a.avif",
      other: "a.webp",
    });
  });

  it("is our chart below the ground, which the picture does not show, and nothing more from near", () => {
    expect(groundOf("northhorn", "underground", picture, true)).toEqual({
      kind: "chart",
      address: "northhorn/underground",
      features: undefined,
    });
  });
});
