import type { Names } from "../../names.ts";
import type { LostActionCategory } from "./types.ts";

/** The game's own seven categories; it counts essences of every depth among the items. */
export type SheetCategory =
  | "itemRelated"
  | Exclude<LostActionCategory, "deepEssence" | "essence" | "item" | "pureEssence">;

/* Names of the game's categories. Source: MYCTemporaryItemUICategory, patch 7.5x. */
export const categoryNames: Readonly<Record<SheetCategory, Names>> = {
  offensive: {
    en: "Offensive",
    ja: "アクション：アタッカー",
    de: "Angreifer",
    fr: "Attaquant",
    ko: "기술: 공격",
    "zh-CN": "进攻系技能",
    "zh-TW": "進攻系技能",
  },
  defensive: {
    en: "Defensive",
    ja: "アクション：ディフェンダー",
    de: "Verteidiger",
    fr: "Défenseur",
    ko: "기술: 방어",
    "zh-CN": "防守系技能",
    "zh-TW": "防守系技能",
  },
  restorative: {
    en: "Restorative",
    ja: "アクション：ヒーラー",
    de: "Heiler",
    fr: "Soigneur",
    ko: "기술: 치유",
    "zh-CN": "治疗系技能",
    "zh-TW": "治療系技能",
  },
  beneficial: {
    en: "Beneficial",
    ja: "アクション：バッファー",
    de: "Unterstützer",
    fr: "Auxiliaire",
    ko: "기술: 강화",
    "zh-CN": "增强系技能",
    "zh-TW": "增強系技能",
  },
  tactical: {
    en: "Tactical",
    ja: "アクション：スカウト",
    de: "Späher",
    fr: "Éclaireur",
    ko: "기술: 정찰",
    "zh-CN": "侦察系技能",
    "zh-TW": "偵察系技能",
  },
  detrimental: {
    en: "Detrimental",
    ja: "アクション：デバッファー",
    de: "Saboteur",
    fr: "Sapeur",
    ko: "기술: 약화",
    "zh-CN": "削弱系技能",
    "zh-TW": "削弱系技能",
  },
  itemRelated: {
    en: "Item-related",
    ja: "アイテム",
    de: "Gegenstände",
    fr: "Objets",
    ko: "아이템",
    "zh-CN": "道具",
    "zh-TW": "道具",
  },
};

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
