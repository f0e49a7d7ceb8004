import { z } from "zod";
import { actionShape, bozjaFields } from "../../../schemas/bozja.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { ref, row } = fields;
    const { lostAction } = bozjaFields(fields);

    return z.strictObject({
      ...actionShape(fields),
      holsterId: row.describe("Row of MYCTemporaryItem, the game's own list of holster contents."),
      category: z.enum([
        "beneficial",
        "deepEssence",
        "defensive",
        "detrimental",
        "essence",
        "item",
        "offensive",
        "pureEssence",
        "restorative",
        "tactical",
      ]),
      weight: z.int().min(1).max(99).describe("Weight of one copy; a holster's limit is 99."),
      rangeYalms: fields.amount,
      mpCost: row.nullable().describe("MP cost of one use; null = none."),
      otherFragments: z
        .array(ref("fragments"))
        .min(1)
        .optional()
        .describe("Other fragments that can yield it."),
      fragment: ref("fragments").describe(
        "Main fragment that yields it; others may yield it too (see the fragments).",
      ),
      exclusion: z.enum(["attackType", "banner", "essence", "movementSpeed", "statusWard"]).nullable(),
      excludes: z.array(lostAction).describe("Ids of actions that cannot be used together with this one."),
      usualInSavage: z
        .boolean()
        .describe(
          "Part of the usual selection for Delubrum Reginae (Savage): players' judgment, not a game rule.",
        ),
      unverified: z
        .array(z.string())
        .describe("Fields whose values come from a player-made list, not from the sheet."),
    });
  },
  unique: ["actionId", "holsterId"],
  names: {
    facts: "lostActionFacts",
    type: "LostActionFacts",
    records: "namedLostActions",
    ids: { list: "lostActionIds", type: "LostActionId" },
  },
  parts: {
    codes: { codes: "lostActionCodes" },
    carried: {
      list: "carriedActions",
      fields: ["id", "iconId", "category", "weight", "roles", "jobs", "exclusion"],
    },
    "game-ids": { list: "lostActionGameIds", fields: ["id", "actionId"] },
    notes: { byId: "lostActionNotes", field: "note", type: "Note" },
  },
  derived: ["excludes"],
  rows: async () => (await import("../../../src/bozja/lost-actions/index.ts")).lostActions,
  least: { rows: 99, names: { ja: 99, de: 99, fr: 99, ko: 99, "zh-CN": 99, "zh-TW": 31 } },
});
