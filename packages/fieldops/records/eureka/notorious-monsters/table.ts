import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ confidence, conflicts, element, id, map, names, position, ref, row, text, weather, zone }) =>
    z.strictObject({
      id,
      names,
      zone,
      map,
      fateId: row,
      fate: ref("fates").describe("Id in the table of FATEs."),
      bnpcNameId: row,
      level: row.describe("Elemental level."),
      element: element.nullable().describe("Null: unknown, see `conflicts`."),
      weather: z.array(weather).describe("Weathers in which it spawns; empty: any."),
      night: z.literal(true).optional(),
      position,
      positionPrecise: z
        .boolean()
        .describe("true: the FATE's center in the game's data; false: a position reported by players."),
      trigger: z.union([
        z.strictObject({
          name: ref("terms of notorious-monsters"),
          bnpcNameId: row,
          level: row,
          element,
          weather: z.array(weather),
          night: z.boolean(),
          position,
          positionQuality: z.enum(["separate", "near-monster"]),
        }),
        z.strictObject({ special: z.enum(["inside-baldesion-arsenal", "random"]) }),
      ]),
      respawnMinutes: row
        .nullable()
        .describe("Minutes from its spawn until it can spawn again; null: it has no such timer."),
      rewards: z.array(
        z.strictObject({
          item: ref("terms of notorious-monsters"),
          itemId: row,
          kind: z.enum(["other", "card", "minion", "accessory", "gear", "furniture"]),
          quantity: row.optional(),
        }),
      ),
      forecastFilter: ref("forecastFilters")
        .optional()
        .describe("Its forecast filter; absent: it needs neither weather nor night."),
      searchName: text.describe("Short name that players use."),
      monsterNames: z.array(text).optional().describe("Names of the monsters, if one FATE spawns two."),
      conflicts,
      fieldConfidence: z.partialRecord(z.enum(["respawnMinutes"]), confidence).optional(),
    }),
  unique: ["fateId", "fate"],
  names: {
    facts: "notoriousMonsterFacts",
    type: "NotoriousMonsterFacts",
    records: "notoriousMonsters",
    whole: "NotoriousMonster",
  },
  parts: {
    timed: {
      list: "timedMonsters",
      fields: [
        "id",
        "zone",
        "fateId",
        "position",
        "level",
        "respawnMinutes",
        "trigger",
        "searchName",
        "conflicts",
        "fieldConfidence",
      ],
    },
  },
  terms: "notorious-monsters",
  least: { rows: 67, names: { ja: 66, de: 66, fr: 66, ko: 67, "zh-CN": 67, "zh-TW": 67 } },
});
