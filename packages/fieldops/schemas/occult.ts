import { z } from "zod";
import { phantomEffect } from "./effects.ts";
import { type FieldSchemas, named } from "./field-schemas.ts";

export const basis = z.enum(["game", "players"]);
export const minutes = z.number().nonnegative();

export function occultFields(fields: FieldSchemas) {
  const { ref } = fields;
  const action = ref("phantomActions");
  const effect = named("PhantomEffect", phantomEffect(fields));
  const rising = z.array(z.int().positive());
  const item = ref("terms of occult items");
  const boss = ref("terms of occult bosses");
  return { action, effect, rising, item, boss };
}
