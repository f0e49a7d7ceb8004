import { z } from "zod";
import { forecastFields } from "../../../schemas/forecast.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { confidence, id, map, names, ref, row, text, zone } = fields;
    const { weathers, magia, kills } = forecastFields(fields);

    return z.strictObject({
      id,
      names,
      zone,
      map,
      weather: weathers.describe("Weathers, any of which matches; empty: any weather."),
      night: z.literal(true).optional().describe("It matches only from 18:00 to 6:00 Eorzea time."),
      reward: z.strictObject({ item: ref("terms of weather-farms", "weatherFarms"), itemId: row }),
      monsters: z
        .array(ref("terms of weather-farms"))
        .optional()
        .describe("Keys in the name tables; absent: unknown."),
      kills: kills("weather-farms").optional(),
      magia,
      sources: z.array(text).min(1),
      confidence,
    });
  },
  names: {
    facts: "weatherFarmFacts",
    type: "WeatherFarmFacts",
    records: "weatherFarms",
    whole: "WeatherFarm",
  },
  terms: "weather-farms",
  least: { rows: 1, names: { ja: 1, de: 1, fr: 1, "zh-CN": 1, "zh-TW": 1 } },
});
