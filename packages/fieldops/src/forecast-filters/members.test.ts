import { expect, test } from "vitest";
import { filterRule, membersById, membersOf } from "./members.ts";
import { filterRules } from "./rules.ts";

const ids = (rules: readonly { readonly id: string }[]) => rules.map(({ id }) => id);

test("membersOf returns a spawn as its own only member", () => {
  for (const rule of filterRules) if (rule.kind !== "collection") expect(membersOf(rule)).toEqual([rule]);
});

test("membersOf adds the optional members of a collection only on request", () => {
  for (const rule of filterRules) {
    if (rule.kind !== "collection") continue;
    expect(ids(membersOf(rule))).toEqual(rule.contains);
    expect(ids(membersOf(rule, { optional: true }))).toEqual([...rule.contains, ...(rule.optional ?? [])]);
  }
});

test("the logogram farms are optional members of the collection of all spawns", () => {
  const whole = ids(membersById("all", { optional: true }));
  const usual = ids(membersById("all"));
  const added = whole.filter((id) => !usual.includes(id));
  expect(added.length).toBeGreaterThan(0);
  for (const id of added) expect(filterRule(id)?.kind).toBe("eureka-farm");
});

test("membersById returns an empty list for an unknown filter", () => {
  expect(membersById("no-such-filter")).toEqual([]);
});
