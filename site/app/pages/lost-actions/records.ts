import type { LostActionCategory, LostActionFacts } from "@foray/fieldops/bozja/lost-actions/types";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";

/** The order in which the page shows the categories. */
export const categoryOrder: readonly LostActionCategory[] = [
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
];

/** The hue of a category's plates. */
export const categoryHues: Readonly<Record<LostActionCategory, string>> = {
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
};

const byId = new Map<string, LostActionFacts>(lostActionFacts.map((action) => [action.id, action]));

export function lostAction(id: string): LostActionFacts | undefined {
  return byId.get(id);
}

/** Every id in the order of the categories, as the grid shows them. */
export const shownIds: readonly string[] = categoryOrder.flatMap((category) =>
  lostActionFacts.filter((action) => action.category === category).map(({ id }) => id),
);

/** The other tongues' names, read only to make sense of an address. */
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
