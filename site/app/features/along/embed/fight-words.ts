import type { Language } from "~/i18n/language.ts";

type FightWords = Readonly<{
  next: string;
  after: string;
  before: string;
  pullIn: string;
  over: string;
  pull: string;
  seconds: string;
  start: string;
  stop: string;
  either: (orders: readonly string[]) => string;
}>;

/** All languages are bundled, since the embed has few texts. */
export const fightWords: Readonly<Record<Language, FightWords>> = {
  en: {
    next: "Next",
    after: "Then",
    before: "Before the pull",
    pullIn: "Pull in",
    over: "Nothing more on the timeline",
    pull: "Pull",
    seconds: "s",
    start: "Start the clock",
    stop: "Stop the clock",
    either: (orders) => `Either: ${orders.join(" or ")}`,
  },
  ja: {
    next: "次",
    after: "その次",
    before: "戦闘開始前",
    pullIn: "開始まで",
    over: "タイムラインはここまでです",
    pull: "戦闘",
    seconds: "秒",
    start: "時計を開始",
    stop: "時計を停止",
    either: (orders) => `どちらか：${orders.join("／")}`,
  },
  de: {
    next: "Als Nächstes",
    after: "Danach",
    before: "Vor dem Pull",
    pullIn: "Pull in",
    over: "Die Zeitleiste ist zu Ende",
    pull: "Pull",
    seconds: "s",
    start: "Uhr starten",
    stop: "Uhr anhalten",
    either: (orders) => `Entweder: ${orders.join(" oder ")}`,
  },
  fr: {
    next: "Ensuite",
    after: "Puis",
    before: "Avant le pull",
    pullIn: "Pull dans",
    over: "Plus rien sur la chronologie",
    pull: "Pull",
    seconds: "s",
    start: "Lancer le chrono",
    stop: "Arrêter le chrono",
    either: (orders) => `Au choix\u00a0: ${orders.join(" ou ")}`,
  },
};
