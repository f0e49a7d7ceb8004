import { z } from "zod";
import type { FieldSchemas } from "./field-schemas.ts";

export const basis = z.enum(["game", "players"]);

export function encounterFields(fields: FieldSchemas) {
  const { area, confidence, conflicts, element, id, map, names, position, ref, row, text, zone } = fields;
  const range = z
    .tuple([z.number().nonnegative(), z.number().positive()])
    .refine(([least, most]) => least <= most, "goes from most to least");
  /** Names of enemies and items are keys of the table's terms. */
  const encounter = (table: string) => ({
    id,
    names,
    gameId: row.describe("Row of the DynamicEvent or Fate sheet."),
    zone,
    map,
    area: area.optional().describe("Area 1 to 3 of a Bozjan field."),
    position: position.optional(),
    boss: z
      .strictObject({ name: ref(`terms of ${table}`), bnpcNameId: row.nullable().optional() })
      .optional(),
    trigger: z
      .discriminatedUnion("by", [
        z.strictObject({ by: z.literal("automatic"), agreed: z.boolean().optional() }),
        z.strictObject({
          by: z.literal("enemy"),
          name: ref(`terms of ${table}`),
          bnpcNameId: row.optional(),
          level: row.optional(),
          agreed: z.boolean().optional(),
          position: position.optional(),
        }),
        z.strictObject({ by: z.literal("engagement"), id: ref("engagements"), gameId: row }),
        z.strictObject({ by: z.literal("skirmish"), id: ref("skirmishes"), gameId: row }),
      ])
      .optional(),
    leadsTo: z
      .strictObject({ id: ref("engagements", "skirmishes", "duels"), gameId: row })
      .optional()
      .describe("Encounter that can follow."),
    objective: z.enum(["boss", "defense", "gather", "wave"]).optional(),
    mettle: range.optional().describe("Minimum and maximum, depending on contribution and rank."),
    experience: range.optional(),
    tomestones: row.optional(),
    fieldNotes: z
      .array(z.strictObject({ id: ref("fieldNotes"), noteId: row, sources: z.array(text).min(1) }))
      .optional(),
    items: z
      .array(
        z.strictObject({
          item: ref(`terms of ${table}`),
          itemId: row.optional(),
          quantity: row.optional(),
          kind: z.enum(["accessory", "demiatma", "dispeller", "other", "record", "soulShard"]).optional(),
        }),
      )
      .optional(),
    weakness: z.array(element).optional(),
    weaknessBasis: z
      .enum(["observed", "listing"])
      .optional()
      .describe("`observed`: seen by players in the game's own data; `listing`: from a player-made list."),
    arena: z
      .strictObject({ shape: z.enum(["circle", "square"]), yalms: z.number().positive() })
      .optional()
      .describe("Radius of a circle, or half the width of a square."),
    nearestAetheryte: ref("aetherytes").optional().describe("Place id of the nearest aetheryte or shard."),
    cooldownMinutes: row.optional().describe("Minutes after its end before it can start again."),
    fieldConfidence: z.partialRecord(z.enum(["mettle", "experience", "position"]), confidence).optional(),
    conflicts,
    confidence,
  });
  const enemyType = (table: string) => ref(`terms of ${table}`).optional();
  return { range, encounter, enemyType };
}
