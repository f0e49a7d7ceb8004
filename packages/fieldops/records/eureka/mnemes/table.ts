import { z } from "zod";
import { eurekaFields } from "../../../schemas/eureka.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: (fields) => {
    const { id, names, ref, row } = fields;
    const { logosAction } = eurekaFields(fields);

    return z.strictObject({
      id,
      names,
      itemId: row,
      iconId: row,
      array: z.enum(["curative", "inimical", "mitigative", "offensive", "protective", "tactical"]),
      logogram: ref("logograms").describe("Logogram that yields it."),
      action: logosAction.describe("Action that this mneme makes on its own."),
      marketable: z.boolean(),
    });
  },
  unique: ["itemId", "action"],
  names: {
    facts: "mnemeFacts",
    type: "MnemeFacts",
    records: "mnemes",
    whole: "Mneme",
    ids: { list: "mnemeIds", type: "MnemeId" },
  },
  least: { rows: 28, names: { ja: 28, de: 28, fr: 28, ko: 28, "zh-CN": 28, "zh-TW": 28 } },
});
