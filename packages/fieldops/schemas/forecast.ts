import { z } from "zod";
import { type FieldSchemas, named } from "./field-schemas.ts";

/** Fields that tables of forecasts share. */
export function forecastFields(fields: FieldSchemas) {
  const { element, ref, row, weather } = fields;
  const weathers = z.array(weather);
  const magia = z.array(named("MagiaSetting", z.strictObject({ element, count: row }))).optional();
  /** Kills and names of enemies as keys of one word list. */
  const kills = (table: string) =>
    z.array(
      named(
        "ChainKills",
        z
          .strictObject({
            monsters: z.array(ref(`terms of ${table}`)).min(1),
            count: z.union([row, z.enum(["all", "some"])]),
            when: z.enum(["day", "night"]).optional(),
          })
          .describe(
            "Kills in a chain: a number, every enemy in range (`all`), or as many as needed (`some`).",
          ),
      ),
    );
  return { weathers, magia, kills };
}
