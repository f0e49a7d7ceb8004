import { z } from "zod";
import { bozjaFields } from "../../../schemas/bozja.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  published: "clusterMobPoints",
  schema: (fields) => {
    const { place } = bozjaFields(fields);

    return z.strictObject({ ...place, x: z.number(), y: z.number() });
  },
  key: null,
  names: { facts: "clusterMobPoints", type: "ClusterMobPoint" },
  least: { rows: 330 },
});
