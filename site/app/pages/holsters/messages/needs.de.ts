import type { NeedMessages } from "./needs.en.ts";

const messages: NeedMessages = {
  title: "Was du brauchst",
  runs: "Läufe",
  oneRunMore: "Ein Lauf mehr",
  oneRunLess: "Ein Lauf weniger",
  emptyBags: "Lege etwas in eine Tasche, dann steht hier, was sie verlangt.",
  actions: "Benötigte Kommandos",
  action: "Kommando",
  needed: "Nötig",
  owned: "Im Besitz",
  ownedOf: (name) => `Im Besitz: ${name}`,
  missing: "Fehlt",
  complete: "vollständig",
  stock: "Mein Besitz als Text",
  stockNote:
    "Wird nur in diesem Browser aufbewahrt. Nimm ihn als Text heraus, um ihn anderswo zu behalten, oder füge eine Liste ein: je Zeile ein Kommando und seine Anzahl.",
  stockText: "Kommandos im Besitz als Text",
  exportTitle: "Foray Almanac: lost actions I own",
  export: "Als Text herausnehmen",
  import: "Diesen Text lesen",
  exported: "Kopiert; der Text steht auch im Feld.",
  exportShown: "Der Text steht im Feld.",
  imported: (count) => (count === 1 ? "1 Kommando übernommen." : `${count} Kommandos übernommen.`),
  forget: "Besitz vergessen",
  forgotten: "Vergessen. Der Text steht im Feld, falls du ihn zurückhaben möchtest.",
  foreign: "Nichts in diesem Text ist eine Liste von Kommandos. Dein Besitz wurde nicht geändert.",
  partly: (count) =>
    count === 1
      ? "Ein Kommando war lesbar, aber nicht jede Zeile. Dein Besitz wurde nicht geändert."
      : `${count} Kommandos waren lesbar, aber nicht jede Zeile. Dein Besitz wurde nicht geändert.`,
  notRead: "Nicht gelesen:",
  takeRead: (count) => (count === 1 ? "Das eine gelesene übernehmen" : `Die ${count} gelesenen übernehmen`),
  namesFailed: "Die Namen konnten nicht geladen werden; prüfe das Netz und versuche es noch einmal.",
  fragments: "Benötigte Splitter",
  allOwned: "Du besitzt alles für diese Läufe.",
  chance:
    "Ein Splitter, der mehrere Kommandos geben kann, gibt eines davon nach Zufall. Zahlen und Kosten sind Durchschnitte nach dem, was aus 1.125 bis 121.219 Splittern jeder Art kam, die Spieler geöffnet haben; das Glück schwankt.",
  onAverage: (least) => `im Schnitt; mindestens ${least}`,
  unopened: "Ungeöffnet im Besitz",
  unopenedOf: (name) => `Ungeöffnet im Besitz: ${name}`,
  forActions: "für",
  sources: "Woher",
  buyAll: "Fehlendes kaufen, im Schnitt",
  about: (gil) => `etwa ${gil}`,
  buyThese: (count) => `${count} kaufen:`,
  noSum: {
    idle: "Preise werden geholt, sobald dieser Teil zu sehen ist",
    loading: "Preise sind unterwegs",
    ready: "keiner davon wird angeboten oder wurde verkauft",
    trouble: "keine Preise zu bekommen",
  },
  unpriced: (count) => (count === 1 ? "ohne 1 ohne Preis" : `ohne ${count} ohne Preis`),
};

export default messages;
