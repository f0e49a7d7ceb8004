import { areaLabelFile } from "../../../tools/area-labels.ts";
import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  source: areaLabelFile,
  names: { facts: "areaLabels", type: "AreaLabel", typeFrom: "src/atlas/types.ts" },
});
