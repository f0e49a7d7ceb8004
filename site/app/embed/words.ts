import type { Language } from "~/i18n/language.ts";

type Words = Readonly<{
  next: string;
  now: string;
  startsIn: string;
  endsIn: string;
  eorzea: string;
  local: string;
  turnsIn: string;
  open: string;
  lost: string;
  et: string;
}>;

/** An embed has so few words that all languages travel with it. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    next: "Next window",
    now: "Open now",
    startsIn: "starts in",
    endsIn: "ends in",
    eorzea: "Eorzea time",
    local: "Local time",
    turnsIn: "weather turns in",
    open: "Open in Foray Almanac",
    lost: "There is nothing to show at this address.",
    et: "ET",
  },
  ja: {
    next: "次の出現",
    now: "ただいま出現中",
    startsIn: "開始まで",
    endsIn: "終了まで",
    eorzea: "エオルゼア時間",
    local: "現地時間",
    turnsIn: "天候の変化まで",
    open: "Foray Almanacで開く",
    lost: "このアドレスには表示するものがありません。",
    et: "ET",
  },
  de: {
    next: "Nächstes Fenster",
    now: "Jetzt offen",
    startsIn: "beginnt in",
    endsIn: "endet in",
    eorzea: "Eorzea-Zeit",
    local: "Ortszeit",
    turnsIn: "Wetterwechsel in",
    open: "In Foray Almanac öffnen",
    lost: "Unter dieser Adresse gibt es nichts anzuzeigen.",
    et: "ET",
  },
  fr: {
    next: "Prochaine fenêtre",
    now: "En cours",
    startsIn: "commence dans",
    endsIn: "finit dans",
    eorzea: "Heure d’Éorzéa",
    local: "Heure locale",
    turnsIn: "le temps change dans",
    open: "Ouvrir dans Foray Almanac",
    lost: "Il n’y a rien à afficher à cette adresse.",
    et: "ET",
  },
};
