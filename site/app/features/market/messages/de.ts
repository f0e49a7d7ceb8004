import type { PriceMessages } from "./en.ts";

const messages: PriceMessages = {
  gil: (amount) => `${amount} Gil`,
  market: "Marktpreise",
  changePlace: (place) => `${place}: Region ändern`,
  anyPlace: "Region wählen",
  idle: "Die Preise laden, sobald dieser Teil zu sehen ist.",
  loading: "Preise werden geladen …",
  ready: "Die Preise sind aktuell.",
  nothing: "Nichts davon ist im Angebot, und zuletzt wurde nichts verkauft.",
  withFee: "mit 5 % Gebühr",
  feeIncluded: "Die Kosten enthalten die Gebühr des Marktbretts von 5 %.",
  source: "Preise: Universalis",
  stale: (age) => `Die gezeigten Preise sind ${age} alt.`,
  repeating: "Gleich folgt ein neuer Versuch.",
  repeatingLater: "In einer Minute folgt ein neuer Versuch.",
  trouble: {
    offline: "Kein Netz, daher keine neuen Marktpreise. Sie kommen, sobald du wieder verbunden bist.",
    rateLimited: "Der Preisdienst bittet um Geduld: zu viele Anfragen von hier.",
    refused:
      "Der Preisdienst hat uns abgewiesen, ohne zu sagen, warum; wahrscheinlich waren es zu viele Anfragen von hier.",
    brokenOff: "Die Antwort des Preisdienstes brach ab.",
    unreachable: "Der Preisdienst ist nicht erreichbar: Netz oder Dienst sind gestört.",
    failed: "Der Preisdienst antwortet nicht.",
    unreadable: "Der Preisdienst hat etwas geschickt, das keine Preise sind.",
    unknownPlace:
      "Der Preisdienst kennt die gewählte Region, das Datenzentrum oder die Welt nicht. Wähle in den Einstellungen etwas anderes.",
  },
  retry: "Erneut versuchen",
  average: "Ø Verkaufspreis",
  cheapest: "Günstigstes Angebot",
  seen: (age) => `gesehen vor ${age}`,
  listing: (price, quantity, world) => `${price} × ${quantity} auf ${world}`,
  listingHere: (price, quantity) => `${price} × ${quantity}`,
  empty: "Keine Angebote.",
  noSales: "keine Verkäufe",
  unknown: "Der Dienst hat hierfür keine Preise.",
  unmarketable: "Auf dem Marktbrett nicht handelbar.",
  notHad: "Kein Preis zu bekommen.",
  waiting: "Preis folgt …",
};

export default messages;
