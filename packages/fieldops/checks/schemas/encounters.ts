import { z } from "zod";
import { type Kit, named } from "./kit.ts";

const basis = z.enum(["game", "players"]);

/** Engagements, skirmishes, duels, FATEs, field notes and duties. */
export function encounterSchemas(kit: Kit) {
  const { amount, area, confidence, conflicts, count, element, id, map, names, position, ref, row } = kit;
  const { lost, resolves, text, weather, zone } = kit;
  const range = z
    .tuple([z.number().nonnegative(), z.number().positive()])
    .refine(([least, most]) => least <= most, "goes from most to least");

  /** Fields all encounters share; names inside are keys of the table's own word list. */
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
      .describe("The encounter that may follow."),
    objective: z.enum(["boss", "defense", "gather", "wave"]).optional(),
    mettle: range.optional().describe("Least and most, by participation and rank."),
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
      .describe(
        "`observed`: seen by players in the game's own data; `listing`: as a listing of players has it.",
      ),
    arena: z
      .strictObject({ shape: z.enum(["circle", "square"]), yalms: z.number().positive() })
      .optional()
      .describe("Radius of a circle or half the width of a square."),
    nearestAetheryte: ref("aetherytes")
      .optional()
      .describe("Id of the place of the nearest aetheryte or shard."),
    cooldownMinutes: row.optional().describe("Minutes after its end before it can come again."),
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
      minutes: row.nullable().describe("Time limit; null: unknown."),
      enemyType: enemyType("engagements").describe("Key of the name tables."),
      duty: ref("innerDuties").optional().describe("The duty it opens."),
    }),
    duels: z.strictObject({
      ...encounter("duels"),
      cooldownMinutes: row.describe("Minutes after its end before it can come again."),
      maxParticipants: row,
      minutes: row,
      enemyType: enemyType("duels").describe("Key of the name tables."),
    }),
    skirmishes: z.strictObject({ ...encounter("skirmishes"), level: row, iconId: row }),
    fates: z.strictObject({
      ...encounter("fates"),
      kind: z.enum(["fate", "notorious-monster", "support"]),
      level: row.optional().describe("Elemental level in Eureka; absent where it does not matter."),
      levelMax: row.optional(),
      notoriousMonster: ref("notoriousMonsters")
        .optional()
        .describe("Id in the table of notorious monsters."),
    }),
    bunnyFates: z.strictObject({
      ...encounter("bunny-fates"),
      level: row.describe("Elemental levels."),
      levelMax: row,
      returnSeconds: range.describe("Least and most seconds from its end until it is back."),
      cofferGroup: z
        .enum(["high", "low", "only"])
        .describe("Which group of the zone's coffers its bunny can find."),
    }),
    potFates: z.strictObject({
      ...encounter("pot-fates"),
      side: z.enum(["north", "south"]),
      slotMinutes: row.describe("One of the pair begins every so many minutes."),
      repeatMinutes: row.describe("The same one begins again after so many minutes."),
      alternatesWith: ref("potFates").describe("The other of the pair."),
      minutes: row.nullable().describe("Time limit; null: unknown."),
      attackerBnpcNameIds: z.array(row).optional(),
      attackerWeakness: z.array(element).optional(),
    }),
    fieldNotes: z.strictObject({
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
                count: row.optional().describe("Players' reports that held it, of `of` that were counted."),
                of: row.optional(),
              })
              .superRefine((drop, context) => {
                const tables = drop.table === "duties" ? ["duties", "innerDuties"] : [drop.table];
                if (!tables.some((table) => resolves(table, drop.id)))
                  context.addIssue({ code: "custom", path: ["id"], message: lost(drop.table, drop.id) });
              }),
          ),
        )
        .describe("Empty: from the story or an exchange, not from an encounter."),
    }),
    duties: z.strictObject({
      id,
      names,
      contentFinderId: row.describe("Row of ContentFinderCondition."),
      zone: zone.nullable().describe("Null: it has no weather zone of its own."),
      territoryId: row,
      levelRequired: row,
      levelSync: count,
      itemLevelRequired: count,
      itemLevelSync: count,
      partySize: row,
      maxPlayers: row,
      minPlayersToEnter: row.nullable().describe("Null: unknown."),
      minutes: row,
      inside: z.array(ref("innerDuties")).describe("Ids of the duties entered from within it."),
      basis,
    }),
    innerDuties: z.strictObject({
      id,
      names,
      inside: ref("duties").describe("Id of the duty that holds it."),
      zone,
      engagement: ref("engagements")
        .nullable()
        .describe("The engagement that opens it; null: it is not opened by one."),
      maxParticipants: row.nullable(),
      minutes: row.nullable().describe("Time limit of its entry; null: unknown."),
      basis,
    }),
    enemies: z.strictObject({
      id,
      names,
      bnpcNameId: row.nullable().describe("Row of the BNpcName sheet; null: unknown."),
      zone,
      levels: z.array(row).describe("Empty: they vary or are unknown."),
      weakness: z.array(element).describe("Empty: none known."),
      night: z.literal(true).optional().describe("It only stands at night, 22:30 to 4:00 Eorzea time."),
      weather: z.array(weather).min(1).optional().describe("It only stands under these weathers."),
      ashkin: z.literal(true).optional().describe("One of the risen dead."),
      susceptible: z.array(z.enum(["blind", "doom", "paralysis", "slow", "stop", "stun"])).optional(),
      sense: z
        .enum(["contact", "magic", "proximity", "sight", "sound"])
        .optional()
        .describe("What it notices players by; absent: unknown or it does not attack first."),
      maximumHpSeen: row.optional().describe("The most HP one was seen with."),
      callsEngagements: z
        .array(ref("engagements"))
        .optional()
        .describe("Engagements that its death may call."),
      places: z
        .array(z.strictObject({ x: amount, y: amount, level: row }))
        .optional()
        .describe(
          "Where it may stand, in map coordinates; the source does not tell the surface from the underground.",
        ),
      conflicts,
      confidence,
    }),
  };
}
