import { maps } from "@foray/fieldops/atlas/maps";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveMap } from "./resolve-map.ts";

describe("resolveMap", () => {
  it.each([
    ["hydatos", "hydatos"],
    ["Hydatos", "hydatos"],
    ["eureka_hydatos", "hydatos"],
    ["Bozjan Southern Front", "bsf"],
    ["bozja", "bsf"],
    ["southHorn", "southhorn"],
    ["north-horn", "northhorn"],
    ["ba", "hydatos"],
  ])("resolveMap reads “%s” as %s", (word, id) => {
    expect(resolveMap(word).map?.id).toBe(id);
  });

  it("resolveMap finds every map by its id and zone", () => {
    for (const { id, zone } of maps) for (const word of [id, zone]) expect(resolveMap(word).map?.id).toBe(id);
  });

  it("resolveMap suggests the nearest map for an unknown word", () => {
    const { map, ...rest } = resolveMap("hydatoss");
    expect(map).toBeUndefined();
    expect(rest).toMatchObject({ unknown: "hydatoss" });
    expect("matches" in rest && rest.matches[0]?.id).toBe("hydatos");
  });

  it("resolveMap never throws, suggests at most three maps and shortens long words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (word) => {
        const found = resolveMap(word);
        if (found.map !== undefined) return;
        expect(found.unknown.length).toBeLessThanOrEqual(61);
        expect(found.matches.length).toBeLessThanOrEqual(3);
      }),
      { seed: 3, numRuns: 80 },
    );
  });
});
