import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phantomActions } from "#records/phantom-actions/records";
import { phantomTraits } from "#records/phantom-traits/records";
import { experienceBetween } from "./experience.ts";
import { phantomJobs } from "./index.ts";

const ids = new Set([...phantomActions, ...phantomTraits].map((record) => record.id));

describe("phantom jobs", () => {
  it("phantom jobs, actions and traits have unique URL-safe ids", () => {
    expect(ids.size).toBe(phantomActions.length + phantomTraits.length);
    expect(new Set(phantomJobs.map((job) => job.id)).size).toBe(phantomJobs.length);
    expect(new Set(phantomActions.map((action) => action.actionId)).size).toBe(phantomActions.length);
    for (const id of [...ids, ...phantomJobs.map((job) => job.id)])
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("all references between phantom jobs, actions and traits exist", () => {
    for (const job of phantomJobs) {
      expect(job.actionRecords.map((action) => action.id)).toEqual(job.actions);
      expect(job.traitRecords.map((trait) => trait.id)).toEqual(job.traits);
      expect(job.actions.length).toBeGreaterThan(0);
      for (const support of job.support)
        for (const id of support.through) expect([...job.actions, ...job.traits]).toContain(id);
      if (job.crystalBuff !== undefined) expect(job.actions).toContain(job.crystalBuff.action);
    }
    for (const action of phantomActions) {
      if (action.parent !== undefined) expect(ids).toContain(action.parent);
      expect(action.level !== undefined || action.parent !== undefined).toBe(true);
      for (const effect of action.effects)
        if ("actions" in effect) for (const id of effect.actions ?? []) expect(ids, action.id).toContain(id);
      expect(action.effects.length).toBeGreaterThan(0);
    }
    for (const trait of phantomTraits) for (const id of trait.enhances ?? []) expect(ids).toContain(id);
  });

  it("phantom actions and traits are learned within the levels of their job", () => {
    for (const job of phantomJobs)
      for (const record of [...job.actionRecords, ...job.traitRecords])
        if (record.level !== undefined) expect(record.level >= 1 && record.level <= job.levelMax).toBe(true);
  });

  it("experience of phantom jobs is known and never falls, except for Freelancer", () => {
    const known = phantomJobs.filter((job) => job.experience !== null);
    for (const job of known) {
      expect(job.experience).toHaveLength(job.levelMax - 1);
      job.experience?.reduce((before, step) => {
        expect(step).toBeGreaterThanOrEqual(before);
        expect(step).toBeGreaterThan(0);
        return step;
      }, 0);
    }
    expect(phantomJobs.filter((job) => job.experienceBasis === "unknown")).toEqual([]);
    for (const job of phantomJobs)
      expect(job.experienceConfidence !== undefined, job.id).toBe(job.experienceBasis === "players");
    expect(phantomJobs.filter((job) => job.experienceBasis === "masteredJobs").map((job) => job.id)).toEqual([
      "freelancer",
    ]);
  });

  it("phantom jobs list who brings resurrection, dispel, slow, treasure and haste", () => {
    const who = (role: string) =>
      phantomJobs.filter((job) => job.support.some((support) => support.role === role)).map((job) => job.id);
    expect(who("resurrection")).toEqual(["chemist", "white-mage"]);
    expect(who("dispel")).toEqual(["time-mage"]);
    expect(who("slow")).toEqual(["time-mage"]);
    expect(who("treasure")).toEqual(["freelancer"]);
    expect(who("haste")).toEqual(["time-mage"]);
  });
});

describe("experienceBetween", () => {
  it("experienceBetween equals the known sums", () => {
    const sum = (id: string) => {
      const job = phantomJobs.find((record) => record.id === id);
      return job === undefined ? undefined : experienceBetween(job, 1, job.levelMax);
    };
    expect(sum("knight")).toBe(16_800);
    expect(sum("chemist")).toBe(14_000);
    expect(sum("samurai")).toBe(19_200);
    expect(sum("ninja")).toBe(28_800);
    expect(sum("freelancer")).toBeNull();
  });

  it("experienceBetween is additive, and null outside the levels of the job", () => {
    const known = phantomJobs.filter((job) => job.experience !== null);
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(8), fc.nat(8), fc.nat(8), (job, a, b, c) => {
        const [x, y, z] = [a, b, c].map((level) => (level % job.levelMax) + 1).sort((l, r) => l - r);
        if (x === undefined || y === undefined || z === undefined) return;
        expect((experienceBetween(job, x, y) ?? 0) + (experienceBetween(job, y, z) ?? 0)).toBe(
          experienceBetween(job, x, z),
        );
        expect(experienceBetween(job, z, x)).toBe(0);
        expect(experienceBetween(job, 0, x)).toBeNull();
        expect(experienceBetween(job, x, job.levelMax + 1)).toBeNull();
      }),
      { seed: 3 },
    );
  });
});
