import { defineTable } from "../../../tools/define-table.ts";

export default defineTable({
  words: "arrayNames",
});
