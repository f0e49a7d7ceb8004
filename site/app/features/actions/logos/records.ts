import sprite from "virtual:glyphs/logos-actions";
import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";
import { referenceTable } from "../grid/reference-table.ts";
import { LOGOS_ACTIONS } from "./paths.ts";

export const logosActions = referenceTable({
  address: LOGOS_ACTIONS,
  sprite,
  facts: logosActionFacts,
  categoryOf: ({ group }) => group,
  order: ["wisdom", "spirit", "personal", "beneficial", "other"],
  hues: { wisdom: "azure", spirit: "violet", personal: "brass", beneficial: "leaf", other: "ember" },
});

/** Names in other languages, loaded only to resolve a URL. */
export async function foreignNames() {
  const tables = await Promise.all([
    import("@foray/fieldops/records/logos-actions/names/ja"),
    import("@foray/fieldops/records/logos-actions/names/de"),
    import("@foray/fieldops/records/logos-actions/names/fr"),
    import("@foray/fieldops/records/logos-actions/names/ko"),
    import("@foray/fieldops/records/logos-actions/names/zh-CN"),
    import("@foray/fieldops/records/logos-actions/names/zh-TW"),
  ]);
  return tables.map((table) => table.default);
}
