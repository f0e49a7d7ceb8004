import type { LostActionCategory } from "./types.ts";

export { categoryNames } from "#records/lost-action-categories/words";

/** The game's own seven categories; it counts essences of every depth among the items. */
export type SheetCategory =
  | "itemRelated"
  | Exclude<LostActionCategory, "deepEssence" | "essence" | "item" | "pureEssence">;

/** The game's category of one of ours. */
export function sheetCategory(category: LostActionCategory): SheetCategory {
  switch (category) {
    case "item":
    case "essence":
    case "deepEssence":
    case "pureEssence":
      return "itemRelated";
    default:
      return category;
  }
}
