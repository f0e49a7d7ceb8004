import type { ShellMessages } from "./en.ts";

const messages: ShellMessages = {
  tagline: "Begleiter für Forscher",
  navigation: {
    forays: "Feldzüge",
    occult: "Kreszentia",
    bozja: "Bozja und DRS",
    eureka: "Eureka und BA",
    about: "Über uns",
  },
  mainNavigation: "Hauptmenü",
  skip: "Zum Inhalt springen",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  settings: "Einstellungen",
  close: "Schließen",
  loading: "Wird geladen …",
  eorzeaTimeIs: (time) => `Eorzea-Zeit: ${time} ET. Uhr öffnen`,
  et: "ET",
  toLight: "Zum hellen Design wechseln",
  toDark: "Zum dunklen Design wechseln",
  aboutSite: "Über diese Seite",
  notice:
    "FINAL FANTASY XIV © SQUARE ENIX. FINAL FANTASY ist eine eingetragene Marke von Square Enix Holdings Co., Ltd. Spieldaten und Namen gehören SQUARE ENIX; diese Seite machen Spieler, sie hat keine Verbindung zum Verlag.",
  developers: "Für Entwickler",
  version: (version) => `Version ${version}`,
  error: {
    title: "Unexpected Application Error!",
    chunk: (kind, address) => `Ein Teil der Seite konnte nicht geladen werden (${kind}): ${address}`,
    script: "Skript",
    style: "Formatvorlage",
    retry: "Erneut versuchen",
    reload: "Neu laden",
    home: "Zur Startseite",
    details: "Technische Einzelheiten",
    hint: "Nichts Gespeichertes geht verloren.",
  },
};

export default messages;
