import { z } from "zod";
import { atlasFields } from "../../../schemas/atlas.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id, map, names, row } = fields;
    const { coordinate } = atlasFields();

    return z.strictObject({
      id,
      map,
      names,
      bnpcNameId: row.describe("Row of the BNpcName sheet."),
      points: z.array(z.strictObject({ x: coordinate, y: coordinate })).min(1),
    });
  },
  key: ["map", "id"],
  names: {
    facts: "monsterPlaces",
    type: "MonsterPlace",
    records: "namedMonsterPlaces",
    byMap: { facts: "monsterPlaceFiles", names: "monsterNames", all: "monsterPlacesByMap" },
  },
  derived: ["map"],
  files: "map",
  least: { rows: 800, names: { ja: 800, de: 800, fr: 800, ko: 860, "zh-CN": 860, "zh-TW": 860 } },
});
