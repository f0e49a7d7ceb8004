import { z } from "zod";
import { occultFields } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { amount, confidence, count, id, position, row, text } = fields;
    const { item } = occultFields(fields);
    const byWeakness = z.strictObject({ fire: row, ice: row, lightning: row, wind: row });
    return z.strictObject({
      id: z.literal("miscellany"),
      phantomWeapons: z.strictObject({
        steps: z.array(
          z.strictObject({
            id,
            itemBase: row,
            dispellerCount: row.optional(),
            arcaniteCount: row.optional(),
            mathematicsPerArcanite: row.optional(),
          }),
        ),
        dispellersElsewhere: z.array(
          z.strictObject({
            itemId: row,
            roulette: z.enum(["highLevelDungeons", "normalRaids", "trials"]),
          }),
        ),
        confidence,
      }),
      armour: z.strictObject({
        vendor: item,
        position,
        pieces: row,
        itemLevelBase: row,
        steps: z.array(z.strictObject({ step: count, itemId: row, count: row })),
      }),
      mountSpeed: z.strictObject({ itemId: row, currencyItemId: row, cost: row }),
      elementalWeakness: z.strictObject({ bonusPercent: row, statusIds: byWeakness, iconIds: byWeakness }),
      quests: z.array(z.strictObject({ questId: row, name: text, confidence })),
      people: z.array(
        z.strictObject({ name: text, place: text, x: amount, y: amount, quest: text.optional() }),
      ),
      patches: z.array(z.strictObject({ patch: text, date: z.iso.date().nullable() })),
    });
  },
  names: { facts: "occultMisc", type: "OccultMiscFacts" },
  terms: "miscellany",
  single: "miscellany",
  least: { rows: 1 },
});
