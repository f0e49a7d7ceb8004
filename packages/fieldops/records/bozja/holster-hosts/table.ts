import { z } from "zod";
import { bozjaFields } from "../../../schemas/bozja.ts";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";
import { emitHolsters } from "../../../tools/holster-modules.ts";

export default defineTable({
  schema: (fields) => {
    const { id, role, text } = fields;
    const { icon, slug } = bozjaFields(fields);

    return named(
      "HolsterHost",
      z.strictObject({
        slug: id,
        name: text,
        server: text.describe("Community that the host leads runs for."),
        serverLink: z.url({ protocol: /^https$/ }).describe("Public invite link of the community."),
        lastUpdated: z.iso.date().nullable().describe("Day of the host's last published change."),
        types: z
          .array(
            z.strictObject({
              slug: id,
              name: text,
              owner: text,
              roles: z.array(
                z.strictObject({
                  role,
                  holsters: z.array(z.strictObject({ slug, name: text, icon })).min(1),
                }),
              ),
            }),
          )
          .min(1),
      }),
    );
  },
  key: ["slug"],
  emit: emitHolsters,
  rows: async () => (await import("../../../src/index.ts")).holsterHosts,
  least: { rows: 7 },
});
