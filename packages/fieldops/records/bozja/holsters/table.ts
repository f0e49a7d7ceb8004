import { z } from "zod";
import { bozjaFields } from "../../../schemas/bozja.ts";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  published: "holsterSets",
  schema: (fields) => {
    const { count, id, names, ref, role, text } = fields;
    const { lostAction, bag, icon, slug } = bozjaFields(fields);

    return named(
      "HolsterSet",
      z.strictObject({
        id: id.describe("Id unique across all hosts: host, run type and slug."),
        names,
        slug,
        name: text,
        host: ref("holsterHosts"),
        type: id,
        path: z
          .string()
          .regex(/^\/drs\/holster\/[a-z0-9-]+\/[a-z0-9-]+\/[A-Za-z0-9-]+$/)
          .describe("Last part of the page's address; it never changes."),
        role,
        icon,
        listed: z.boolean().describe("Shown in the menu."),
        prepop: bag.describe("Actions used before the pull; `main` has those carried into the fight."),
        main: bag,
        weight: z.strictObject({ prepop: count, main: count }),
        modifications: z
          .array(ref("holsterModifications"))
          .describe("Changes that one player of the role is asked to make."),
        slots: z
          .strictObject({
            essence: lostAction,
            reraiser: lostAction,
            primary: z.array(lostAction),
            secondary: z.array(lostAction),
            items: z.array(lostAction),
          })
          .optional()
          .describe("What each action of the first bag is for, if the host says so."),
      }),
    );
  },
  files: "host",
  rows: async () => (await import("../../../src/index.ts")).holsterSets,
  least: { rows: 189 },
});
