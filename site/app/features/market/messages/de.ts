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
  stale: (age) => `${age} alt`,
  repeating: (trouble) => `${trouble}; gleich folgt ein neuer Versuch.`,
  repeatingLater: (trouble) => `${trouble}; in einer Minute folgt ein neuer Versuch.`,
  ended: (trouble) => `${trouble}.`,
  trouble: {
    offline: "Du bist offline; die Preise laden, sobald du wieder verbunden bist",
    rateLimited: "Der Preisdienst bittet nach zu vielen Anfragen um Geduld",
    refused: "Der Preisdienst hat die Anfrage abgelehnt, wahrscheinlich waren es zu viele",
    brokenOff: "Die Antwort des Preisdienstes brach ab",
    unreachable: "Der Preisdienst ist nicht erreichbar",
    failed: "Der Preisdienst antwortet nicht",
    unreadable: "Die Antwort des Preisdienstes ließ sich nicht lesen",
    unknownPlace:
      "Der Preisdienst kennt die gewählte Region, das Datenzentrum oder die Welt nicht; wähl in den Einstellungen etwas anderes",
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
