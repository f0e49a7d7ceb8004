import { z } from "zod";
import { eurekaFields } from "../../../schemas/eureka.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id, names, text } = fields;
    const { logosAction } = eurekaFields(fields);

    return z.strictObject({
      id,
      slug: id,
      name: text,
      names,
      loadouts: z
        .array(
          z.strictObject({
            id: id.describe("Id unique across all roles: role and slug."),
            slug: id.describe("Last part of its address, as published."),
            title: text,
            names,
            path: z.string().regex(/^\/ba\/[a-z-]+\/[a-z-]+$/),
            highlights: z.array(logosAction).describe("Actions that identify the loadout for players."),
            icon: logosAction,
            trays: z
              .array(z.strictObject({ umbral: logosAction.nullable(), astral: logosAction.nullable() }))
              .min(1)
              .max(8)
              .describe("Trays in order: the one for Hydatos, the initial one, then the rest."),
          }),
        )
        .min(1),
    });
  },
  names: { facts: "loadoutRoles", type: "LoadoutRole" },
  derived: ["loadouts.names", "loadouts.path"],
  rows: async () => (await import("../../../src/index.ts")).loadoutGuide,
  least: { rows: 7 },
});
