import { zones } from "@foray/eorzea";
import { expect, test } from "vitest";
import { maps } from "#records/maps/facts";
import { mapOfZone, operationOf, zonesOf } from "./operations.ts";

test("every charted zone maps to its operation and chart", () => {
  for (const { id, operation, zone } of maps) {
    expect(operationOf(zone)).toBe(operation);
    expect(zonesOf(operation)).toContain(zone);
    expect(mapOfZone(zone)).toBe(id);
  }
});

test("zonesOf lists the zones of the Occult Crescent in chart order", () => {
  expect(zonesOf("occult")).toEqual(["southHorn", "northHorn"]);
});

test("zones without a chart have neither an operation nor a map", () => {
  const charted = new Set<string>(maps.map(({ zone }) => zone));
  const outside = zones.filter(({ id }) => !charted.has(id));
  expect(outside.length).toBeGreaterThan(0);
  for (const { id } of outside) expect([operationOf(id), mapOfZone(id)]).toEqual([undefined, undefined]);
});
