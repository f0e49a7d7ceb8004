import { z } from "zod";
import { minutes } from "../../../schemas/occult.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ amount, confidence, count, row, zone }) => {
    const perCoffer = z.strictObject({ bronze: amount, silver: amount });
    return z.strictObject({
      id: z.literal("treasure"),
      zones: z.array(
        z.strictObject({
          zone,
          coffers: count,
          coffersByKind: z.strictObject({ bronze: count, silver: count }).optional(),
          carrots: count,
          potCoffers: count,
          potContents: z
            .array(
              z.strictObject({
                coffer: z.enum(["bronze", "fate", "gold", "silver"]),
                silverObols: count,
                goldObols: count,
                gil: count,
              }),
            )
            .optional(),
          potContentsConfidence: confidence.optional(),
        }),
      ),
      pots: z.strictObject({
        slotMinutes: minutes,
        repeatMinutes: minutes,
        firstAfterInstanceStart: z.array(
          z.strictObject({ minutes, side: z.enum(["north", "south"]).nullable(), zone }),
        ),
        firstConfidence: confidence,
      }),
      chances: z
        .strictObject({ fate: perCoffer, engagement: perCoffer, goldFromKill: perCoffer, confidence })
        .describe(
          "Chances of a treasure coffer in percent: from a FATE, from an encounter, and of gold pieces from a chained kill.",
        ),
      tower: z
        .strictObject({ bronze: count, silver: count, silverChancePercent: row, confidence })
        .describe("Coffers that a Forked Tower gives, and the chance of another silver one."),
      mostAtOnce: z.strictObject({ bronze: count, silver: count, confidence }),
      potsHandedOut: z
        .strictObject({ most: row, confidence })
        .describe("Maximum number of pots handed out after one pot FATE."),
    });
  },
  names: { facts: "treasure", type: "TreasureFacts" },
  single: "treasure",
  least: { rows: 1 },
});
