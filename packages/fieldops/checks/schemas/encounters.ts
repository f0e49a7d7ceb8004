import { z } from "zod";
import type { Kit } from "./kit.ts";

const basis = z.enum(["game", "players"]);

/** Engagements, skirmishes, duels, FATEs, field notes and duties. */
export function encounterSchemas(kit: Kit) {
  const { amount, area, confidence, conflicts, count, element, id, map, names, position, ref, row } = kit;
  const { lost, resolves, text, weather, zone } = kit;
  const range = z
    .tuple([z.number().nonnegative(), z.number().positive()])
    .refine(([least, most]) => least <= most, "goes from most to least");

  /** What all encounters have in common; names inside are keys of the table's own word list. */
  const encounter = (table: string) => ({
    id,
    names,
    gameId: row,
    zone,
    map,
    area: area.optional(),
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
    leadsTo: z.strictObject({ id: ref("engagements", "skirmishes", "duels"), gameId: row }).optional(),
    objective: z.enum(["boss", "defense", "gather", "wave"]).optional(),
    mettle: range.optional(),
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
    weaknessBasis: z.enum(["observed", "listing"]).optional(),
    arena: z.strictObject({ shape: z.enum(["circle", "square"]), yalms: z.number().positive() }).optional(),
    nearestAetheryte: ref("aetherytes").optional(),
    cooldownMinutes: row.optional(),
    fieldConfidence: z.partialRecord(z.enum(["mettle", "experience", "position"]), confidence).optional(),
    conflicts,
    confidence,
  });
  const enemyType = (table: string) => ref(`terms of ${table}`).optional();

  return {
    engagements: z.strictObject({
      ...encounter("engagements"),
      kind: z.enum(["engagement", "siege", "tower"]),
      maxParticipants: row.nullable(),
      minutes: row.nullable(),
      enemyType: enemyType("engagements"),
      duty: ref("innerDuties").optional(),
    }),
    duels: z.strictObject({
      ...encounter("duels"),
      maxParticipants: row,
      minutes: row,
      enemyType: enemyType("duels"),
    }),
    skirmishes: z.strictObject({ ...encounter("skirmishes"), level: row, iconId: row }),
    fates: z.strictObject({
      ...encounter("fates"),
      kind: z.enum(["fate", "notorious-monster", "support"]),
      level: row.optional(),
      levelMax: row.optional(),
      notoriousMonster: ref("notoriousMonsters").optional(),
    }),
    bunnyFates: z.strictObject({
      ...encounter("bunny-fates"),
      level: row,
      levelMax: row,
      cofferGroup: z.enum(["high", "low", "only"]),
    }),
    potFates: z.strictObject({
      ...encounter("pot-fates"),
      side: z.enum(["north", "south"]),
      slotMinutes: row,
      repeatMinutes: row,
      alternatesWith: ref("potFates"),
      minutes: row.nullable(),
      attackerBnpcNameIds: z.array(row).optional(),
      attackerWeakness: z.array(element).optional(),
    }),
    fieldNotes: z.strictObject({
      id,
      names,
      noteId: row,
      number: row,
      rarity: z.int().min(1).max(5),
      iconId: row,
      itemId: row,
      drops: z.array(
        z
          .strictObject({
            table: z.enum(["duels", "duties", "engagements", "skirmishes"]),
            id,
            gameId: row.optional(),
            sources: z.array(text).min(1),
            doubtful: z.literal(true).optional(),
          })
          .superRefine((drop, context) => {
            const tables = drop.table === "duties" ? ["duties", "innerDuties"] : [drop.table];
            if (!tables.some((table) => resolves(table, drop.id)))
              context.addIssue({ code: "custom", path: ["id"], message: lost(drop.table, drop.id) });
          }),
      ),
    }),
    duties: z.strictObject({
      id,
      names,
      contentFinderId: row,
      zone: zone.nullable(),
      territoryId: row,
      levelRequired: row,
      levelSync: count,
      itemLevelRequired: count,
      itemLevelSync: count,
      partySize: row,
      maxPlayers: row,
      minPlayersToEnter: row.nullable(),
      minutes: row,
      inside: z.array(ref("innerDuties")),
      basis,
    }),
    innerDuties: z.strictObject({
      id,
      names,
      inside: ref("duties"),
      zone,
      engagement: ref("engagements").nullable(),
      maxParticipants: row.nullable(),
      minutes: row.nullable(),
      basis,
    }),
    enemies: z.strictObject({
      id,
      names,
      bnpcNameId: row.nullable(),
      zone,
      levels: z.array(row),
      weakness: z.array(element),
      night: z.literal(true).optional(),
      weather: z.array(weather).min(1).optional(),
      ashkin: z.literal(true).optional(),
      susceptible: z.array(z.enum(["blind", "doom", "paralysis", "slow", "stop", "stun"])).optional(),
      sense: z.enum(["contact", "magic", "proximity", "sight", "sound"]).optional(),
      maximumHpSeen: row.optional(),
      callsEngagements: z.array(ref("engagements")).optional(),
      places: z.array(z.strictObject({ x: amount, y: amount, level: row })).optional(),
      conflicts,
      confidence,
    }),
  };
}
