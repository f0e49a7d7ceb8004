import { z } from "zod";
import { type FieldSchemas, named } from "./field-schemas.ts";

export function forecastFields(fields: FieldSchemas) {
  const { element, ref, row, weather } = fields;
  const weathers = z.array(weather);
  const magia = z.array(named("MagiaSetting", z.strictObject({ element, count: row }))).optional();
  /** Enemies are keys of the table's terms. */
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
