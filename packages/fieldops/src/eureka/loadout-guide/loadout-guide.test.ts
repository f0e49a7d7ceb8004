import { describe, expect, it } from "vitest";
import { logosActionIds } from "#records/logos-actions/ids";
import { loadoutGuide } from "./index.ts";

/** Published paths, which must not change. */
const PATHS = [
  "/ba/caster/newbie",
  "/ba/caster/standard",
  "/ba/caster/advanced",
  "/ba/caster/spiritdart",
  "/ba/melee/newbie",
  "/ba/melee/standard",
  "/ba/melee/advanced",
  "/ba/melee/spiritdart",
  "/ba/ranged/newbie",
  "/ba/ranged/standard",
  "/ba/ranged/advanced",
  "/ba/ranged/spiritdart",
  "/ba/blue-dps/newbie",
  "/ba/blue-dps/standard",
  "/ba/blue-dps/advanced",
  "/ba/blue-dps/feint",
  "/ba/main-tank/guardian",
  "/ba/main-tank/indom",
  "/ba/main-tank/advanced",
  "/ba/healer/newbie",
  "/ba/healer/templar",
  "/ba/healer/damage",
  "/ba/healer/feint",
  "/ba/healer/bravery",
  "/ba/healer/sacrifice",
  "/ba/perceptor/safety",
  "/ba/perceptor/damage",
  "/ba/perceptor/fast",
];

describe("loadout guide", () => {
  it("the loadout guide has 28 loadouts at their published paths", () => {
    expect(loadoutGuide).toHaveLength(7);
    const loadouts = loadoutGuide.flatMap((role) => role.loadouts);
    expect(loadouts.map(({ path }) => path)).toEqual(PATHS);
    expect(new Set(loadouts.map(({ id }) => id)).size).toBe(28);
  });

  it("loadouts of the guide use known logos actions in at most eight trays", () => {
    const known = new Set<string | null>([null, ...logosActionIds]);
    for (const { trays, icon } of loadoutGuide.flatMap((role) => role.loadouts)) {
      expect(known.has(icon)).toBe(true);
      expect(trays.length).toBeGreaterThan(0);
      expect(trays.length).toBeLessThanOrEqual(8);
      expect(trays.every(({ umbral, astral }) => known.has(umbral) && known.has(astral))).toBe(true);
    }
  });
});
