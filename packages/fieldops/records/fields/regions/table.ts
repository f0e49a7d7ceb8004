import { z } from "zod";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, row, text }) =>
    z.strictObject({
      id,
      regionId: row,
      name: text,
      market: text
        .nullable()
        .describe(
          "Name that Universalis accepts; null = not certain, so request by data center or world id.",
        ),
      timeZones: z
        .array(z.string().regex(/^[A-Z]\w+(\/\w+)?$/))
        .min(1)
        .describe(
          "Time zones whose players most likely play here, and IANA areas that cover all their other zones.",
        ),
      dataCenters: z
        .array(
          named(
            "DataCenter",
            z.strictObject({
              id,
              dataCenterId: row,
              latin: text,
              local: text,
              market: text.nullable(),
              worlds: z
                .array(named("World", z.strictObject({ id, worldId: row, latin: text, local: text })))
                .min(1),
            }),
          ),
        )
        .min(1),
    }),
  names: { facts: "regions", type: "Region" },
  parts: { "time-zones": { list: "regionTimeZones", fields: ["id", "timeZones"] } },
  least: { rows: 7 },
});
