import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, position, ref, zone } = fields;
    const word = ref("terms of unlocks");
    return z.strictObject({
      id: ref("duties", "innerDuties"),
      operation: z.enum(["eureka", "arsenal", "bozja", "occult"]),
      after: z.array(word).optional().describe("Quests that must be finished first."),
      storyOf: zone.optional().describe("Zone whose story must be finished first."),
      quests: z.array(word).min(1).optional().describe("Quests that unlock it; absent: unknown."),
      people: z.array(
        z.strictObject({
          name: word,
          does: z
            .enum(["start", "quest", "entry", "story"])
            .describe(
              "`start`: gives the first prerequisite quest; `quest`: gives the unlock quest; `entry`: lets you in; `story`: gives quests inside.",
            ),
          at: z
            .strictObject({ place: word, x: z.number().positive(), y: z.number().positive() })
            .optional()
            .describe("Location of the NPC, if it is on no map of the atlas."),
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
