import type { Language } from "../../app/i18n/language.ts";

/** What a line of the search says beside names; German and French need no forms that the names do not have. */
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
    calls: (name) => `Calls ${name}`,
    calledBy: (name) => `Called by ${name}`,
    level: (level) => `Level ${level}`,
    fateOf: (name) => `FATE of ${name}`,
    boss: (name) => `Boss: ${name}`,
    number: (number) => `No. ${number}`,
    from: (name) => `From ${name}`,
    costs: (cost, currency) => `${cost} × ${currency}`,
    onMap: (count) => `${count} on the map`,
    portal: (name) => `Portal ${name}`,
    gives: (name) => `Gives ${name}`,
    night: "Night",
    mneme: "Mneme",
    tool: "Tool",
    setting: "Setting",
    guide: "Guide",
  },
  ja: {
    calls: (name) => `${name}を呼ぶ`,
    calledBy: (name) => `${name}が呼ぶ`,
    level: (level) => `レベル${level}`,
    fateOf: (name) => `${name}のFATE`,
    boss: (name) => `ボス：${name}`,
    number: (number) => `No. ${number}`,
    from: (name) => `入手：${name}`,
    costs: (cost, currency) => `${currency}×${cost}`,
    onMap: (count) => `マップに${count}か所`,
    portal: (name) => `ポータル ${name}`,
    gives: (name) => `${name}を落とす`,
    night: "夜",
    mneme: "記憶",
    tool: "ツール",
    setting: "設定",
    guide: "ガイド",
  },
  de: {
    calls: (name) => `Ruft: ${name}`,
    calledBy: (name) => `Gerufen von: ${name}`,
    level: (level) => `Stufe ${level}`,
    fateOf: (name) => `FATE: ${name}`,
    boss: (name) => `Boss: ${name}`,
    number: (number) => `Nr. ${number}`,
    from: (name) => `Aus: ${name}`,
    costs: (cost, currency) => `${cost} × ${currency}`,
    onMap: (count) => `${count} auf der Karte`,
    portal: (name) => `Portal ${name}`,
    gives: (name) => `Gibt: ${name}`,
    night: "Nacht",
    mneme: "Mneme",
    tool: "Werkzeug",
    setting: "Einstellung",
    guide: "Leitfaden",
  },
  fr: {
    calls: (name) => `Appelle : ${name}`,
    calledBy: (name) => `Appelé par : ${name}`,
    level: (level) => `Niveau ${level}`,
    fateOf: (name) => `ALÉA : ${name}`,
    boss: (name) => `Boss : ${name}`,
    number: (number) => `N° ${number}`,
    from: (name) => `Source : ${name}`,
    costs: (cost, currency) => `${cost} × ${currency}`,
    onMap: (count) => `${count} sur la carte`,
    portal: (name) => `Portail ${name}`,
    gives: (name) => `Donne : ${name}`,
    night: "Nuit",
    mneme: "Mnème",
    tool: "Outil",
    setting: "Réglage",
    guide: "Guide",
  },
};
