import { z } from "zod";
import { type Kit, named } from "./kit.ts";

/** Items, worlds, the sky, and the words that records name by key. */
export function sharedSchemas({ count, id, names, ref, row, text }: Kit) {
  return {
    items: z.strictObject({
      id,
      names,
      itemId: row,
      iconId: row,
      kind: z.enum(["currency", "fragment", "lockbox", "logogram"]),
      marketable: z.boolean().describe("Can be traded on the market board, so that it has a price."),
    }),
    lockboxes: z.strictObject({
      item: ref("items"),
      itemId: row,
      openings: row.describe("How many were opened, over all patches that were counted."),
      drops: z
        .array(
          z.strictObject({
            itemId: row,
            min: row,
            max: row,
            count: row.describe("Openings that held it."),
            percent: z.number().positive().max(100).nullable().describe("The count through the openings."),
          }),
        )
        .min(1)
        .describe("Worked out from the counts of the table dropRates."),
    }),
    regions: z.strictObject({
      id,
      regionId: row,
      name: text,
      market: text
        .nullable()
        .describe(
          "Name that Universalis takes; null = not known for certain, ask by data center or world id.",
        ),
      timeZones: z
        .array(z.string().regex(/^[A-Z]\w+(\/\w+)?$/))
        .min(1)
        .describe(
          "Time zones whose players most likely play here, and areas of the IANA database for all their other zones.",
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
    zones: z.strictObject({
      id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      names,
      kind: z.string(),
      region: z.string().nullable(),
      expansion: z.enum(["ARR", "HW", "SB", "ShB", "EW", "DT"]),
      territories: z.array(row).min(1),
      rates: z.array(z.tuple([ref("weathers"), z.int().min(1).max(100)])).min(1),
      storyWeather: z.literal(true).optional(),
      provisional: z.literal(true).optional(),
      certainty: z.number().min(0).max(1).optional(),
      reason: text.optional(),
    }),
    weathers: z.strictObject({
      id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      names,
      sheetId: row,
      iconId: count,
    }),
    terms: z.strictObject({ table: text, key: id, names }),
  };
}
