import { z } from "zod";
import type { FieldSchemas } from "./field-schemas.ts";

export function eurekaFields(fields: FieldSchemas) {
  const { ref } = fields;
  const logosAction = ref("logosActions");
  const percent = z.number().positive().max(100);
  return { logosAction, percent };
}
