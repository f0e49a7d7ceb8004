import type { Language } from "../i18n/language.ts";

/** One term of the interface: what it is called in each language, and the words that a language does not use for it. */
export type Term = Readonly<{
  id: string;
  names: Readonly<Record<Language, string>>;
  avoid: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** The page that tells most of it. */
  to: `/${string}`;
}>;

/** The terms, by operation. docs/terms.md is printed from this list, and the glossary explains each. */
export const terms = [
  {
    id: "notorious-monster",
    names: {
      en: "notorious monster",
      ja: "ノートリアスモンスター",
      de: "Notorisches Monster",
      fr: "monstre notoire",
    },
    avoid: { ja: ["悪名高いモンスター"], de: ["Berüchtigtes Monster"], fr: ["monstre célèbre"] },
    to: "/eureka/nms",
  },
  {
    id: "trigger",
    names: { en: "trigger monster", ja: "呼び出す敵", de: "Auslöser", fr: "ennemi déclencheur" },
    avoid: {},
    to: "/eureka/nms",
  },
  {
    id: "elemental-level",
    names: {
      en: "elemental level",
      ja: "エレメンタルレベル",
      de: "Elementarstufe",
      fr: "niveau élémentaire",
    },
    avoid: {},
    to: "/eureka/guide/levels",
  },
  {
    id: "logogram",
    names: { en: "logogram", ja: "ロゴスシャード", de: "Logos-Splitter", fr: "éclat Logos" },
    avoid: { ja: ["ロゴグラム"], de: ["Logogramm"], fr: ["logogramme"] },
    to: "/eureka/guide/logos",
  },
  {
    id: "mneme",
    names: { en: "mneme", ja: "記憶", de: "Mneme", fr: "mnème" },
    avoid: {},
    to: "/eureka/logos",
  },
  {
    id: "logos-action",
    names: { en: "logos action", ja: "ロゴスアクション", de: "Logos-Kommando", fr: "action Logos" },
    avoid: {},
    to: "/eureka/logos",
  },
  {
    id: "loadout",
    names: { en: "loadout", ja: "装備構成", de: "Ausrüstung", fr: "équipement" },
    avoid: {},
    to: "/ba",
  },
  {
    id: "lockbox",
    names: { en: "lockbox", ja: "ロックボックス", de: "Schließkassette", fr: "coffre verrouillé" },
    avoid: {},
    to: "/eureka/guide/lockboxes",
  },
  {
    id: "chain",
    names: { en: "chain", ja: "チェーン", de: "Kette", fr: "chaîne" },
    avoid: {},
    to: "/forecast/eurekafarms",
  },
  {
    id: "mutation",
    names: { en: "mutated, adapted", ja: "変異・適応", de: "verändert, angepasst", fr: "muté, adapté" },
    avoid: {},
    to: "/forecast/eurekafarms",
  },
  {
    id: "forgotten-fragment",
    names: { en: "forgotten fragment", ja: "ロストシャード", de: "Frontsplitter", fr: "éclat oublié" },
    avoid: { ja: ["断片"], de: ["Fragment"], fr: ["fragment"] },
    to: "/forecast/fragments",
  },
  {
    id: "lost-action",
    names: { en: "lost action", ja: "ロストアクション", de: "Verschollenes Kommando", fr: "action oubliée" },
    avoid: { de: ["Verlorenes Kommando", "Verlorene Kommandos"] },
    to: "/bozja/lostaction",
  },
  {
    id: "holster",
    names: { en: "holster", ja: "ホルスター", de: "Holster", fr: "étui" },
    avoid: {},
    to: "/drs/holster",
  },
  {
    id: "mettle",
    names: { en: "mettle", ja: "戦果", de: "Kampfgeist", fr: "vaillance" },
    avoid: {},
    to: "/bozja/guide/ranks",
  },
  {
    id: "skirmish",
    names: { en: "skirmish", ja: "スカーミッシュ", de: "Scharmützel", fr: "escarmouche" },
    avoid: {},
    to: "/map/bsf",
  },
  {
    id: "critical-encounter",
    names: { en: "critical encounter", ja: "クリティカルエンカウント", de: "Gefecht", fr: "affrontement" },
    avoid: { de: ["Kritische Begegnung"], fr: ["rencontre critique"] },
    to: "/bozja/engagements",
  },
  {
    id: "duel",
    names: { en: "duel", ja: "一騎打ち", de: "Duell", fr: "duel" },
    avoid: {},
    to: "/bozja/guide/duels",
  },
  {
    id: "knowledge",
    names: { en: "knowledge level", ja: "知見レベル", de: "Wissensstufe", fr: "niveau de savoir" },
    avoid: {},
    to: "/occult/guide/knowledge",
  },
  {
    id: "phantom-job",
    names: { en: "phantom job", ja: "サポートジョブ", de: "Phantomjob", fr: "job fantôme" },
    avoid: {},
    to: "/occult/phantomjob",
  },
  {
    id: "forked-tower",
    names: { en: "Forked Tower", ja: "フォークタワー", de: "Turm", fr: "tour fourchue" },
    avoid: { ja: ["分岐塔"], de: ["Gabelturm"], fr: ["tour bifurquée"] },
    to: "/occult/guide/tower",
  },
  {
    id: "fate",
    names: { en: "FATE", ja: "FATE", de: "FATE", fr: "ALÉA" },
    avoid: { fr: ["FATE"] },
    to: "/occult/guide/encounters",
  },
  {
    id: "pot",
    names: { en: "pot FATE", ja: "マジックポットのFATE", de: "Topf-FATE", fr: "ALÉA de pot" },
    avoid: {},
    to: "/timers",
  },
  {
    id: "eorzea-time",
    names: { en: "Eorzea time", ja: "ET", de: "ET", fr: "ET" },
    avoid: { fr: ["HE"] },
    to: "/weather-finder",
  },
  {
    id: "period",
    names: { en: "period", ja: "天候の周期", de: "Wetterabschnitt", fr: "période" },
    avoid: {},
    to: "/weather-finder",
  },
  {
    id: "window",
    names: { en: "window", ja: "出現時間", de: "Zeitfenster", fr: "fenêtre" },
    avoid: {},
    to: "/forecast",
  },
  {
    id: "up-now",
    names: { en: "up now", ja: "出現中", de: "jetzt da", fr: "en cours" },
    avoid: { ja: ["開放中"], de: ["jetzt offen"] },
    to: "/forecast",
  },
  {
    id: "returns",
    names: { en: "returns", ja: "再出現", de: "kehrt zurück", fr: "revient" },
    avoid: {},
    to: "/timers",
  },
  {
    id: "instance",
    names: { en: "instance", ja: "インスタンス", de: "Instanz", fr: "instance" },
    avoid: {},
    to: "/timers",
  },
  {
    id: "reflect",
    names: { en: "reflect farm", ja: "リフレク狩り", de: "Reflek-Farm", fr: "farm au renvoi" },
    avoid: {},
    to: "/forecast/fragments",
  },
] as const satisfies readonly Term[];

export type TermId = (typeof terms)[number]["id"];
