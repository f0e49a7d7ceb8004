import type { Findable, FindLists, LocalText } from "../features/search/finds/findable.ts";
import { line } from "../features/search/finds/line.ts";
import type { SearchCommand } from "../features/search/types.ts";

type Setting = Readonly<{ command: SearchCommand; names: LocalText; keywords: readonly string[] }>;

const settings: readonly Setting[] = [
  {
    command: "settings",
    names: { en: "Settings", ja: "設定", de: "Einstellungen", fr: "Réglages" },
    keywords: ["preferences", "options", "オプション", "Optionen", "paramètres", "préférences"],
  },
  {
    command: "language",
    names: { en: "Language", ja: "言語", de: "Sprache", fr: "Langue" },
    keywords: ["English", "日本語", "Deutsch", "Français", "Japanese", "German", "French", "langues"],
  },
  {
    command: "names",
    names: { en: "Game names", ja: "ゲーム内の名称", de: "Namen im Spiel", fr: "Noms du jeu" },
    keywords: ["한국어", "简体中文", "繁體中文", "Korean", "Chinese"],
  },
  {
    command: "night",
    names: { en: "Dark theme", ja: "ダークテーマ", de: "Dunkles Design", fr: "Thème sombre" },
    keywords: [
      "night theme",
      "dark mode",
      "夜のテーマ",
      "Nacht-Design",
      "Dark Mode",
      "mode sombre",
      "thème de nuit",
    ],
  },
  {
    command: "day",
    names: { en: "Light theme", ja: "ライトテーマ", de: "Helles Design", fr: "Thème clair" },
    keywords: ["day theme", "light mode", "昼のテーマ", "Tag-Design", "mode clair", "thème de jour"],
  },
  {
    command: "system",
    names: {
      en: "System theme",
      ja: "端末のテーマ",
      de: "Design des Geräts",
      fr: "Thème du système",
    },
    keywords: ["system theme", "システムのテーマ", "System-Design", "thème du système"],
  },
  {
    command: "hours12",
    names: { en: "12-hour clock", ja: "12時間表記", de: "12-Stunden-Uhr", fr: "Horloge sur 12 heures" },
    keywords: ["am pm"],
  },
  {
    command: "hours24",
    names: { en: "24-hour clock", ja: "24時間表記", de: "24-Stunden-Uhr", fr: "Horloge sur 24 heures" },
    keywords: [],
  },
  {
    command: "market",
    names: { en: "Market region", ja: "マーケットの地域", de: "Marktregion", fr: "Région du marché" },
    keywords: ["Universalis", "prices", "価格", "Preise", "prix", "data centre", "data center"],
  },
  {
    command: "clock",
    names: {
      en: "Clock and weather",
      ja: "時計と天気",
      de: "Uhr und Wetter",
      fr: "Horloge et météo",
    },
    keywords: [
      "Eorzea time",
      "current time",
      "current weather",
      "エオルゼア時間",
      "Eorzea-Zeit",
      "heure d’Éorzéa",
    ],
  },
  {
    command: "calls",
    names: { en: "Spoken calls", ja: "音声読み上げ", de: "Ansagen", fr: "Annonces vocales" },
    keywords: ["voice", "speech", "callouts", "音声", "Stimme", "Sprachausgabe", "voix"],
  },
  {
    command: "keys",
    names: { en: "Keyboard shortcuts", ja: "キー操作", de: "Tastenkürzel", fr: "Raccourcis clavier" },
    keywords: ["keys", "shortcuts", "hotkeys", "Tasten", "touches"],
  },
  {
    command: "clear",
    names: {
      en: "Clear all saved data",
      ja: "保存内容の消去",
      de: "Gespeichertes löschen",
      fr: "Effacer les données enregistrées",
    },
    keywords: [
      "reset",
      "delete data",
      "offline",
      "cache",
      "cookies",
      "リセット",
      "zurücksetzen",
      "réinitialiser",
    ],
  },
];

function settingEntries(): Findable[] {
  return settings.map(({ command, names, keywords }) => ({
    id: `setting-${command}`,
    kind: "setting" as const,
    names,
    target: command,
    line: line((words) => words.setting),
    keywords,
    glyph: "ui#settings",
  }));
}

export const finds: FindLists = [{ place: 20, read: settingEntries }];
