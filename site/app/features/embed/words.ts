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
  zoomIn: string;
  zoomOut: string;
  ledBy: (name: string) => string;
  party: (name: string) => string;
  free: string;
  begun: string;
}>;

/** All languages are bundled, since an embed has few texts. */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    next: "Next window",
    now: "Up now",
    startsIn: "starts in",
    endsIn: "ends in",
    eorzea: "Eorzea time",
    local: "Local time",
    turnsIn: "weather changes in",
    open: "Open in Foray Almanac",
    lost: "Nothing to show at this link.",
    et: "ET",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    ledBy: (name) => `Leader: ${name}`,
    party: (name) => `Party ${name}`,
    free: "open",
    begun: "Started",
  },
  ja: {
    next: "次の出現",
    now: "ただいま出現中",
    startsIn: "開始まで",
    endsIn: "終了まで",
    eorzea: "エオルゼア時間",
    local: "端末の時刻",
    turnsIn: "天候の変化まで",
    open: "Foray Almanacで開く",
    lost: "このアドレスには表示するものがありません。",
    et: "ET",
    zoomIn: "拡大",
    zoomOut: "縮小",
    ledBy: (name) => `主催：${name}`,
    party: (name) => `パーティ${name}`,
    free: "空き",
    begun: "開始済み",
  },
  de: {
    next: "Nächstes Fenster",
    now: "Jetzt da",
    startsIn: "beginnt in",
    endsIn: "endet in",
    eorzea: "Eorzea-Zeit",
    local: "Ortszeit",
    turnsIn: "Wetterwechsel in",
    open: "In Foray Almanac öffnen",
    lost: "Unter dieser Adresse gibt es nichts anzuzeigen.",
    et: "ET",
    zoomIn: "Vergrößern",
    zoomOut: "Verkleinern",
    ledBy: (name) => `Leitung: ${name}`,
    party: (name) => `Gruppe ${name}`,
    free: "frei",
    begun: "Hat begonnen",
  },
  fr: {
    next: "Prochaine fenêtre",
    now: "En cours",
    startsIn: "commence dans",
    endsIn: "finit dans",
    eorzea: "Heure d’Éorzéa",
    local: "Heure locale",
    turnsIn: "changement de météo dans",
    open: "Ouvrir dans Foray Almanac",
    lost: "Il n’y a rien à afficher à cette adresse.",
    et: "ET",
    zoomIn: "Zoomer",
    zoomOut: "Dézoomer",
    ledBy: (name) => `Meneur : ${name}`,
    party: (name) => `Équipe ${name}`,
    free: "libre",
    begun: "A commencé",
  },
};
