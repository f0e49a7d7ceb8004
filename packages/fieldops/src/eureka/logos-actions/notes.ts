import type { LogosActionId } from "#records/logos-actions/ids";
import type { Note } from "../../bozja/lost-actions/effects.ts";

/** Our own sentence on what an action's effects cannot say. */
export const logosActionNotes: Readonly<Partial<Record<LogosActionId, Note>>> = {
  "stealth-l": {
    en: "Enemies with keen sight still notice you.",
    ja: "鋭い感知を持つ敵には見つかる。",
    de: "Gegner mit besonderem Blick bemerken dich trotzdem.",
    fr: "Les ennemis à la vue perçante vous repèrent quand même.",
  },
  "wisdom-of-the-indomitable": {
    en: "A single-target hit of half your maximum HP or more adds a stack of HP Boost.",
    ja: "単体攻撃で最大HPの半分以上のダメージを受けるたびにHPブーストのスタックが増える。",
    de: "Ein Einzelziel-Treffer ab der Hälfte deiner maximalen LP gibt eine Stufe LP-Boost.",
    fr: "Un coup monocible d’au moins la moitié de vos PV maximum ajoute un cumul de bonus de PV.",
  },
  "wisdom-of-the-breathtaker": {
    en: "Mounts get faster as well.",
    ja: "マウントの移動速度も上がる。",
    de: "Auch Reittiere werden schneller.",
    fr: "Les montures vont aussi plus vite.",
  },
};
