import type { Language } from "../../../i18n/language.ts";

/** German and French put names after a colon, so that they need no inflection. */
export type LineWords = Readonly<{
  calls: (name: string) => string;
  calledBy: (name: string) => string;
  level: (level: string) => string;
  fateOf: (name: string) => string;
  boss: (name: string) => string;
  number: (number: string) => string;
  from: (name: string) => string;
  costs: (cost: string, currency: string) => string;
  onMap: (count: string) => string;
  portal: (name: string) => string;
  gives: (name: string) => string;
  night: string;
  mneme: string;
  tool: string;
  setting: string;
  guide: string;
}>;

export const lineWords: Readonly<Record<Language, LineWords>> = {
  en: {
    calls: (name) => `Triggers ${name}`,
    calledBy: (name) => `Triggered by ${name}`,
    level: (level) => `Level ${level}`,
    fateOf: (name) => `FATE: ${name}`,
    boss: (name) => `Boss: ${name}`,
    number: (number) => `No. ${number}`,
    from: (name) => `From ${name}`,
    costs: (cost, currency) => `${cost} × ${currency}`,
    onMap: (count) => `${count} on the map`,
    portal: (name) => `Portal ${name}`,
    gives: (name) => `Drops ${name}`,
    night: "Night",
    mneme: "Mneme",
    tool: "Tool",
    setting: "Setting",
    guide: "Guide",
  },
  ja: {
    calls: (name) => `${name}を発生させる`,
    calledBy: (name) => `発生条件：${name}`,
    level: (level) => `レベル${level}`,
    fateOf: (name) => `F.A.T.E.：${name}`,
    boss: (name) => `ボス：${name}`,
    number: (number) => `No. ${number}`,
    from: (name) => `入手：${name}`,
    costs: (cost, currency) => `${currency}×${cost}`,
    onMap: (count) => `マップに${count}か所`,
    portal: (name) => `ポータル ${name}`,
    gives: (name) => `${name}を落とす`,
    night: "夜",
    mneme: "ロゴスシャード",
    tool: "ツール",
    setting: "設定",
    guide: "ガイド",
  },
  de: {
    calls: (name) => `Löst aus: ${name}`,
    calledBy: (name) => `Ausgelöst durch: ${name}`,
    level: (level) => `Stufe ${level}`,
    fateOf: (name) => `FATE: ${name}`,
    boss: (name) => `Boss: ${name}`,
    number: (number) => `Nr. ${number}`,
    from: (name) => `Aus: ${name}`,
    costs: (cost, currency) => `${cost} × ${currency}`,
    onMap: (count) => `${count} auf der Karte`,
    portal: (name) => `Portal ${name}`,
    gives: (name) => `Beute: ${name}`,
    night: "Nacht",
    mneme: "Logos-Splitter",
    tool: "Werkzeug",
    setting: "Einstellung",
    guide: "Leitfaden",
  },
  fr: {
    calls: (name) => `Déclenche\u00a0: ${name}`,
    calledBy: (name) => `Déclenché par\u00a0: ${name}`,
    level: (level) => `Niveau ${level}`,
    fateOf: (name) => `ALÉA\u00a0: ${name}`,
    boss: (name) => `Boss\u00a0: ${name}`,
    number: (number) => `N° ${number}`,
    from: (name) => `Source\u00a0: ${name}`,
    costs: (cost, currency) => `${cost} × ${currency}`,
    onMap: (count) => `${count} sur la carte`,
    portal: (name) => `Portail ${name}`,
    gives: (name) => `Butin\u00a0: ${name}`,
    night: "Nuit",
    mneme: "Éclat Logos",
    tool: "Outil",
    setting: "Réglage",
    guide: "Guide",
  },
};
