import type { LostActionId } from "#records/lost-actions/ids";
import type { Note } from "./effects.ts";

const pureEssence: Note = {
  en: "Rumoured to do more than the game spells out.",
  ja: "明記されていない効果が発動することがある。",
  de: "Soll mehr bewirken, als das Spiel verrät.",
  fr: "Ferait davantage que ce que le jeu précise.",
};

const attackType: Note = {
  en: "Damage bonuses still go by the attack's original type.",
  ja: "与ダメージ上昇効果は元の攻撃属性で判定される。",
  de: "Schadensboni richten sich weiter nach der ursprünglichen Schadensart.",
  fr: "Les bonus de dégâts dépendent toujours du type d’origine de l’attaque.",
};

const rapidRecast: Note = {
  en: "Not every ability benefits from the shortened recast.",
  ja: "リキャスト短縮の対象にならないアビリティもある。",
  de: "Nicht jede Fertigkeit profitiert von der verkürzten Wiederverwendungszeit.",
  fr: "Certaines aptitudes ne profitent pas du temps de recharge réduit.",
};

const mounts: Note = {
  en: "Mounts get faster as well.",
  ja: "マウントの移動速度も上がる。",
  de: "Auch Reittiere werden schneller.",
  fr: "Les montures vont aussi plus vite.",
};

/** Our own sentence on what an action's effects cannot say. */
export const lostActionNotes: Readonly<Partial<Record<LostActionId, Note>>> = {
  "dynamis-dice": {
    en: "What happens is left to chance and may be good or bad.",
    ja: "結果は運次第で、良いことも悪いこともある。",
    de: "Was geschieht, entscheidet der Zufall: Gutes oder Schlechtes.",
    fr: "Le résultat, bon ou mauvais, relève du hasard.",
  },
  mimic: {
    en: "Readies the lost actions that the chosen player has readied.",
    ja: "対象がセットしているロストアクションを自分もセットする。",
    de: "Legt dieselben verschollenen Kommandos an, die der gewählte Spieler trägt.",
    fr: "Équipe les actions oubliées que porte le joueur ciblé.",
  },
  "resistance-medikit": {
    en: "Wards only when there is nothing to cleanse.",
    ja: "解除する弱体効果がないときだけ防護が付く。",
    de: "Schützt nur, wenn es nichts zu heilen gibt.",
    fr: "Ne protège que s’il n’y a rien à dissiper.",
  },
  "lost-spellforge": attackType,
  "lost-steelsting": attackType,
  "lost-swift": rapidRecast,
  "lost-impetus": rapidRecast,
  "lost-stealth": {
    en: "Enemies with keen sight still notice you.",
    ja: "鋭い感知を持つ敵には見つかる。",
    de: "Gegner mit besonderem Blick bemerken dich trotzdem.",
    fr: "Les ennemis à la vue perçante vous repèrent quand même.",
  },
  "lost-font-of-skill": {
    en: "A few actions keep their recast.",
    ja: "一部のアクションは対象外。",
    de: "Einige Kommandos sind ausgenommen.",
    fr: "Quelques actions ne sont pas concernées.",
  },
  "essence-of-the-breathtaker": mounts,
  "deep-essence-of-the-breathtaker": mounts,
  "pure-essence-of-the-gambler": pureEssence,
  "pure-essence-of-the-elder": pureEssence,
  "pure-essence-of-the-duelist": pureEssence,
  "pure-essence-of-the-fiendhunter": pureEssence,
  "pure-essence-of-the-indomitable": pureEssence,
  "pure-essence-of-the-divine": pureEssence,
};
