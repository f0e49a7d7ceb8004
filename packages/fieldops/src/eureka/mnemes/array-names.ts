import type { Names } from "../../names.ts";
import type { MnemeArray } from "./types.ts";

/* Names of the six kinds of logos array. Source: EurekaMagiciteItemType, patch 7.5x. */
export const arrayNames: Readonly<Record<MnemeArray, Names>> = {
  offensive: {
    en: "Offensive",
    ja: "攻勢",
    de: "Angreifer",
    fr: "Attaquant",
    ko: "공격",
    "zh-CN": "攻势",
    "zh-TW": "攻勢",
  },
  protective: {
    en: "Protective",
    ja: "守勢",
    de: "Verteidiger",
    fr: "Défenseur",
    ko: "수비",
    "zh-CN": "守势",
    "zh-TW": "守勢",
  },
  curative: {
    en: "Curative",
    ja: "治癒",
    de: "Heiler",
    fr: "Soigneur",
    ko: "치유",
    "zh-CN": "治愈",
    "zh-TW": "治癒",
  },
  tactical: {
    en: "Tactical",
    ja: "斥候",
    de: "Späher",
    fr: "Éclaireur",
    ko: "정찰",
    "zh-CN": "斥候",
    "zh-TW": "斥候",
  },
  inimical: {
    en: "Inimical",
    ja: "妨害",
    de: "Störer",
    fr: "Sapeur",
    ko: "방해",
    "zh-CN": "妨害",
    "zh-TW": "妨害",
  },
  mitigative: {
    en: "Mitigative",
    ja: "支援",
    de: "Unterstützer",
    fr: "Auxiliaire",
    ko: "지원",
    "zh-CN": "支援",
    "zh-TW": "支援",
  },
};
