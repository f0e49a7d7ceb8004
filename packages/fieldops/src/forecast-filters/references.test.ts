import { expect, it } from "vitest";
import { duels } from "#records/duels/records";
import { duties } from "#records/duties/records";
import { engagements } from "#records/engagements/records";
import { fragments } from "#records/fragments/records";
import { innerDuties } from "#records/inner-duties/records";
import { logograms } from "#records/logograms/records";
import { skirmishes } from "#records/skirmishes/records";
import { lostActions } from "../bozja/lost-actions/index.ts";
import { logosActions } from "../eureka/logos-actions/index.ts";
import { forecastFilters } from "./index.ts";

const ids = (records: readonly { readonly id: string }[]) => new Set(records.map((record) => record.id));

it("forecast filters named by fragments and logograms exist", () => {
  const filters = ids(forecastFilters);
  for (const { forecastFilter } of [...fragments, ...logograms])
    if (forecastFilter !== null && forecastFilter !== undefined) expect(filters).toContain(forecastFilter);
});

it("encounters and duties named as sources of fragments exist", () => {
  const encounters = new Map(
    [...engagements, ...skirmishes, ...duels].map((record) => [record.gameId, record.id]),
  );
  const places = ids([...duties, ...innerDuties]);
  for (const source of fragments.flatMap((fragment) => fragment.sources)) {
    if ("encounters" in source)
      for (const { id, gameId } of source.encounters)
        expect([gameId, encounters.get(gameId)]).toEqual([gameId, id]);
    if (source.type === "duty") expect(places).toContain(source.duty);
  }
});

it("actions and essences named by forecast filters exist", () => {
  const actions = ids([...lostActions, ...logosActions]);
  for (const filter of forecastFilters)
    if (filter.kind !== "collection")
      for (const id of [filter.farming?.action, filter.farming?.essence])
        if (id !== undefined) expect(actions).toContain(id);
});
