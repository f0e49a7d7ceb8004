import { zones } from "@foray/eorzea";
import { expect, test } from "vitest";
import { maps } from "#records/maps/facts";
import { mapOfZone, operationOf, zonesOf } from "./operations.ts";

test("every charted zone belongs to the operation that lists it, and leads to its map", () => {
  for (const { id, operation, zone } of maps) {
    expect(operationOf(zone)).toBe(operation);
    expect(zonesOf(operation)).toContain(zone);
    expect(mapOfZone(zone)).toBe(id);
  }
});

test("the zones of the Occult Crescent are in the order of its charts", () => {
  expect(zonesOf("occult")).toEqual(["southHorn", "northHorn"]);
});

test("a zone outside the field operations belongs to none", () => {
  const charted = new Set<string>(maps.map(({ zone }) => zone));
  const outside = zones.filter(({ id }) => !charted.has(id));
  expect(outside.length).toBeGreaterThan(0);
  for (const { id } of outside) expect([operationOf(id), mapOfZone(id)]).toEqual([undefined, undefined]);
});
