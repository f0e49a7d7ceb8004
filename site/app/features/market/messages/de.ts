import type { PriceMessages } from "./en.ts";

const messages: PriceMessages = {
  gil: (amount) => `${amount}\u00a0Gil`,
  market: "Marktpreise",
  changePlace: (place) => `Marktregion: ${place}`,
  anyPlace: "Region wählen",
  idle: "Die Preise werden geladen, sobald dieser Teil zu sehen ist.",
  loading: "Preise werden geladen …",
  ready: "Die Preise sind aktuell.",
  nothing: "Nichts davon ist im Angebot, und zuletzt wurde nichts verkauft.",
  withFee: "mit 5\u00a0% Gebühr",
  feeIncluded: "Die Kosten enthalten die Gebühr des Marktbretts von 5\u00a0%.",
  source: "Preise: Universalis",
  stale: (age) => `${age} alt`,
  repeating: (trouble) => `${trouble}; gleich folgt ein neuer Versuch.`,
  repeatingLater: (trouble) => `${trouble}; in einer Minute folgt ein neuer Versuch.`,
  ended: (trouble) => `${trouble}.`,
  trouble: {
    offline: "Du bist offline; die Preise werden geladen, sobald du wieder online bist",
    rateLimited: "Der Preisdienst lässt uns nach zu vielen Anfragen warten",
    refused: "Der Preisdienst hat die Anfrage abgelehnt, wahrscheinlich waren es zu viele",
    brokenOff: "Die Antwort des Preisdienstes brach ab",
    unreachable: "Der Preisdienst ist nicht erreichbar",
    failed: "Der Preisdienst antwortet nicht",
    unreadable: "Die Antwort des Preisdienstes ließ sich nicht lesen",
    unknownPlace:
      "Der Preisdienst kennt die gewählte Region, das Datenzentrum oder die Welt nicht; wähle in den Einstellungen etwas anderes",
  },
  retry: "Erneut versuchen",
  average: "Ø-Verkaufspreis",
  cheapest: "Günstigstes Angebot",
  seen: (age) => `gesehen vor ${age}`,
  listing: (price, quantity, world) => `${price} × ${quantity} auf ${world}`,
  listingHere: (price, quantity) => `${price} × ${quantity}`,
  empty: "Keine Angebote.",
  noSales: "keine Verkäufe",
  unknown: "Keine Preise für diesen Gegenstand.",
  unmarketable: "Auf dem Marktbrett nicht handelbar.",
  notHad: "Kein Preis verfügbar.",
  waiting: "Preis wird geladen …",
};

export default messages;
