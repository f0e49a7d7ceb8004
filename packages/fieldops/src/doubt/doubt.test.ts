import { zones } from "@foray/eorzea/zones/tables";
import { describe, expect, it } from "vitest";
import { asOf } from "#records/as-of";
import { engagementFacts } from "#records/engagements/facts";
import { skirmishFacts } from "#records/skirmishes/facts";
import { towers } from "#records/towers/facts";
import { doubtOf, figuresOnly, listedDoubt, triggerDoubt, unnamed, weaknessDoubt } from "./doubt.ts";
import { skyDoubt } from "./sky.ts";

describe("the doubt about a field", () => {
  const conflict = { field: "position", kept: "1, 2", others: ["3, 4"] };

  it("is that of a conflict, before any confidence", () => {
    expect(doubtOf({ confidence: "high", conflicts: [conflict] }, "position")).toEqual({
      kind: "differ",
      others: ["3, 4"],
    });
    expect(doubtOf({ confidence: "high", conflicts: [conflict] }, "level")).toBeNull();
  });

  it("is that of the field before that of the record", () => {
    expect(doubtOf({ confidence: "low", fieldConfidence: { mettle: "high" } }, "mettle")).toBeNull();
    expect(doubtOf({ confidence: "high", fieldConfidence: { mettle: "low" } }, "mettle")).toEqual({
      kind: "oneSource",
    });
    expect(doubtOf({ confidence: "medium" }, "mettle")).toEqual({ kind: "oneSource" });
    expect(doubtOf({}, "mettle")).toBeNull();
  });

  it("gathers the values of several conflicts about one field", () => {
    const other = { ...conflict, others: ["5, 6"] };
    expect(doubtOf({ conflicts: [conflict, other] }, "position")).toEqual({
      kind: "differ",
      others: ["3, 4", "5, 6"],
    });
  });
});

describe("the other values of a doubt", () => {
  const doubt = { kind: "differ", others: ["28.5, 19", "28.55 (arena)"] } as const;

  it("are left out, or only figures, where a page has no words for them", () => {
    expect(unnamed(doubt)).toEqual({ kind: "differ", others: [] });
    expect(figuresOnly(doubt)).toEqual({ kind: "differ", others: ["28.5, 19"] });
    for (const same of [null, { kind: "timed" }] as const)
      expect([unnamed(same), figuresOnly(same)]).toEqual([same, same]);
  });
});

describe("the records' own doubt", () => {
  it("marks the mettle and experience of every skirmish", () => {
    for (const skirmish of skirmishFacts)
      for (const field of ["mettle", "experience"]) expect(doubtOf(skirmish, field)).not.toBeNull();
  });

  it("marks just the triggers on which the sources do not agree, each with the other values", () => {
    const doubtful = engagementFacts.filter((each) => triggerDoubt(each) !== null);
    expect(
      doubtful.map(({ trigger }) => trigger?.by === "engagement" || trigger?.by === "skirmish"),
    ).not.toContain(true);
    for (const each of engagementFacts) {
      const agreed = each.trigger !== undefined && "agreed" in each.trigger ? each.trigger.agreed : undefined;
      expect(triggerDoubt(each) !== null).toBe(agreed === false);
    }
    for (const each of doubtful) expect(triggerDoubt(each)?.kind).toBe("differ");
  });

  it("marks the timer of every tower", () => {
    for (const tower of towers) expect(doubtOf(tower, "timer")).not.toBeNull();
  });

  it("tells what was seen in the game from what a listing says", () => {
    expect(weaknessDoubt("observed")).toEqual({ kind: "game" });
    expect(weaknessDoubt("listing")).toEqual({ kind: "oneSource" });
    expect(weaknessDoubt(undefined)).toBeNull();
  });
});

describe("the doubt about what lists name", () => {
  it("is of what one list alone has", () => {
    expect(listedDoubt("possible")).toEqual({ kind: "oneSource" });
    expect([listedDoubt("confirmed"), listedDoubt("likely")]).toEqual([null, null]);
  });
});

describe("the doubt about a sky", () => {
  it("is of just the zones whose rates are provisional", () => {
    for (const { id, provisional } of zones) expect(skyDoubt(id) !== null).toBe(provisional === true);
  });
});

describe("patch and day of the tables", () => {
  it("are a patch of the game and a day that is not to come", () => {
    for (const [table, { checked, patch }] of Object.entries(asOf)) {
      expect(patch, table).toMatch(/^7\.\d{1,2}$/);
      expect(Date.parse(checked), table).toBeGreaterThan(Date.UTC(2026, 0));
    }
  });
});
