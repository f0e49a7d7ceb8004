import type { LostActionCategory } from "./types.ts";

export { categoryNames } from "#records/lost-action-categories/words";

/** The game's seven categories. It files essences of every depth under item related. */
export type SheetCategory =
  | "itemRelated"
  | Exclude<LostActionCategory, "deepEssence" | "essence" | "item" | "pureEssence">;

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
