import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, text }) =>
    z.strictObject({
      id,
      from: text.describe("Repository, or a description of the source."),
      licence: text.nullable().describe("License that it states; null: none."),
    }),
  names: { facts: "markerSources", type: "MarkerSource", ids: { list: "markerSourceIds", type: "SourceId" } },
  least: { rows: 21 },
});
