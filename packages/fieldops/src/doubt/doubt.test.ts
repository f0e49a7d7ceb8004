import { zones } from "@foray/eorzea/zones/tables";
import { describe, expect, it } from "vitest";
import { asOf } from "#records/as-of";
import { engagementFacts } from "#records/engagements/facts";
import { skirmishFacts } from "#records/skirmishes/facts";
import { towers } from "#records/towers/facts";
import {
  doubtOf,
  listedDoubt,
  triggerDoubt,
  weaknessDoubt,
  withNumericValuesOnly,
  withoutOtherValues,
} from "./doubt.ts";
import { skyDoubt } from "./sky.ts";

describe("doubtOf", () => {
  const conflict = { field: "position", kept: "1, 2", others: ["3, 4"] };

  it("doubtOf reports a conflict even at high confidence", () => {
    expect(doubtOf({ confidence: "high", conflicts: [conflict] }, "position")).toEqual({
      kind: "differ",
      others: ["3, 4"],
    });
    expect(doubtOf({ confidence: "high", conflicts: [conflict] }, "level")).toBeNull();
  });

  it("doubtOf prefers the confidence of the field to that of the record", () => {
    expect(doubtOf({ confidence: "low", fieldConfidence: { mettle: "high" } }, "mettle")).toBeNull();
    expect(doubtOf({ confidence: "high", fieldConfidence: { mettle: "low" } }, "mettle")).toEqual({
      kind: "oneSource",
    });
    expect(doubtOf({ confidence: "medium" }, "mettle")).toEqual({ kind: "oneSource" });
    expect(doubtOf({}, "mettle")).toBeNull();
  });

  it("doubtOf gathers the values of all conflicts about one field", () => {
    const other = { ...conflict, others: ["5, 6"] };
    expect(doubtOf({ conflicts: [conflict, other] }, "position")).toEqual({
      kind: "differ",
      others: ["3, 4", "5, 6"],
    });
  });
});

describe("other values of a doubt", () => {
  const doubt = { kind: "differ", others: ["28.5, 19", "28.55 (arena)"] } as const;

  it("withoutOtherValues drops all other values of a doubt, withNumericValuesOnly all but figures", () => {
    expect(withoutOtherValues(doubt)).toEqual({ kind: "differ", others: [] });
    expect(withNumericValuesOnly(doubt)).toEqual({ kind: "differ", others: ["28.5, 19"] });
    for (const same of [null, { kind: "timed" }] as const)
      expect([withoutOtherValues(same), withNumericValuesOnly(same)]).toEqual([same, same]);
  });
});

describe("doubts in the records", () => {
  it("mettle and experience of every skirmish are in doubt", () => {
    for (const skirmish of skirmishFacts)
      for (const field of ["mettle", "experience"]) expect(doubtOf(skirmish, field)).not.toBeNull();
  });

  it("triggerDoubt marks exactly the triggers on which sources disagree", () => {
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

  it("the timer of every tower is in doubt", () => {
    for (const tower of towers) expect(doubtOf(tower, "timer")).not.toBeNull();
  });

  it("weaknessDoubt distinguishes observed weaknesses from listed ones", () => {
    expect(weaknessDoubt("observed")).toEqual({ kind: "game" });
    expect(weaknessDoubt("listing")).toEqual({ kind: "oneSource" });
    expect(weaknessDoubt(undefined)).toBeNull();
  });
});

describe("listedDoubt", () => {
  it("listedDoubt marks only entries of a single list", () => {
    expect(listedDoubt("possible")).toEqual({ kind: "oneSource" });
    expect([listedDoubt("confirmed"), listedDoubt("likely")]).toEqual([null, null]);
  });
});

describe("skyDoubt", () => {
  it("skyDoubt marks exactly the zones with provisional rates", () => {
    for (const { id, provisional } of zones) expect(skyDoubt(id) !== null).toBe(provisional === true);
  });
});

describe("asOf of the tables", () => {
  it("every table has a 7.x patch and a check date after the start of 2026", () => {
    for (const [table, { checked, patch }] of Object.entries(asOf)) {
      expect(patch, table).toMatch(/^7\.\d{1,2}$/);
      expect(Date.parse(checked), table).toBeGreaterThan(Date.UTC(2026, 0));
    }
  });
});
