import type { ShellMessages } from "./en.ts";

const clock: ShellMessages["clock"] = {
  title: "Aktuelle Zeit",
  localTime: "Ortszeit",
  serverTime: "Serverzeit (ST)",
  serverTimeIs: "UTC, wie in Raid-Ankündigungen",
  eorzeaTime: "Eorzea-Zeit",
  moonAndSun: "Eorzea-Datum",
  moonSun: (moon, sun, astral) =>
    `${sun}. Sonne des ${Math.ceil(moon / 2)}. ${astral ? "Lichtmonds" : "Schattenmonds"}`,
  phase: "Mond",
  phases: [
    "Neumond",
    "Zunehmende Sichel",
    "Erstes Viertel",
    "Zunehmender Mond",
    "Vollmond",
    "Abnehmender Mond",
    "Letztes Viertel",
    "Abnehmende Sichel",
  ],
  sunrise: "Sonnenaufgang",
  sunset: "Sonnenuntergang",
  inTime: (duration) => `in ${duration}`,
  weather: "Aktuelles Wetter",
  zone: "Gebiet",
  addZone: "Gebiet hinzufügen",
  unpin: (zone) => `Entfernen: ${zone}`,
  periodLeft: (duration) => `Diese Wetterphase endet in ${duration}`,
  dial: (time) => `Der Eorzea-Tag; es ist ${time} ET`,
};

const forecastMenu: ShellMessages["forecastMenu"] = {
  home: "Startseite",
  groupAll: "Alle",
  groupMonsters: "Eureka-NMs",
  groupFarms: "Eureka-Farmen",
  groupFragments: "Frontsplitter-Farmen in Bozja",
  allUpcoming: "Alle kommenden Spawns",
  allMonsters: "Alle Eureka-NMs",
  everyMonster: "Alle NMs mit Wetter oder Nacht",
  allFarms: "Alle Eureka-Farmen",
  allFragments: "Alle Frontsplitter-Farmen in Bozja",
};

const notFound: ShellMessages["notFound"] = {
  title: "Auf keiner Karte verzeichnet",
  text: (path) => `Unter ${path} gibt es keine Seite.`,
  closest: "Ähnliche Seiten",
  home: "Zur Startseite",
};

const notes: ShellMessages["notes"] = {
  storageTrouble:
    "Dein Browser speichert nichts für diese Website: Einstellungen gehen beim Schließen verloren.",
  saveInventory: "Meine Sachen als Datei sichern",
  deletesUnvisited:
    "Dieser Browser löscht, was eine Website speichert, nach sieben Tagen ohne Besuch. Damit alles bleibt, tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“ (oder „Zum Dock hinzufügen“), und öffne den Almanach von dort.",
  clockBeyond:
    "Die Uhr dieses Geräts steht auf einem Datum, für das sich kein Wetter berechnen lässt. Stelle sie richtig, dann stimmen alle Zeiten hier.",
  clockOff: (by, fast) =>
    fast
      ? `Die Uhr dieses Geräts geht ${by} vor. Alle Zeiten hier weichen entsprechend ab.`
      : `Die Uhr dieses Geräts geht ${by} nach. Alle Zeiten hier weichen entsprechend ab.`,
  newVersion: "Eine neue Version ist da. Sie wird mit der nächsten Seite geladen.",
  dismiss: "Ausblenden",
};

const settingsPart: ShellMessages["settingsPart"] = {
  theme: "Design",
  light: "Hell",
  dark: "Dunkel",
  system: "System",
  language: "Sprache",
  names: "Spielnamen",
  namesAsInterface: "Wie die Oberfläche",
  hours: "Zeitformat",
  hoursAuto: "Passend zur Sprache",
  hours12: "12 Stunden",
  hours24: "24 Stunden",
  calls: "Ansagen",
  timeZone: "Zeitzone",
  timeZoneOfDevice: (zone) => `Wie das Gerät (${zone})`,
  timeZoneServer: "UTC (Serverzeit)",
  timeZoneHidden: "Dein Browser meldet UTC. Ist das nicht deine Zone, wähle sie hier.",
  market: "Universalis-Region",
  marketHint: "Von hier kommen die Preise. Solange du nichts wählst, gilt die Region deiner Zeitzone.",
  region: "Region",
  dataCentre: "Datenzentrum",
  world: "Welt",
  wholeRegion: "Ganze Region",
  wholeDataCentre: "Ganzes Datenzentrum",
  kept: "Offline-Daten",
  keptUnknown: "Die Seite speichert ihre Dateien in diesem Browser.",
  keptSize: (megabytes) => `Die Seite speichert ${megabytes}\u00a0MB in diesem Browser.`,
  keptClear: "Löschen",
  keptCleared: "Gelöscht. Deine Einstellungen bleiben.",
  keptRefused: "Dein Browser hat das blockiert. Lösche die Websitedaten stattdessen in seinen Einstellungen.",
  forgetAll: "Alles löschen",
  forgetAllText:
    "Löscht alle Einstellungen, Alarme, Timer, Holster, angehefteten Seiten, Bestände und Offline-Dateien aus diesem Browser. Das lässt sich nicht rückgängig machen.",
  forgetAllNow: "Jetzt alles löschen",
};

const messages: ShellMessages = {
  settingsPart,
  notes,
  notFound,
  forecastMenu,
  clock,
  tagline: "Begleiter für Entdecker",
  navigation: {
    forays: "Feldexkursionen",
    occult: "Kreszentia",
    bozja: "Bozja und DRS",
    eureka: "Eureka und BA",
    about: "Über uns",
  },
  doors: { tonight: "Heute Abend", learn: "Lernen", run: "Run", lookUp: "Nach\u00adschlagen" },
  doorsNavigation: "Einstiege",
  operations: "Feldexkursionen",
  foldSidebar: "Seitenleiste einklappen",
  unfoldSidebar: "Seitenleiste ausklappen",
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
    "FINAL FANTASY XIV © SQUARE ENIX. FINAL FANTASY ist eine eingetragene Marke von Square Enix Holdings Co., Ltd. Spieldaten und Namen gehören SQUARE ENIX; diese Seite wird von Spielern gemacht und hat keine Verbindung zum Publisher.",
  developers: "Für Entwickler",
  version: (version) => `Version ${version}`,
  error: {
    title: "Unexpected Application Error!",
    notLoaded:
      "Ein Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.",
    reload: "Neu laden",
    home: "Zur Startseite",
    details: "Technische Einzelheiten",
    hint: "Was du gespeichert hast, bleibt erhalten.",
  },
};

export default messages;
