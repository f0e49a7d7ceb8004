import { defineTable } from "../../../tools/define-table.ts";

/** Names used by effects; the table has no records. */
export default defineTable({});
