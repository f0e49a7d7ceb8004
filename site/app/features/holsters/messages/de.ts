import type { HolsterMessages } from "./en.ts";

const asked: HolsterMessages["asked"] = {
  title: "Falls du darum gebeten wirst",
  note: (host) =>
    `Die meisten übernehmen die Liste unverändert. ${host} bittet eine Person je Rolle, sie anzupassen, damit die Gruppe diese Kommandos einmal hat. Sprecht euch ab.`,
  brings: (names) => `Du bringst mit: ${names}`,
  putIn: "Hinzufügen",
  takeOut: "Herausnehmen",
  weight: (weight, capacity) => `Die Haupttasche wiegt dann ${weight} von ${capacity}.`,
  over: (over) => `Passt nur, wenn du auch etwas herausnimmst: Sonst sind es ${over} über dem Limit.`,
  overBut: (room) => `Passt nur, wenn du auch etwas herausnimmst (zum Beispiel ${room}).`,
  lacking: (names) => `Nicht in der Tasche: ${names}.`,
  apply: (names) => `Tasche ändern: ${names}`,
  applyShort: "Tasche ändern",
  applied: "In der Tasche",
  done: (names) => `Haupttasche geändert: ${names}. Mit „Rückgängig“ stellst du sie wieder her.`,
};

const head: HolsterMessages["head"] = {
  hostTitle: (host) => `${host}: DRS-Holster`,
  hostText: (host, server) =>
    `Holster für die Runs von ${host} (${server}) in Delubrum Reginae (episch): beide Taschen mit Gewicht, was zu farmen oder zu kaufen ist, und heutige Preise.`,
  typeTitle: (type, host) => `${type} von ${host}: DRS-Holster`,
  typeText: (type, host) =>
    `Alle Holster von ${host} für ${type} in Delubrum Reginae (episch), nach Rolle, mit Gewicht, Quellen und Preisen.`,
  holsterTitle: (holster, role, type, host) => `${holster} (${role}), ${type} von ${host}: DRS-Holster`,
  holsterText: (holster, type, host) =>
    `Holster ${holster} für ${type} von ${host} in Delubrum Reginae (episch): beide Taschen, ihr Gewicht, die nötigen Splitter und woher sie kommen.`,
};

const needs: HolsterMessages["needs"] = {
  title: "Was du brauchst",
  runs: "Runs",
  oneRunMore: "Ein Run mehr",
  oneRunLess: "Ein Run weniger",
  emptyBags: "Lege etwas in eine Tasche, um zu sehen, was du dafür brauchst.",
  actions: "Benötigte Kommandos",
  action: "Kommando",
  needed: "Nötig",
  owned: "Im Besitz",
  ownedOf: (name) => `Im Besitz: ${name}`,
  missing: "Fehlt",
  complete: "vollständig",
  stock: "Bestand importieren oder exportieren",
  stockNote:
    "Wird nur in diesem Browser gespeichert. Exportiere ihn als Text, um ihn anderswo zu behalten, oder füge eine Liste ein: je Zeile ein Kommando und seine Anzahl.",
  stockText: "Dein Bestand als Text",
  exportTitle: "Foray Almanac: meine Kommandos",
  export: "Als Text exportieren",
  import: "Text einlesen",
  exported: "Kopiert; der Text steht auch im Feld.",
  exportShown: "Der Text steht im Feld.",
  imported: (count) => (count === 1 ? "1 Kommando übernommen." : `${count} Kommandos übernommen.`),
  forget: "Bestand löschen",
  forgotten: "Bestand gelöscht. Der Text steht noch im Feld, falls du ihn zurückhaben möchtest.",
  foreign: "In diesem Text wurden keine Kommandos gefunden. Dein Bestand wurde nicht geändert.",
  partly: (count) =>
    count === 1
      ? "Ein Kommando war lesbar, aber nicht jede Zeile. Dein Bestand wurde nicht geändert."
      : `${count} Kommandos waren lesbar, aber nicht jede Zeile. Dein Bestand wurde nicht geändert.`,
  notRead: "Nicht lesbar:",
  takeRead: (count) => (count === 1 ? "Das eine gelesene übernehmen" : `Die ${count} gelesenen übernehmen`),
  namesFailed: "Die Namen konnten nicht geladen werden; prüfe deine Verbindung und versuche es noch einmal.",
  fragments: "Benötigte Splitter",
  wishTonight: "Auf die Wunschliste für heute",
  toTonight: "Abend planen",
  wished: "Steht auf der Wunschliste",
  allOwned: "Du besitzt alles für diese Runs.",
  chance:
    "Ein Splitter, der mehrere Kommandos ergeben kann, ergibt zufällig eines davon. Zahlen und Kosten sind Durchschnittswerte aus 1.125 bis 121.219 Splittern je Art, die Spieler begutachtet haben; dein Ergebnis kann abweichen.",
  onAverage: (least) => `im Schnitt; mindestens ${least}`,
  unopened: "Unbegutachtet im Besitz",
  unopenedOf: (name) => `Unbegutachtet im Besitz: ${name}`,
  forActions: "für",
  sources: "Woher",
  buyAll: "Fehlendes kaufen, im Schnitt",
  about: (gil) => `etwa ${gil}`,
  buyThese: (count) => `${count} kaufen:`,
  noSum: {
    idle: "Preise werden geladen, sobald dieser Teil zu sehen ist",
    loading: "Preise werden geladen",
    ready: "nichts davon wird angeboten oder wurde kürzlich verkauft",
    trouble: "keine Preise verfügbar",
  },
  unpriced: (count) =>
    count === 1 ? "1 ohne Preis nicht eingerechnet" : `${count} ohne Preis nicht eingerechnet`,
};

