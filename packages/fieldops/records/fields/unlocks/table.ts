import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, position, ref, zone } = fields;
    const word = ref("terms of unlocks");
    return z.strictObject({
      id: ref("duties", "innerDuties"),
      operation: z.enum(["eureka", "arsenal", "bozja", "occult"]),
      after: z.array(word).optional().describe("Quests that must be finished before."),
      storyOf: zone.optional().describe("The zone whose story must be finished before."),
      quests: z.array(word).min(1).optional().describe("Quests that open it; absent: not collected."),
      people: z.array(
        z.strictObject({
          name: word,
          does: z
            .enum(["start", "quest", "entry", "story"])
            .describe(
              "`start` gives the first quest of those before, `quest` the quest, `entry` lets in, `story` gives quests inside.",
            ),
          at: z
            .strictObject({ place: word, x: z.number().positive(), y: z.number().positive() })
            .optional()
            .describe("Where the person is, if no map of the atlas has the place."),
          position: position.optional(),
        }),
      ),
      confidence,
    });
  },
  names: { facts: "unlocks", type: "Unlock" },
  terms: "unlocks",
  least: { rows: 11 },
});
