import type { Language } from "./i18n/language.ts";

/** The small line above a link preview's title. */
export const previewLabels = {
  site: {
    en: "FINAL FANTASY XIV field operations",
    ja: "FF14 特殊フィールド探索",
    de: "Feldexkursionen in FINAL FANTASY XIV",
    fr: "Missions d’exploration de FINAL FANTASY XIV",
  },
  eureka: { en: "Eureka", ja: "エウレカ", de: "Eureka", fr: "Eurêka" },
  arsenal: {
    en: "Baldesion Arsenal",
    ja: "バルデシオンアーセナル",
    de: "Baldesions Arsenal",
    fr: "Arsenal de Baldesion",
  },
  bozja: { en: "Bozja", ja: "ボズヤ", de: "Bozja", fr: "Bozja" },
  delubrum: {
    en: "Delubrum Reginae",
    ja: "グンヒルド・ディルーブラム",
    de: "Delubrum Reginae",
    fr: "Delubrum Reginae",
  },
  savage: {
    en: "Delubrum Reginae (Savage)",
    ja: "グンヒルド・ディルーブラム零式",
    de: "Delubrum Reginae (episch)",
    fr: "Delubrum Reginae (sadique)",
  },
  occult: { en: "Occult Crescent", ja: "クレセントアイル", de: "Kreszentia", fr: "Île de Lunule" },
  fights: { en: "Fights", ja: "バトル予習", de: "Kämpfe", fr: "Combats" },
  forecast: { en: "Forecast", ja: "予報", de: "Vorhersage", fr: "Prévisions" },
  map: { en: "Map", ja: "マップ", de: "Karte", fr: "Carte" },
  weather: { en: "Weather", ja: "天候", de: "Wetter", fr: "Météo" },
  timers: { en: "Timers", ja: "タイマー", de: "Timer", fr: "Minuteurs" },
  alarms: { en: "Alarms", ja: "アラーム", de: "Alarme", fr: "Alarmes" },
  run: { en: "Run", ja: "編成ボード", de: "Run", fr: "Raid" },
  logosActions: { en: "Logos actions", ja: "ロゴスアクション", de: "Logos-Kommandos", fr: "Actions Logos" },
  lostActions: {
    en: "Lost actions",
    ja: "ロストアクション",
    de: "Verschollene Kommandos",
    fr: "Actions oubliées",
  },
  phantomJobs: { en: "Phantom jobs", ja: "サポートジョブ", de: "Phantomjobs", fr: "Jobs de soutien" },
  loot: { en: "Loot", ja: "箱の中身", de: "Beute", fr: "Butin" },
  currencies: { en: "Currencies", ja: "交換", de: "Währungen", fr: "Monnaies" },
  levels: { en: "Levels", ja: "レベル", de: "Stufen", fr: "Niveaux" },
  relics: { en: "Relics", ja: "レリックウェポン", de: "Reliktwaffen", fr: "Armes reliques" },
  reference: { en: "Reference", ja: "設定画", de: "Referenz", fr: "Référence" },
  glossary: { en: "Glossary", ja: "用語集", de: "Glossar", fr: "Glossaire" },
  changelog: { en: "Changelog", ja: "更新履歴", de: "Änderungen", fr: "Historique" },
  developers: { en: "For Developers", ja: "開発者向け", de: "Für Entwickler", fr: "Pour les développeurs" },
  about: { en: "About", ja: "このサイトについて", de: "Über uns", fr: "À propos" },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type PreviewLabel = keyof typeof previewLabels;
