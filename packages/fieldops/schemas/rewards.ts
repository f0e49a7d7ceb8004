import { z } from "zod";
import type { FieldSchemas } from "./field-schemas.ts";

export function rewardFields(fields: FieldSchemas) {
  const { row } = fields;
  const amount = z.strictObject({ itemId: row, quantity: row });
  return { amount };
}
