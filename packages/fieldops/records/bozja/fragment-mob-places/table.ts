import { z } from "zod";
import { bozjaFields } from "../../../schemas/bozja.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { readRecords } from "../../../tools/record-files.ts";

export default defineTable({
  schema: (fields) => {
    const { ref } = fields;
    const { map } = bozjaFields(fields);

    return z.strictObject({
      id: ref("fragmentMobs"),
      map,
      points: z.array(z.strictObject({ x: z.number(), y: z.number() })),
      regions: z.array(z.array(z.tuple([z.number(), z.number()])).min(3)),
    });
  },
  names: { facts: "mobPlaces", type: "MobPlaces", byId: true },
  derived: ["id", "map"],
  rows: async () => {
    const maps = new Map(readRecords("bozja/fragment-mobs").records?.map(({ id, map }) => [id, map]));
    const places = readRecords("bozja/fragment-mob-places").records ?? [];
    return places.map(({ id, ...rest }) => ({ id, map: maps.get(id), ...rest }));
  },
  least: { rows: 103 },
});
