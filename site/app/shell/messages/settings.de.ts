import type { SettingsMessages } from "./settings.en.ts";

const messages: SettingsMessages = {
  theme: "Design",
  light: "Hell",
  dark: "Dunkel",
  system: "System",
  language: "Sprache",
  names: "Namen im Spiel",
  namesAsInterface: "Wie die Oberfläche",
  hours: "Uhr",
  hoursAuto: "Wie die Sprache",
  hours12: "12 Stunden",
  hours24: "24 Stunden",
  market: "Universalis-Region",
  marketHint: "Preise werden von hier gelesen.",
  region: "Region",
  dataCentre: "Datenzentrum",
  world: "Welt",
  wholeRegion: "Ganze Region",
  wholeDataCentre: "Ganzes Datenzentrum",
  kept: "Für die Nutzung ohne Netz",
  keptUnknown: "Die Seite behält ihre Dateien in diesem Browser.",
  keptSize: (megabytes) => `Die Seite behält ${megabytes} MB in diesem Browser.`,
  keptClear: "Löschen",
  keptCleared: "Gelöscht. Deine Einstellungen bleiben.",
  keptRefused: "Der Browser hat es nicht erlaubt.",
  forgetAll: "Alles löschen",
  forgetAllText:
    "Einstellungen, Alarme, Timer, Holster, Marken und Bestände, die diese Seite in diesem Browser behält, und ihre Dateien. Niemand kann sie zurückholen.",
  forgetAllNow: "Jetzt alles löschen",
};

export default messages;
