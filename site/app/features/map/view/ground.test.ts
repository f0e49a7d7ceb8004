import { describe, expect, it, vi } from "vitest";

vi.mock("./chart-text.ts", () => ({
  chartAddress: (map: string, storey: string) => `${map}/${storey}`,
  featuresAddress: (map: string) => `${map}/near`,
}));
const { groundOf } = await import("./ground.ts");

const picture = { avif: "a.avif", webp: "a.webp" };

describe("groundOf", () => {
  it("groundOf returns the chart if there is no picture", () => {
    expect(groundOf("hydatos", "surface", undefined, true)).toEqual({
      kind: "chart",
      address: "hydatos/surface",
      features: "hydatos/near",
    });
  });

  it("groundOf returns the picture only on request", () => {
    expect(groundOf("hydatos", "surface", picture, false).kind).toBe("chart");
    expect(groundOf("hydatos", "surface", picture, true)).toEqual({
      kind: "picture",
      address: "a.avif",
      other: "a.webp",
    });
  });

  it("groundOf returns the chart without features below ground", () => {
    expect(groundOf("northhorn", "underground", picture, true)).toEqual({
      kind: "chart",
      address: "northhorn/underground",
      features: undefined,
    });
  });
});
