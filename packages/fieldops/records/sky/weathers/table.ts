import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";
import { skyWeathers } from "../../../tools/sky-tables.ts";

export default defineTable({
  schema: ({ count, names, row }) =>
    z.strictObject({
      id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      names,
      sheetId: row,
      iconId: count,
    }),
  least: { rows: 27, names: { ja: 27, de: 27, fr: 27, ko: 27, "zh-CN": 27, "zh-TW": 25 } },
  rows: skyWeathers,
  outside: ["../eorzea/src/weathers/tables.ts"],
});
