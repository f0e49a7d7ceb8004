import { z } from "zod";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  schema: ({ id, text }) =>
    z.strictObject({
      id,
      from: text.describe("Repository, or what the source is."),
      licence: text.nullable().describe("Licence that it states; null: none."),
    }),
  names: { facts: "markerSources", type: "MarkerSource", ids: { list: "markerSourceIds", type: "SourceId" } },
  least: { rows: 21 },
});
