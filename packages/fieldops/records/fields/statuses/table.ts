import { defineTable } from "../../../tools/define-table.ts";

/** Words that effects name: no records of its own. */
export default defineTable({});
