import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import { loadoutRoles } from "@foray/fieldops/eureka/loadout-guide/facts";
import { describe, expect, test } from "vitest";
import { planAddress, readPlan } from "./plans.ts";

describe("the plan of a seat", () => {
  test("is every published holster and loadout by its link", () => {
    for (const { path, listed } of holsterSets) {
      if (!listed) continue;
      expect(planAddress(readPlan(`https://example.org${path}`, "holster") ?? "", "holster")).toBe(path);
    }
    for (const { slug, loadouts } of loadoutRoles) {
      for (const loadout of loadouts) {
        const path = `/ba/${slug}/${loadout.slug}`;
        expect(planAddress(readPlan(`https://example.org/de${path}`, "loadout") ?? "", "loadout")).toBe(path);
      }
    }
  });

  test("is a code as it stands, and nothing for what is none", () => {
    expect(readPlan("https://example.org/drs/holster/c/RDF6MUkxTDEsejRpMmIxSTE0NA", "holster")).toBe(
      "c/RDF6MUkxTDEsejRpMmIxSTE0NA",
    );
    expect(readPlan("https://example.org/eureka/loadout/dGs", "loadout")).toBe("dGs");
    expect(readPlan("hello there", "holster")).toBeNull();
    expect(readPlan("https://discord.gg/abc", "loadout")).toBeNull();
    expect(readPlan(" ", "loadout")).toBe("");
  });
});
