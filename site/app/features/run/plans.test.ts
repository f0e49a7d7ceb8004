import { holsterSets } from "@foray/fieldops/bozja/holster-sets/index";
import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import { runJobs } from "@foray/fieldops/runs/seat-words";
import { describe, expect, test } from "vitest";
import { readPlan, seatAddress } from "./plans.ts";

const opened = (plan: string | null, brings: "holster" | "loadout") =>
  seatAddress({ plan: plan ?? "", job: null }, brings);

describe("seat plans", () => {
  test("seat plans lead to every published holster and loadout", () => {
    for (const { path, listed } of holsterSets) {
      if (!listed) continue;
      expect(opened(readPlan(`https://example.org${path}`, "holster"), "holster")).toBe(path);
    }
    for (const { slug, loadouts } of loadoutRoles) {
      for (const loadout of loadouts) {
        const path = `/ba/${slug}/${loadout.slug}`;
        expect(opened(readPlan(`https://example.org/de${path}`, "loadout"), "loadout")).toBe(path);
      }
    }
  });

  test("seatAddress leads to the phantom job only if jobs are brought", () => {
    for (const job of runJobs)
      expect(seatAddress({ plan: "lynn/anyprog/tank", job }, "job")).toBe(`/occult/phantomjob/${job}`);
    expect(seatAddress({ plan: "", job: null }, "job")).toBeNull();
    expect(seatAddress({ plan: "", job: "bard" }, "holster")).toBeNull();
  });

  test("readPlan accepts holster and loadout codes, but rejects other text", () => {
    expect(readPlan("https://example.org/drs/holster/c/RDF6MUkxTDEsejRpMmIxSTE0NA", "holster")).toBe(
      "c/RDF6MUkxTDEsejRpMmIxSTE0NA",
    );
    expect(readPlan("https://example.org/eureka/loadout/dGs", "loadout")).toBe("dGs");
    expect(readPlan("hello there", "holster")).toBeNull();
    expect(readPlan("https://discord.gg/abc", "loadout")).toBeNull();
    expect(readPlan(" ", "loadout")).toBe("");
  });
});
