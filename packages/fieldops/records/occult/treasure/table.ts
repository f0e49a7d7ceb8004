import { z } from "zod";
import { minutes } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, count }) =>
    z.strictObject({
      id: z.literal("treasure"),
      northHorn: z.strictObject({
        coffers: z.strictObject({ bronze: count, silver: count }),
        carrots: count,
        potCoffers: count,
        potContents: z.array(
          z.strictObject({
            coffer: z.enum(["bronze", "fate", "gold", "silver"]),
            silverObols: count,
            goldObols: count,
            gil: count,
          }),
        ),
        potContentsConfidence: confidence,
      }),
      southHorn: z.strictObject({ coffers: count, carrots: count, potCoffers: count }),
      pots: z.strictObject({
        slotMinutes: minutes,
        repeatMinutes: minutes,
        firstAfterInstanceStart: z.array(
          z.strictObject({ minutes, side: z.enum(["north", "south"]).nullable() }),
        ),
        firstConfidence: confidence,
      }),
    }),
  names: { facts: "treasure", type: "TreasureFacts" },
  single: "treasure",
  least: { rows: 1 },
});
