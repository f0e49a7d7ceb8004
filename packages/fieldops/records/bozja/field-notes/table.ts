import { z } from "zod";
import { named } from "../../../schemas/field-schemas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, lost, names, resolves, row, text }) =>
    z.strictObject({
      id,
      names,
      noteId: row.describe("Row of MYCWarResultNotebook."),
      number: row,
      rarity: z.int().min(1).max(5).describe("Stars, 1 to 5."),
      iconId: row,
      itemId: row,
      drops: z
        .array(
          named(
            "FieldNoteDrop",
            z
              .strictObject({
                table: z.enum(["duels", "duties", "engagements", "skirmishes"]),
                id,
                gameId: row.optional(),
                sources: z.array(text).min(1),
                doubtful: z.literal(true).optional(),
                count: row
                  .optional()
                  .describe("Player reports that included it, out of `of` counted reports."),
                of: row.optional(),
              })
              .superRefine((drop, context) => {
                const tables = drop.table === "duties" ? ["duties", "innerDuties"] : [drop.table];
                if (!tables.some((table) => resolves(table, drop.id)))
                  context.addIssue({ code: "custom", path: ["id"], message: lost(drop.table, drop.id) });
              }),
          ),
        )
        .describe("Empty: it comes from the story or an exchange, not from an encounter."),
    }),
  unique: ["noteId", "itemId"],
  names: { facts: "fieldNoteFacts", type: "FieldNoteFacts", records: "fieldNotes", whole: "FieldNote" },
  least: { rows: 50, names: { ja: 50, de: 50, fr: 50, ko: 50, "zh-CN": 50, "zh-TW": 50 } },
});
