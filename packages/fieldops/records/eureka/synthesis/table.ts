import { z } from "zod";
import { eurekaFields } from "../../../schemas/eureka.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { percent } = eurekaFields(fields);

    return z.strictObject({
      mnemes: z.int().min(1).max(6).describe("Total mnemes in both arrays."),
      percent: percent.describe("Chance that a synthesis of this many mnemes succeeds."),
    });
  },
  key: ["mnemes"],
  names: { facts: "synthesisChances", type: "SynthesisChance" },
  least: { rows: 6 },
});