const messages: HolsterMessages = {
  needs,
  head,
  asked,
  title: "DRS-Holster",
  lead: "Was du nach Delubrum Reginae (episch) mitnimmst: Wähle, wer den Run leitet und was du spielst, dann siehst du beide Taschen, ihre Kosten und wie du sie füllst.",
  creatorTitle: "Holster-Editor",
  creatorLead:
    "Fülle eine Pre-Pop- und eine Haupttasche für Delubrum Reginae (episch), sieh sofort ihr Gewicht und was dir noch fehlt, und teile sie als Link.",
  steps: { host: "Leitung", type: "Art des Runs", role: "Rolle", holster: "Holster" },
  choose: {
    host: "Wer leitet den Run?",
    type: "Welche Art von Run?",
    role: "Was spielst du?",
    holster: "Welches Holster?",
  },
  stepsLabel: "Schritte",
  change: (step, choice) => `${step}: ${choice}. Anderes wählen`,
  back: "Zurück",
  startOver: "Von vorn",
  updated: (day) => `zuletzt geändert am ${day}`,
  holsters: (count) => (count === 1 ? "1 Holster" : `${count} Holster`),
  runTypes: (count) => (count === 1 ? "1 Art von Run" : `${count} Arten von Runs`),
  unknown: {
    host: (text) => `Es gibt hier keine Leitung „${text}“. Wähle eine aus der Liste.`,
    type: (text) => `Diese Leitung hat keinen Run „${text}“. Wähle einen aus der Liste.`,
    holster: (text) => `Dieser Run hat kein Holster „${text}“. Wähle eines aus der Liste.`,
  },
  near: "Meintest du",
  allHolsters: (count) => `Alle ${count} Holster`,
  createOwn: "Eigenes Holster bauen",
  createRun: "Holster für einen ganzen Run anlegen",
  changedList: (host) => `Gegenüber der Liste von ${host} geändert.`,
  restore: "Liste der Leitung wiederherstellen",
  overPublished: "Über dem Höchstgewicht von 99: So hat die Leitung sie veröffentlicht.",
  ignoredTitle: "Ein Teil dieses Links war nicht lesbar. Der Rest steht unverändert unten.",
  ignoredAll: "Dieser Link enthält kein Holster. Du kannst die Taschen selbst füllen.",
  ignoredReason: {
    unknownCode: "kein Kommando hat diesen Code",
    leftover: "mehr, als ein Holster-Link enthält",
    tooMany: "nach dem 200. Eintrag",
  },
  ignoredMore: (count) => `und ${count} weitere`,
  forRole: "Warnungen für die Rolle",
  anyRole: "Jede Rolle",
  ownName: "Name (steht dann im Link)",
  changedTitle: (title) => `${title} (geändert)`,
  share: "Link teilen",
  shareLabel: "Link zu diesem Holster",
  copied: "Link kopiert.",
  copyFailed: "Dein Browser hat das Kopieren blockiert. Markiere den Text und kopiere ihn selbst.",
  discord: "Für Discord kopieren",
  discordCopied: "Als Text für Discord kopiert.",
  discordMore: (count) => `… und ${count} weitere`,
  picture: "Bild",
  pictureFailed: "Dein Browser konnte das Bild nicht erstellen. Versuche es in einem anderen.",
  pictureSaved: "Bild gespeichert.",
  print: "Drucken",
  tools: "Werkzeuge für das Holster",
  bags: "Die beiden Taschen",
  loading: "Die Taschen werden geladen …",
  yourHolster: "Dein Holster",
};

export default messages;
