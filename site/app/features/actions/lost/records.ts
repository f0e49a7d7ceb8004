import sprite from "virtual:glyphs/lost-actions";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import { referenceTable } from "../grid/reference-table.ts";
import { LOST_ACTIONS } from "./paths.ts";

export const lostActions = referenceTable({
  address: LOST_ACTIONS,
  sprite,
  facts: lostActionFacts,
  categoryOf: ({ category }) => category,
  order: [
    "offensive",
    "defensive",
    "restorative",
    "beneficial",
    "tactical",
    "detrimental",
    "item",
    "essence",
    "deepEssence",
    "pureEssence",
  ],
  hues: {
    offensive: "ember",
    defensive: "azure",
    restorative: "leaf",
    beneficial: "brass",
    tactical: "violet",
    detrimental: "crimson",
    item: "teal",
    essence: "slate",
    deepEssence: "azure",
    pureEssence: "violet",
  },
});

/** Names in other languages, loaded only to resolve a URL. */
export async function foreignNames() {
  const tables = await Promise.all([
    import("@foray/fieldops/records/lost-actions/names/ja"),
    import("@foray/fieldops/records/lost-actions/names/de"),
    import("@foray/fieldops/records/lost-actions/names/fr"),
    import("@foray/fieldops/records/lost-actions/names/ko"),
    import("@foray/fieldops/records/lost-actions/names/zh-CN"),
    import("@foray/fieldops/records/lost-actions/names/zh-TW"),
  ]);
  return tables.map((table) => table.default);
}
